### Brändi Labyria

## De regels, punt voor punt: bord en opstelling

RIA-01 = Je speelt met twee, drie of vier personen. Iedereen heeft drie figuren van één kleur.
RIA-02 = Het bord heeft 10 × 10 velden. Obstakels zijn muren: ze staan op de randen tussen naburige velden, nooit op de buitenrand. Je kunt ook 8, 12 of 14 velden per zijde kiezen. Het aantal obstakels blijft gelijk.
RIA-03 = Een plaatje vult één rand. Een winkelhaak staat op een kruising van vier velden. Zijn twee armen vormen een rechte hoek en vullen elk een rand die daar uitkomt. Op een kruising staat hoogstens één winkelhaak, op een rand hoogstens één muur.
RIA-04 = Er zijn 44 plaatjes en 20 winkelhaken. Met z’n tweeën krijgt ieder 20 plaatjes en 10 winkelhaken, met z’n drieën 13 en 6, met z’n vieren 10 en 5. Vier plaatjes liggen voor iedereen in het depot. Het heeft geen grens.
RIA-05 = Je figuren beginnen in jouw hoek van het bord. Met z’n tweeën zit je schuin tegenover elkaar. Op een hoekveld staan zo veel figuren als men wil, en niemand staat daar in de weg.
RIA-06 = Je doel is de hoek schuin tegenover.
RIA-07 = Er wordt met de klok mee gespeeld.

## Bouwen

RIA-10 = Wie het hoogst gooit, bouwt het eerst. Hier beslist het lot.
RIA-11 = Het eerste obstakel komt op de kruising in het midden van het bord: een winkelhaak erop, of een plaatje op een rand die daar uitkomt.
RIA-12 = Om de beurt zet iedereen één obstakel, plaatje of winkelhaak, tot alles gebouwd is.
RIA-13 = Elk volgend obstakel moet er een raken dat al staat. Plaatjes raken met hun uiteinden, winkelhaken met hun kruising en de uiteinden van hun armen. De rand van het bord telt niet.
RIA-14 = Heeft geen van je obstakels een plaats, dan word je overgeslagen en de volgende keer weer gevraagd. Het bouwen eindigt als niemand meer iets kan zetten. Wat dan over is, wordt niet meer gebruikt.
RIA-15 = Je mag delen van het bord afsluiten, ook hoeken van het bord.

## De beurt

RIA-20 = Na het bouwen zet het eerst wie het hoogst gooit.
RIA-21 = Je gooit beide dobbelstenen. Het getal zegt hoeveel velden één figuur loopt. Het symbool zegt welke gave erbij hoort.
RIA-22 = Getal en gave horen bij één figuur. Het getal wordt nooit verdeeld.
RIA-23 = Elk getal brengt een figuur uit zijn starthoek. De eerste stap naar buiten telt één.
RIA-24 = Je mag één keer een obstakel plaatsen, wegnemen of draaien, voor of na je zet of helemaal niet, ook als geen figuur kan zetten. De muren gelden zoals ze dan staan. Is er daarna geen zet meer, dan gaat je beurt voorbij.

## Gaven

RIA-30 = Plaatsen: neem een plaatje uit het depot en zet het op een vrije rand naar keuze. Het hoeft niets te raken. Is het depot leeg, dan vervalt de gave.
RIA-31 = Wegnemen: neem een plaatje van het bord en leg het in het depot.
RIA-32 = Overslaan: je slaat deze beurt over.
RIA-33 = Dubbel: het getal telt twee keer, altijd.
RIA-34 = Mantel: je figuur mag deze beurt door alle muren lopen. Voor figuren en hoekvelden blijft alles gelijk.
RIA-35 = Draaien: draai één winkelhaak op zijn kruising in een andere richting.
RIA-36 = Winkelhaken worden nooit weggenomen of verplaatst. De randen waar een winkelhaak naartoe draait, moeten vrij zijn.

## Zetten

