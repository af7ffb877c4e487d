### Brändi Labyria

game-labyria = Brändi Labyria
game-labyria-pitch = Eerst bouwen jullie samen het doolhof, muur voor muur. Daarna begint de race, terwijl de dobbelstenen de muren veranderen en figuren elkaar verslinden.
game-labyria-aim = Breng als eerste je drie figuren naar de hoek schuin tegenover je start.
game-labyria-facts = 2 tot 4 spelers · ongeveer 45 minuten · eerst bouwen, dan rennen

## De regels, punt voor punt: bord en opstelling

RIA-01 = Je speelt met z’n tweeën, drieën of vieren. Iedereen heeft drie figuren van één kleur.
RIA-02 = Het bord heeft 10 × 10 velden. Obstakels zijn muren: ze staan op de randen tussen naburige velden, nooit op de buitenrand. Je kunt ook 8, 12 of 14 velden per zijde kiezen. Het aantal obstakels blijft gelijk.
RIA-03 = Een plaatje staat op één rand. Een hoekstuk staat op een kruising van vier velden. De twee armen vormen een rechte hoek en staan elk op een rand die daar uitkomt. Op een kruising staat hoogstens één hoekstuk, op een rand hoogstens één muur.
RIA-04 = Er zijn 44 plaatjes en 20 hoekstukken. Met z’n tweeën krijgt ieder 20 plaatjes en 10 hoekstukken, met z’n drieën 13 en 6, met z’n vieren 10 en 5. Vier plaatjes liggen voor iedereen in het depot. In het depot passen er zoveel je wilt. Met z’n drieën blijven er een paar over; die gebruik je niet.
RIA-05 = Je figuren beginnen in jouw hoek van het bord. Met z’n tweeën zit je schuin tegenover elkaar. Op een hoekveld mogen zoveel figuren staan als je wilt, en niemand staat daar in de weg.
RIA-06 = Je doel is de hoek schuin tegenover je start.
RIA-07 = Er wordt met de klok mee gespeeld.

## Bouwen

RIA-10 = Wie het hoogst gooit, bouwt het eerst. Hier wordt erom geloot, of je kiest het voor de partij.
RIA-11 = Het eerste obstakel komt op de kruising in het midden van het bord: een hoekstuk erop, of een plaatje op een rand die daar uitkomt.
RIA-12 = Om de beurt zet iedereen één obstakel, plaatje of hoekstuk, tot alles op is.
RIA-13 = Elk volgend obstakel moet er een raken dat al staat. Plaatjes raken met hun uiteinden, hoekstukken met hun kruising en de uiteinden van hun armen. De rand van het bord telt niet.
RIA-14 = Is er voor geen van je obstakels plaats, dan word je overgeslagen en mag je het de volgende keer weer proberen. Het bouwen eindigt als niemand meer iets kan zetten. Wat dan over is, gebruik je niet meer.
RIA-15 = Je mag delen van het bord afsluiten, ook hoeken van het bord.

## De beurt

RIA-20 = Na het bouwen begint wie het hoogst gooit.
RIA-21 = Je gooit beide dobbelstenen. Het getal zegt hoeveel velden één figuur loopt. Het symbool zegt welke actie erbij komt.
RIA-22 = Het getal geldt voor één figuur en kun je niet verdelen. Ook Dubbel en Mantel gelden voor diezelfde figuur.
RIA-23 = Met elk getal komt een figuur uit zijn starthoek. De hoek uit gaan telt als eerste stap.
RIA-24 = Heb je ‘Plaatsen’, ‘Weghalen’ of ‘Draaien’ gegooid, dan mag je dat één keer gebruiken, voor het lopen, erna of helemaal niet, ook als geen figuur kan lopen. Voor het lopen tellen de muren die er op dat moment staan. Kan daarna geen figuur verplaatst worden, dan wordt je beurt overgeslagen.

## Acties

RIA-30 = Plaatsen: neem een plaatje uit het depot en zet het op een vrije rand naar keuze. Het hoeft niets te raken. Is het depot leeg, dan heb je er niets aan.
RIA-31 = Weghalen: haal een plaatje van het bord en leg het in het depot.
RIA-32 = Overslaan: je slaat deze beurt over.
RIA-33 = Dubbel: het getal telt twee keer, altijd.
RIA-34 = Mantel: je figuur mag deze beurt door alle muren lopen. Voor figuren en hoekvelden geldt alles zoals altijd.
RIA-35 = Draaien: draai één hoekstuk op zijn kruising in een andere richting.
RIA-36 = Hoekstukken worden nooit weggehaald en komen nooit op een andere plaats. De randen waar een hoekstuk naartoe draait, moeten vrij zijn of er al bij horen.

## Zetten

