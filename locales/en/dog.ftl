### Brändi Dog

game-dog = Brändi Dog
game-dog-pitch = Marbles race around a wooden board, and cards say how far. Partners sit opposite each other, nobody shows their cards, and a marble that is caught goes back to the kennel.
game-dog-aim = Be the first team with all its marbles in the finish.
game-dog-facts = 2 to 6 players · 30 to 50 minutes · cards and partners

## The rules, clause by clause: board, seats, cards

DOG-01 = Two to six people play, each with four marbles: red, blue, yellow, green, white or black.
DOG-02 = There are 110 cards: eight of every rank and six jokers. Suits mean nothing.
DOG-03 = The track is a ring with 16 fields for each arm of the board. Up to four players use a board of four arms, five or six a board of six. Each arm has a start field on the track, a kennel for four marbles and a finish of four fields, from F1 outside to F4 inside.
DOG-04 = Turns go anticlockwise around the table, and marbles travel the same way. With two players the seats lie opposite each other.
DOG-05 = Four players form two pairs. Partners sit opposite each other.
DOG-06 = Six players form three pairs or two teams of three, as chosen before the game. Pairs sit opposite each other; in teams of three, team-mates take every other seat.
DOG-07 = With two, three or five players, everyone plays alone, with a few special rules.

## Rounds

DOG-10 = You get 6, 5, 4, 3 and 2 cards, one round after the other, and then 6 again.
DOG-11 = After each round the next player deals, and the player after the dealer begins. The first dealer is drawn by lot, or chosen before the game. The table shows who deals and how many cards come next.
DOG-12 = Cards you play go to the discard pile. If the stock is empty and a card is still to be dealt, the discard pile becomes the new stock. All 110 cards stay in the game.
DOG-13 = In teams, each round starts with an exchange: you give your partner one card face down. You see the card you get only after you have given yours. All cards are exchanged at the same time.
DOG-14 = In a team of three you give your card to the next team-mate in turn order.
DOG-15 = Hands are secret, even from your partner. You see your own cards, how many the others hold, and the discard pile. Partners may not discuss their cards, so there is no free chat while a team game is being played.
DOG-16 = A turn is one card. You lay it open on the discard pile and use its whole value.
DOG-17 = If you can play a card, you must, even if it hurts you. If you can play several, you choose which.
DOG-18 = If it is your turn and you cannot play any of your cards, you are out for this round. Your cards go to the discard pile, face up.
DOG-19 = A round ends when nobody has any cards left. Players without cards are passed over.

## What the cards do

DOG-20 = Ace: bring out a marble, or move 1, or move 11.
DOG-21 = King: bring out a marble, or move 13.
DOG-22 = Queen: move 12.
DOG-23 = 2, 3, 5, 6, 8, 9 and 10: move that many.
DOG-24 = Four: move 4 forward or 4 backward. Only a four, or a joker played as a four, moves backward.
DOG-25 = Seven: move seven points forward, split among your marbles as you like.
DOG-26 = Jack: swap one of your marbles with somebody else’s.
DOG-27 = Joker: it can be any other card, with everything that card can do.
DOG-28 = Except for the seven, a card moves one marble by the whole value.

## Start field and blockade

DOG-30 = A marble leaves the kennel only by ace, king or joker, onto its own start field. There it is fresh until it moves away.
DOG-31 = A fresh marble blocks the way for every marble, your own too. No marble may land on its field or pass it, forward or backward.
DOG-32 = A fresh marble cannot be sent back to the kennel or swapped. So you cannot bring out a second marble onto the same start.
DOG-33 = Any other marble on a start, even the owner’s own that has come back, blocks nothing. A marble brought out onto that start sends it back to the kennel.

## Moving and sending home

DOG-35 = If a marble lands on a taken field of the track, the marble there goes back to its kennel, whether it belongs to an opponent, to your partner or to you.
DOG-36 = You may pass marbles that are not fresh. Nothing happens to them, except with a seven.
DOG-37 = Marbles in a finish are never sent back to the kennel.

## Finish