RIA-40 = Een figuur stapt naar naburige velden, nooit schuin en nooit door een muur, behalve met de mantel.
RIA-41 = Het hele getal wordt gelopen.
RIA-42 = In één zet wordt geen veld twee keer betreden, en het vertrekveld niet opnieuw.
RIA-43 = Alleen als geen van je figuren zo kan zetten, mag je velden vaker betreden. Dan is elke wandeling van het hele getal goed. Ze mag overal omkeren, eindigen waar ze begon, en aanvallen.
RIA-44 = Is er helemaal geen zet, dan gaat je beurt voorbij. Is er een, dan moet je zetten.
RIA-45 = Op een veld staat één figuur. Over je eigen figuren mag je springen, zo veel je wilt. Een veld waar je overheen springt, telt als stap. Over tegenstanders wordt niet gesprongen.
RIA-46 = Je doel betreed je alleen met een exacte worp, als laatste stap van een zet. Tegenstanders die er staan, hinderen niet.
RIA-47 = Een figuur in zijn doel is veilig en blijft daar. Door zijn eigen starthoek mag hij lopen. De andere twee hoeken betreedt hij niet.
RIA-48 = Een ingemuurde figuur wacht op een worp die hem bevrijdt.

## Verslinden

RIA-50 = Een zet die op een figuur van een tegenstander eindigt, is een aanval. Je zegt van welk naburig veld je komt. Figuren op hoekvelden kunnen niet worden aangevallen.
RIA-51 = Eerst gooit wie aangevallen wordt de symbooldobbelsteen. Wat die toont, werkt vanzelf.
RIA-52 = Mantel: de figuur wordt onzichtbaar en niet verslonden.
RIA-53 = Plaatsen: een plaatje uit het depot verspert de aanval de weg. Is het depot leeg of draagt de aanvaller de mantel, dan helpt dat niet.
RIA-54 = Draaien: de rollen worden omgedraaid. De aanvaller wordt verslonden, en zijn beurt is voorbij.
RIA-55 = Bij elk ander symbool wordt de figuur verslonden.
RIA-56 = Een verslonden figuur gaat terug naar zijn starthoek. De aanvaller neemt het veld alleen in als de aanval lukt.
RIA-57 = Heeft de mantel of een plaatje de aanval gestopt, dan moet dezelfde figuur met hetzelfde getal ergens anders heen. Kan het niet anders, dan mag hij velden twee keer betreden. Hij valt niemand aan. Is er geen zulke zet, dan blijft hij staan.

## Het einde

RIA-60 = Wie het eerst alle drie de figuren in het doel heeft, wint meteen.

## Waarom iets niet kan

why-over = Het spel is afgelopen.
why-dice-fall = De dobbelstenen vallen vanzelf.
why-no-throw-now = Dat wordt nu niet gegooid.
why-first-throw = Eerst wordt gegooid wie begint.
why-throw-first = Eerst worden de dobbelstenen gegooid.
why-defence-first = Eerst gooit wie aangevallen wordt.
why-not-your-turn = Iemand anders is aan de beurt.
why-still-building = Het bouwen is nog niet klaar.
why-built = Het bouwen is voorbij.
why-no-tiles-left = Je hebt geen plaatjes meer om te bouwen.
why-no-corners-left = Je hebt geen winkelhaken meer om te bouwen.
why-crossing-taken = Op { $crossing } staat al een winkelhaak.
why-edge-taken = Op { $edge } staat al een muur.
why-not-the-middle = Het eerste obstakel komt in het midden van het bord, op { $crossing }.
why-not-touching = Daar zou het geen ander obstakel raken.
why-other-symbol =
    { $symbol ->
        [double] Je gooide Dubbel. Dat verandert geen muren.
        [cloak] Je gooide de mantel. Die verandert geen muren.
        [turn] Je gooide Draaien. Je kunt een winkelhaak draaien, verder niets.
        [plus] Je gooide Plaatsen. Je kunt een plaatje plaatsen, verder niets.
       *[other] Je gooide Wegnemen. Je kunt een plaatje wegnemen, verder niets.
    }