RIA-40 = Een figuur stapt naar naburige velden, nooit schuin en nooit door een muur, behalve met de mantel.
RIA-41 = De figuur loopt precies zoveel velden als je gooit.
RIA-42 = Onderweg komt een figuur niet twee keer op hetzelfde veld, en ook niet terug op het veld waar hij vertrok.
RIA-43 = Alleen als geen van je figuren zo kan lopen of aanvallen, mag een figuur vaker op hetzelfde veld komen. Dan is elke weg met precies dat aantal stappen goed: hij mag overal omkeren, eindigen waar hij begon, en aanvallen.
RIA-44 = Kan geen figuur verplaatst worden, dan wordt je beurt overgeslagen. Kan er wel een, dan moet je er een verplaatsen.
RIA-45 = Op een veld staat hoogstens één figuur, op een hoekveld zoveel je wilt. Over je eigen figuren mag je springen, over zoveel je wilt. Een veld waar je overheen springt, telt als een stap en als een veld waar je geweest bent. Over figuren van tegenstanders spring je niet.
RIA-46 = Je komt alleen met het juiste getal in je doel, met de laatste stap. Tegenstanders die er staan, hinderen niet.
RIA-47 = Een figuur in zijn doel is veilig en blijft daar. Onderweg mag een figuur in zijn eigen starthoek terugkomen, daar blijven staan of erdoorheen lopen. In de andere twee hoeken komt hij niet.
RIA-48 = Een ingemuurde figuur wacht op een worp die hem bevrijdt.

## Verslinden

RIA-50 = Eindig je op een figuur van een tegenstander, dan val je aan. Je kiest van welk veld ernaast je komt. Figuren op hoekvelden kunnen niet worden aangevallen.
RIA-51 = Eerst gooit wie aangevallen wordt de symbooldobbelsteen. Wat die aangeeft, gebeurt vanzelf.
RIA-52 = Mantel: de figuur wordt onzichtbaar en niet verslonden.
RIA-53 = Plaatsen: een plaatje uit het depot verspert de aanvaller de weg. Is het depot leeg of draagt de aanvaller de mantel, dan helpt dat niet.
RIA-54 = Draaien: de rollen worden omgedraaid. De figuur die aanvalt, wordt verslonden, en de beurt van de aanvaller is voorbij.
RIA-55 = Bij elk ander symbool wordt de aangevallen figuur verslonden.
RIA-56 = Een verslonden figuur gaat terug naar zijn starthoek. De aanvaller komt alleen op het veld als de aanval lukt.
RIA-57 = Heeft de mantel of een plaatje de aanval gestopt, dan moet dezelfde figuur met evenveel stappen ergens anders heen, en hij valt niemand aan. Kan het niet anders, dan mag hij twee keer op hetzelfde veld komen en zelfs eindigen waar hij stond. Kan hij dan nog nergens heen, dan blijft hij staan. Een actie die je nog niet gebruikt hebt, houd je.

## Het einde

RIA-60 = Wie het eerst alle drie de figuren in het doel heeft, wint meteen.

## Waarom iets niet kan

why-over = De partij is voorbij.
why-dice-fall = De dobbelstenen rollen vanzelf.
why-no-throw-now = Die dobbelsteen gooi je nu niet.
why-first-throw = Eerst beslissen de dobbelstenen wie begint.
why-throw-first = Eerst worden de dobbelstenen gegooid.
why-defence-first = Eerst gooit de aangevallen speler om zich te verdedigen.
why-not-your-turn = Iemand anders is aan de beurt.
why-still-building = Het bouwen is nog niet klaar.
why-built = Het bouwen is voorbij.
why-no-tiles-left = Je hebt geen plaatjes meer om te bouwen. Neem een hoekstuk.
why-no-corners-left = Je hebt geen hoekstukken meer om te bouwen. Neem een plaatje.
why-crossing-taken = Ten noordoosten van { $field } staat al een hoekstuk. Kies een andere kruising.
why-edge-taken = Tussen { $a } en { $b } staat al een muur. Kies een andere rand.
why-not-the-middle = Het eerste obstakel komt in het midden van het bord, ten noordoosten van { $field }.
why-not-touching = Daar zou het geen ander obstakel raken. Zet het tegen een obstakel dat er al staat.
why-other-symbol =
    { $symbol ->
        [double] Je gooide ‘Dubbel’. Dat verandert geen muren.
        [cloak] Je gooide ‘Mantel’. Dat verandert geen muren.
        [turn] Je gooide ‘Draaien’. Je kunt alleen een hoekstuk draaien.
        [plus] Je gooide ‘Plaatsen’. Je kunt alleen een plaatje plaatsen.
       *[other] Je gooide ‘Weghalen’. Je kunt alleen een plaatje weghalen.
    }
