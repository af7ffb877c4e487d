### What every page and every game says.

irrgarten = Irrgarten

## Front page

front-title = Take a seat at the table
front-pitch = Board games with friends and computer players. No sign-up: just a name, a link and a seat.
front-foot = Free and open-source software. The names of the games belong to their publishers.
tournament = Tournament
front-tournament = A club evening: many tables, with pairings and standings worked out for you.
front-tournament-new = Set up a tournament
lobby = Open tables
front-lobby = Nobody around? Others would love to play, too: join them, or let us find you a game.
front-lobby-look = See who is waiting
to-tournament = To the tournament
tournament-next = Round { $round } begins.
games = Games
play = Play
play-now = Play now
set-up = Set up
start-here = Start here
game-age = ages { $age } and up
front-offline = No connection at the moment. Your tables are listed here; you can play on as soon as you are online again.
rules = Rules
home = Home
my-tables = Your tables
remove-table = Remove the table
remove-question = Remove this table from the list?
remove-hint = You keep your seat. You can find the table again under “Removed tables”.
table-removed = Removed from the list.
undo = Undo
removed-tables = Removed tables
put-back = Put back
notices = Notifications
notices-title = When it is your turn
notices-hint = If you are away from the table for a while, you get one message per turn, never more.
notices-on = Notify me on this device
notices-off = Stop notifying this device
notices-insecure = Notifications need a secure connection (https).
notices-unsupported = This browser cannot show notifications. On an iPhone, add the page to the home screen first.
notices-denied = Your browser does not allow notifications from this page. You can change that in its settings.
notices-mail = By email
notices-mail-ask = Send me a confirmation email
notices-mail-waits = An email is on its way to { $address }. Open the link in it to confirm.
notices-mail-goes = Emails go to { $address }.
notices-mail-stop = Stop the emails
turn-since = Your turn · { $when }
status-waiting = Waiting for players
status-playing = In progress
status-over = Over

game-any = A table
labelled = { $what }: { $text }

nowhere = This page does not exist
nowhere-hint = The link may be incomplete.

## Setting a table

set-up-hint = Choose who plays. Send a link to fill empty seats.
how-many = How many play?
rounds = Games in a row
rounds-hint = More than one game is a match: points add up, and a different player begins each game.
clock = Clock
clock-none = No clock
clock-real = One evening
clock-days = Several days
clock-each = Time for each player
clock-minutes = { $minutes } min
clock-increment = Added after each turn
clock-seconds = { $seconds } s
clock-move = Time for each move
clock-move-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-ends = When time is up
clock-ends-bot = a bot plays on
clock-ends-loses = that player loses
clock-match = In a match, a bot takes over for anyone who runs out of time.
stand-in-after = If somebody is away when it is their turn
stand-in-never = the others wait
stand-in-after-minutes = { $minutes ->
    [one] a bot plays after a minute
   *[other] a bot plays after { $minutes } minutes
}
who-sits = Who sits where?
who-sits-seat = Who plays { $colour }?
kind-me = Me
kind-here = Someone here
kind-friend = Friend by link
kind-friend-hint = You send the link in the next step.
kind-bot = Bot
level-seat = Level of the bot playing { $colour }
level-beginner = Beginner
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
level-champion = Champion
level-beginner-what = Plays what catches the eye and overlooks much. Good for children.
level-casual-what = Sees the next step, overlooks and forgets some things. For a relaxed game.
level-skilled-what = Thinks ahead, but overlooks something now and then.
level-expert-what = Thinks far ahead and overlooks little. Hard to beat.
level-champion-what = As strong as we can make it. Thinks longest of all.
name = Name
name-seat = Name of the { $colour } player
name-yours = Your name
name-here = Name of another player on this device
name-missing = Please type a name here.
name-made-up = we make one up
made-up-names = Otter, Badger, Robin, Hedgehog, Squirrel, Beaver, Magpie, Hare, Owl, Swallow, Marten, Lynx
the-game = The game
who-begins = Who begins
by-lot = By lot
set-table = Open a table
who-may-join = Who may join?
join-link = Only with the link
join-link-hint = You decide who gets it.
join-anyone = Anyone
join-anyone-hint = The table is shown among the open tables, with the names of everyone who sits there, while somebody is waiting here.
bots-after = If seats stay free
bots-never = wait for other players
bots-after-seconds = bots play after { $seconds } seconds
bots-after-minutes = { $minutes ->
    [one] bots play after a minute
   *[other] bots play after { $minutes } minutes
}
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-white = white
colour-black = black
bot-red = Red Bot
bot-blue = Blue Bot
bot-yellow = Yellow Bot
bot-green = Green Bot
bot-white = White Bot
bot-black = Black Bot