DOG-38 = A marble enters its own finish only forward and over its own start. The start counts as one point, F1 comes next. From its start a marble needs a 1 for F1, from the field before it a 2.
DOG-39 = A marble may enter once it has left its start and comes back onto it or over it, from either side. So a fresh marble may not go straight in; a marble that has come back onto its start may.
DOG-40 = In the finish no marble is jumped over, and no marble moves backward or out again. A marble inside may move further in by an exact value, and may stop on any free field.
DOG-41 = The value must fit: no move goes past F4.
DOG-42 = You do not have to enter the finish. A marble may go around again, and must if you can play nothing else.
DOG-43 = Your own fresh marble on the start blocks the way into your finish as well.

## The seven

DOG-45 = The seven points go to one or several of your marbles on the track or in the finish, fresh ones included. They move forward by whole points, and you must use all seven.
DOG-46 = Every marble that a part passes or lands on goes back to its kennel, your own and your partner’s too. Fresh marbles block the way; those in a finish cannot be passed or hit. The Canadian seven sends back in the same way.
DOG-47 = You play a seven part by part. Each part moves one marble by one or more points, and a marble may get several parts. A part may clear the way for the next one. A part is allowed only if the remaining points can still be used.
DOG-48 = A seven brings out no marble. A marble that was sent back by this seven cannot be moved with it any more.
DOG-49 = If a part brings your last marble into the finish, the points left go to your partner’s marbles; in a team of three, to those of any team-mate.
DOG-50 = Canadian seven: in teams you may use a seven on your team-mates’ marbles at any time, alone or together with your own. The same goes for a joker as a seven.

## The jack

DOG-52 = One of your marbles swaps places with a marble of another player, opponent or partner, even if it hurts you. Two of your own cannot swap.
DOG-53 = Only marbles on the track that are not fresh can be swapped: none in a kennel, in a finish or fresh.
DOG-54 = If you have a marble on the track, nobody else has one there that can be swapped, and you can play none of your cards, you lay a jack without effect and stay in the round. A joker will not do. If you are already helping, the marbles you play count as yours.
DOG-55 = A marble that a swap puts onto its own start is not fresh. It may enter the finish from there.

## Partners, winning, variants

DOG-56 = When your four marbles are in the finish, you still get cards. You play your partner’s marbles as your own with every card; in a team of three, those of all team-mates.
DOG-57 = A team wins as soon as all its marbles are in the finish. Cards left do not matter, but the last card must be used in full: a seven wins only with its last point.
DOG-58 = No joker finish: no joker, not even as a seven, may bring a team’s last marble into the finish.
DOG-59 = Dog can be played as a tournament with many tables: teams of two or three enter together, or are drawn by lot.

## Two, three and five players

DOG-60 = Everyone begins with three marbles in the kennel and a fresh one on the start.
DOG-61 = In every round, instead of the exchange, everyone draws one card face down from the next player in turn order. All draw from the hands as dealt, and the cards change hands at the same time.
DOG-62 = A seven, or a joker as a seven, may move any marble on the board, even an opponent’s, and sends back to the kennel as usual. Each marble moves as its owner could move it, even into its owner’s finish.
DOG-63 = So a seven may move anyone’s fresh marble off its start and lift the blockade.
DOG-64 = A two moves 2, or draws one card face down from an opponent who has any. Then it has no other effect, and it is the next player’s turn.
DOG-65 = A joker may be used as a two that draws a card.
DOG-66 = The first player with four marbles in the finish wins at once, no matter who moved the fourth. If it was a seven with points left, it must have been possible to use them.

## Why an act is not possible

