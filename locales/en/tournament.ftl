### What the pages of a tournament say.

## The set-up

tournament-new = New tournament
tournament-pitch = One evening, many tables: players join by link, and you see at once who plays whom and who is ahead.
tournament-title = Name of the tournament
tournament-make = Open the tournament
who-meets = Who plays whom?
side =
    { $size ->
        [1] One against one
        [2] Teams of two
       *[other] Teams of three
    }
teams = Teams
teams-together = Enter together
teams-drawn = Are drawn by lot
teams-drawn-hint = You enter alone. Teams are drawn by lot when the tournament begins.
format = How it is played
format-swiss = Swiss
format-swiss-is = Players with the same score play each other. Nobody is knocked out.
format-round_robin = Round robin
format-round_robin-is = Everyone plays everyone once.
format-knock_out = Knock-out
format-knock_out-is = The winner goes on. After a draw, the player who did not begin goes on.
format-groups = Groups, then knock-out
format-groups-is = The best of each group play the knock-out.
rounds-enough = Enough to find a winner
tournament-rounds = Rounds
groups = Groups
advance = Go on from each group
match-length = Games per encounter
more-choices = More to choose
round-time = Time for a round
time-open = As long as it takes
minutes = { $number } min
overtime = When time is up
overtime-draw = The game counts as a draw
organiser-says = The organiser decides
no-show = If somebody does not come
no-show-loss = They lose after 10 minutes
no-show-bot = A bot plays for them
next-when = The next round begins
next-at-once = When the last game ends
next-after = { $number } min after the last game
seats-rotating = Rotating: nobody always begins
seats-fixed = Fixed: a draw decides who begins
seeding = Seeds
seeding-entry = In the order of entry
tie-breaks = Where scores are equal
tie-breaks-hint = These decide, in this order.
tie-earlier = Move up: { $what }
tie-direct = Direct encounters
tie-direct-is = What the tied players have scored against each other, if all of them have met.
tie-buchholz = Buchholz
tie-buchholz-is = The scores of all opponents added up; a bye counts like an opponent with your own score.
tie-sonneborn_berger = Sonneborn-Berger
tie-sonneborn_berger-is = The scores of the opponents you have beaten, and half the scores of those you have drawn with.
tie-points = Points of the game
tie-points-is = All points scored in the games themselves.

## The tournament

tournament-entry = Open for players to join
tournament-playing = In progress
tournament-round-of = Round { $round } of { $rounds }
tournament-over = Over
tournament-gone = This tournament does not exist
tournament-more = More about the tournament
time-left = Time left:
next-in = Next round in
standings = Standings
group = Group { $number }
pairings = Pairings
pairings-of = Round { $round }: pairings
pairing = Pairing
result = Result
actions = Actions
being-played = playing
corrected = Decided by the organiser: { $reason }
watch-table = Watch table { $number }
settle-table = Decide table { $number }
settle-title = Decide or correct
settle-who = Who wins?
settle-draw = Draw
settle-reason = Why?
settle-hint = Everyone can see the reason, and it stays.
settle = Confirm result
place = Place
score = Score
record = W–D–L
withdrawn = withdrawn
prize-giving = Prize-giving
entrants = Entrants
entrants-none = Nobody here yet: send the link.

## Why this pairing

pair-why = Why?
pair-why-title = Why this pairing
pair-same-score = Both have the same score: { $score }.
pair-scores-apart = One has { $higher }, the other { $lower }: nobody with a closer score was left for either.
pair-not-met = They had not met.
pair-met-before = They have met before ({ $count } ×): any other pairing would have repeated even more encounters.
pair-by-table = From the timetable in which everyone plays everyone: round { $round } of { $rounds }.
pair-seeds = Seed { $first } plays seed { $second }, so that the strongest meet last.
pair-winners = The winners at tables { $first } and { $second } of the round before.
pair-lowest = The number is odd. Of those who have not had a bye yet, this is the lowest score ({ $score }).
pair-lowest-again = The number is odd, and everyone left has had a bye already.
pair-seed-rests = The number of players is not a power of two: the best seeds rest in the first round (seed { $number }).
pair-free-by-table = The number is odd: everyone rests once.
pair-other-gone = The opponent has withdrawn.
pair-begins = Begins: { $name }. Has begun before: { $first } ×, the opponent { $second } ×.
pair-begins-by-table = Begins by the same timetable: { $name }. In the end everyone will have begun about equally often.
how-bye = bye
how-rest = rests
how-no-show = did not come
how-overtime = time was up
how-organiser = by the organiser

## Entering

enter = Enter
enter-hint = No sign-up: a name is enough. When a round begins, this page takes you to your table.
enter-conflict = That name is taken, or nobody else can join now. Try another name, or ask the organiser.
enter-other = Add
team = Team
team-new = A new team
team-name = Name of the team
team-lacks = Places left: { $count } (filled with bots)
own-entered = You are in. When the first round begins, this page takes you to your table.
own-table = Round { $round }, table { $number }. Opponent: { $name }
own-go = To my table
own-bye = You have a bye in round { $round }.
own-done = Your game is over: { $result }. The next round starts by itself.
own-out = You do not play in this round.
own-withdrawn = You have withdrawn.
own-place = Place { $place }, score { $score }
own-link = My link
own-link-hint = Opens your place on another device. Keep it to yourself.

## The desk

desk = The organiser’s desk
desk-invite = Link to join
desk-invite-hint = Anyone with this link can join or watch.
desk-open = Players may join by themselves
desk-add = Add a player
desk-bots = Add bots
desk-bots-count = How many bots
desk-begin = Begin the tournament
desk-settled = All results of this round are in.
desk-next = Pair the next round now
desk-finish = Finish the tournament
desk-next-at = Next round not before
desk-set-time = Set the time
desk-entrants = Entrants: { $count }
desk-link = The organiser’s link
desk-link-hint = Opens this desk on another device. Anyone who has it runs the tournament.
desk-conflict = That cannot be done now. Reload the page and try again.
tournaments-own-limit = Too many tournaments from your network are under way. End one first.
tournaments-limit = Too many tournaments are under way here. Wait until one is over.
rename = Rename
rename-who = Rename: { $name }
reissue = New link
reissue-who = New link for { $name }
remove-who = Remove: { $name }
link-of = Link for { $name }
link-of-hint = For this person only. Any earlier link no longer works.
withdraw = Withdraw
withdraw-question = Withdraw { $name }?
withdraw-early = The tournament has not begun: the entry is simply deleted.
withdraw-late = The encounter of this round is lost, and no further round is paired. Results so far stay.
withdraw-undo = Let back in

## Hall and lists

hall = The hall
hall-enter = Come and play
hall-turn = To move: { $names }
hall-missing = Not here yet: { $names }
lists = Lists to print
lists-none = The tournament has not begun.
print = Print
leaf-before = Previous page
leaf-next = Next page
leaf-hold = Stop the slideshow