why-used = Je hebt de gave deze beurt al gebruikt.
why-depot-empty = Het depot is leeg.
why-no-tile = Op { $edge } staat geen plaatje.
why-corner-stays = De muur op { $edge } hoort bij een winkelhaak. Winkelhaken blijven waar ze zijn.
why-no-corner = Op { $crossing } staat geen winkelhaak.
why-not-turned = De winkelhaak wijst al zo.
why-no-room-to-turn = Een andere muur staat de winkelhaak op { $crossing } in de weg.
why-must-move = Een figuur kan zetten, dus je moet zetten.
why-moved = Je hebt deze beurt al een figuur verzet.
why-no-figure = Je hebt geen figuur op { $field }.
why-stays-in-goal = Een figuur in zijn doel blijft daar.
why-other-figure = De figuur op { $field } moet ergens anders heen, geen andere.
why-safe-in-corner = Op het hoekveld { $field } kan niemand worden aangevallen.
why-foreign-corner = De hoek { $field } is noch je start noch je doel.
why-own-figure-there = Op { $field } staat je eigen figuur.
why-no-second-attack = De aanval is mislukt. Nu gaat de figuur ergens anders heen, niet naar een tegenstander.
why-attack-from-where = Op { $field } staat een tegenstander. Zeg van welk veld je aanvalt.
why-nobody-to-attack = Op { $field } staat geen tegenstander.
why-no-entry = { $field } ligt niet naast het veld dat je aanvalt.
why-entered-twice = Je moet { $number } lopen. Daarvoor zou je een veld twee keer betreden, en er zijn andere zetten.
why-exact = Je betreedt het doel alleen met een exacte worp. Je moet { $number } lopen.
why-number = Geen weg van { $number } leidt daarheen.
why-opponent-in-the-way = Een tegenstander staat in de weg.
why-through-goal = De weg zou door je doel leiden. Je betreedt het alleen als laatste stap.
why-through-corner = De weg zou door een hoek van het bord leiden die voor jou gesloten is.
why-wall = Een muur staat in de weg.

### In de browser: wat bord, bak en opzet zeggen

## Stukken, zijden en richtingen

ria-tile = Plaatje
ria-corner = Winkelhaak
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
ria-means-turn = een winkelhaak
ria-depot-empty = het depot is leeg
ria-dice = { $number } en { $symbol }: { $means }.
ria-no-dice = Niemand heeft gegooid.
ria-fields =
    { $count ->
        [one] 1 veld
       *[other] { $count } velden
    }
ria-doubled = twee keer { $number }
ria-number = Een figuur verzetten: { ria-fields }

## Wat er gebeurt, voor het logboek

ria-log-tile = { $name } zet een plaatje tussen { $a } en { $b }.
ria-log-corner = { $name } zet een winkelhaak rechtsboven { $field }, { ria-direction }.
ria-log-passed-over = { $name } heeft voor geen hindernis plaats en wordt overgeslagen.
ria-log-all-built =
    { $left ->
        [0] Het doolhof is gebouwd.
        [one] Het doolhof is gebouwd. Eén hindernis vond geen plaats.
       *[other] Het doolhof is gebouwd. { $left } hindernissen vonden geen plaats.
    }
ria-log-first = { $name } gooit het hoogst en begint.
ria-log-rolled =
    { $symbol ->
        [place] { $name } gooit { $number } en plaatsen.
        [remove] { $name } gooit { $number } en weghalen.
        [miss] { $name } gooit { $number } en overslaan.
        [double] { $name } gooit { $number } en dubbel.
        [cloak] { $name } gooit { $number } en de mantel.
       *[turn] { $name } gooit { $number } en draaien.
    }