why-over = The game is over.
why-chance-draws = Cards are dealt by chance. Nobody chooses them.
why-players-play = The players decide this, not chance.
why-no-card-now = No card is dealt or drawn now.
why-not-in-stock = This card is not in the stock: { dog-card }.
why-not-in-that-hand = This player does not hold this card: { dog-card }.
why-deal-first = The cards have to be dealt first.
why-exchange-first = First everyone gives a card to their partner.
why-draw-first = First everyone draws a card.
why-not-your-turn = It is not your turn.
why-nothing-is-given = Without teams no card is given.
why-no-exchange-now = Cards are given only when a round begins.
why-already-given = You have given your card already.
why-not-in-hand = You do not hold this card: { dog-card }.
why-a-card-first = First lay a card.
why-seven-under-way = Use up your seven first. Points left: { $points }.
why-only-a-two-draws = Only a two draws a card.
why-no-drawing-in-teams = In teams a two draws no card.
why-not-from-yourself = Draw from an opponent, not from yourself.
why-no-cards-there = That player has no cards left.
why-only-a-jack-idles = Only a jack can be laid without effect.
why-a-card-is-playable = You can still play this card: { dog-card }.
why-not-without-effect = You may lay a jack without effect only if you have a marble on the track, nobody else has one there that can be swapped, and you can play nothing else.
why-only-a-jack-exchanges = Only a jack swaps marbles.
why-a-jack-exchanges = A jack swaps two marbles. Choose one of yours, then somebody else’s.
why-fresh-is-not-exchanged = A fresh marble cannot be swapped.
why-kennel-is-not-exchanged = A marble in the kennel cannot be swapped.
why-finish-is-not-exchanged = A marble in the finish cannot be swapped.
why-own-marble-first = Choose one of your own marbles first.
why-two-own-marbles = You cannot swap two marbles of your own.
why-no-marble =
    { $place ->
        [S] You have no marble to move on the start.
       *[other] You have no marble to move on { $place }.
    }
why-no-start-card = Only an ace, a king or a joker brings out a marble.
why-a-seven-puts-none-out = A seven brings out no marble.
why-only-onto-its-start = From the kennel a marble goes onto its start.
why-fresh-only-from-the-kennel = Only a marble from the kennel can come out onto the start.
why-not-into-a-kennel = No marble moves into a kennel.
why-kennel-is-empty = There is no marble in the kennel.
why-start-is-taken = There is already a fresh marble on the start. Move it away first.
why-barred = A fresh marble on field { $field } blocks the way.
why-all-home = Your marbles are all in the finish.
why-only-a-seven-moves-others = Only a seven moves other players’ marbles.
why-help-too-early = You may move your team-mates’ marbles once all of yours are in the finish.
why-not-your-marble = This marble is not yours.
why-whole-value = The marble must move by the whole value of the card: { dog-card }.
why-only-a-four-goes-back = Only a four (or a joker as a four) moves backward.
why-own-finish-only = A marble can only enter its own finish.
why-fresh-not-straight-in = A fresh marble may not go straight into the finish. It has to leave its start and come back first.
why-not-back-in-the-finish = Marbles do not move backward in the finish.
why-not-out-of-the-finish = No marble leaves the finish.
why-no-further = This marble cannot go any further.
why-value-must-fit = The value must fit exactly. Points needed: { $points }.
why-own-fresh-before-finish = Your own fresh marble blocks the way into the finish. Move it away first.
why-no-jump-in-the-finish = { $place } is taken, and no marble is jumped over in the finish.
why-no-joker-finish = A joker may not bring the team’s last marble into the finish.
why-too-many-points =
    { $points ->
        [one] You have only one point left.
       *[other] You have only { $points } points left.
    }
why-points-left = Then you could not use up the rest of the seven. Points left: { $points }.
why-win-with-the-last-point = With a seven, the last marble may enter the finish only with the last point. Points left: { $points }.

### The client: what board, tray and set-up say

## Cards and places

dog-card-joker-short = Joker
dog-card =
    { $card ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
        [X] joker
       *[other] { $card }
    }
dog-place-field = field { $field }
dog-place-kennel = { $name }’s kennel
dog-place-start = { $name }’s start
dog-place-finish = F{ $number } in { $name }’s finish
dog-place-hand = { $name }’s hand
dog-short-kennel = kennel
dog-short-start = start

## What happens, for the log

dog-log-laid = { $name } plays: { dog-card }.
dog-log-joker = { $name } plays a joker as: { dog-card }.
dog-log-moved = { $name } moves: { $start } → { $end }.
dog-log-moved-for = { $name } moves { $owner }’s marble: { $start } → { $end }.
dog-log-out = { $name } brings out a marble.
dog-log-home = { $name }’s marble on { $field } goes back to the kennel.
dog-log-swapped = { $name }’s marble on { $field } swaps places with { $other }’s marble on { $there }.
dog-log-idled = { $name } lays a jack without effect.
dog-log-dropped =
    { $count ->
        [0] { $name } is out for this round.
       *[other] { $name } is out for this round and lays down: { $cards }.
    }