## Waiting for players

title-waiting = Waiting
by-hand-position =
    { $count ->
        [0] This game starts from a position set up by hand. The person who opened the table knows all of it.
       *[other] This game starts from a position set up by { $names }. Anyone who set it up also knows what is hidden.
    }
waiting-seats = Seats
waiting-hint = Nobody here yet: send the link or seat a bot. The game starts when every seat is taken.
waiting-guest = Pick a seat. The game starts when every seat is taken.
drawing-lots = Drawing lots…
drawing-waits = Waiting for { $names }. The game will start soon anyway.
seat-open = Free seat
seat-free = Free
sit-down = Sit down
seat-bot = Seat a bot
free-seat = Remove from the seat
free-question = Remove { $name } from this seat?
free-hint = { $name } can then only watch, and anyone can take the seat.
cancel = Cancel
get-up = Leave this seat
seat-lost = You no longer have this seat. You can watch the game.
seat-not-kept = This device cannot remember your seat. Save the link to it: you find it in the menu.
level-choice = Level of new bots
invite = Invite
invite-hint = Anyone with this link can sit down or watch.
link-only-here = This link works only on this computer.
let-in = Let others in
let-in-hint = Then anyone on the same network, such as your Wi-Fi, can play. Your computer may ask whether to allow it.
let-in-done = Anyone on the same network can open this link now.
let-in-vain = This computer is not on a network, or the port is already in use. Connect it to the Wi-Fi and start Irrgarten again with --let-others-in.
link-network = This link works for everyone on the same network.
link-address = Address of this computer
open-to-all = Anyone may join
open-to-all-hint = The table is shown among the open tables while this page is open.
open-bots-in = Bots take the free seats in { $time }.
open-close = Only with the link
open-offer = Let anyone join…
open-now = Show among the open tables
table-link = Link to this table
table-link-hint = Anyone with this link can watch, and sit down while a seat is free.
copy-link = Copy link
copied = Copied
share = Share
qr-code = QR code with the link to this table
seat-link = { $name }’s seat
seat-link-hint = Opens this seat on another device. Keep it to yourself.
watchers = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}

## At the table