ria-log-sat-out = { $name } slaat over.
ria-log-moved = { $name } gaat van { $start } naar { $end }.
ria-log-goal = { $name } heeft { $figures } van { $most } figuren in het doel.
ria-log-attacked = { $name } valt { $victim } aan op { $end }.
ria-defended-invisible = { $name } gooit de mantel: de figuur is onzichtbaar en blijft.
ria-defended-barred = { $name } gooit plaatsen: een plaatje verspert { $attacker } de weg.
ria-defended-turned = { $name } gooit draaien: aanvaller { $attacker } wordt verslonden.
ria-defended-devoured =
    { $symbol ->
        [place] { $name } gooit plaatsen, en dat is geen verdediging.
        [remove] { $name } gooit weghalen, en dat is geen verdediging.
        [miss] { $name } gooit overslaan, en dat is geen verdediging.
        [double] { $name } gooit dubbel, en dat is geen verdediging.
       *[other] { $name } heeft geen verdediging.
    }
ria-log-went-home = Een figuur van { $name } gaat terug naar { $start }.
ria-log-evade = De figuur van { $name } op { $field } moet ergens anders heen.
ria-log-stayed = De figuur van { $name } blijft op { $field }.
ria-log-laid = { $name } plaatst een plaatje tussen { $a } en { $b }.
ria-log-lifted = { $name } haalt het plaatje tussen { $a } en { $b } weg.
ria-log-turned = { $name } draait de winkelhaak rechtsboven { $field }: { ria-direction }.
ria-log-passed = { $name } kan niet zetten, en de beurt gaat verder.
ria-log-won = { $name } heeft alle figuren in het doel en wint.

## Aanval en verdediging

ria-defence-throws = { $name } gooit voor de verdediging.
ria-outcome-invisible = de figuur is onzichtbaar. De aanval mislukt.
ria-outcome-barred = een plaatje verspert de weg. De aanval mislukt.
ria-outcome-turned = de rollen draaien om. { $attacker } wordt verslonden.
ria-outcome-devoured = geen verdediging. { $victim } wordt verslonden.

## Wat er gevraagd wordt, als kop

ria-ask-build-first = Jouw beurt: zet de eerste hindernis in het midden.
ria-ask-build = Jouw beurt: zet een plaatje of een winkelhaak.
ria-ask-set = Zet het daar, of verander het.
ria-ask-other-builds = { $name } bouwt.
ria-ask-throw = De dobbelstenen beslissen wie begint.
ria-ask-other = { $name } is aan zet.
ria-ask-move = Jouw beurt: verzet een figuur { ria-fields }.
ria-ask-move-able =
    { $symbol ->
        [place] Zet { ria-fields }; je mag ook een plaatje plaatsen.
        [remove] Zet { ria-fields }; je mag ook een plaatje weghalen.
       *[turn] Zet { ria-fields }; je mag ook een winkelhaak draaien.
    }
ria-ask-evade = De aanval is mislukt. Verzet dezelfde figuur { ria-fields } ergens anders heen.
ria-ask-ability =
    { $symbol ->
        [place] Je mag nog een plaatje plaatsen, of beëindig je beurt.
        [remove] Je mag nog een plaatje weghalen, of beëindig je beurt.
       *[turn] Je mag nog een winkelhaak draaien, of beëindig je beurt.
    }
ria-ask-ready-able =
    { $symbol ->
        [place] Speel zo, of plaats ook nog een plaatje.
        [remove] Speel zo, of haal ook nog een plaatje weg.
       *[turn] Speel zo, of draai ook nog een winkelhaak.
    }
ria-ask-ready = Je beurt is klaar. Speel hem, of verander hem.
ria-ask-sent = Je beurt wordt gespeeld.
ria-ask-won-you = Al je figuren zijn in het doel. Je wint.
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
        [one] muur { $sides }
       *[other] muren { $sides }
    }
