### Wat elke pagina en elk spel zegt.

irrgarten = Irrgarten

## Startpagina

front-title = Schuif aan tafel
front-pitch = Bordspellen met vrienden en tegen de computer. Geen account nodig: een naam, een link, een plaats.
front-foot = Vrije, open software. De namen van de spellen zijn van hun uitgevers.
tournament = Toernooi
front-tournament = Een clubavond met veel tafels: indeling en stand gaan vanzelf.
front-tournament-new = Toernooi opzetten
lobby = Open tafels
front-lobby = Niemand om mee te spelen? Anderen doen graag mee: schuif aan, of wij zoeken een partij voor je.
front-lobby-look = Kijk wie er wacht
to-tournament = Naar het toernooi
tournament-next = Ronde { $round } begint.
games = Spellen
play = Spelen
play-now = Meteen spelen
set-up = Klaarzetten
start-here = Begin hier
game-age = vanaf { $age } jaar
front-offline = Op dit moment is er geen verbinding. Je tafels staan hier; zodra je weer online bent, kun je verder spelen.
rules = Regels
home = Startpagina
my-tables = Jouw tafels
remove-table = Tafel verwijderen
remove-question = Deze tafel uit de lijst verwijderen?
remove-hint = Je plaats blijft van jou. Je vindt de tafel terug bij ‘Verwijderde tafels’.
table-removed = Uit de lijst verwijderd.
undo = Ongedaan maken
removed-tables = Verwijderde tafels
put-back = Terugzetten
notices = Berichten
notices-title = Als je aan de beurt bent
notices-hint = Als je een tijdje van tafel bent, krijg je één bericht per beurt. Meer niet.
notices-on = Stuur een bericht naar dit apparaat
notices-off = Geen berichten meer op dit apparaat
notices-insecure = Voor berichten is een veilige verbinding (https) nodig.
notices-unsupported = Deze browser kan geen berichten tonen. Zet op een iPhone de pagina eerst op het beginscherm.
notices-denied = De browser staat berichten van deze pagina niet toe. Dat kun je in de instellingen van de browser veranderen.
notices-mail = Per mail
notices-mail-ask = Stuur mij een mail om te bevestigen
notices-mail-waits = We hebben een mail gestuurd naar { $address }. Open de link erin om te bevestigen.
notices-mail-goes = Mails gaan naar { $address }.
notices-mail-stop = Stuur mij geen mails meer
turn-since = Jij bent aan de beurt · { $when }
status-waiting = Wacht op spelers
status-playing = Bezig
status-over = Afgelopen

game-any = Een tafel
labelled = { $what }: { $text }

nowhere = Deze pagina bestaat niet
nowhere-hint = Misschien is de link niet volledig.

## Een tafel openen