opening = Opening the table…
table-gone = This table does not exist
table-gone-hint = Its link may be incomplete, or the table has been deleted.
try-again = Try again
reconnecting = Connection lost. Reconnecting…
move-kept = No connection. Your move is saved and will be sent as soon as you are connected again.
seats = Seats
tray = Your move
menu = Menu
log = Log
log-empty = Nothing has happened yet.
log-bot-host = { $name } is away. From now on a bot plays for them ({ $level }).
log-bot-own = { $name } lets a bot play from now on ({ $level }).
log-back = { $name } is back and plays again.
log-bot-time = { $name } ran out of time. From now on a bot plays ({ $level }).
log-bot-away = It was { $name }’s turn, but { $name } was away too long. From now on a bot plays ({ $level }).
log-bot-agreed = The others let a bot play for { $name } from now on ({ $level }).
log-call-resigned = { $name } gives up.
log-call-agreed = { $name } has offered a draw, and everyone agrees.
log-call-time = { $name } ran out of time.
log-call-back = { $name } takes back the last move.
log-call-lots = The rest is built by lot: { $name } asked, and everyone agrees.
table = Table
pass-device = Pass the device to { $name }.
pass-taken = I am { $name }: show my cards
plate-you = You
plate-turn = To move
plate-your-turn = Your turn
plate-thinking = Thinking
plate-away = Away
plate-stand-in = Bot in { $time }
plate-won = Winner
plate-total =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
clock-left = Time left
clock-long = { $days } d { $hours } h
clock-said = { $minutes } min { $seconds } s
clock-said-hours = { $hours } h { $minutes } min
clock-says = { $name }: { $time }.
clock-little = You have { $seconds } seconds left.
keys-clock = The time that everyone has left
title-yours = Your turn
title-turn = { $name } to move
title-over = Game over
watching = You are watching.
resting = A bot is playing for you
stand-in = Let a bot play for { $name }
stand-in-soon = { $name } is away. In { $seconds } s you can let a bot play.
stand-in-comes = { $name } is away, and it is their turn. A bot plays in { $time }.
take-back = { $name } plays again
time-used-up = { $name } has no time left, so the bot plays to the end.
ask-back = Take my last move back
ask-draw = Offer a draw
ask-resign = Give up
ask-bot = Ask the others to let a bot play for { $name }
resign-sure = The game ends, and the others win. That cannot be undone.
leave = Leave the table
leave-sure = A bot plays on for you. You keep your seat: come back whenever you like.
stand-in-sure = A bot plays for { $name } until { $name } plays again.
stand-in-yes = Let a bot play
asked-back = { $name } asks to take the last move back.
asked-draw = { $name } offers a draw.
asked-lots = { $name } asks to have the rest built by lot.
asked-resign = { $name } wants your team to give up.
asked-bot = { $name } asks to let a bot play for { $other }.
asked-waits = Waiting for an answer from { $name }.
answer-no = No
answer-yes = Agree
answer-never = Withdraw
talk = Messages and requests
phrases = Messages
reactions = Reactions
phrases-off = Messages are switched off in your settings.
phrase-says = { $name }: { $words }
phrase-hello = Hello
phrase-good-luck = Good luck
phrase-well-played = Well played
phrase-thanks = Thank you
phrase-sorry = Sorry
phrase-oops = Oops
phrase-moment = One moment, please.
phrase-good-game = That was a fine game
phrase-again = Another one?
phrase-bye = Goodbye
phrase-bravo = Bravo
phrase-smile = Smiles
phrase-laugh = Laughs
phrase-wow = Is amazed
phrase-sad = Is sad
phrase-heart = Sends a heart
play-again = Play again
join-again = Join the next game
next-round = Next game
round-of = Game { $round } of { $rounds }
match-leads =
    { $count ->
        [one] Game { $round } of { $rounds } is over. { $name } leads. Points: { $points }.
       *[other] Game { $round } of { $rounds } is over. { $name } lead. Points each: { $points }.
    }
match-level = Game { $round } of { $rounds } is over. It is a tie. Points each: { $points }.
match-won =
    { $count ->
        [one] { $name } wins the match. Points: { $points }.
       *[other] { $name } win the match. Points each: { $points }.
    }
match-drawn = The match is a draw. Points each: { $points }.
download = Save the game

## Seeing a game again

