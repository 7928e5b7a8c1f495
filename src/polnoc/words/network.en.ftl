# Access for other machines: the switch on the pages of whoever uses the machine that runs the server.

network-title = Let others in
network-closed = So far only this computer can open Północ
network-closed-how = Phones and other computers get no answer yet. One switch lets them in.
network-let-in = Let others in…
network-means-who = Everyone on the same network, such as your home Wi-Fi, will be able to open this page, start tables, and play where they are invited.
network-means-safe = They see nothing but Północ: none of your files, and nobody’s hidden cards.
network-means-trust = The connection is not encrypted, so whoever runs the network could listen in. Do it at home or among friends, not in a café or a hotel.
network-means-end = You can close it again at any time. It also ends when Północ is stopped.
network-remember = Do this whenever Północ starts on this computer, whichever network it is on
network-yes = Yes, let others in
network-open = Others can come in
network-links = Links and codes begin with
network-nobody-yet = Nobody has connected yet. Open a link or scan a code on a phone on the same network: it will say hello here.
network-nobody-yet-fixed = Nobody has connected yet. Open a link or scan a code on another device: it will say hello here.
network-arrived = A device has connected: { $address }
network-arrived-before = Before it: { AND($addresses) }
network-other = Another address of this computer
network-use = Use this one
network-shut-out = Close it for others
network-code = Code with the address of this site
network-none = This computer is not on any network right now. Connect it to Wi-Fi or plug in a cable, then try again.
network-port-taken = Another program on this computer already uses port { $port } for the network. Stop that program, or start Północ on another port: polnoc serve --open --port 8014
network-no-address = Others may come in, but this computer is not on any network right now.
network-no-such-site = This computer no longer has that address. Choose one that it has now.
network-fixed = Whoever started this server has decided who can reach it, so there is nothing to switch here.
network-only-here = Only this computer can open these links.

network-help = Can nobody connect?
network-help-same = Is the phone on the same network? Switch off its mobile data, and connect it to the same Wi-Fi as this computer.
network-help-guest = Guest Wi-Fi often keeps devices apart, and so do schools, offices and hotels. Use the main Wi-Fi, or let a phone be the hotspot for everyone.
network-help-firewall = A firewall on this computer may block others. Windows and macOS ask once whether Python may accept connections: say yes, for private networks. On Linux with ufw: sudo ufw allow { $port }/tcp
network-help-vpn = A VPN on either device may lead elsewhere. Switch it off and try again.
network-help-other = If this computer has several addresses, try another one. Type it exactly, with http:// in front and :{ $port } at the end.
network-help-far = Friends who are somewhere else need a tunnel or a server on the internet. Both ways are described in docs/self-hosting.md.
network-help-proxy = Links begin with the address that was set when this server was started. Check that a proxy or a tunnel really leads from there to this server.