dog-log-gave = { $name } gives { $other } a card.
dog-log-gave-card = { $name } gives { $other }: { dog-card }.
dog-log-drew = { $name } draws a card from { $other }.
dog-log-all-home = { $name } has all marbles in the finish.
dog-log-round = New round. Cards for each: { $count }. { $name } deals.
dog-log-shuffled = The discard pile is shuffled into a new stock.
dog-log-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }

## What is asked, as headline

dog-ask-won-you = All marbles are in the finish. You win.
dog-ask-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
dog-ask-exchange = Everyone gives a card to their partner.
dog-ask-give = Choose a card for { $other }.
dog-ask-wait = Cards are being dealt.
dog-ask-play = { $name } to play.
dog-ask-seven =
    { $points ->
        [one] Your seven: one point left.
       *[other] Your seven: { $points } points left.
    }
dog-ask-help = Your marbles are in the finish. Play for { $names }.
dog-ask-card = Your turn: play a card.
dog-ask-card-for = Which card for this marble?
dog-ask-marble = Choose a marble. Card: { dog-card }.
dog-ask-field = Choose the field. Card: { dog-card }.
dog-ask-swap = Which marble does it swap with?
dog-ask-armed = This is your move. Play it, or take it back?
dog-ask-seven-shown = Your seven is played.
dog-ask-seven-ready = All seven points are used. Play them?
dog-ask-which = Which one?

## The board, its places and its keys

dog-board = The board with its marbles
dog-marble-own = your marble
dog-marble = { $name }’s marble
dog-marble-fresh = fresh, blocks the way
dog-marble-chosen = chosen
dog-marble-can = can move
dog-target = possible field, card: { dog-card }
dog-target-part =
    { $points ->
        [one] possible field, one point
       *[other] possible field, { $points } points
    }
dog-target-swap = swap places
dog-target-draw = draw a card here
dog-target-strikes = sends it back to the kennel
dog-which-as = as: { dog-card }
dog-which-part =
    { $left ->
        [0] as a seven
        [one] as a seven, then one point left
       *[other] as a seven, then { $left } points left
    }
dog-which-from = from: { $place }
dog-help = All your marbles are in the finish. From now on you play for { $names }.
dog-say-watching = You are watching.
dog-say-give = Chosen: { dog-card }. Press Enter to give it.
dog-say-got = You get from { $name }: { dog-card }.
dog-say-chosen =
    { $count ->
        [0] Chosen: { dog-card }.
        [one] Chosen: { dog-card }. One marble can move.
       *[other] Chosen: { dog-card }. { $count } marbles can move.
    }
dog-say-cards =
    { $count ->
        [one] One card moves this marble.
       *[other] { $count } cards move this marble.
    }
dog-say-ways =
    { $count ->
        [one] One possible field.
       *[other] { $count } possible fields.
    }
dog-say-armed = Your move is ready, but not yet played.
dog-say-hand =
    { $count ->
        [0] You hold no cards.
        [one] You hold one card: { $cards }.
       *[other] You hold { $count } cards: { $cards }.
    }
dog-say-marbles = { $name }: { $places }.
dog-say-cards-of =
    { $count ->
        [one] One card.
       *[other] { $count } cards.
    }
dog-pile =
    { $count ->
        [0] The discard pile is empty.
        [one] One card on the discard pile.
       *[other] { $count } cards on the discard pile.
    }
dog-deal = { $name } deals { $count }. Next: { $next } deals { $more }.
dog-key-cards = Choose a card
dog-hidden = Hidden: the hands ({ $hands }) and the cards of the stock ({ $count }).
dog-hidden-more = On the discard pile: { $cards }.
dog-place-empty = empty
dog-key-fields = Go field by field around the track, through kennels and finishes
dog-key-walk = Go through cards, marbles or possible fields
dog-key-enter = Choose; on a possible field, play
dog-key-back = Take back
dog-key-hand = Read out your cards
dog-key-marbles = Read out where your marbles are
dog-key-others = Read out where the others’ marbles are
dog-key-pile = Read out how many cards are on the discard pile
dog-key-deal = Read out who deals