why-used = Je hebt de actie deze beurt al gebruikt.
why-depot-empty = Het depot is leeg: je kunt geen plaatje plaatsen.
why-no-tile = Tussen { $a } en { $b } staat geen plaatje.
why-corner-stays = De muur tussen { $a } en { $b } hoort bij een hoekstuk. Hoekstukken haal je niet weg.
why-no-corner = Ten noordoosten van { $field } staat geen hoekstuk.
why-not-turned = Het hoekstuk staat al zo. Draai het in een andere richting.
why-no-room-to-turn = Het hoekstuk ten noordoosten van { $field } kan zo niet draaien: er zit een andere muur in de weg.
why-must-move = Een van je figuren kan lopen, dus moet je er een verplaatsen.
why-moved = Je hebt deze beurt al een figuur verplaatst. Gebruik je actie of beëindig je beurt.
why-no-figure = Je hebt geen figuur op { $field }.
why-stays-in-goal = Deze figuur is in zijn doel en blijft daar. Kies een andere figuur.
why-other-figure = Nu moet de figuur op { $field } ergens anders heen, geen andere.
why-safe-in-corner = Op het hoekveld { $field } kan niemand worden aangevallen.
why-foreign-corner = De hoek { $field } is niet je start en niet je doel: daar kom je niet.
why-own-figure-there = Op { $field } staat je eigen figuur. Kies een ander veld.
why-no-second-attack = De aanval is mislukt. Nu gaat de figuur ergens anders heen, maar niet naar een tegenstander.
why-attack-from-where = Op { $field } staat een tegenstander. Kies van welk veld je aanvalt.
why-nobody-to-attack = Op { $field } staat geen tegenstander.
why-no-entry = { $field } ligt niet naast het veld dat je aanvalt.
why-entered-twice = Je moet precies zoveel stappen zetten: { $number }. Zo zou je twee keer op hetzelfde veld komen, en het kan ook anders.
why-exact = Je komt alleen met het juiste aantal stappen in het doel, en je moet precies zoveel stappen zetten: { $number }.
why-number = Met precies zoveel stappen kom je daar niet: { $number }.
why-opponent-in-the-way = Een tegenstander staat in de weg. Neem een andere weg.
why-through-goal = Zo zou je door je doel lopen. Daar kom je alleen met de laatste stap.
why-through-corner = Zo zou je door een hoek van het bord lopen waar je niet mag komen.
why-wall = Een muur staat in de weg. Loop eromheen.

### In de browser: wat bord, bak en opzet zeggen

## Stukken, zijden en richtingen

ria-tile = Plaatje
ria-corner = Hoekstuk
ria-side-n = noord
ria-side-e = oost
ria-side-s = zuid
ria-side-w = west
ria-direction =
    { $direction ->
        [ne] naar noord en oost
        [se] naar zuid en oost
        [sw] naar zuid en west
       *[nw] naar noord en west
    }
ria-direction-short =
    { $direction ->
        [ne] N+O
        [se] Z+O
        [sw] Z+W
       *[nw] N+W
    }

## De dobbelstenen

ria-symbol-place = Plaatsen
ria-symbol-remove = Weghalen
ria-symbol-miss = Overslaan
ria-symbol-double = Dubbel
ria-symbol-cloak = Mantel
ria-symbol-turn = Draaien
ria-means-place = een plaatje uit het depot
ria-means-remove = een plaatje van het bord
ria-means-miss = niets beweegt
ria-means-double = telt twee keer
ria-means-cloak = door muren
ria-means-turn = draai een hoekstuk
ria-depot-empty = het depot is leeg
ria-dice = { $number } en { $symbol }: { $means }.
ria-no-dice = Niemand heeft gegooid.
ria-fields =
    { $count ->
        [one] 1 veld
       *[other] { $count } velden
    }
ria-doubled = twee keer { $number }
ria-number = Een figuur verplaatsen: { ria-fields }

## Wat er gebeurt, voor het logboek

ria-log-tile = { $name } zet een plaatje tussen { $a } en { $b }.
ria-log-corner = { $name } zet een hoekstuk ten noordoosten van { $field }, { ria-direction }.
ria-log-passed-over = { $name } heeft geen plaats voor een obstakel en wordt overgeslagen.
ria-log-all-built =
    { $left ->
        [0] Het doolhof is gebouwd.
        [one] Het doolhof is gebouwd. Eén obstakel vond geen plaats.
       *[other] Het doolhof is gebouwd. { $left } obstakels vonden geen plaats.
    }
ria-log-first = { $name } gooit het hoogst en begint.
ria-log-rolled =
    { $symbol ->
        [place] { $name } gooit { $number } en ‘Plaatsen’.
        [remove] { $name } gooit { $number } en ‘Weghalen’.
        [miss] { $name } gooit { $number } en ‘Overslaan’.
        [double] { $name } gooit { $number } en ‘Dubbel’.
        [cloak] { $name } gooit { $number } en ‘Mantel’.
       *[turn] { $name } gooit { $number } en ‘Draaien’.
    }
ria-log-sat-out = { $name } slaat een beurt over.
ria-log-moved = { $name } gaat van { $start } naar { $end }.
ria-log-goal = { $name } brengt een figuur in het doel ({ $figures } van { $most }).
ria-log-attacked = { $name } valt de figuur van { $victim } aan op { $end }.
ria-defended-invisible = { $name } gooit ‘Mantel’: de figuur is onzichtbaar en blijft.
ria-defended-barred = { $name } gooit ‘Plaatsen’: een plaatje verspert de figuur van { $attacker } de weg.
ria-defended-turned = { $name } gooit ‘Draaien’: de figuur van { $attacker } wordt verslonden.
ria-defended-devoured =
    { $symbol ->
        [place] { $name } gooit ‘Plaatsen’, en dat helpt niet.
        [remove] { $name } gooit ‘Weghalen’, en dat helpt niet.
        [miss] { $name } gooit ‘Overslaan’, en dat helpt niet.
        [double] { $name } gooit ‘Dubbel’, en dat helpt niet.
       *[other] { $name } heeft geen verdediging.
    }