replay = Replay
watch-again = Watch again
opening-replay = Opening the game…
replay-not-over = This game is still being played. You can watch it here when it is over.
replay-date = Played on { $date }
replay-rules = This game was played under earlier rules. Only the final position and the log have been kept.
replay-bygone = Played under earlier rules: you can watch it as it happened, but not play on from it.
to-table = To the table
viewpoint = Seen by
viewpoint-all = Everything shown
viewpoint-watcher = As a watcher
viewpoint-seat = As seen by { $name }
replay-bar = Place in the game
replay-at = Position { $ply } of { $total }
replay-first = To the beginning
replay-last = To the end
replay-back = Previous move
replay-forth = Next move
replay-turn-back = Previous turn
replay-turn-forth = Next turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-seek = Jump to the next
speed-slow = Slow
speed-usual = Normal
speed-fast = Fast
mark-strike = Sent back
mark-bump = Bumped
mark-devour = Devoured
mark-wall = Walls
mark-goal = Goal reached
mark-win = Victory
look-back = Earlier positions
looking-back = You are looking at an earlier position.
back-to-now = Back to the game
play-on = Play on from here
play-on-hint = This table begins with the position you were looking at. Choose who plays; everyone will see where it comes from.
open-record = Open a saved game
open-record-hint = Drop its file anywhere on this page, or choose it. It is only shown, not saved.
choose-file = Choose a file
record-no-json = This file is not a saved game.
record-too-large = This file is too large for a saved game.
record-malformed = This file is not a saved game: there is a mistake at “{ $place }”.
record-game = There is no game “{ $game }” here.
record-version = This game was played under version { $played } of its rules. Here they are version { $ours }.
record-position = The first position in this file is not possible: “{ $place }”.
record-act =
    { $clause ->
        [none] Move { $number } in this file, “{ $act }”, is not possible.
       *[other] Move { $number } in this file, “{ $act }”, is against the rules ({ $clause }).
    }
fields = Numbers on the track
fields-hint = So that you quickly find the fields named in the log.
phrases-show = Messages and reactions
phrases-show-hint = What others say from the list is shown and read out.
keys-look-back = Earlier or later position
keys-replay-act = Previous or next move
keys-replay-turn = Previous or next turn
keys-replay-ends = Beginning or end
keys-replay-play = Play or pause

## Rules and keys

print = Print
ten-title = The game in ten lines
rules-contents = Contents
rules-fine =
    { $count ->
        [one] Fine print: one rule
       *[other] Fine print: { $count } rules
    }
page-aim = The aim
page-setup = Setting up
page-turn = A turn
page-end = The end
search-rules = Search the rules
rules-found = { $count ->
    [0] No rule found.
    [one] One rule found.
   *[other] { $count } rules found.
}
rules-none = No rule contains these words.
show-clause = Rule { $clause }
keys = Keys
keys-board = On the board
keys-everywhere = Everywhere
keys-tab = To the next item
keys-escape = Close, or skip the animation
keys-help = This list
shortcuts = Single-key shortcuts
shortcuts-hint = Letters, digits and signs act by themselves, without Ctrl or Alt, while the focus is at the table. Tab, the arrows and Enter always work.
keys-since = Read out what has happened since your last turn
keys-again = Read out what you have to do
since-nothing = Nothing has happened since your last turn.
keys-exploring = Exploring the board
keys-asking = Asking
keys-standing = Read out how everyone stands
keys-hidden = Read out what is hidden
keys-more = Read out more about the last message
keys-go-to = Go to a field by its name, or hear what is in a row
keys-stops = To the next or previous place where Enter does something
keys-own-pieces = To your next or previous piece
keys-other-pieces = To the others’ next or previous piece
keys-strikes = To what you could threaten
keys-dangers = To what is in danger
keys-here = Read out where the piece here could go, and what threatens it
keys-can = Read out everything you can do now
hidden-nothing = Nothing is hidden. Everyone sees everything.
standing-of = { $name }: { $count } of { $most }.
more-nothing = There is nothing more to tell yet.
pieces-none = You have nothing on the board.
others-none = The others have nothing on the board.
stops-none = There is nothing to choose on the board now.
strikes-none = You are not threatening anything.
dangers-none = Nothing is in danger.
threat = { $name } ({ $start }) threatens { $other } ({ $place }).
threat-winning = { $name } ({ $start }) could win: { $place }.
threat-placing = { $name } could win at { $place }.
threat-by = With: { $by }.
here-none = No move is possible from here.
here-list = From here: { $list }.
line-of = { $line }: { $list }.
line-empty = { $line }: nothing.
go-to = Go to
go-to-name = A field (c4), a row (4), a column (c), or a move as it is written
go-to-go = Go
go-to-nowhere = There is no such field, and no such move now: { $place }.
here-reach =
    { $count ->
        [one] From here: one possibility.
       *[other] From here: { $count } possibilities.
    }
