### What the pages of a tournament say.

## The set-up

tournament-new = New tournament
tournament-pitch = An evening with many tables: entrants come by link, pairings and results come by themselves.
tournament-title = Name of the tournament
tournament-make = Open the tournament
who-meets = Who meets?
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
format-swiss-is = Those with the same score meet. Nobody is knocked out.
format-round_robin = Round robin
format-round_robin-is = Everybody meets everybody once.
format-knock_out = Knock-out
format-knock_out-is = Whoever wins goes on. A drawn encounter goes to whoever did not begin.
format-groups = Groups, then knock-out
format-groups-is = The best of each group play the knock-out.
tournament-rounds = Rounds
rounds-enough = As many as one winner needs
groups = Groups
advance = Go on from each group
match-length = Rounds of a match
more-choices = More to choose
round-time = Time for a round
time-open = As long as it takes
minutes = { $number } min
overtime = When time is up
overtime-draw = The game counts as drawn
organiser-says = The organiser decides
no-show = Whoever does not come
no-show-loss = Loses after 10 minutes
no-show-bot = Is played for by a bot
next-when = The next round begins
next-at-once = When the last game ends
next-after = { $number } min after the last game
seats-rotating = Rotating: nobody always begins
seats-fixed = Fixed: a draw decides who begins
seeding = Seeds
seeding-entry = In the order of entry
tie-breaks = Where scores are equal
tie-breaks-hint = These decide, in this order.
tie-earlier = Ask earlier: { $what }
tie-direct = Direct meeting
tie-direct-is = What those who are level have made against each other, if all of them have met.
tie-buchholz = Buchholz
tie-buchholz-is = The scores of all opponents added up; a bye counts like an opponent with one’s own score.
tie-sonneborn_berger = Sonneborn-Berger
tie-sonneborn_berger-is = The scores of the opponents one has beaten, and half of those one has drawn with.
tie-points = Points of the game
tie-points-is = All points one has made in the games themselves.

## The tournament

tournament-entry = Entry is open
tournament-playing = Being played
tournament-round-of = Round { $round } of { $rounds }
tournament-over = Over
tournament-gone = There is no such tournament
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
corrected = Said by the organiser: { $reason }
watch-table = Watch table { $number }
settle-table = Settle table { $number }
settle-title = Settle or correct
settle-who = Who wins?
settle-draw = Drawn
settle-reason = Why?
settle-hint = Everybody sees the reason, and it stays.
settle = Let it count
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
pair-scores-apart = One has { $higher }, the other { $lower }: nobody nearer was left for both.
pair-not-met = They had not met.
pair-met-before = They have met before ({ $count } ×): every other pairing would have brought more such meetings.
pair-by-table = By the table in which everybody meets everybody: round { $round } of { $rounds }.
pair-seeds = Seed { $first } meets seed { $second }, so that the strongest meet last.
pair-winners = The winners at tables { $first } and { $second } of the round before.
pair-lowest = The number is odd. Of those without a bye so far, nobody stands lower ({ $score }).
pair-lowest-again = The number is odd, and nobody was left for a first bye.
pair-seed-rests = So many entrants are no power of two: the best seeds rest in the first round (seed { $number }).
pair-free-by-table = The number is odd: everybody rests once.
pair-other-gone = Whoever would have been the opponent has withdrawn.
pair-begins = Begins: { $name }. Begun before: { $first } ×, the other side { $second } ×.
pair-begins-by-table = Begins by the same table: { $name }. In the end everybody has begun about equally often.
how-bye = bye
how-rest = rests
how-no-show = did not come
how-overtime = time was up
how-organiser = by the organiser

## Entering

enter = Enter
enter-hint = No sign-up: a name is enough. When a round begins, this page takes you to your table.
enter-conflict = That name is taken, or the list is closed.
enter-other = Add
team = Team
team-new = A new team
team-name = Name of the team
team-lacks = Places left: { $count } (filled with bots)
own-entered = You are in. When the first round begins, this page takes you to your table.
own-table = Round { $round }, table { $number }. Opponent: { $name }
own-go = To my table
own-bye = You have a bye in round { $round }.
own-done = Your game is over: { $result }. The next round comes by itself.
own-out = You do not play in this round.
own-withdrawn = You have withdrawn.
own-place = Place { $place }, score { $score }
own-link = My link
own-link-hint = Opens your place on another device. Keep it to yourself.

## The desk

desk = The organiser’s desk
desk-invite = Link to enter
desk-invite-hint = Whoever has this link can enter or look on.
desk-open = Players may enter by themselves
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
desk-link-hint = Opens this desk on another device. Whoever has it runs the tournament.
desk-conflict = That cannot be done now.
tournaments-own-limit = Too many tournaments from your network are under way. End one first.
tournaments-limit = Too many tournaments are under way here. Wait until one is over.
rename = Rename
rename-who = Rename: { $name }
reissue = New link
reissue-who = New link for { $name }
remove-who = Remove: { $name }
link-of = Link for { $name }
link-of-hint = For this person alone. A link from before opens nothing any more.
withdraw = Withdraw
withdraw-question = Withdraw { $name }?
withdraw-early = The tournament has not begun: it is as if nobody had entered.
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
leaf-hold = Hold