set-up-hint = Kies wie meespeelt. Wie er niet bij is, nodig je uit met een link.
how-many = Hoeveel spelen er mee?
rounds = Partijen na elkaar
rounds-hint = Meer dan één partij is een wedstrijd: de punten worden opgeteld, en in elke partij begint iemand anders.
clock = Klok
clock-none = Zonder klok
clock-real = Eén avond
clock-days = Meer dagen
clock-each = Tijd per persoon
clock-minutes = { $minutes } min
clock-increment = Erbij na elke beurt
clock-seconds = { $seconds } s
clock-move = Tijd voor elke zet
clock-move-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
clock-ends = Als de tijd om is
clock-ends-bot = een bot speelt verder
clock-ends-loses = die speler verliest
clock-match = In een wedstrijd speelt een bot verder als iemands tijd om is.
stand-in-after = Als iemand aan de beurt is maar niet aan tafel zit
stand-in-never = de anderen wachten
stand-in-after-minutes = { $minutes ->
    [one] na een minuut speelt een bot
   *[other] na { $minutes } minuten speelt een bot
}
who-sits = Wie zit waar?
who-sits-seat = Wie speelt met { $colour }?
kind-me = Ik
kind-here = Iemand hier
kind-friend = Vriend via link
kind-friend-hint = Je stuurt de link in de volgende stap.
kind-bot = Bot
level-seat = Niveau van de bot ({ $colour })
level-beginner = Beginner
level-casual = Gemiddeld
level-skilled = Geoefend
level-expert = Expert
level-champion = Kampioen
level-beginner-what = Speelt wat in het oog springt en ziet veel over het hoofd. Goed voor kinderen.
level-casual-what = Ziet de volgende zet, maar vergeet soms iets of ziet het over het hoofd. Voor een ontspannen partij.
level-skilled-what = Denkt vooruit, maar ziet soms iets over het hoofd.
level-expert-what = Denkt ver vooruit en ziet weinig over het hoofd. Moeilijk te verslaan.
level-champion-what = Zo sterk als we hem kunnen maken. Denkt het langst na.
name = Naam
name-seat = Naam ({ $colour })
name-yours = Je naam
name-here = Naam van nog iemand op dit apparaat
name-missing = Vul hier een naam in.
name-made-up = we verzinnen er een
made-up-names = Otter, Das, Merel, Egel, Eekhoorn, Bever, Ekster, Haas, Uil, Zwaluw, Marter, Lynx
the-game = Het spel
who-begins = Wie begint
by-lot = Door loting
set-table = Tafel openen
who-may-join = Wie mag meespelen?
join-link = Alleen met de link
join-link-hint = Jij bepaalt wie hem krijgt.
join-anyone = Iedereen
join-anyone-hint = De tafel staat bij de open tafels, met de namen van wie er al zitten, zolang hier iemand wacht.
bots-after = Als er plaatsen vrij blijven
bots-never = op anderen wachten
bots-after-seconds = na { $seconds } seconden spelen bots
bots-after-minutes = { $minutes ->
    [one] na een minuut spelen bots
   *[other] na { $minutes } minuten spelen bots
}
colour-red = rood
colour-blue = blauw
colour-yellow = geel
colour-green = groen
colour-white = wit
colour-black = zwart
bot-red = Bot Rood
bot-blue = Bot Blauw
bot-yellow = Bot Geel
bot-green = Bot Groen
bot-white = Bot Wit
bot-black = Bot Zwart

## Wachten op spelers

title-waiting = Wachten
by-hand-position =
    { $count ->
        [0] Deze partij begint met een stelling die met de hand is klaargezet. Wie de tafel heeft geopend, kent die helemaal.
        [one] Deze partij begint met een stelling die { $names } heeft klaargezet. Wie dat deed, weet ook wat verborgen is.
       *[other] Deze partij begint met een stelling die { $names } hebben klaargezet. Wie dat deed, weet ook wat verborgen is.
    }
