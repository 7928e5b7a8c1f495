# The installed app, and what it shows when there is no connection.

offline-title = No connection
offline-how = Północ cannot be reached right now. As soon as it can be, this page carries on by itself.
offline-table = Your table is safe on the server, just as you left it. None of it is kept on this device, so nobody else can see your cards here.
offline-here = What you can read in the meantime
offline-none = Nothing yet. Lessons and rules that you open are kept on this device for times like this.
offline-connected = Północ can be reached again.
offline-copy = No connection: this is a copy of the start page, without your tables. As soon as Północ can be reached, the page carries on by itself.
offline-lesson = Lesson: { $title }
