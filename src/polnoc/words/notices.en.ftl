# Notifications outside the page that it is your turn.

notices-title = Notices
notices-lead = Północ can tell you when a table is waiting for you. Everything is off until you switch it on, and only you see this page.
notices-secret = A notice names the game, the table, who sits there and how long you have. It never says anything about cards or the board.
notices-on = On
notices-off = Off
notices-failed = Switched off: it failed several times in a row. Check the address and switch it on again.
notices-unconfirmed = Waiting for you to open the link in the email we sent.
notices-other = Another address
notices-switch-off = Switch off
notices-switch-on = Switch on
notices-test = Send a test

notices-browser = In this browser
notices-browser-how = While a page of a table is open in the background, your browser tells you when it is your turn. The browser asks for your permission first.
notices-browser-needs-script = This needs JavaScript, which is switched off here.
notices-browser-none = This browser cannot show notices here. Some need an address that begins with https.
notices-browser-blocked = You have blocked notices for this site. You can allow them again in your browser’s settings.

notices-push = On this device, with no page open
notices-push-how = Your browser wakes up when it is your turn, even with no page of Północ open. The message that wakes it is empty: the browser then asks this server what is waiting.
notices-push-not-installed = Whoever runs this server has not installed what this needs.
notices-push-devices = { $count ->
    [one] On in one browser.
   *[other] On in { $count } browsers.
}
notices-push-everywhere = Switch off everywhere

notices-webhook = To a chat or an app
notices-webhook-how = Discord, ntfy, Matrix, Slack, Telegram, Mattermost, Gotify and others. Paste the address of a webhook, such as https://ntfy.sh/your-topic or https://discord.com/api/webhooks/…
notices-webhook-label = Address of the webhook
notices-webhook-on = On: notices go to { $where }.
notices-webhook-not-installed = Whoever runs this server has not installed what this needs: pip install 'polnoc[notify]'

notices-mail = By email
notices-mail-how = First we send one email with a link. Nothing else comes until you have opened it and agreed.
notices-mail-label = Email address
notices-mail-on = On: notices go to { $where }.
notices-mail-not-set-up = Whoever runs this server has not set up email.

notices-last = Latest notices
notices-last-none = None so far.
notices-state-sent = sent
notices-state-failed = did not arrive
notices-state-waiting = could not be sent yet, will be tried again
notices-state-claimed = perhaps sent
notices-reason-turn = your turn
notices-reason-soon = time nearly up
notices-reason-late = time up

notices-said-saved = Saved. Send a test to see whether it arrives.
notices-said-mailed = We have sent an email with a link. Notices begin once you have opened it and agreed.
notices-said-off = Switched off.
notices-said-tested = The test has been sent.
notices-said-test-failed = The test did not arrive. Check the address. Addresses inside the network of this server are not allowed.
notices-said-mail-failed = The email could not be sent. Check the address, or try again later.
notices-wait = That is enough for now. Try again in a while.
notices-bad-webhook = This is not an address that notices can go to. Paste the whole address of a webhook, such as https://ntfy.sh/your-topic or discord://id/token.
notices-bad-query = This address has settings after the question mark that are not allowed here. Leave them out.
notices-bad-mail = This is not an email address. It should look like ola@example.org.
notices-bad-push = This is not an address of a push service.
notices-nothing-on = There is nowhere to send a test. Switch it on first.

notices-mail-page = Notices by email
notices-mail-confirm-how = Should notices from Północ go to { $address }? Each says that it is your turn at a table, and nothing else comes.
notices-mail-confirm = Yes, send them
notices-mail-is-on = Notices from Północ go to { $address }.
notices-mail-stop = Stop all emails
notices-mail-stopped = No more emails will come.
notices-mail-gone = This link no longer works: the address was switched off, or entered again.
notices-mail-title = Notices from Północ: please confirm
notices-mail-body = Somebody, hopefully you, wants notices from the board game table Północ at this address. If you want them, open this link and agree:
notices-mail-ignore = If not, do nothing: no other email will come.
notices-test-title = A test from Północ
notices-test-body = This is how you will hear when it is your turn.

notice-title = { $count ->
    [one] Północ: a table is waiting for you
   *[other] Północ: { $count } tables are waiting for you
}
notice-turn = { $game }: it is your turn at the table with { AND($others) }.
notice-soon = { $game }: it is still your turn at the table with { AND($others) }, and your time is nearly up. After that a bot plays for you.
notice-late = { $game }: your time is up at the table with { AND($others) }.
notice-stand-in = A bot plays for you until you are back.
notice-until = You have time until { $when }.
notice-stop = No more of these emails:
notice-push-waiting = { $count ->
    [0] Something has happened at one of your tables.
    [one] It is your turn.
   *[other] It is your turn at { $count } tables.
}