waiting-seats = Plaatsen
waiting-hint = Nog niemand hier: stuur de link of laat een bot meespelen. De partij begint als alle plaatsen bezet zijn.
waiting-guest = Kies een plaats. De partij begint als alle plaatsen bezet zijn.
drawing-lots = Er wordt geloot…
drawing-waits = Wachten op { $names }. De partij begint hoe dan ook zo.
seat-open = Vrije plaats
seat-free = Vrij
sit-down = Gaan zitten
seat-bot = Bot laten meespelen
free-seat = Plaats vrijmaken
free-question = { $name } van deze plaats halen?
free-hint = { $name } kan dan alleen nog toekijken, en de plaats is weer vrij voor iedereen.
cancel = Annuleren
get-up = Opstaan
seat-lost = Je bent van je plaats gehaald. Je kijkt nu toe.
seat-not-kept = Dit apparaat kan je plaats niet onthouden. Bewaar de link naar je plaats: die staat in het menu.
level-choice = Niveau van nieuwe bots
invite = Uitnodigen
invite-hint = Wie deze link heeft, kan gaan zitten of toekijken.
link-only-here = Deze link werkt alleen op deze computer.
let-in = Anderen binnenlaten
let-in-hint = Dan kan iedereen op hetzelfde netwerk meespelen, bijvoorbeeld op dezelfde wifi. Misschien vraagt je computer om toestemming.
let-in-done = Iedereen op hetzelfde netwerk kan deze link nu openen.
let-in-vain = Deze computer zit niet op een netwerk, of de poort is al bezet. Verbind hem met de wifi en start Irrgarten opnieuw met --let-others-in.
link-network = De link werkt voor iedereen op hetzelfde netwerk als deze computer.
link-address = Adres van deze computer
open-to-all = Iedereen mag meespelen
open-to-all-hint = De tafel staat bij de open tafels zolang deze pagina open is.
open-bots-in = Over { $time } nemen bots de vrije plaatsen in.
open-close = Alleen met de link
open-offer = Openstellen voor iedereen…
open-now = Bij de open tafels tonen
table-link = Link naar deze tafel
table-link-hint = Wie deze link heeft, kan toekijken, en gaan zitten zolang er een plaats vrij is.
copy-link = Link kopiëren
copied = Gekopieerd
share = Delen
qr-code = QR-code met de link naar deze tafel
seat-link = Plaats van { $name }
seat-link-hint = Opent deze plaats op een ander apparaat. Deel deze link niet.
watchers = { $count ->
    [0] Niemand kijkt toe.
    [one] Eén persoon kijkt toe.
   *[other] { $count } personen kijken toe.
}

## Aan tafel

opening = Tafel wordt geopend…
table-gone = Deze tafel bestaat niet
table-gone-hint = Misschien is de link niet volledig, of is de tafel verwijderd.
try-again = Opnieuw proberen
reconnecting = Verbinding verbroken. Opnieuw verbinden…
move-kept = Geen verbinding. Je zet is bewaard en gaat weg zodra de verbinding terug is.
seats = Plaatsen
tray = Jouw zet
menu = Menu
log = Verloop
log-empty = Er is nog niets gebeurd.
log-bot-host = { $name } is er niet. Vanaf nu speelt een bot ({ $level }).
log-bot-own = Vanaf nu speelt een bot voor { $name } ({ $level }).
log-back = { $name } is terug en speelt weer zelf.
log-bot-time = { $name } heeft geen tijd meer. Vanaf nu speelt een bot ({ $level }).
log-bot-away = { $name } was aan de beurt, maar al lang niet meer aan tafel. Vanaf nu speelt een bot ({ $level }).
log-bot-agreed = De anderen gaan akkoord: vanaf nu speelt een bot voor { $name } ({ $level }).
log-call-resigned = { $name } geeft op.
log-call-agreed = { $name } heeft gelijkspel aangeboden, en iedereen gaat akkoord.
log-call-time = { $name } heeft geen tijd meer.
log-call-back = { $name } neemt de laatste zet terug.
log-call-lots = De rest wordt door loting gebouwd: { $name } heeft het gevraagd en iedereen gaat akkoord.
table = Tafel
pass-device = Geef het apparaat aan { $name }.
pass-taken = Ik ben { $name }: toon mijn kaarten
plate-you = Jij
plate-turn = Aan de beurt
plate-your-turn = Jouw beurt
plate-thinking = Denkt na
plate-away = Afwezig
plate-stand-in = Bot over { $time }
plate-won = Gewonnen
plate-total =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pt
    }