can-do =
    { $count ->
        [one] One possibility: { $list }.
       *[other] { $count } possibilities: { $list }.
    }

## Settings

settings = Settings
close = Close
language = Language
theme = Appearance
theme-auto = Same as this device
theme-light = Light
theme-dark = Dark
motion = Motion
motion-auto = Same as this device
motion-full = Full
motion-reduced = Reduced
sound = Sound
sound-hint = Soft knocks on wood.
confirm = Ask before a move is sent
confirm-hint = Once a move is sent, it stands.

## Fair chance

fair = Fairness
fair-intro = Every die roll and draw in this game comes from a secret of the server combined with a random part from each device. This is what your device has checked:
fair-found-commitment =
    { $holds ->
        [yes] The fingerprint is the first one this device saw.
       *[no] The server has shown this device different fingerprints. It has changed something.
    }
fair-found-own =
    { $holds ->
        [yes] Your part is in it, unchanged.
       *[no] You opened your part, but it is not in the game.
    }
fair-found-parts =
    { $holds ->
        [yes] No part was changed after it was sealed.
       *[no] A part was changed after it was sealed.
    }
fair-found-secret =
    { $holds ->
        [yes] The secret matches the fingerprint that this device kept.
       *[no] The secret does not match the fingerprint that this device kept.
    }
fair-found-record =
    { $holds ->
        [yes] The saved game is the one this device saw, and its seed follows from it.
       *[no] The saved game differs from what this device saw.
    }
fair-found-set-up =
    { $holds ->
        [yes] The first position was drawn.
        [partly] Part of the first position was chosen when the table was opened, such as who begins. The rest was drawn.
       *[no] The first position was not drawn, and the table did not say so.
    }
fair-alarm = Something is wrong with chance at this table. See “Fairness”.
fair-withheld = { $name } sealed a part but never opened it.
fair-before = Before the game
fair-before-hint = The server chooses a secret and shows its fingerprint (SHA-256). This device keeps the first one it sees. Only then does it add its part.
fair-late = This device saw the fingerprint only after the game had begun. So it can prove nothing about the time before.
fair-added = What each seat adds
fair-added-hint = Each device seals random characters of its own: at first it shows only their fingerprint. When all parts are sealed, all are opened.
fair-seal = Seal
fair-part = Part
fair-yours = From this device.
fair-nothing = Nothing added
fair-after = After the game
fair-after-hint = When the game is over, the secret is shown here.
fair-verify = Save the game and replay every draw yourself. This command contains what your device kept:
fair-proves = What this proves
fair-proves-server = Against the server: it could not choose the draws. It fixed its secret before it knew your part, and it cannot exchange anything without your device noticing.
fair-proves-players = Against the others at the table: nobody could choose a part to their advantage, not even the last to sit down. All parts were sealed before yours was opened.
fair-proves-nothing = This device added nothing to this game, so it proves nothing to you: the server and the others together could have chosen the draws.
fair-not = What it does not prove
fair-not-withheld = A part that is sealed but not opened is left out after a while. Somebody who does that together with the server can choose between two games. It would be shown here, with the name.
fair-not-hidden = The server knows everything that is hidden, such as cards and walls. Nothing proves that it keeps this to itself, nor that its bots do not look.

## When something does not work