## Hand and buttons

dog-hand = Your cards
dog-hand-empty = No cards until the next round.
dog-still-playing = Still have cards: { $names }
dog-card-number = { $number } of { $count }
dog-card-dull = cannot be played now
dog-card-new = new
dog-next = Next
dog-play = Play
dog-play-idle = Lay without effect
dog-play-seven = Play the seven
dog-give = Give
dog-back = Take back
dog-seven = The seven, part by part
dog-seven-left =
    { $points ->
        [0] All seven points are used.
        [one] One point left. Choose a marble.
       *[other] { $points } points left. Choose a marble.
    }
dog-seven-part = { $points }: { $from } → { $to }. Take this part back
dog-has = Cards: { $cards }, marbles in the finish: { $home }
dog-has-given = has given a card
dog-has-deal = deals
dog-has-team = with { $names }

## Set-up and the end

dog-setup-teams = Teams
dog-setup-pairs = Three teams of two
dog-setup-trios = Two teams of three
dog-setup-partners = Partners sit opposite each other: red and yellow, blue and green.
dog-setup-alone = Everyone plays alone and begins with a marble on the start.
dog-setup-canadian = Canadian seven
dog-setup-canadian-note = A seven may move your team-mates’ marbles at any time.
dog-setup-no-joker = No joker finish
dog-setup-no-joker-note = A joker may not bring a team’s last marble into the finish.
dog-setup-deals = Who deals first
dog-chosen-pairs = Teams of two
dog-chosen-trios = Teams of three
dog-chosen-none = Everyone plays alone
dog-chosen-canadian = With the Canadian seven
dog-chosen-no-joker = No joker finish
dog-ending = The board at the end
dog-ending-home = { $name }: { $home } of 4 in the finish
dog-ending-cards =
    { $count ->
        [one] one card played
       *[other] { $count } cards played
    }

### The rules as people read them

ten-lines =
    Bring your four marbles out of the kennel, around the track and into the finish.
    Partners sit opposite each other and win together; two, three or five play alone.
    You get 6, 5, 4, 3 and 2 cards, round after round, and then 6 again.
    In teams, everyone first gives their partner a card, face down.
    Play a card if you can; if you cannot, you are out for this round.
    Ace, king and joker bring a marble out onto its start.
    A fresh marble on its start blocks the way for everyone.
    If you land on a marble, it goes back to the kennel; a seven also sends back those it passes.
    To get into the finish, the value must fit exactly.
    A fresh marble may not go straight in: it leaves its start and comes back first.
page-aim-text =
    Four marbles lie in your kennel. Bring them out onto your start, once around the track and into your finish.

    With four players, partners sit opposite each other and win together. When your marbles are in, you play on with your partner’s. With six there are three pairs or two teams of three; with two, three or five everyone plays alone.
page-setup-text =
    Everyone has an arm of the board: a kennel at the side, a start on the track and a finish of four fields inside.

    Turns go anticlockwise, and the marbles travel the same way. The cards are two decks with three jokers each. Suits do not matter.
page-turn-text =
    A round begins with the deal: first 6 cards each, then 5, 4, 3 and 2, and then 6 again. In teams, everyone then gives their partner one card, face down, and only then looks at the card they get.

    After that you take turns, one card each. You use its whole value. If you can play, you must, even if it hurts you. If you cannot play anything, you lay down your hand face up and are out until the next round.

    Partners do not tell each other what they hold.
page-cards = What the cards do
page-cards-text =
    Most cards simply move one marble forward by their value. Ace, four, seven, jack, king and joker can do more.
page-start = Bringing out, and the blockade
page-start-text =
    A marble comes out of the kennel only with an ace, a king or a joker. On its own start it is fresh, and it stays fresh until it moves away.

    A fresh marble blocks the way. No marble may land on it or pass it, not even your own. It cannot be sent back, and it cannot be swapped.
page-moving = Passing and sending back
page-moving-text =
    You may pass marbles that are not fresh. If you land on a taken field, the marble there goes back to its kennel, even if it is your partner’s or your own.

    Marbles in the finish are safe.