clock-left = Resterende tijd
clock-long = { $days } d { $hours } u
clock-said = { $minutes } min { $seconds } s
clock-said-hours = { $hours } u { $minutes } min
clock-says = { $name }: { $time }.
clock-little = Je hebt nog { $seconds } seconden.
keys-clock = Voorlezen hoeveel tijd iedereen nog heeft
title-yours = Jouw beurt
title-turn = { $name } is aan de beurt
title-over = Partij voorbij
watching = Je kijkt toe.
resting = Een bot speelt voor je
stand-in = Een bot laten spelen voor { $name }
stand-in-soon = { $name } is er niet. Over { $seconds } s kun je een bot laten spelen.
stand-in-comes = { $name } is aan de beurt en is er niet. Over { $time } speelt een bot.
take-back = { $name } speelt weer zelf
time-used-up = { $name } heeft geen tijd meer, dus de bot speelt tot het einde.
ask-back = Mijn laatste zet terugnemen
ask-draw = Gelijkspel aanbieden
ask-resign = Opgeven
ask-bot = De anderen vragen om een bot voor { $name }
resign-sure = De partij is dan voorbij en de anderen winnen. Dat kun je niet terugdraaien.
leave = Van tafel gaan
leave-sure = Een bot speelt voor je verder. De plaats blijft van jou: kom terug wanneer je wilt.
stand-in-sure = Een bot speelt voor { $name } tot { $name } terug is.
stand-in-yes = Bot laten spelen
asked-back = { $name } wil de laatste zet terugnemen.
asked-draw = { $name } biedt gelijkspel aan.
asked-lots = { $name } wil de rest door loting laten bouwen.
asked-resign = { $name } wil dat jullie team opgeeft.
asked-bot = { $name } wil een bot laten spelen voor { $other }.
asked-waits = Wachten op antwoord van { $name }.
answer-no = Nee
answer-yes = Akkoord
answer-never = Toch niet
talk = Berichten en vragen
phrases = Snelle zinnetjes
reactions = Reacties
phrases-off = Snelle zinnetjes staan uit in je instellingen.
phrase-says = { $name }: { $words }
phrase-hello = Hallo
phrase-good-luck = Succes
phrase-well-played = Goed gespeeld
phrase-thanks = Dank je
phrase-sorry = Sorry
phrase-oops = Oeps
phrase-moment = Een ogenblik, alsjeblieft.
phrase-good-game = Dat was een mooie partij
phrase-again = Nog een keer?
phrase-bye = Tot ziens
phrase-bravo = Bravo
phrase-smile = Glimlacht
phrase-laugh = Lacht
phrase-wow = Is verbaasd
phrase-sad = Is verdrietig
phrase-heart = Stuurt een hart
play-again = Nog een keer spelen
join-again = Naar de volgende partij
next-round = Volgende partij
round-of = Partij { $round } van { $rounds }
match-leads =
    { $count ->
        [one] Partij { $round } van { $rounds } is voorbij. { $name } staat voor. Punten: { $points }.
       *[other] Partij { $round } van { $rounds } is voorbij. { $name } staan voor. Ieder heeft zoveel punten: { $points }.
    }
match-level = Partij { $round } van { $rounds } is voorbij. Iedereen staat gelijk. Ieder heeft zoveel punten: { $points }.
match-won =
    { $count ->
        [one] { $name } wint de wedstrijd. Punten: { $points }.
       *[other] { $name } winnen de wedstrijd. Ieder heeft zoveel punten: { $points }.
    }
match-drawn = De wedstrijd eindigt in gelijkspel. Ieder heeft zoveel punten: { $points }.
download = Partij bewaren

## Een partij terugzien

