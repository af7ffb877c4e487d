### Wat de pagina’s van een toernooi zeggen.

## Instellen

tournament-new = Nieuw toernooi
tournament-pitch = Een avond met veel tafels: deelnemers schrijven zich in met een link, indeling en uitslagen gaan vanzelf.
tournament-title = Naam van het toernooi
tournament-make = Toernooi openen
who-meets = Wie speelt tegen wie?
side =
    { $size ->
        [1] Eén tegen één
        [2] Teams van twee
       *[other] Teams van drie
    }
teams = Teams
teams-together = Schrijven zich samen in
teams-drawn = Worden door loting gevormd
teams-drawn-hint = Je schrijft je alleen in. De teams worden door loting gevormd als het toernooi begint.
format = Speelwijze
format-swiss = Zwitsers systeem
format-swiss-is = Spelers met evenveel punten spelen tegen elkaar. Niemand valt af.
format-round_robin = Ieder tegen ieder
format-round_robin-is = Iedereen speelt één keer tegen alle anderen.
format-knock_out = Knock-out
format-knock_out-is = Wie wint, gaat door. Bij gelijkspel gaat degene door die niet begon.
format-groups = Groepen, dan knock-out
format-groups-is = De besten van elke groep spelen de knock-out.
tournament-rounds = Rondes
rounds-enough = Zoveel als nodig voor één winnaar
groups = Groepen
advance = Door uit elke groep
match-length = Partijen per ontmoeting
more-choices = Meer keuzes
round-time = Tijd voor een ronde
time-open = Geen limiet
minutes = { $number } min
overtime = Als de tijd om is
overtime-draw = De partij telt als gelijkspel
organiser-says = De organisatie beslist
no-show = Als iemand niet komt
no-show-loss = Verlies na 10 minuten
no-show-bot = Een bot speelt in de plaats
next-when = De volgende ronde begint
next-at-once = Zodra de laatste partij eindigt
next-after = { $number } min na de laatste partij
seats-rotating = Wisselend: niet steeds dezelfde begint
seats-fixed = Vast: door loting wordt bepaald wie begint
seeding = Plaatsing
seeding-entry = Op volgorde van inschrijving
tie-breaks = Bij gelijke punten
tie-breaks-hint = Het eerste verschil in deze lijst beslist.
tie-earlier = Omhoog: { $what }
tie-direct = Onderling resultaat
tie-direct-is = De punten die de gelijken tegen elkaar hebben gehaald, als ze allemaal tegen elkaar speelden.
tie-buchholz = Buchholz
tie-buchholz-is = De punten van al je tegenstanders samen; een vrije ronde telt als een tegenstander met evenveel punten als jij.
tie-sonneborn_berger = Sonneborn-Berger
tie-sonneborn_berger-is = De punten van de tegenstanders die je versloeg, en de helft van de punten van wie tegen jou gelijkspeelde.
tie-points = Spelpunten
tie-points-is = Alle punten die je in de partijen hebt gehaald.

## Het toernooi

tournament-entry = Inschrijving open
tournament-playing = Bezig
tournament-round-of = Ronde { $round } van { $rounds }
tournament-over = Afgelopen
tournament-gone = Dit toernooi bestaat niet
tournament-more = Meer over het toernooi
time-left = Resterende tijd:
next-in = Volgende ronde over
standings = Stand
group = Groep { $number }
pairings = Indeling
pairings-of = Ronde { $round }: indeling
pairing = Ontmoeting
result = Uitslag
actions = Acties
being-played = bezig
corrected = Beslist door de organisatie: { $reason }
watch-table = Tafel { $number } bekijken
settle-table = Tafel { $number } beslissen
settle-title = Beslissen of corrigeren
settle-who = Wie wint?
settle-draw = Gelijkspel
settle-reason = Waarom?
settle-hint = Iedereen ziet de reden, en die blijft staan.
settle = Bevestigen
place = Plaats
score = Punten
record = W–G–V
withdrawn = teruggetrokken
prize-giving = Prijsuitreiking
entrants = Deelnemers
entrants-none = Nog niemand: stuur de link.

## Waarom deze paring