why-past = Someone else moved first. Try again.
why-not-your-turn = It is not your turn.
why-unknown = That move is not possible.
why-ended = The game has ended without a winner: it went on longer than any real game.
ended-rules = The rules have changed since this game began. It cannot go on or be shown any more, but you can still save it.
ended-resigned = The game is over: somebody has given up.
ended-agreed = The game is a draw: everyone has agreed.
ended-time = The game is over: somebody ran out of time.
problem-unreachable = The server cannot be reached. Check your connection.
problem-not_found = This no longer exists.
problem-forbidden = This link does not let you do that.
problem-conflict = Someone was faster. Try again.
problem-bad_request = The server did not understand that. Please reload the page.
problem-too_many = Too much at once. Wait a moment, then try again.
problem-too_slow = The connection is too slow. Try again.
problem-unavailable = This is not possible at the moment. Try again soon.
problem-internal = Something went wrong. Please try again.

## A card, where the link of a table is shared

card-waiting = Waiting for players
card-playing = The game is under way
card-over = The game is over
card-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }

## The review of a finished game

rev = Review
save-picture = Save picture
rev-intro = How much was luck, how much was skill, and where was the turning point? The strongest bot goes through every move, knowing only what the player knew at the time.
rev-ask = Review this game
rev-waiting = Reviewing the game…
rev-waiting-hint = It takes about a minute. You can close this and come back later.
rev-failed = The review failed. Please try again.
rev-rules = This game was played under earlier rules. Without them there is no review.
rev-curve = Chances over the game
rev-scrub = Place in the game
rev-chance = { $names }: { $share }%.
rev-table = As a table
rev-act = Move
rev-of-chance = Chance
rev-turning = Turning points
rev-turning-none = No move cost more than the margin of error.
rev-turning-luck = Everything else that changed the chances was luck.
rev-turning-more = Smaller losses
rev-played = Played
rev-you-played = You played
rev-better = Better move
rev-lost = That move cost { $share } percentage points.
rev-show = Show on the board
rev-show-played = Show what was played
rev-show-better = Show the better move
rev-aside = This was not played, but would have been better.
rev-aside-back = Back to the game
rev-shares = Luck and skill
rev-from-to = from { $start }% to { $share }%
rev-luck = Luck
rev-own = Own moves
rev-others = Others’ moves
rev-meaning = These are estimates by a bot of level { $level }, not certainties: a chance may be off by { $share } points of 100, the luck of the whole game by { $margin } (in 95 of 100 cases by less). Anything nobody could have known counts as luck. The totals add up exactly.

## Hints

hint = Hint
hint-thinking = Thinking of a hint…
hints-on = All others are bots: the lamp above the board gives you a hint.
hints-off = There are no hints here: other people play too.
hint-only = This is the only possible move.
hint-wins = This move wins the game.
hint-best = When the moves were tried out, this one led to a win most often.
hint-other = What you planned stays. The hint is something else.
hint-show = Show the hint

# Lessons
learn = Learn
learn-first = Never played it? Learn it in a few minutes
learn-offer = Is { $game } new to you? A few short lessons show you how it works.
learn-title = Learn by playing
learn-game = Learn { $game }
learn-pitch = Short lessons at a real board, one idea each. After the first course you can play your first game.
learn-begin = Begin
learn-on = Continue
learn-waits = Another player goes first. Ready?
learn-all = All games
course-first = First steps
course-further = More lessons
course-done = { $done } of { $total }
course-minutes =
    { $minutes ->
        [one] about one minute
       *[other] about { $minutes } minutes
    }
course-finished = That was the first course: now you can play a first game. There are more lessons for later.
courses-finished = That was the last lesson. There is nothing left to teach you but to play.
learn-is-done = done
learn-number = { $number }/{ $total }
learn-leave = Leave the lesson
learn-next = Next lesson
learn-repeat = Repeat
learn-again = Try again
learn-skip = Skip
learn-reached = Goal reached.
learn-missed = Not yet.
learner = Learner