replay = Herhaling
watch-again = Terugzien
opening-replay = Partij wordt geopend…
replay-not-over = Deze partij is nog bezig. Na afloop kun je alles hier terugzien.
replay-date = Gespeeld op { $date }
replay-rules = Deze partij is volgens eerdere regels gespeeld. Alleen de eindstelling en het verloop zijn bewaard.
replay-bygone = Volgens eerdere regels gespeeld: je kunt zien hoe het ging, maar niet verder spelen.
to-table = Naar de tafel
viewpoint = Gezien door
viewpoint-all = Alles zichtbaar
viewpoint-watcher = Als toeschouwer
viewpoint-seat = Zoals { $name } het zag
replay-bar = Moment in de partij
replay-at = Stelling { $ply } van { $total }
replay-first = Naar het begin
replay-last = Naar het einde
replay-back = Vorige zet
replay-forth = Volgende zet
replay-turn-back = Vorige beurt
replay-turn-forth = Volgende beurt
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid
replay-seek = Naar de volgende
speed-slow = Langzaam
speed-usual = Normaal
speed-fast = Snel
mark-strike = Teruggestuurd
mark-bump = Gebotst
mark-devour = Verslonden
mark-wall = Muren
mark-goal = Aangekomen
mark-win = Overwinning
look-back = Zetten terugkijken
looking-back = Je ziet een eerdere stelling.
back-to-now = Terug naar de partij
play-on = Vanaf hier verder spelen
play-on-hint = Deze tafel begint met de stelling die je bekeek. Kies wie er speelt; iedereen krijgt te zien waar de stelling vandaan komt.
open-record = Bewaarde partij openen
open-record-hint = Sleep het bestand ergens op deze pagina, of kies het. We laten het alleen zien en bewaren het nergens.
choose-file = Bestand kiezen
record-no-json = Dit bestand is geen bewaarde partij.
record-too-large = Dit bestand is te groot voor een bewaarde partij.
record-malformed = Dit bestand is geen bewaarde partij: er zit een fout in ‘{ $place }’.
record-game = Het spel ‘{ $game }’ is hier niet.
record-version = Deze partij is volgens versie { $played } van de regels gespeeld. Hier speel je volgens versie { $ours }.
record-position = De eerste stelling in dit bestand is niet mogelijk: ‘{ $place }’.
record-act =
    { $clause ->
        [none] Zet { $number } in dit bestand, ‘{ $act }’, is niet mogelijk.
       *[other] Zet { $number } in dit bestand, ‘{ $act }’, is tegen de regels ({ $clause }).
    }
fields = Nummers op de baan
fields-hint = Zodat je de velden uit het verloop snel vindt.
phrases-show = Snelle zinnetjes en reacties
phrases-show-hint = Je ziet en hoort de zinnetjes die anderen uit de lijst kiezen.
keys-look-back = Eén zet terugkijken, en weer verder
keys-replay-act = Eén zet terug of verder
keys-replay-turn = Eén beurt terug of verder
keys-replay-ends = Naar het begin of het einde
keys-replay-play = Afspelen of pauze

## Regels en toetsen

print = Afdrukken
ten-title = Het spel in tien regels
rules-contents = Inhoud
rules-fine =
    { $count ->
        [one] In detail: één regel
       *[other] In detail: { $count } regels
    }