ria-no-walls = Rond dit veld staan geen muren.
ria-can-go = jouw figuur kan hierheen
ria-can-attack = jouw figuur kan hier aanvallen
ria-can-move = kan zetten
ria-is-picked = opgepakt
ria-planned-here = hier gepland
ria-can-tile = een plaatje past { $sides }
ria-can-remove = het plaatje kan weg { $sides }
ria-can-corner = rechtsboven past een winkelhaak
ria-can-turn = de winkelhaak rechtsboven kan gedraaid worden
ria-picked =
    { $count ->
        [one] Figuur op { $field }: één veld binnen bereik.
       *[other] Figuur op { $field }: { $count } velden binnen bereik.
    }
ria-plan-tile = Muur tussen { $a } en { $b }.
ria-plan-remove = Muur tussen { $a } en { $b } weggehaald.
ria-plan-corner = Winkelhaak rechtsboven { $field }, { ria-direction }.
ria-plan-turn = Winkelhaak rechtsboven { $field } gedraaid { ria-direction }.
ria-plan-move = Figuur van { $from } naar { $to }.
ria-plan-attack = Figuur van { $from } valt { $victim } aan op { $to }, vanuit { $by }.
ria-taken-back = Teruggenomen.
ria-other-back = Het andere kan niet meer en is teruggenomen.
ria-not-with-plan = Dat past niet bij wat je gepland hebt.
ria-doing-move = Een figuur verzetten
ria-doing-ability = De gave gebruiken
ria-say-figures = { $name }: { $fields }; { $count } van { $most } in het doel.
ria-say-hand =
    { $name }: { $tiles ->
        [one] één plaatje
       *[other] { $tiles } plaatjes
    }, { $corners ->
        [one] één winkelhaak
       *[other] { $corners } winkelhaken
    }.
ria-say-watching = Je kijkt toe.
ria-key-fields = Over de velden lopen
ria-key-enter = Figuur oppakken, naar een veld gaan, hindernis zetten; nog eens: spelen
ria-key-side = Plaatje aan die zijde van het veld zetten of nemen
ria-key-turn = Draaien: een winkelhaak, een plaatje rond het veld, de zijde van een aanval
ria-key-swap = Plaatje of winkelhaak; zetten of gave
ria-key-next = Volgend of vorig veld waar iets kan
ria-key-send = De beurt spelen of beëindigen
ria-key-back = Terugnemen
ria-key-zoom = Dichterbij kijken, van verder weg, het hele bord
ria-key-walls = Zeggen welke muren rond het veld staan
ria-key-dice = Zeggen wat de dobbelstenen tonen
ria-key-hands = Zeggen wat nog te bouwen is en in het depot ligt
ria-key-todo = Zeggen wat er te doen is
ria-key-mine = Zeggen waar jouw figuren staan
ria-key-others = Zeggen waar de andere figuren staan

## Bak en naambordjes

ria-take-tile =
    { $count ->
        [one] Met een plaatje bouwen, nog één over
       *[other] Met een plaatje bouwen, nog { $count } over
    }
ria-take-corner =
    { $count ->
        [one] Met een winkelhaak bouwen, nog één over
       *[other] Met een winkelhaak bouwen, nog { $count } over
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
        [one] één winkelhaak
       *[other] { $corners } winkelhaken
    } te bouwen
ria-in-goal = { $count } van { $most } figuren in het doel
ria-zoom-in = Dichterbij kijken
ria-zoom-out = Heel het bord
ria-turn = Draaien
ria-back = Terugnemen
ria-set = Zetten
ria-play = Spelen
ria-end-turn = Beurt beëindigen

## Opzet

ria-setup-begins = Wie eerst bouwt
ria-setup-by-lot = Het lot
ria-setup-size = Grootte van het bord
ria-setup-size-note = Het aantal hindernissen blijft gelijk: hoe kleiner het bord, hoe dichter het doolhof.
ria-chosen-size = { $size } × { $size } velden

## Het einde

ria-ending = Het bord aan het eind
ria-ending-tally =
    { $built ->
        [one] één hindernis
       *[other] { $built } hindernissen
    }, { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    }, { $attacks ->
        [one] één aanval
       *[other] { $attacks } aanvallen
    }, { $abilities ->
        [one] één gave
       *[other] { $abilities } gaven
    }