ria-log-went-home = Een figuur van { $name } gaat terug naar { $start }.
ria-log-evade = De figuur van { $name } op { $field } moet ergens anders heen.
ria-log-stayed = De figuur van { $name } blijft op { $field }.
ria-log-laid = { $name } zet een plaatje tussen { $a } en { $b }.
ria-log-lifted = { $name } haalt het plaatje tussen { $a } en { $b } weg.
ria-log-turned = { $name } draait het hoekstuk ten noordoosten van { $field }: { ria-direction }.
ria-log-passed = { $name } kan geen figuur verplaatsen en wordt overgeslagen.
ria-log-won = { $name } heeft alle figuren in het doel en wint.

## Aanval en verdediging

ria-defence-throws = { $name } gooit om zich te verdedigen.
ria-outcome-invisible = De figuur is onzichtbaar. De aanval mislukt.
ria-outcome-barred = Een plaatje verspert de weg. De aanval mislukt.
ria-outcome-turned = De rollen worden omgedraaid. De figuur van { $attacker } wordt verslonden.
ria-outcome-devoured = Geen verdediging. De figuur van { $victim } wordt verslonden.

## Wat er gevraagd wordt, als kop

ria-ask-build-first = Jouw beurt: zet het eerste obstakel in het midden.
ria-ask-build = Jouw beurt: zet een plaatje of een hoekstuk.
ria-ask-set = Zet het daar, of kies een andere plek.
ria-ask-other-builds = { $name } bouwt.
ria-ask-throw = De dobbelstenen beslissen wie begint.
ria-ask-other = { $name } is aan de beurt.
ria-ask-move = Jouw beurt: verplaats een figuur { ria-fields }.
ria-ask-move-able =
    { $symbol ->
        [place] Verplaats een figuur { ria-fields }; je mag ook een plaatje plaatsen.
        [remove] Verplaats een figuur { ria-fields }; je mag ook een plaatje weghalen.
       *[turn] Verplaats een figuur { ria-fields }; je mag ook een hoekstuk draaien.
    }
ria-ask-evade = De aanval is mislukt. Verplaats dezelfde figuur { ria-fields } ergens anders heen.
ria-ask-ability =
    { $symbol ->
        [place] Je mag nog een plaatje plaatsen of je beurt beëindigen.
        [remove] Je mag nog een plaatje weghalen of je beurt beëindigen.
       *[turn] Je mag nog een hoekstuk draaien of je beurt beëindigen.
    }
ria-ask-ready-able =
    { $symbol ->
        [place] Speel zo, of plaats ook nog een plaatje.
        [remove] Speel zo, of haal ook nog een plaatje weg.
       *[turn] Speel zo, of draai ook nog een hoekstuk.
    }
ria-ask-ready = Je beurt is klaar. Speel hem, of verander hem.
ria-ask-sent = Je beurt wordt gespeeld.
ria-ask-won-you = Al je figuren zijn in het doel. Je hebt gewonnen.
ria-ask-won = { $name } heeft alle figuren in het doel en wint.

## Het bord, zijn velden en toetsen

ria-board = Het bord met zijn velden
ria-start-own = jouw start
ria-start = start van { $name }
ria-goal-own = jouw doel
ria-goal = doel van { $name }
ria-figures-own =
    { $count ->
        [one] jouw figuur
       *[other] { $count } figuren van jou
    }
ria-figures =
    { $count ->
        [one] figuur van { $name }
       *[other] { $count } figuren van { $name }
    }
ria-walls =
    { $count ->
        [one] muur: { $sides }
       *[other] muren: { $sides }
    }
ria-no-walls = Rond dit veld staan geen muren.
ria-can-go = jouw figuur kan hierheen
ria-can-attack = jouw figuur kan hier aanvallen
ria-can-move = kan verplaatst worden
ria-is-picked = opgepakt
ria-planned-here = hier gekozen
ria-can-tile = hier past een plaatje, zijde: { $sides }
ria-can-remove = hier kan een plaatje weg, zijde: { $sides }
ria-can-corner = ten noordoosten past een hoekstuk
ria-can-turn = het hoekstuk ten noordoosten kan gedraaid worden
ria-picked =
    { $count ->
        [one] Figuur op { $field }: één veld binnen bereik.
       *[other] Figuur op { $field }: { $count } velden binnen bereik.
    }
ria-plan-tile = Muur tussen { $a } en { $b }.
ria-plan-remove = Muur tussen { $a } en { $b } weggehaald.
ria-plan-corner = Hoekstuk ten noordoosten van { $field }, { ria-direction }.
ria-plan-turn = Hoekstuk ten noordoosten van { $field } gedraaid { ria-direction }.
ria-plan-move = Figuur van { $from } naar { $to }.
ria-plan-attack = Figuur van { $from } valt de figuur van { $victim } aan op { $to }, vanuit { $by }.
ria-taken-back = Teruggenomen.
ria-other-back = Je andere actie kan niet meer en is teruggenomen.
ria-doing-move = Een figuur verplaatsen
ria-doing-ability = De actie gebruiken
ria-say-figures = { $name }: { $fields }; { $count } van { $most } in het doel.
ria-say-hand =
    { $name }: { $tiles ->
        [one] één plaatje
       *[other] { $tiles } plaatjes
    }, { $corners ->
        [one] één hoekstuk
       *[other] { $corners } hoekstukken
    }.