page-aim = Waar het om gaat
page-setup = De opstelling
page-turn = Een beurt
page-end = Het einde
search-rules = Zoeken in de regels
rules-found = { $count ->
    [0] Geen regel gevonden.
    [one] Eén regel gevonden.
   *[other] { $count } regels gevonden.
}
rules-none = Geen regel bevat deze woorden.
show-clause = Regel { $clause }
keys = Toetsen
keys-board = Op het bord
keys-everywhere = Overal
keys-tab = Naar het volgende onderdeel
keys-escape = Sluiten, of de animatie overslaan
keys-help = Deze lijst
shortcuts = Sneltoetsen van één teken
shortcuts-hint = Letters, cijfers en tekens werken meteen, zonder Ctrl of Alt, zolang de focus op de tafel ligt. Tab, pijlen en Enter werken altijd.
keys-since = Voorlezen wat er sinds je laatste beurt is gebeurd
keys-again = Voorlezen wat je moet doen
since-nothing = Er is sinds je laatste beurt niets gebeurd.
keys-exploring = Het bord verkennen
keys-asking = Vragen
keys-standing = Voorlezen hoe iedereen ervoor staat
keys-hidden = Voorlezen wat verborgen is
keys-more = Meer voorlezen over de laatste melding
keys-go-to = Naar een veld gaan dat je noemt, of horen wat er in een rij staat
keys-stops = Naar de volgende plek waar Enter iets doet, of de vorige
keys-own-pieces = Naar je volgende stuk, of het vorige
keys-other-pieces = Naar het volgende stuk van de anderen, of het vorige
keys-strikes = Naar wat jij bedreigt
keys-dangers = Naar wat gevaar loopt
keys-here = Voorlezen waar het stuk hier heen kan, en wat het bedreigt
keys-can = Voorlezen wat je nu allemaal kunt doen
hidden-nothing = Er is niets verborgen. Iedereen ziet alles.
standing-of = { $name }: { $count } van { $most }.
more-nothing = Er is nog niets gemeld.
pieces-none = Je hebt niets op het bord.
others-none = De anderen hebben niets op het bord.
stops-none = Er valt nu niets te kiezen op het bord.
strikes-none = Je bedreigt niets.
dangers-none = Niets loopt gevaar.
threat = { $name } ({ $start }) bedreigt { $other } ({ $place }).
threat-winning = { $name } ({ $start }) zou kunnen winnen: { $place }.
threat-placing = { $name } zou op { $place } kunnen winnen.
threat-by = Met: { $by }.
here-none = Van hieruit kan nu niets bewegen.
here-list = Van hieruit: { $list }.
line-of = { $line }: { $list }.
line-empty = { $line }: niets.
go-to = Ga naar
go-to-name = Een veld (c4), een rij (4), een kolom (c), of een zet zoals hij wordt geschreven
go-to-go = Ga
go-to-nowhere = Dat veld bestaat niet, en die zet is nu niet mogelijk: { $place }.
here-reach =
    { $count ->
        [one] Van hieruit: één mogelijkheid.
       *[other] Van hieruit: { $count } mogelijkheden.
    }
can-do =
    { $count ->
        [one] Eén mogelijkheid: { $list }.
       *[other] { $count } mogelijkheden: { $list }.
    }

## Instellingen

settings = Instellingen
close = Sluiten
language = Taal
theme = Weergave
theme-auto = Zoals op dit apparaat
theme-light = Licht
theme-dark = Donker
motion = Beweging
motion-auto = Zoals op dit apparaat
motion-full = Volledig
motion-reduced = Weinig
sound = Geluid
sound-hint = Kleine klopjes op hout.
confirm = Vragen voordat een zet wordt verstuurd
confirm-hint = Een verstuurde zet kun je niet meer veranderen.

## Eerlijk toeval

fair = Eerlijk spel
fair-intro = Elke worp en elke trekking in deze partij komt uit een geheim van de server en uit een getal dat elk apparaat toevoegt: zijn deel. Dit heeft jouw apparaat gecontroleerd:
fair-found-commitment =
    { $holds ->
        [yes] De vingerafdruk is de eerste die dit apparaat zag.
       *[no] De server heeft dit apparaat verschillende vingerafdrukken getoond. Hij heeft iets veranderd.
    }
fair-found-own =
    { $holds ->
        [yes] Jouw deel zit erin, en niemand heeft het veranderd.
       *[no] Je hebt je deel geopend, maar het zit niet in de partij.
    }
fair-found-parts =
    { $holds ->
        [yes] Geen deel is na het verzegelen veranderd.
       *[no] Een deel is na het verzegelen veranderd.
    }
fair-found-secret =
    { $holds ->
        [yes] Het geheim past bij de vingerafdruk die dit apparaat bewaarde.
       *[no] Het geheim past niet bij de vingerafdruk die dit apparaat bewaarde.
    }
fair-found-record =
    { $holds ->
        [yes] De bewaarde partij zegt hetzelfde, en de startwaarde klopt daarmee.
       *[no] De bewaarde partij zegt iets anders dan dit apparaat zag.
    }
fair-found-set-up =
    { $holds ->
        [yes] De eerste stelling is door loting bepaald.
        [partly] Een deel van de eerste stelling is gekozen toen de tafel werd geopend, zoals wie begint. De rest is door loting bepaald.
       *[no] De eerste stelling is niet door loting bepaald, en dat stond niet bij de tafel.
    }