page-seven = The seven
page-seven-text =
    Split the seven points among your marbles as you like. You must use all seven, and no marble comes out of the kennel with them.

    Here passing is dangerous: every marble that a part passes or lands on goes back to its kennel, your own and your partner’s too. If a part brings your last marble into the finish, the rest is for your partner’s marbles.
page-jack = The jack
page-jack-text =
    The jack swaps one of your marbles with somebody else’s, even if it hurts you. Both must be on the track, and neither may be fresh.

    If you have a marble on the track, nobody else has one there that can be swapped, and you can play no other card, you lay the jack without effect and stay in the round.
page-finish = Into the finish
page-finish-text =
    A marble enters its finish forward, over its own start. The start counts as one field, and the value must fit exactly. Inside, no marble is jumped over and no marble goes back.

    You do not have to enter. A fresh marble may not: it has to leave its start and come back first. Going back with a four and forward again is enough.
page-alone = Two, three or five players
page-alone-text =
    Everyone plays alone, and one marble is out on its start from the beginning. Instead of the exchange, you draw a card from the next player’s hand.

    A seven may then move any marble on the board. A two may draw a card from somebody instead of moving. The first player with four marbles in the finish wins.
page-end-text =
    When your four marbles are in the finish, you go on with your partner’s. A team wins when its last marble is in. The last card must be used in full.

    Two variants can be chosen before the game: with the Canadian seven you may use a seven for your partner’s marbles at any time, and a joker may be forbidden for the very last marble.
picture-board = Every arm has its kennel at the side, its start on the track and its finish inside. Red has a fresh marble on the start and one on the innermost field of the finish.
picture-start = Red lays a king and brings a marble out. Blue and green come up behind it and cannot pass.
picture-home = Red lays an eight, passes yellow and lands on blue. Blue goes back to the kennel; nothing happens to yellow.
picture-seven = Red splits a seven: four points past blue, which goes back to the kennel, and three points over the start into the finish.
picture-jack = Red lays a jack: a red and a blue marble have swapped places.
picture-finish = A six takes red’s marble into the finish: three fields to the start, three more to F3. F4 is taken.
legend = What the cards do

### Why a hint is good

hint-finish = It brings a marble into the finish.
hint-leader = It sends back a marble of the player in the lead: { $other }.
hint-strikes = It sends a marble back to the kennel: { $other } has to start again with it.
hint-out = It brings a marble out, and on its start that marble blocks the way.
hint-saves = On field { $field } your marble could be sent back by the next card. Now it is out of reach.
hint-swaps =
    { $steps ->
        [one] The swap takes your marble one field closer to the finish.
       *[other] The swap takes your marble { $steps } fields closer to the finish.
    }
hint-sets-back = The swap sets { $other } back.
hint-gives-start = With this card { $other } can bring a marble out.
hint-draws = It takes a card from { $other }.
hint-nearer =
    { $steps ->
        [one] Then the marble is one field from its start.
       *[other] Then the marble is { $steps } fields from its start.
    }

