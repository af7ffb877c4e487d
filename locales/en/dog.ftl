### Brändi Dog

## The rules, clause by clause: board, seats, cards

DOG-01 = Two to six people play, each with four marbles: red, blue, yellow, green, white or black.
DOG-02 = There are 110 cards: eight of every rank and six jokers. Suits mean nothing.
DOG-03 = The track is a ring with 16 fields for each arm of the board. Up to four players use a board of four arms, five or six a board of six. Each arm has a start field on the track, a kennel for four marbles and a finish of four fields, from F1 outside to F4 inside.
DOG-04 = Turns go anticlockwise around the table, and marbles travel the same way. With two players the seats lie opposite each other.
DOG-05 = Four players form two pairs. Partners sit opposite each other.
DOG-06 = Six players form three pairs or two teams of three, as chosen before the game. Pairs sit opposite each other; in teams of three, every second seat belongs together.
DOG-07 = Two, three or five players each play alone, with a few rules of their own.

## Rounds

DOG-10 = Hands have 6, 5, 4, 3 and 2 cards, one round after the other, and then 6 again.
DOG-11 = After each round the next player deals. Whoever comes after the dealer begins. The first dealer is drawn by lot. The table shows who deals and how many cards come next.
DOG-12 = Cards played go to the discard pile. When a card is to be dealt and the stock is empty, the pile becomes the new stock. No card ever leaves the game.
DOG-13 = In teams, each round opens with an exchange: you hand your partner one card face down. You see the card you get only when you have given yours. All cards change hands at once.
DOG-14 = In a team of three you hand your card to the next team-mate in turn order.
DOG-15 = Hands are secret, from your partner too. You see your own cards, how many the others hold, and the pile. Partners may not confer, so there is no free chat while a team game runs.
DOG-16 = A turn is one card. You lay it open on the pile and use its whole value.
DOG-17 = If you can play a card, you must, even if it harms you. Which of the playable ones is up to you.
DOG-18 = If it is your turn and you can play none of your cards, you drop out of the round. Your cards go to the pile, open.
DOG-19 = A round ends when nobody holds a card. Players without cards are passed over.

## What the cards do

DOG-20 = Ace: put a marble out, or move 1, or move 11.
DOG-21 = King: put a marble out, or move 13.
DOG-22 = Queen: move 12.
DOG-23 = 2, 3, 5, 6, 8, 9 and 10: move that many.
DOG-24 = Four: move 4 forward or 4 backward. No other card moves backward.
DOG-25 = Seven: seven points forward, split among your marbles as you like.
DOG-26 = Jack: exchange two marbles. It does not move any.
DOG-27 = Joker: it stands for any other card with all its uses.
DOG-28 = Except for the seven, a card moves one marble by the whole value.

## Start field and blockade

DOG-30 = A marble leaves the kennel only by ace, king or joker, onto its own start field. There it is fresh until it moves away.
DOG-31 = A fresh marble blocks the way for every marble, your own too. Nobody lands on its field or passes it, forward or backward.
DOG-32 = A fresh marble cannot be sent home or exchanged. So you cannot put out a second marble onto it.
DOG-33 = Any other marble on a start field blocks nothing, even if it is the owner’s and has come back. A marble put out onto it sends it home.

## Moving and sending home

DOG-35 = If a marble ends on a taken field of the track, the marble there goes home to its kennel, whoever owns it: an opponent, your partner or you.
DOG-36 = Marbles that are not fresh may be passed. Nothing happens to them, except with a seven.
DOG-37 = Marbles in a finish are never sent home.

## Finish

DOG-38 = A marble turns into its own finish only forward and over its own start field. The start counts one point, F1 is the next. From the start itself it reaches F1 with 1, from the field before with 2.
DOG-39 = It must have touched its start twice, in either direction, and the touch on entering counts. So every marble but a fresh one may turn in. A marble that came back onto its start may turn in too.
DOG-40 = Inside the finish nobody is jumped over and nothing moves backward or out. A marble inside may move on by an exact value, and may stop on any free field.
DOG-41 = The value must fit: no move goes past F4.
DOG-42 = You need not turn in. A marble may go around again, and must if nothing else is playable.
DOG-43 = Your own fresh marble on the start blocks the way into your finish as well.

## The seven

DOG-45 = The seven points go to one or several of your marbles on the track or in the finish, fresh ones included. They move forward by whole points, and all seven are used.
DOG-46 = Every marble that a part passes or lands on goes home, your own and your partner’s too. Fresh marbles block the way; those in the finish are not passed and not hit.
DOG-47 = You play a seven part by part. Each part moves one marble by one or more points, and a marble may get several parts. A part may clear the way for the next one. It is allowed only if the points left can still be used up.
DOG-48 = A seven puts no marble out. A marble that an earlier part sent home gets no later part.
DOG-49 = When a part brings your last marble into the finish, the points left go to your partner’s marbles; in a team of three, to those of any team-mate.
DOG-50 = Canadian seven: in teams you may use a seven on your team-mates’ marbles at any time, alone or together with your own.

## The jack

