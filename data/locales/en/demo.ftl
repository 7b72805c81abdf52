# The demo page: a Discord channel in a browser page, without Discord.

# What the terminal says once the page is open.
demo-address = The demo is at { $address }
demo-kept = Ctrl-C stops it. The game is kept in { $file }; --fresh starts over.

demo-title = sainome demo
demo-viewing-as = You are
demo-new-messages = New messages: show them
demo-guild = Sainome
demo-channel = board-games
demo-topic = A Discord channel on this computer only
demo-person-aki = Aki
demo-person-ben = Ben
demo-person-chika = Chika
demo-person-dai = Dai
demo-person-emi = Emi

demo-welcome = ## Welcome!
    This works like a Discord channel, but only here on your computer. { $aki }, { $ben }, { $chika }, { $dai } and { $emi } are in it, and **you are the person chosen at the top right**.
demo-first = This page works like a Discord channel, on your computer only. You are **{ $aki }**; the list at the top right makes you { $ben }, { $chika }, { $dai } or { $emi }.
demo-first-more = -# Several people? A table is open above. For everything else type `/`; { $aki } manages this server and { $chika } moderates it: `/server`.
demo-welcome-back = Your game of **{ $game }** goes on below where it stopped. Press what the newest message offers. Another person’s turn? Switch to them at the top right.
demo-welcome-over = Your game of **{ $game }** is over; its card is below. Press **{ $again }** for another one.
demo-welcome-learn = The lessons of **{ $game }** are open below. Press **{ $first }**.
demo-welcome-daily = The dice of the day are open below. Press **{ $begin }**, and afterwards **{ $count }**: then a message comes here after the day, at 0:00 UTC.
demo-welcome-more = -# For everything else type `/` in the field at the bottom: `/rules` explains the game, `/game new` opens another lobby when this one is over. { $aki } manages this server and { $chika } moderates it: `/server`.
demo-role-managing = Managers
demo-role-moderating = Moderators
demo-welcome-dm = ## Welcome, { $name }!
    This is your direct message channel with the bot, only here on your computer. Type `/` in the field at the bottom to see what it can do.

# Messages of the page while an action is under way.

demo-earlier = Earlier messages
demo-newer = Newer messages
demo-type-here = Type a message, or / for commands
demo-only-you = Only you can see this
demo-one-moment = One moment…
demo-not-done = That did not go through: try again
demo-uncertain = No answer yet. Look at the board before you press again.
demo-interrupted = No answer: was the demo stopped? Trying again…
demo-reload = The demo was restarted: reload this page

# Words of the page around the messages. { $what } is filled in by the page.

demo-app = APP
demo-archived = Archived
demo-cancel = Cancel
demo-choose = Choose one
demo-close = Close
demo-commands = Commands
demo-download = Save { $what }
demo-edited = {" "}(edited)
demo-edited-at = Edited { $what }
demo-form-warning = Goes to the bot, only here on your computer.
demo-invalid = This can’t be used here
demo-members = Members
demo-no-commands = No such command here
demo-no-options = No matches: go on typing
demo-optional = +{ $what } optional
demo-optional-left = +{ $what } optional
demo-options = Options
demo-original = Open the picture in full
demo-required = Still needed
demo-send = Send
demo-clear = Clear
demo-nothing = Nothing to choose from
demo-search = Search
demo-several = Tick, then OK
demo-submit = OK
demo-used = { $what } used{" "}
demo-zoom = Zoom