# Lessons
lesson-out = Out of the kennel
lesson-out-idea = Your marbles wait in the kennel. Only an ace, a king or a joker brings one out, onto your start.
lesson-out-goal = Bring a marble out of the kennel.
lesson-out-done = Your marble is on its start. It is fresh there: nobody may pass it or send it back.
lesson-out-wrong-number = This card only moves marbles that are out already. You need an ace, a king or a joker.
lesson-strike = Send a marble back
lesson-strike-idea = A card moves one marble forward by its number. If it lands exactly on another one, that one goes back to its kennel.
lesson-strike-goal = Send the blue marble back to its kennel.
lesson-strike-done = A direct hit. Passing yellow did no harm: with this card, only the field where you land counts.
lesson-strike-wrong-kennel = This card brings no marble out of the kennel. Move your marble on the track.
lesson-strike-wrong-partner = You hit yellow, and that is your partner. Everybody goes back, friend or foe.
lesson-strike-wrong-short = Your marble did not reach the blue one. Count the fields between them.
lesson-cards = Ace, queen and king
lesson-cards-idea = The queen moves twelve fields and the king thirteen. An ace moves one or eleven, just as you like.
lesson-cards-goal = Hit the blue marble exactly.
lesson-cards-done = Eleven fields: the ace fits. It could have brought a marble out, too.
lesson-cards-wrong-queen = The queen goes twelve fields, and that was one too many.
lesson-cards-wrong-king = The king goes thirteen fields, and that was two too many.
lesson-cards-wrong-one = An ace may also go eleven fields. This time you used it as a one.
lesson-cards-wrong-out = One more marble is out, but the blue one is still there. One of your cards could have hit it.
lesson-four = Backward with a four
lesson-four-idea = A four may also go backward. If a marble has just passed its start, that saves it a whole lap.
lesson-four-goal = Your marble has just begun its lap. Bring it close to its finish.
lesson-four-done = The finish is only a few fields away now.
lesson-four-wrong-forward = Four fields forward, and the whole lap is still ahead. A four can also go the other way.
lesson-four-wrong-six-back = Only a four goes backward. A six always goes forward.
lesson-four-wrong-six = Six fields forward, and the lap is still long. Another card can do better.
lesson-finish = Into the finish
lesson-finish-idea = Your finish begins just past your start. The start counts as one field, and the number has to fit.
lesson-finish-goal = Bring your marble into the finish.
lesson-finish-done = Nobody can send it back there. Once all four are in, you help your partner.
lesson-finish-wrong-far = Nine is too much: the finish has only four fields. You need a smaller card.
lesson-finish-wrong-past = Nine fields lead past your finish, and a new lap begins. Try the smaller card.
lesson-finish-wrong-lap = Your marble went past its finish and begins a new lap. Choose a field in the finish.
lesson-exchange = Exchange a card
lesson-exchange-idea = Every round of a team game begins with an exchange: each gives a card to the partner, face down.
lesson-exchange-goal = Your partner has no marble out. Help with a card that brings one out.
lesson-exchange-done = Now both of you can play. You win together, so give what helps most.
lesson-exchange-wrong-number = With that card your partner cannot bring a marble out. Which card can?
lesson-exchange-wrong-play = Playing comes later. First you give your partner a card.
lesson-last = When nothing fits
lesson-last-idea = If you can play a card, you must. If you can play none, you put down your hand and are out of the round.
lesson-last-goal = You have a four and a nine left. Play both, one after the other.
lesson-last-done = Both cards are played. Hands have six cards, then five, four, three and two, and then six again.
lesson-last-wrong-finish = Your marble is in the finish, but now the nine fits nowhere. You put it down and are out of the round.
lesson-jack = Swap with the jack
lesson-jack-idea = The jack swaps one of your marbles with somebody else’s. Fresh marbles take no part, nor do those in a kennel or a finish.
lesson-jack-goal = Swap with the blue marble that is close to your start.
lesson-jack-done = Your marble has almost come round, and the blue one still has nearly a whole lap to go.
lesson-jack-wrong-fresh = Fresh marbles and marbles in a kennel are never swapped. Blue has another one out on the track.
lesson-jack-wrong-two = The two moves you on a little. The jack would have saved you half a lap.
lesson-seven = Split the seven
lesson-seven-idea = A seven is seven points. Share them among your marbles; whatever they pass or hit goes back to its kennel.
lesson-seven-goal = Bring one marble into the finish and send the blue one back.
lesson-seven-done = Four points for one, three for the other: one card did both.
lesson-seven-wrong-two = That was the two, and your turn is over. Only the seven can do both.
lesson-seven-wrong-other = The seven is used up, but it did not do both. Count first: who needs how many points?
lesson-seven-wrong-whole = All seven points went to one marble. Share them between two.
lesson-together = Win together
lesson-together-idea = When all your marbles are in the finish, you play your partner’s. Your team wins when all eight are in.
lesson-together-goal = Yellow is your partner and has one marble left. Bring it into its finish.
lesson-together-done = All eight are in, and both of you have won.
lesson-together-wrong-past = Nine is too much: your partner’s marble has gone past its finish.
lesson-together-wrong-lap = Your partner’s marble went past its finish. Choose a field in the finish.
lesson-blockade = Block the way
lesson-blockade-idea = A fresh marble blocks the way: nobody passes it or lands on it.
lesson-blockade-goal = Blue wants to get past your start. Do not let it through.
lesson-blockade-done = Blue can play nothing and is out of the round.
lesson-blockade-wrong-opened = You moved your fresh marble away, and now the way is free for blue.
lesson-joker = The joker
lesson-joker-idea = A joker is any card you like, with all that it can do.
lesson-joker-goal = Bring your marble into the finish.
lesson-joker-done = As a ten, an ace, a queen or a king: all of them fit.
lesson-joker-wrong-six = The six stops short of your finish. Your other card can be any number you like.
lesson-joker-wrong-other = That way the joker does not lead into the finish. Use it as a card with ten to thirteen points, and choose a field in the finish.
lesson-passing = Watch whom a seven passes
lesson-passing-idea = A seven sends back every marble that it passes, your partner’s too. Your partner is yellow.
lesson-passing-goal = Send the blue marble back, and spare your partner’s.
lesson-passing-done = Before you play a seven, look at what it will pass.
lesson-passing-wrong-rest = Your last points went past your partner’s marble and sent it back. Use them elsewhere.
lesson-passing-wrong-partner = That marble has to go past your partner’s, and a seven sends back whatever it passes.
lesson-turning-in = First out, then in
lesson-turning-in-idea = A fresh marble may not go straight into the finish. It has to leave its start and come back to it first.
lesson-turning-in-goal = Bring your marble into the finish with two cards.
lesson-turning-in-done = Back off the start, then forward and in: the shortest lap there is.
lesson-turning-in-wrong-fresh = Your marble is still fresh. It has to leave its start before it may enter the finish.
lesson-turning-in-wrong-forward = Forward, the whole lap lies ahead of you. A four can also go backward.
lesson-turning-in-wrong-off = You have played two cards, and your marble is not in the finish. Which card takes it to just before its start, and which one in from there?
lesson-helping = Points for your partner
lesson-helping-idea = If a seven brings in your last marble, the points that are left go to your partner’s marbles. Your partner is yellow.
lesson-helping-goal = Bring in your last marble and use the rest for your partner.
lesson-helping-done = From now on you play your partner’s marbles, with all your cards.
lesson-helping-wrong-lap = Your last marble went past its finish, so there were no points for your partner.
lesson-helping-wrong-early = Your own last marble comes first. Only then may you help.
lesson-draw = Draw with a two
lesson-draw-idea = With two, three or five players everybody plays alone. A two may then also draw a card from another hand.
lesson-draw-goal = Only one marble of yours is out. Bring out another within two turns.
lesson-draw-done = You drew a king, and it brought a marble out.
lesson-draw-wrong-moved = Your two moved a marble. It could also have drawn a card, and perhaps a better one.
lesson-draw-wrong-nine = You cannot bring a marble out with these two cards. First get a better one.
lesson-draw-wrong-kept = You drew a king and moved with it. A king can also bring a marble out.
lesson-anyone = A seven for anybody
lesson-anyone-idea = With two, three or five players, a seven may move anybody’s marbles, even those of the others.
lesson-anyone-goal = Send the yellow marble back to its kennel.
lesson-anyone-done = You moved blue’s marble, and it struck yellow’s.
lesson-anyone-wrong-own = Your seven is used up, and yellow is still there. Whose marble is right behind yellow’s?
lesson-anyone-wrong-three = A three does not help here. What may a seven do at a table of three?
lesson-five = Six arms for five
lesson-five-idea = Five players use the board with six arms, and everybody plays alone. One arm is nobody’s: no marble ever comes out there.
lesson-five-goal = Each of the others has a fresh marble on the start. Send a marble back to its kennel all the same.
lesson-five-done = Nothing blocks the way at the empty arm, and your six sent green’s marble back.
lesson-five-wrong-blue = Blue’s fresh marble blocks the way: nobody passes it or lands on it. Which of your marbles has a free way?
lesson-five-wrong-green = Green’s fresh marble blocks the way: nobody passes it or lands on it. Which start is empty?
lesson-five-wrong-back = You went four fields backward, and nobody was there. Another marble has a free way forward.
lesson-five-wrong-short = The way is free here, but four fields were two too few.
lesson-five-wrong-nobody = Your marble had a free way, but there was nobody where it landed. Look at your other marbles, too.