ria-say-watching = Je kijkt toe.
ria-key-fields = Over de velden lopen
ria-key-enter = Figuur oppakken, naar een veld gaan, obstakel zetten; nog eens: spelen
ria-key-side = Plaatje aan die zijde van het veld zetten of weghalen
ria-key-turn = Draaien: een hoekstuk, een plaatje rond het veld, de zijde van een aanval
ria-key-swap = Plaatje of hoekstuk; verplaatsen of actie
ria-key-next = Volgend of vorig veld waar iets kan
ria-key-send = De beurt spelen of beëindigen
ria-key-back = Terugnemen
ria-key-zoom = Dichterbij kijken, van verder weg, het hele bord
ria-key-walls = Voorlezen welke muren rond het veld staan
ria-key-dice = Voorlezen wat de dobbelstenen tonen
ria-key-hands = Voorlezen wat nog te bouwen is en in het depot ligt
ria-key-todo = Voorlezen wat je moet doen
ria-key-mine = Voorlezen waar jouw figuren staan
ria-key-others = Voorlezen waar de andere figuren staan

## Bak en naambordjes

ria-take-tile =
    { $count ->
        [one] Met een plaatje bouwen, nog één over
       *[other] Met een plaatje bouwen, nog { $count } over
    }
ria-take-corner =
    { $count ->
        [one] Met een hoekstuk bouwen, nog één over
       *[other] Met een hoekstuk bouwen, nog { $count } over
    }
ria-the-depot = Depot
ria-depot =
    { $count ->
        [0] Geen plaatje in het depot.
        [one] Eén plaatje in het depot.
       *[other] { $count } plaatjes in het depot.
    }
ria-hand =
    { $tiles ->
        [one] één plaatje
       *[other] { $tiles } plaatjes
    } en { $corners ->
        [one] één hoekstuk
       *[other] { $corners } hoekstukken
    } te bouwen
ria-in-goal = Figuren in het doel: { $count } van { $most }
ria-zoom-in = Dichterbij kijken
ria-zoom-out = Het hele bord
ria-turn = Draaien
ria-back = Terugnemen
ria-set = Zetten
ria-rest = De rest door loting bouwen
ria-rest-short = Rest bouwen
ria-rest-sure = De overige obstakels worden door loting gezet, om de beurt en volgens de regels. Iedereen aan tafel moet akkoord gaan, en je kunt het niet terugdraaien.
ria-play = Spelen
ria-end-turn = Beurt beëindigen

## Opzet

ria-setup-begins = Wie eerst bouwt
ria-setup-lot = Doolhof door loting
ria-setup-lot-note = Alle obstakels worden door loting gezet, volgens dezelfde regels, en de race begint meteen.
ria-setup-size = Grootte van het bord
ria-setup-size-note = Het aantal obstakels blijft gelijk: hoe kleiner het bord, hoe dichter het doolhof.
ria-chosen-size = { $size } × { $size } velden

## Het einde

ria-ending = Het bord aan het eind
ria-ending-tally =
    { $built ->
        [one] één obstakel
       *[other] { $built } obstakels
    }, { $moves ->
        [one] één verplaatsing
       *[other] { $moves } verplaatsingen
    }, { $attacks ->
        [one] één aanval
       *[other] { $attacks } aanvallen
    }, { $abilities ->
        [one] één actie
       *[other] { $abilities } acties
    }

### De regels om te lezen

ten-lines =
    Drie figuren beginnen in je hoek; hun doel is de hoek schuin ertegenover.
    Eerst bouwen jullie samen het doolhof, om de beurt één obstakel.
    Elk obstakel raakt er een dat al staat.
    Daarna gooi je elke beurt beide dobbelstenen.
    Het getal zegt hoeveel velden een figuur loopt: niet meer en niet minder.
    Het symbool geeft er een actie bij.
    Muren houden je tegen; over je eigen figuren mag je springen.
    Eindig je op een figuur van een ander, dan val je aan.
    Wie aangevallen wordt, gooit de symbooldobbelsteen om zich te verdedigen.
    In het doel kom je alleen met het juiste getal; wie er alle drie zijn figuren heeft, wint.
page-aim-text =
    Iedereen leidt drie figuren uit de eigen hoek van het bord naar de hoek schuin ertegenover. Onderweg staan muren, die jullie samen hebben gebouwd, en figuren van anderen, die de jouwe kunnen verslinden.
page-setup-text =
    Het bord heeft 10 × 10 velden; andere maten zijn te kiezen. Muren staan op de randen tussen de velden. Een plaatje staat op één rand; een hoekstuk staat op een kruising en neemt er twee in.

    Iedereen krijgt evenveel plaatjes en hoekstukken, en vier plaatjes liggen in het gezamenlijke depot.