fair-alarm = Het toeval aan deze tafel is niet zoals beloofd. Zie ‘Eerlijk spel’.
fair-withheld = { $name } verzegelde een deel en heeft het nooit geopend.
fair-before = Voor de partij
fair-before-hint = De server legt een geheim vast en toont de vingerafdruk ervan (SHA-256). Dit apparaat bewaart de eerste die het ziet. Pas daarna voegt het zijn deel toe.
fair-late = Dit apparaat zag de vingerafdruk pas toen de partij al begonnen was. Over de tijd daarvoor kan het niets bewijzen.
fair-added = Wat elke speler toevoegt
fair-added-hint = Elk apparaat verzegelt eigen willekeurige tekens: eerst toont het alleen de vingerafdruk ervan. Als alle delen verzegeld zijn, gaan ze allemaal open.
fair-seal = Zegel
fair-part = Deel
fair-yours = Van dit apparaat.
fair-nothing = Niets toegevoegd
fair-after = Na de partij
fair-after-hint = Als de partij voorbij is, staat het geheim hier.
fair-verify = Bewaar de partij en reken elke trekking zelf na. In deze opdracht staat wat jouw apparaat bewaarde:
fair-proves = Wat dit bewijst
fair-proves-server = De server kon de trekkingen niet kiezen. Hij legde zijn geheim vast voordat hij jouw deel kende, en hij kan niets verwisselen zonder dat jouw apparaat het merkt.
fair-proves-players = Ook de anderen aan tafel konden geen deel kiezen dat hun goed uitkwam, zelfs niet wie het laatst ging zitten. Alle delen waren verzegeld voordat het jouwe openging.
fair-proves-nothing = Dit apparaat heeft niets aan deze partij toegevoegd, dus bewijst dit jou niets: de server en de anderen samen hadden de trekkingen kunnen kiezen.
fair-not = Wat het niet bewijst
fair-not-withheld = Gaat een verzegeld deel niet open, dan gaat het na een tijdje zonder dat deel verder. Wie dat samen met de server doet, kan tussen twee partijen kiezen. Dat zou je hier zien, met de naam erbij.
fair-not-hidden = De server kent alles wat verborgen is, zoals kaarten en muren. Niets bewijst dat hij dat voor zich houdt, of dat zijn bots niet kijken.

## Als iets niet lukt

why-past = Een andere zet was eerder. Kijk op het bord en probeer het opnieuw.
why-not-your-turn = Het is niet jouw beurt.
why-unknown = Die zet kan niet. Kies een andere.
why-ended = De partij eindigt zonder winnaar: dit duurde langer dan elke echte partij.
ended-rules = De regels zijn veranderd sinds deze partij begon. Je kunt niet meer verder spelen of kijken, maar de partij nog wel bewaren.
ended-resigned = De partij is voorbij: er is opgegeven.
ended-agreed = De partij eindigt in gelijkspel: iedereen gaat akkoord.
ended-time = De partij is voorbij: iemands tijd is om.
problem-unreachable = De server is niet bereikbaar. Controleer je verbinding.
problem-not_found = Dit bestaat niet meer. Ga terug naar de startpagina.
problem-forbidden = Met deze link kan dat niet. Vraag om een andere.
problem-conflict = Iemand was sneller. Probeer het opnieuw.
problem-bad_request = De server begreep dat niet. Laad de pagina opnieuw.
problem-too_many = Te veel tegelijk. Wacht even en probeer het opnieuw.
problem-too_slow = De verbinding is te traag. Probeer het opnieuw.
problem-unavailable = Dat kan nu niet. Probeer het zo nog eens.
problem-internal = Er ging iets mis. Probeer het opnieuw.

## A card, where the link of a table is shared

card-waiting = Wacht op spelers
card-playing = De partij is bezig
card-over = De partij is afgelopen
card-won =
    { $count ->
        [one] { $names } wint
       *[other] { $names } winnen
    }