pair-why = Waarom?
pair-why-title = Waarom deze indeling
pair-same-score = Beiden hebben evenveel punten: { $score }.
pair-scores-apart = De een heeft { $higher }, de ander { $lower }: er was niemand over die in de stand dichterbij stond.
pair-not-met = Ze hadden nog niet tegen elkaar gespeeld.
pair-met-before = Ze speelden al tegen elkaar ({ $count } ×): bij elke andere indeling was dat vaker gebeurd.
pair-by-table = Volgens het schema waarin iedereen tegen iedereen speelt: ronde { $round } van { $rounds }.
pair-seeds = Plaatsing { $first } tegen { $second }: zo spelen de sterksten het laatst tegen elkaar.
pair-winners = De winnaars van de tafels { $first } en { $second } uit de vorige ronde.
pair-lowest = Het aantal is oneven. Van wie nog geen vrije ronde had, staat niemand lager ({ $score }).
pair-lowest-again = Het aantal is oneven, en iedereen heeft al een vrije ronde gehad.
pair-seed-rests = Er zijn te weinig deelnemers voor een vol schema: de hoogst geplaatsten rusten in de eerste ronde (nummer { $number }).
pair-free-by-table = Het aantal is oneven: iedereen rust één keer.
pair-other-gone = De tegenstander heeft zich teruggetrokken.
pair-begins = Begint: { $name }. Begon tot nu toe: { $first } ×, de tegenstander { $second } ×.
pair-begins-by-table = Begint volgens hetzelfde schema: { $name }. Uiteindelijk begint iedereen ongeveer even vaak.
how-bye = vrije ronde
how-rest = rust
how-no-show = niet gekomen
how-overtime = tijd om
how-organiser = door de organisatie

## Inschrijven

enter = Inschrijven
enter-hint = Zonder account: een naam is genoeg. Als een ronde begint, brengt deze pagina je naar je tafel.
enter-conflict = Die naam is al bezet, of er kan nu niemand meer bij. Probeer een andere naam of vraag het de organisatie.
enter-other = Toevoegen
team = Team
team-new = Een nieuw team
team-name = Naam van het team
team-lacks = Vrije plaatsen: { $count } (aangevuld met bots)
own-entered = Je doet mee. Als de eerste ronde begint, brengt deze pagina je naar je tafel.
own-table = Ronde { $round }, tafel { $number }. Tegenstander: { $name }
own-go = Naar mijn tafel
own-bye = In ronde { $round } heb je vrij.
own-done = Je partij is afgelopen: { $result }. De volgende ronde begint vanzelf.
own-out = Je speelt deze ronde niet.
own-withdrawn = Je hebt je teruggetrokken.
own-place = Plaats { $place }, punten { $score }
own-link = Mijn link
own-link-hint = Opent je plaats op een ander apparaat. Deel deze link niet.

## De organisatie

desk = Organisatie
desk-invite = Link om in te schrijven
desk-invite-hint = Wie deze link heeft, kan zich inschrijven of toekijken.
desk-open = Spelers mogen zichzelf inschrijven
desk-add = Iemand toevoegen
desk-bots = Bots toevoegen
desk-bots-count = Hoeveel bots
desk-begin = Toernooi beginnen
desk-settled = Alle uitslagen van deze ronde zijn binnen.
desk-next = Volgende ronde nu starten
desk-finish = Toernooi afsluiten
desk-next-at = Volgende ronde niet voor
desk-set-time = Tijd instellen
desk-entrants = Deelnemers: { $count }
desk-link = Link van de organisatie
desk-link-hint = Opent de organisatie op een ander apparaat. Wie hem heeft, leidt het toernooi.
desk-conflict = Dat kan nu niet. Laad de pagina opnieuw en probeer het nog eens.
tournaments-own-limit = Er lopen al te veel toernooien vanuit je netwerk. Beëindig er eerst een.
tournaments-limit = Er lopen hier al te veel toernooien. Wacht tot er een is afgelopen.
rename = Naam wijzigen
rename-who = Naam wijzigen: { $name }
reissue = Nieuwe link
reissue-who = Nieuwe link voor { $name }
remove-who = Verwijderen: { $name }
link-of = Link voor { $name }
link-of-hint = Alleen voor deze persoon. De vorige link werkt niet meer.
withdraw = Terugtrekken
withdraw-question = { $name } uit het toernooi halen?
withdraw-early = Het toernooi is nog niet begonnen: de inschrijving vervalt gewoon.
withdraw-late = De ontmoeting van deze ronde telt als verloren, en daarna is er geen indeling meer. De uitslagen tot nu toe blijven staan.
withdraw-undo = Weer laten meedoen

## Zaal en lijsten

hall = De zaal
hall-enter = Speel mee
hall-turn = Aan de beurt: { $names }
hall-missing = Nog niet hier: { $names }
lists = Lijsten om af te drukken
lists-none = Het toernooi is nog niet begonnen.
print = Afdrukken
leaf-before = Vorige pagina
leaf-next = Volgende pagina
leaf-hold = Stilzetten