page-building = Bouwen
page-building-text =
    Het eerste obstakel komt op de kruising midden op het bord. Daarna plaatst ieder er om de beurt een, en elk obstakel moet er een raken dat al staat. Delen van het bord afsluiten mag.

    Denk vooruit: daar moet je straks doorheen.
page-turn-text =
    Is alles gebouwd, dan begint de race. Gooi beide dobbelstenen. Het getal zegt hoeveel velden een van je figuren loopt, het symbool wat je nog meer kunt.

    Gooi je ‘Plaatsen’, ‘Weghalen’ of ‘Draaien’, dan mag je dat voor of na het lopen gebruiken, of helemaal niet. Kan een van je figuren lopen, dan moet je er een laten lopen.
page-abilities = De symbolen
page-abilities-text =
    De tweede dobbelsteen heeft zes symbolen. Drie veranderen de muren, twee helpen de figuur die loopt, en één kost je de beurt.
page-moving = Lopen
page-moving-text =
    Een figuur loopt van veld naar veld, nooit schuin en nooit door een muur. Hij loopt precies zoveel velden als je gooit en komt op geen veld twee keer. Over je eigen figuren mag hij springen, over die van anderen niet.

    Alleen als geen van je figuren dat kan, mag er een onderweg omkeren. Kan ook dat niet, dan wordt je beurt overgeslagen. Het doel bereik je precies met de laatste stap, en daar is de figuur veilig.
page-devouring = Verslinden
page-devouring-text =
    Eindig je op het veld van een figuur van een ander, dan val je aan. De ander gooit meteen de symbooldobbelsteen. Bij ‘Mantel’ is de figuur gered. Bij ‘Plaatsen’ verspert een plaatje uit het depot je de weg, als er nog een ligt en jij de mantel niet hebt. Bij ‘Draaien’ worden de rollen omgedraaid en wordt jouw figuur verslonden. Bij elk ander symbool wordt de aangevallen figuur verslonden.

    Een verslonden figuur begint weer in de starthoek. Mislukt de aanval, dan moet je figuur met evenveel stappen ergens anders heen.
page-end-text =
    Wie het eerst alle drie de figuren in de hoek van het doel heeft, wint meteen.
picture-board = Het bord voor vier aan het begin. Het vaantje bij een hoek toont wiens doel het is.
picture-building = Bij het bouwen raakt elk obstakel een ander. Het eerste staat op de kruising in het midden.
picture-turn = Rood heeft een vier en ‘Plaatsen’ gegooid: de figuur loopt vier velden van d4 naar g5, en een plaatje komt tussen f6 en f7.
picture-goal = Precies drie velden leiden naar het doel. Met een twee of een vier kwam de figuur er niet in.
picture-devoured = Rood valt aan op f5. Blauw gooit ‘Overslaan’, en dat helpt niet: de blauwe figuur gaat terug naar zijn hoek.
legend = Wat de symbolen doen

### Waarom een hint goed is

hint-done = Het symbool helpt hier niet: gebruik het niet.
hint-goal =
    { $figures ->
        [one] Zo komt je eerste figuur in het doel.
       *[other] Zo komt er nog een figuur in het doel: dan zijn het er { $figures }.
    }
hint-attacks = Dit is een aanval: { $other } moet met die figuur misschien opnieuw beginnen.
hint-nearer =
    { $steps ->
        [one] Zo kom je één stap dichter bij het doel.
       *[other] Zo kom je { $steps } stappen dichter bij het doel.
    }
hint-blocks =
    { $steps ->
        [one] Zo wordt de weg één stap langer voor { $other }.
       *[other] Zo wordt de weg { $steps } stappen langer voor { $other }.
    }
hint-opens =
    { $steps ->
        [one] Zo wordt je eigen weg één stap korter.
       *[other] Zo wordt je eigen weg { $steps } stappen korter.
    }