## The review of a finished game

rev = Terugblik
save-picture = Afbeelding opslaan
rev-intro = Wat was in deze partij geluk, wat was kunde, en waar was het keerpunt? De sterkste bot loopt elke zet na met wat de speler toen wist.
rev-ask = Partij nalopen
rev-waiting = De terugblik wordt gemaakt…
rev-waiting-hint = Dat duurt ongeveer een minuut. Je kunt dit sluiten en later terugkomen.
rev-failed = De terugblik is niet gelukt. Probeer het opnieuw.
rev-rules = Deze partij is volgens eerdere regels gespeeld. Daarom is er geen terugblik mogelijk.
rev-curve = Kansen in de loop van de partij
rev-scrub = Moment in de partij
rev-chance = { $names }: { $share }%.
rev-table = Als tabel
rev-act = Zet
rev-of-chance = Toeval
rev-turning = Waar de partij kantelde
rev-turning-none = Geen zet kostte meer dan de foutmarge van de schatting.
rev-turning-luck = Verder was het geluk dat de kansen veranderde.
rev-turning-more = Kleinere verliezen
rev-played = Gespeeld
rev-you-played = Je speelde
rev-better = Betere zet
rev-lost = Deze zet kostte { $share } van de 100 punten.
rev-show = Op het bord tonen
rev-show-played = Tonen wat er gespeeld is
rev-show-better = Tonen wat beter was geweest
rev-aside = Dit is niet gespeeld, maar was beter geweest.
rev-aside-back = Terug naar de partij
rev-shares = Geluk en kunde
rev-from-to = van { $start }% naar { $share }%
rev-luck = Geluk
rev-own = Eigen zetten
rev-others = Zetten van de anderen
rev-meaning = Dit zijn schattingen van een bot van niveau { $level }, geen zekerheden: een kans kan er { $share } van de 100 punten naast zitten, het geluk van de hele partij { $margin } (in 95 van de 100 gevallen minder). Wat niemand kon weten, telt als geluk; de totalen kloppen precies.

## Hints

hint = Hint
hint-thinking = Even nadenken over een hint…
hints-on = Alle anderen zijn bots: de lamp boven het bord geeft een hint.
hints-off = Hier krijg je geen hints: er spelen ook andere mensen mee.
hint-only = Dit is de enige mogelijke zet.
hint-wins = Met deze zet win je de partij.
hint-best = Van alle zetten die zijn geprobeerd, won deze het vaakst.
hint-other = De hint is een andere zet. Wat je hebt voorbereid, blijft staan.
hint-show = Hint tonen

# Lessons
learn = Leren
learn-first = Nog nooit gespeeld? Leer het in een paar minuten
learn-offer = Is { $game } nieuw voor je? Een paar korte lessen laten je zien hoe het werkt.
learn-title = Spelend leren
learn-game = { $game } leren
learn-pitch = Korte lessen aan een echt bord, elk met één idee. Na de eerste cursus kun je je eerste partij spelen.
learn-begin = Beginnen
learn-on = Verdergaan
learn-waits = Hier begint iemand anders. Ben je er klaar voor?
learn-all = Alle spellen
course-first = De eerste stappen
course-further = Meer lessen
course-done = { $done } van { $total }
course-minutes =
    { $minutes ->
        [one] ongeveer één minuut
       *[other] ongeveer { $minutes } minuten
    }
course-finished = Dat was de eerste cursus: nu kun je een eerste partij spelen. Voor later zijn er nog meer lessen.
courses-finished = Dat was de laatste les. Nu hoef je alleen nog te spelen.
learn-is-done = gedaan
learn-number = { $number }/{ $total }
learn-leave = Les stoppen
learn-next = Volgende les
learn-repeat = Herhalen
learn-again = Nog een keer
learn-skip = Later
learn-reached = Doel bereikt.
learn-missed = Nog niet.
learner = Leerling