DOG-52 = One of your marbles changes places with a marble of another player, opponent or partner, even to your harm. Two of your own cannot be exchanged.
DOG-53 = Only marbles on the track that are not fresh can be exchanged: none in a kennel, in a finish or fresh.
DOG-54 = You have a marble on the track, no other player has one there that is not fresh, and none of your cards is playable: then you lay a jack without effect instead of dropping out. A joker does not do. If you are helping, the marbles you play count as yours.
DOG-55 = A marble that an exchange puts onto its own start is not fresh. It may turn in from there.

## Partners, winning, variants

DOG-56 = When your four marbles are in the finish, you keep getting cards. You play your partner’s marbles as your own with every card; in a team of three, those of all team-mates.
DOG-57 = A team wins as soon as all its marbles are in the finish. Cards left do not matter, but the last card must be used in full: a seven wins only with its last point.
DOG-58 = No joker finish: no joker, not even as a seven, may bring a team’s last marble into the finish.

## Two, three and five players

DOG-60 = Everybody begins with three marbles in the kennel and a fresh one on the start.
DOG-61 = Instead of the exchange, everybody draws one card from the next player in turn order, face down. All draw from the hands as dealt, and the cards change hands at once.
DOG-62 = A seven may move any marbles on the board, those of opponents too. Each moves as its owner could move it, also into its owner’s finish.
DOG-63 = So a seven may move anybody’s fresh marble off its start and lift the blockade.
DOG-64 = A two moves 2, or draws one card face down from an opponent who holds any. Then it has no other effect, and the next player’s turn comes.
DOG-65 = A joker may stand for such a drawing two.
DOG-66 = Whoever first has four marbles in the finish wins at once, no matter who moved the fourth. If a seven did it and has points left, they must have been usable.

## Why an act is not possible

why-over = The game is over.
why-chance-draws = Cards come by chance. Nobody chooses them.
why-players-play = Players play this, not chance.
why-no-card-now = No card is dealt or drawn now.
why-not-in-stock = There is no { $card } in the stock.
why-not-in-that-hand = There is no { $card } in that hand.
why-deal-first = First the cards are dealt.
why-exchange-first = First everyone gives a card.
why-draw-first = First a card is drawn.
why-not-your-turn = It is not your turn.
why-nothing-is-given = Without teams no card is given.
why-no-exchange-now = Cards are given only when a round begins.
why-already-given = You have given your card already.
why-not-in-hand = You hold no { $card }.
why-a-card-first = First lay a card.
why-seven-under-way = First use up your seven. Points left: { $points }.
why-only-a-two-draws = Only a two draws a card.
why-no-drawing-in-teams = In teams a two draws no card.
why-not-from-yourself = You draw from an opponent, not from yourself.
why-no-cards-there = That player holds no card.
why-only-a-jack-idles = Only a jack can be laid without effect.
why-a-card-is-playable = You can still play { $card }.
why-not-without-effect = A jack has no effect only if you have a marble on the track and nobody else has one there that is not fresh.
why-only-a-jack-exchanges = Only a jack exchanges marbles.
why-a-jack-exchanges = A jack exchanges two marbles. It moves none.
why-fresh-is-not-exchanged = A fresh marble cannot be exchanged.
why-kennel-is-not-exchanged = A marble in the kennel cannot be exchanged.
why-finish-is-not-exchanged = A marble in the finish cannot be exchanged.
why-own-marble-first = Choose one of your own marbles first.
why-two-own-marbles = You cannot exchange two marbles of your own.
why-no-marble = There is no such marble on { $place }.
why-no-start-card = Only ace, king or joker put a marble out.
why-a-seven-puts-none-out = A seven puts no marble out.
why-only-onto-its-start = From the kennel a marble goes onto its start field.
why-fresh-only-from-the-kennel = Only a marble from the kennel becomes fresh.
why-not-into-a-kennel = Nobody walks into a kennel.
why-kennel-is-empty = There is no marble in the kennel.
why-start-is-taken = A fresh marble is still on the start.
why-barred = A fresh marble on field { $field } blocks the way.
why-all-home = Your marbles are all in the finish.
why-only-a-seven-moves-others = Only a seven moves other players’ marbles.
why-help-too-early = You cannot move team-mates’ marbles yet.
why-not-your-marble = This marble is not yours.
why-whole-value = The marble must move the whole value of { $card }.
why-only-a-four-goes-back = Only a four moves backward.
why-own-finish-only = A marble turns into its own finish only.
why-fresh-not-straight-in = A fresh marble may not go straight into the finish.
why-not-back-in-the-finish = Nothing moves backward in the finish.
why-not-out-of-the-finish = No marble leaves the finish.
why-value-must-fit = The value must fit exactly. Points needed: { $points }.
why-own-fresh-before-finish = Your own fresh marble blocks the way into the finish.
why-no-jump-in-the-finish = { $place } is taken, and nobody is jumped over in the finish.
why-no-joker-finish = A joker may not bring the team’s last marble in.
why-too-many-points = A part moves forward, by no more points than are left: { $points }.
why-points-left = The rest of the seven could not be used up. Points left: { $points }.
why-win-with-the-last-point = A seven brings the last marble in only with its last point. Points left: { $points }.