# Lessons
lesson-build = Samen bouwen
lesson-build-idea = Voor de race bouwen jullie samen het doolhof, één obstakel per beurt. Elk obstakel moet een ander raken dat er al staat.
lesson-build-goal = Bouw een obstakel aan het doolhof.
lesson-build-done = Goed gebouwd. Zet muren waar ze jou helpen en de anderen hinderen. Maar vergeet niet: jij moet er ook nog door.
lesson-build-wrong-apart = Daar raakt je obstakel geen ander. Bouw verder vanaf het hoekstuk in het midden.
lesson-walk = Alle stappen
lesson-walk-idea = De dobbelsteen zegt hoeveel velden een van je figuren loopt: precies zoveel, om de muren heen en nooit schuin.
lesson-walk-goal = Je hebt een drie gegooid. Kom in de bovenste rij.
lesson-walk-done = Drie stappen, niet meer en niet minder. De figuur en de weg kies jij.
lesson-walk-wrong-wall = Er staat een muur in de weg, en rechtdoor zijn het maar twee stappen. Zoek een weg eromheen.
lesson-walk-wrong-short = Met een drie kun je daar niet stoppen: tel precies drie stappen, om de muren heen.
lesson-walk-wrong-one = Je hebt een drie. Om daar te stoppen zou je figuur twee keer op hetzelfde veld komen, en dat mag niet.
lesson-walk-wrong-other = Vanuit de hoek zijn drie stappen niet genoeg voor de bovenste rij. Probeer je andere figuur.
lesson-walk-wrong-elsewhere = Drie stappen, goed geteld. Maar dat is niet de bovenste rij. Probeer een andere weg.
lesson-home = Naar het doel
lesson-home-idea = Je doel is de hoek schuin tegenover je start. Je laatste stap moet precies daar uitkomen.
lesson-home-goal = Je hebt een drie gegooid. Breng een figuur in je doel.
lesson-home-done = Omlaag, opzij en omhoog: drie stappen. In het doel is je figuur voorgoed veilig.
lesson-home-wrong-past = Je figuur stond vlak naast het doel en liep weg. Om de muur heen zijn het precies drie stappen.
lesson-home-wrong-other = Die figuur is te ver weg. Er staat een andere vlak bij het doel.
lesson-dice = Dubbel
lesson-dice-idea = Elke beurt gooi je ook een symbool. Bij Dubbel telt het getal twee keer.
lesson-dice-goal = Je hebt een drie en Dubbel gegooid. Breng een figuur in je doel.
lesson-dice-done = Twee keer drie is zes stappen, niet meer en niet minder.
lesson-dice-wrong-near = Die figuur is maar drie stappen van het doel. Met Dubbel moet je er zes lopen.
lesson-dice-wrong-single = Daar kun je niet stoppen: je drie telt twee keer, dus loop precies zes stappen.
lesson-dice-wrong-past = Zes stappen, maar ze eindigden niet in het doel. Er is een weg die wel past.
lesson-dice-wrong-other = Die figuur komt met precies zes stappen niet in het doel. Probeer een andere.
lesson-lift = Weghalen
lesson-lift-idea = Plaatsen, Weghalen en Draaien veranderen de muren, voor je loopt of erna. Met Weghalen haal je een plaatje van het bord.
lesson-lift-goal = Je hebt een twee en Weghalen gegooid. Loop je doel in.
lesson-lift-done = Eerst het plaatje, dan de figuur. De volgorde kies je elke beurt zelf.
lesson-lift-wrong-closed = Het doel is nog dicht. Je symbool kan daar iets aan doen voordat je loopt.
lesson-lift-wrong-open = De weg was vrij, maar je figuur liep er niet in. Haal het plaatje weg en loop dan naar je doel.
lesson-lift-wrong-tile = Er is een plaatje weg, maar twee stappen brengen je nog niet in het doel. Welk plaatje staat er vlak voor?
lesson-lift-wrong-walked = Je hebt gelopen, maar niet je doel in. Haal eerst het plaatje weg dat ervoor staat.
lesson-place = Plaatsen
lesson-place-idea = Met Plaatsen pak je een plaatje uit het depot en zet je het op een vrije rand. Het hoeft niets te raken.
lesson-place-goal = Blauw staat één stap voor zijn doel. Houd hem tegen met een plaatje.
lesson-place-done = De deur is dicht. Nu komt blauw er alleen met Weghalen of de mantel in.
lesson-place-wrong-behind = Die muur staat naast blauw, maar de deur naar zijn doel is nog open.
lesson-place-wrong-tile = Van die muur heeft blauw geen last: één stap en hij is in zijn doel.
lesson-place-wrong-walked = Je hebt een figuur verplaatst, maar het plaatje bleef in het depot. Blauw loopt zo zijn doel in.
lesson-devour = Verslinden
lesson-devour-idea = Stop je precies op een figuur van een ander, dan val je aan. De ander gooit de symbooldobbelsteen, en de helft van de symbolen helpt niet.
lesson-devour-goal = Je hebt een drie gegooid. Stuur een blauwe figuur terug naar zijn starthoek.
lesson-devour-done = Verslonden. Blauw gooide Overslaan, en dat helpt niet. Mantel, Plaatsen of Draaien zou de figuur hebben gered.
lesson-devour-wrong-near = Die blauwe figuur is maar twee stappen weg. Met een drie kun je er niet op stoppen.
lesson-devour-wrong-beside = Je figuur stopte niet op een blauwe. Alleen wie precies raak is, valt aan.
lesson-devour-wrong-other = Vanuit de hoek is geen blauwe figuur drie stappen weg. Probeer je andere figuur.
lesson-win = Alle drie
lesson-win-idea = Wie het eerst alle drie de figuren in het doel heeft, wint.
lesson-win-goal = Er zijn er twee binnen. Breng de laatste met een vijf in het doel.
lesson-win-done = Gewonnen. En gooi je in je eerste partij een ander symbool, tik het dan aan: het zegt wat het doet.
lesson-win-wrong-past = Vijf stappen, maar ze eindigden niet in het doel. Om de muren heen lukt het met precies vijf.
lesson-sitout = Overslaan
lesson-sitout-idea = Gooi je Overslaan, dan is je beurt meteen voorbij en verandert er niets. Dat overkomt iedereen.
lesson-sitout-goal = Blauw is twee stappen van zijn doel. Kom eerder in het jouwe, in twee beurten.
lesson-sitout-done = Blauw moest overslaan, dus was jij twee keer na elkaar aan de beurt.
lesson-sitout-wrong-second = Je figuur was halverwege, en toen liep er een andere. Maak het af met dezelfde.
lesson-sitout-wrong-away = Je figuur liep weg van het doel. Dat ligt aan de andere kant van de bovenste rij.
lesson-sitout-wrong-other = Blauw moest overslaan, maar je figuur in de bovenste rij gebruikte niet allebei de beurten.
lesson-cloak = De mantel
lesson-cloak-idea = Onder de mantel loopt een figuur één beurt lang door elke muur.
lesson-cloak-goal = Een van je figuren zit ingemetseld. Haal hem eruit.
lesson-cloak-done = Dwars erdoorheen. Maar de mantel helpt alleen tegen muren: andere figuren staan nog steeds in de weg.
lesson-cloak-wrong-other = Een andere figuur kreeg de mantel. Die achter de muren zit nog vast.
lesson-cloak-wrong-short = De mantel opent de muren, maar je getal telt nog steeds: loop precies drie stappen.
lesson-turn = Draaien
lesson-turn-idea = Met Draaien draai je een hoekstuk op zijn kruising. De randen waar het naartoe draait, moeten vrij zijn of al bij het hoekstuk horen.
lesson-turn-goal = Je hebt een twee en Draaien gegooid. Loop je doel in.
lesson-turn-done = Hoekstukken blijven altijd op het bord. Maar je kunt ze uit de weg draaien.
lesson-turn-wrong-closed = Het hoekstuk staat in de weg. Je symbool kan daar iets aan doen voordat je loopt.
lesson-turn-wrong-still = Dat was het goede hoekstuk, maar het staat nog steeds in de weg. Draai het naar een andere kant.
lesson-turn-wrong-open = De weg was vrij, maar je figuur liep er niet in. Draai het hoekstuk en loop dan naar je doel.
lesson-turn-wrong-far = Dat hoekstuk stond je niet in de weg. Welk staat er tussen je figuur en het doel?
lesson-turn-wrong-walked = Je hebt gelopen, maar niet je doel in. Draai eerst het hoekstuk weg.
lesson-defend = Aangevallen
lesson-defend-idea = Valt iemand je aan, dan gooi je de symbooldobbelsteen. Mantel of Plaatsen redt je figuur, en bij Draaien wordt de aanvaller verslonden.
lesson-defend-goal = Eerst valt blauw je aan. Stuur daarna de figuur die je aanviel terug naar zijn starthoek.
lesson-defend-done = De mantel redde je, blauw moest ergens anders heen en jij sloeg terug.
lesson-defend-wrong-fled = Je figuur is voorlopig veilig, maar de aanvaller staat er nog. Hij was precies vier stappen weg.
lesson-defend-wrong-other = Dat was een andere figuur. De aangevallen figuur kan terugslaan.
lesson-evade = Een aanval die mislukt
lesson-evade-idea = Mantel of Plaatsen redt een figuur die wordt aangevallen. De aanvaller moet dan ergens anders heen, met hetzelfde getal.
lesson-evade-goal = Val de blauwe figuur aan. Mislukt het, loop dan je doel in.
lesson-evade-done = Het plaatje hield je tegen, maar je twee stappen had je nog. Bij Draaien zou je eigen figuur zijn verslonden.
lesson-evade-wrong-home = Meteen naar je doel is ook een goede zet. Maar hier val je eerst aan.
lesson-evade-wrong-elsewhere = De aanval mislukte en je had nog twee stappen. Die brachten je precies in je doel.
lesson-evade-wrong-other = Je hebt niemand aangevallen. Een van je figuren is precies twee stappen van een blauwe.
lesson-jump = Over je eigen figuren
lesson-jump-idea = Over je eigen figuren mag je springen; elke figuur telt als één stap. Over die van een ander mag dat niet.
lesson-jump-goal = Je hebt een twee gegooid. Breng een figuur in je doel.
lesson-jump-done = Eén stap op je eigen figuur, één stap verder: zo kom je erlangs.
lesson-jump-wrong-front = De voorste figuur heeft maar één stap nodig. Met een twee moet hij terug.
lesson-jump-wrong-back = Dat was de verkeerde kant op. Je eigen figuur houdt je niet tegen: je mag eroverheen springen.
lesson-jump-wrong-other = Die figuur is te ver weg. Kijk naar de twee in de bovenste rij.
lesson-deadend = Een doodlopende gang
lesson-deadend-idea = Kan geen van je figuren zijn getal lopen, dan mag er een omkeren en twee keer op een veld komen. Alleen dan.
lesson-deadend-goal = Je hebt een drie gegooid, maar je figuur zit in een doodlopende gang. Kom toch in je doel.
lesson-deadend-done = Eén terug, één vooruit, één je doel in: drie stappen.
lesson-deadend-wrong-stuck = Terug, vooruit en weer terug is ook drie stappen. Maar de laatste had je in je doel kunnen brengen.
