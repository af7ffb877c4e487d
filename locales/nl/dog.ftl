### Brändi Dog

game-dog = Brändi Dog
game-dog-pitch = Knikkers lopen rond een houten bord, en kaarten zeggen hoe ver. Partners zitten tegenover elkaar, de kaarten blijven geheim, en een knikker die gepakt wordt, gaat terug naar de kennel.
game-dog-aim = Breng als eerste alle knikkers van je team in de finish.
game-dog-facts = 2 tot 6 spelers · 30 tot 50 minuten · kaarten en partners

## De regels, punt voor punt: bord, plaatsen, kaarten

DOG-01 = Je speelt met twee tot zes spelers, elk met vier knikkers: rood, blauw, geel, groen, wit of zwart.
DOG-02 = Er zijn 110 kaarten: acht van elke waarde en zes jokers. De kleuren van de kaarten betekenen niets.
DOG-03 = De baan is een ring met 16 velden voor elke arm van het bord. Tot vier spelers nemen een bord met vier armen, vijf of zes een bord met zes. Elke arm heeft een startveld op de baan, een kennel voor vier knikkers en een finish van vier velden, van F1 buiten t/m F4 binnen.
DOG-04 = Er wordt tegen de klok in gespeeld, en de knikkers gaan dezelfde kant op. Met z’n tweeën liggen de plaatsen tegenover elkaar.
DOG-05 = Met z’n vieren zijn er twee teams van twee. Partners zitten tegenover elkaar.
DOG-06 = Met z’n zessen zijn er drie teams van twee of twee teams van drie; dat kies je voor de partij. Partners in een team van twee zitten tegenover elkaar; in teams van drie zitten teamgenoten om en om.
DOG-07 = Met z’n tweeën, drieën of vijven speelt ieder voor zich, met een paar extra regels.

## Ronden

DOG-10 = Elke ronde krijg je minder kaarten: 6, 5, 4, 3 en 2, en dan weer 6.
DOG-11 = Na elke ronde deelt de volgende speler. Wie na de deler zit, begint. De eerste deler wordt geloot, of voor de partij gekozen. Aan tafel zie je wie deelt en hoeveel kaarten er de volgende keer komen.
DOG-12 = Gespeelde kaarten gaan op de aflegstapel. Moet er een kaart gedeeld worden en is de trekstapel leeg, dan wordt de aflegstapel de nieuwe trekstapel. Alle 110 kaarten blijven altijd in het spel.
DOG-13 = In teams begint elke ronde met een ruil: je geeft je partner één kaart, gesloten. De kaart die je krijgt, zie je pas als je de jouwe hebt gegeven. Iedereen ruilt tegelijk.
DOG-14 = In een team van drie geef je je kaart aan de volgende teamgenoot in speelvolgorde.
DOG-15 = De kaarten in je hand zijn geheim, ook voor je partner. Je ziet je eigen kaarten, hoeveel de anderen er hebben, en de aflegstapel. Overleggen mag niet; daarom is er tijdens een partij in teams geen vrije chat.
DOG-16 = In een beurt speel je één kaart. Je legt die open op de aflegstapel en gebruikt de hele waarde.
DOG-17 = Kun je een kaart spelen, dan moet dat, ook als het slecht uitkomt. Kun je er meer spelen, dan kies je zelf.
DOG-18 = Ben je aan de beurt en kun je geen van je kaarten spelen, dan lig je er deze ronde uit. Je kaarten gaan open op de aflegstapel.
DOG-19 = De ronde eindigt als niemand nog een kaart heeft. Wie geen kaarten meer heeft, wordt overgeslagen.

## Wat de kaarten doen

DOG-20 = Aas: een knikker opzetten, of 1 of 11 vooruit.
DOG-21 = Heer: een knikker opzetten of 13 vooruit.
DOG-22 = Vrouw: 12 vooruit.
DOG-23 = 2, 3, 5, 6, 8, 9 en 10: zoveel vooruit.
DOG-24 = Vier: 4 vooruit of 4 achteruit. Achteruit ga je alleen met een vier, of met een joker als vier.
DOG-25 = Zeven: zeven punten vooruit, over je knikkers verdeeld zoals je wilt.
DOG-26 = Boer: een van je knikkers ruilt van plaats met die van iemand anders.
DOG-27 = Joker: kan elke andere kaart zijn, met alles wat die kaart kan.
DOG-28 = Behalve bij de zeven loopt één knikker de hele waarde van de kaart.

## Startveld en blokkade

DOG-30 = Een knikker komt alleen uit de kennel met aas, heer of joker, en gaat naar zijn eigen startveld. Daar is hij ‘vers’ tot hij weggaat.
DOG-31 = Een verse knikker verspert alle knikkers de weg, ook die van jou. Geen knikker mag op zijn veld komen of erlangs, vooruit of achteruit.
DOG-32 = Een verse knikker kan niet naar de kennel gestuurd of geruild worden. Zolang hij er ligt, kun je er dus geen tweede opzetten.
DOG-33 = Elke andere knikker op een startveld verspert niets, ook niet als hij van de eigenaar is en is teruggekomen. Wordt daar een knikker opgezet, dan gaat de knikker die er lag naar de kennel.

## Verplaatsen en terugsturen

DOG-35 = Eindigt een knikker op een bezet veld van de baan, dan gaat de knikker die daar lag terug naar zijn kennel, van wie hij ook is: van een tegenstander, van je partner of van jou.
DOG-36 = Knikkers die niet vers zijn, mag je passeren. Er gebeurt niets met ze, behalve bij een zeven.
DOG-37 = Knikkers in de finish gaan nooit terug naar de kennel.

## Finish

DOG-38 = Een knikker gaat alleen vooruit en over zijn eigen startveld zijn eigen finish in. De start telt één punt, F1 is het volgende. Vanaf de start heeft hij een 1 nodig voor F1, vanaf het veld ervoor een 2.
DOG-39 = Hij moet twee keer op of over zijn start zijn geweest, in welke richting ook; de keer waarmee hij naar binnen gaat, telt mee. Dus mag elke knikker behalve een verse de finish in, ook een die op zijn start is teruggekomen.
DOG-40 = In de finish wordt over geen knikker gesprongen, en geen knikker gaat achteruit of eruit. Een knikker mag er met een precieze waarde verder en op elk vrij veld stoppen.
DOG-41 = De waarde moet precies passen: geen knikker gaat voorbij F4.
DOG-42 = Je hoeft de finish niet in. Een knikker mag nog een keer rond, en moet dat als je niets anders kunt spelen.
DOG-43 = Ook je eigen verse knikker op de start verspert de weg naar jouw finish.

## De zeven

DOG-45 = De zeven punten gaan naar een of meer van je knikkers op de baan of in de finish, ook verse. Ze gaan vooruit in hele punten, en alle zeven worden gebruikt.
DOG-46 = Elke knikker waar een deel van de zeven langs of op komt, gaat terug naar de kennel, ook die van jou en je partner. Verse knikkers versperren de weg; knikkers in de finish kun je niet passeren of raken. De Canadese zeven stuurt net zo terug.
DOG-47 = Je speelt een zeven deel voor deel. Elk deel verplaatst één knikker met een of meer punten, en dezelfde knikker mag vaker lopen. Een deel kan de weg vrijmaken voor het volgende. Een deel mag alleen als je daarna alle punten die over zijn nog kunt gebruiken.
DOG-48 = Met een zeven zet je geen knikker op. Een knikker die door deze zeven naar de kennel ging, kan er niet meer mee lopen.
DOG-49 = Brengt een deel van de zeven je laatste knikker in de finish, dan gaan de overige punten naar de knikkers van je partner; in een team van drie naar die van een teamgenoot naar keuze.
DOG-50 = Canadese zeven: in teams mag je een zeven, ook een joker als zeven, altijd voor knikkers van teamgenoten gebruiken, alleen of samen met eigen knikkers.

## De boer

DOG-52 = Een van je knikkers ruilt van plaats met die van een andere speler, tegenstander of partner, ook als het slecht uitkomt. Twee eigen knikkers kun je niet ruilen.
DOG-53 = Alleen knikkers op de baan die niet vers zijn, worden geruild: geen in een kennel, geen in een finish, geen verse.
DOG-54 = Heb je een knikker op de baan, heeft niemand anders daar een die niet vers is, en kun je geen van je kaarten spelen, dan leg je een boer zonder gevolg en blijf je in de ronde. Een joker telt hiervoor niet. Help je je partner al, dan gelden de knikkers die je speelt als de jouwe.
DOG-55 = Een knikker die door een ruil op zijn eigen start komt, is niet vers. Hij mag vandaar de finish in.

## Partners, winnen, varianten

DOG-56 = Zijn je vier knikkers in de finish, dan blijf je kaarten krijgen. Je speelt met elke kaart de knikkers van je partner als de jouwe; in een team van drie die van alle teamgenoten.
DOG-57 = Een team wint zodra al zijn knikkers in de finish zijn. Overgebleven kaarten tellen niet, maar de laatste kaart moet helemaal gebruikt worden: een zeven wint alleen met zijn laatste punt.
DOG-58 = Laatste knikker zonder joker: geen joker, ook niet als zeven, mag de laatste knikker van een team in de finish brengen.
DOG-59 = Dog kun je ook als toernooi aan veel tafels spelen: met teams van twee of drie die zich samen inschrijven of door loting worden gevormd.

## Met z’n tweeën, drieën en vijven

DOG-60 = Iedereen begint met drie knikkers in de kennel en een verse op de start.
DOG-61 = In elke ronde trekt ieder, in plaats van te ruilen, één gesloten kaart bij de volgende speler. Iedereen trekt uit de kaarten die net gedeeld zijn, en alles wisselt tegelijk.
DOG-62 = Een zeven, ook een joker als zeven, mag knikkers naar keuze op het bord verplaatsen, ook die van tegenstanders, en stuurt zoals altijd terug naar de kennel. Elke knikker loopt zoals zijn eigenaar hem zou kunnen verplaatsen, ook de finish van die eigenaar in.
DOG-63 = Zo kan een zeven de verse knikker van wie dan ook van zijn start halen en de blokkade opheffen.
DOG-64 = Een twee gaat 2 vooruit, of trekt één gesloten kaart bij een tegenstander die er heeft. Verder gebeurt er dan niets, en is de volgende aan de beurt.
DOG-65 = Een joker mag ook een twee zijn die een kaart trekt.
DOG-66 = Wie het eerst vier knikkers in de finish heeft, wint meteen, wie de vierde ook verplaatste. Was het een zeven met punten over, dan moet je die nog allemaal kunnen gebruiken.

## Waarom iets niet kan

why-over = De partij is voorbij.
why-chance-draws = Het toeval bepaalt de kaarten. Niemand kiest ze.
why-players-play = Dit beslissen de spelers, niet het toeval.
why-no-card-now = Er wordt nu geen kaart gedeeld of getrokken.
why-not-in-stock = Deze kaart zit niet in de trekstapel: { dog-card }.
why-not-in-that-hand = Deze kaart zit niet in die hand: { dog-card }.
why-deal-first = Wacht even: eerst worden de kaarten gedeeld.
why-exchange-first = Eerst geeft iedereen een kaart aan zijn partner. Kies er een.
why-draw-first = Eerst wordt er een kaart getrokken.
why-not-your-turn = Je bent niet aan de beurt.
why-nothing-is-given = Zonder teams ruil je geen kaarten.
why-no-exchange-now = Ruilen kan alleen aan het begin van een ronde.
why-already-given = Je hebt je kaart al gegeven. Wacht op de anderen.
why-not-in-hand = Deze kaart heb je niet: { dog-card }.
why-a-card-first = Speel eerst een kaart.
why-seven-under-way = Maak eerst je zeven af. Punten over: { $points }.
why-only-a-two-draws = Alleen met een twee trek je een kaart.
why-no-drawing-in-teams = In een partij met teams trekt een twee geen kaart.
why-not-from-yourself = Je trekt bij een tegenstander, niet bij jezelf.
why-no-cards-there = Die speler heeft geen kaarten meer. Kies een ander.
why-only-a-jack-idles = Alleen een boer kun je zonder gevolg leggen.
why-a-card-is-playable = Je kunt nog een kaart spelen: { dog-card }.
why-not-without-effect = Je mag een boer alleen zonder gevolg leggen als je een knikker op de baan hebt, niemand anders er een heeft die geruild kan worden en je niets anders kunt spelen.
why-only-a-jack-exchanges = Alleen met een boer ruil je twee knikkers.
why-a-jack-exchanges = Met een boer ruil je een van je knikkers met die van iemand anders. Geen van beide gaat vooruit.
why-fresh-is-not-exchanged = Een verse knikker kan niet geruild worden. Kies een andere.
why-kennel-is-not-exchanged = Een knikker in de kennel kan niet geruild worden. Kies er een op de baan.
why-finish-is-not-exchanged = Een knikker in de finish kan niet geruild worden. Kies er een op de baan.
why-own-marble-first = Kies eerst een van je eigen knikkers.
why-two-own-marbles = Twee eigen knikkers kun je niet ruilen. Kies er een van een ander.
why-no-marble =
    { $place ->
        [S] Die knikker ligt niet op de start.
       *[other] Die knikker ligt niet op { $place }.
    }
why-no-start-card = Alleen met een aas, heer of joker zet je een knikker op.
why-a-seven-puts-none-out = Met een zeven zet je geen knikker op.
why-only-onto-its-start = Een knikker uit de kennel gaat naar zijn eigen startveld.
why-fresh-only-from-the-kennel = Alleen een knikker die uit de kennel komt, is ‘vers’.
why-not-into-a-kennel = Naar een kennel kun je niet lopen.
why-kennel-is-empty = Er is geen knikker in de kennel.
why-start-is-taken = Op de start ligt nog een verse knikker. Die moet eerst weg.
why-barred = Een verse knikker op veld { $field } verspert de weg.
why-all-home = Je knikkers zijn allemaal in de finish.
why-only-a-seven-moves-others = Alleen met een zeven verplaats je knikkers van anderen.
why-help-too-early = Knikkers van teamgenoten mag je pas verplaatsen als al je eigen knikkers in de finish zijn.
why-not-your-marble = Deze knikker is niet van jou. Kies er een van jezelf.
why-whole-value = De knikker moet de hele waarde van de kaart lopen: { dog-card }.
why-only-a-four-goes-back = Achteruit ga je alleen met een vier, of met een joker als vier.
why-own-finish-only = Een knikker mag alleen zijn eigen finish in.
why-fresh-not-straight-in = Een verse knikker mag niet meteen de finish in: hij moet eerst weg en weer op zijn start terugkomen.
why-not-back-in-the-finish = In de finish ga je niet achteruit.
why-not-out-of-the-finish = Een knikker die in de finish is, blijft daar.
why-no-further = Deze knikker kan niet verder. Kies een andere knikker of een andere kaart.
why-value-must-fit = De waarde moet precies passen. Punten nodig: { $points }.
why-own-fresh-before-finish = Je eigen verse knikker verspert de weg naar de finish.
why-no-jump-in-the-finish = { $place } is bezet, en in de finish wordt over geen knikker gesprongen.
why-no-joker-finish = Een joker mag de laatste knikker van het team niet in de finish brengen.
why-too-many-points = Je kunt alleen vooruit, met hooguit de punten die over zijn: { $points }.
why-points-left = Zo kun je de punten die over zijn niet allemaal gebruiken: { $points }. Verdeel ze anders.
why-win-with-the-last-point = De laatste knikker komt alleen met het laatste punt van de zeven in de finish. Punten over: { $points }.

### Het scherm: wat bord, bakje en opzet zeggen

## Kaarten en plaatsen

dog-card-joker-short = Joker
dog-card =
    { $card ->
        [A] aas
        [J] boer
        [Q] vrouw
        [K] heer
        [X] joker
       *[other] { $card }
    }
dog-place-field = veld { $field }
dog-place-kennel = kennel van { $name }
dog-place-start = start van { $name }
dog-place-finish = F{ $number } in de finish van { $name }
dog-place-hand = kaarten van { $name }
dog-short-kennel = kennel
dog-short-start = start

## Wat er gebeurt, voor het verslag

dog-log-laid = { $name } speelt: { dog-card }.
dog-log-joker = { $name } speelt een joker als: { dog-card }.
dog-log-moved = { $name } verplaatst: { $start } → { $end }.
dog-log-moved-for = { $name } verplaatst een knikker van { $owner }: { $start } → { $end }.
dog-log-out = { $name } zet een knikker op.
dog-log-home = De knikker van { $name } op { $field } gaat terug naar de kennel.
dog-log-swapped = De knikker van { $name } op { $field } ruilt van plaats met die van { $other } op { $there }.
dog-log-idled = { $name } legt een boer zonder gevolg.
dog-log-dropped =
    { $count ->
        [0] { $name } ligt er deze ronde uit.
       *[other] { $name } ligt er deze ronde uit en legt af: { $cards }.
    }
dog-log-gave = { $name } geeft { $other } een kaart.
dog-log-gave-card = { $name } geeft { $other }: { dog-card }.
dog-log-drew = { $name } trekt een kaart bij { $other }.
dog-log-all-home = { $name } heeft alle knikkers in de finish.
dog-log-round = Nieuwe ronde. Kaarten per persoon: { $count }. { $name } deelt.
dog-log-shuffled = De aflegstapel wordt geschud tot een nieuwe trekstapel.
dog-log-won =
    { $count ->
        [one] { $names } wint.
       *[other] { $names } winnen.
    }

## Wat er gevraagd wordt, als kop

dog-ask-won-you = Alle knikkers zijn in de finish. Je hebt gewonnen.
dog-ask-won =
    { $count ->
        [one] { $names } wint.
       *[other] { $names } winnen.
    }
dog-ask-exchange = Iedereen geeft zijn partner een kaart.
dog-ask-give = Kies een kaart voor { $other }.
dog-ask-wait = De kaarten worden gedeeld.
dog-ask-play = { $name } is aan de beurt.
dog-ask-seven =
    { $points ->
        [one] Jouw zeven: nog één punt.
       *[other] Jouw zeven: nog { $points } punten.
    }
dog-ask-help = Jouw knikkers zijn in de finish. Speel voor { $names }.
dog-ask-card = Jouw beurt: speel een kaart.
dog-ask-card-for = Welke kaart voor deze knikker?
dog-ask-marble = Kies een knikker. Kaart: { dog-card }.
dog-ask-field = Kies het veld. Kaart: { dog-card }.
dog-ask-swap = Met welke knikker ruilt hij?
dog-ask-armed = Dit is je zet. Spelen of terugnemen?
dog-ask-seven-shown = Jouw zeven wordt gespeeld.
dog-ask-seven-ready = Je hebt alle zeven punten gebruikt. Spelen?
dog-ask-which = Welke?

## Het bord, zijn plaatsen en toetsen

dog-board = Het bord met de knikkers
dog-marble-own = jouw knikker
dog-marble = knikker van { $name }
dog-marble-fresh = vers, verspert de weg
dog-marble-chosen = gekozen
dog-marble-can = kan verder
dog-target = mogelijk veld, kaart: { dog-card }
dog-target-part =
    { $points ->
        [one] mogelijk veld, één punt
       *[other] mogelijk veld, { $points } punten
    }
dog-target-swap = van plaats ruilen
dog-target-draw = hier een kaart trekken
dog-target-strikes = stuurt die terug naar de kennel
dog-which-as = als: { dog-card }
dog-which-part =
    { $left ->
        [0] als zeven
       *[other] als zeven, nog { $left }
    }
dog-which-from = van: { $place }
dog-help = Al jouw knikkers zijn in de finish. Vanaf nu speel je voor { $names }.
dog-say-watching = Je kijkt toe.
dog-say-give = Gekozen: { dog-card }. Druk op Enter om de kaart te geven.
dog-say-got = Je krijgt van { $name }: { dog-card }.
dog-say-chosen =
    { $count ->
        [0] Gekozen: { dog-card }.
        [one] Gekozen: { dog-card }. Eén knikker kan verder.
       *[other] Gekozen: { dog-card }. { $count } knikkers kunnen verder.
    }
dog-say-cards =
    { $count ->
        [one] Deze knikker kun je met één kaart verplaatsen.
       *[other] Deze knikker kun je met { $count } kaarten verplaatsen.
    }
dog-say-ways =
    { $count ->
        [one] Eén mogelijk veld.
       *[other] { $count } mogelijke velden.
    }
dog-say-armed = De zet staat klaar, maar is nog niet gespeeld.
dog-say-hand =
    { $count ->
        [0] Je hebt geen kaarten.
        [one] Je hebt één kaart: { $cards }.
       *[other] Je hebt { $count } kaarten: { $cards }.
    }
dog-say-marbles = { $name }: { $places }.
dog-say-cards-of =
    { $count ->
        [one] Eén kaart.
       *[other] { $count } kaarten.
    }
dog-pile =
    { $count ->
        [0] De aflegstapel is leeg.
        [one] Eén kaart op de aflegstapel.
       *[other] { $count } kaarten op de aflegstapel.
    }
dog-deal = { $name } deelt { $count }. Daarna: { $next } deelt { $more }.
dog-key-cards = Een kaart kiezen
dog-hidden = Verborgen: de kaarten in de hand ({ $hands }) en de kaarten van de trekstapel ({ $count }).
dog-hidden-more = Op de aflegstapel: { $cards }.
dog-place-empty = leeg
dog-key-fields = Veld voor veld rond de baan gaan, langs kennels en finishes
dog-key-walk = Langs kaarten, knikkers of mogelijke velden gaan
dog-key-enter = Kiezen; op een mogelijk veld: spelen
dog-key-back = Terugnemen
dog-key-hand = Je kaarten voorlezen
dog-key-marbles = Voorlezen waar je knikkers zijn
dog-key-others = Voorlezen waar de knikkers van de anderen zijn
dog-key-pile = Voorlezen hoeveel kaarten op de aflegstapel liggen
dog-key-deal = Voorlezen wie deelt

## Hand en knoppen

dog-hand = Jouw kaarten
dog-hand-empty = Geen kaarten tot de volgende ronde.
dog-still-playing = Hebben nog kaarten: { $names }
dog-card-number = { $number } van { $count }
dog-card-dull = nu niet te spelen
dog-card-new = nieuw
dog-next = Daarna
dog-play = Spelen
dog-play-idle = Zonder gevolg leggen
dog-play-seven = De zeven spelen
dog-give = Geven
dog-back = Terugnemen
dog-seven = De zeven, deel voor deel
dog-seven-left =
    { $points ->
        [0] Je hebt alle zeven punten gebruikt.
        [one] Nog één punt. Kies een knikker.
       *[other] Nog { $points } punten. Kies een knikker.
    }
dog-seven-part = { $points }: { $from } → { $to }. Dit deel terugnemen
dog-has = Kaarten: { $cards }, knikkers in de finish: { $home }
dog-has-given = heeft een kaart gegeven
dog-has-deal = deelt
dog-has-team = met { $names }

## Opzet en einde

dog-setup-teams = Teams
dog-setup-pairs = Drie teams van twee
dog-setup-trios = Twee teams van drie
dog-setup-partners = Partners zitten tegenover elkaar: rood en geel, blauw en groen.
dog-setup-alone = Iedereen speelt voor zich en begint met een knikker op de start.
dog-setup-canadian = Canadese zeven
dog-setup-canadian-note = Een zeven mag altijd knikkers van teamgenoten verplaatsen.
dog-setup-no-joker = Laatste knikker zonder joker
dog-setup-no-joker-note = De laatste knikker van een team mag niet met een joker de finish in.
dog-setup-deals = Wie het eerst deelt
dog-chosen-pairs = Teams van twee
dog-chosen-trios = Teams van drie
dog-chosen-none = Ieder voor zich
dog-chosen-canadian = Met de Canadese zeven
dog-chosen-no-joker = Laatste knikker zonder joker
dog-ending = Het bord aan het eind
dog-ending-home = { $name }: { $home } van 4 in de finish
dog-ending-cards =
    { $count ->
        [one] één kaart gespeeld
       *[other] { $count } kaarten gespeeld
    }

### De regels om te lezen

ten-lines =
    Breng je vier knikkers uit de kennel, rond de baan en in de finish.
    Partners zitten tegenover elkaar en winnen samen; met z’n tweeën, drieën of vijven speelt ieder voor zich.
    Je krijgt 6, 5, 4, 3 en 2 kaarten, dan weer 6.
    In teams geeft ieder eerst zijn partner een gesloten kaart.
    In je beurt speel je één kaart; kun je spelen, dan moet dat.
    Kun je er geen spelen, dan lig je er deze ronde uit.
    Met aas, heer of joker komt een knikker op zijn start.
    Daar is hij vers: hij verspert iedereen de weg en mag niet meteen de finish in.
    Eindigt je knikker op een andere, dan gaat die naar de kennel; een zeven stuurt ook terug wat hij passeert.
    Om de finish in te gaan moet de waarde precies passen.
page-aim-text =
    In je kennel liggen vier knikkers. Breng ze op je start, één keer rond de baan en in je finish.

    Met z’n vieren zitten partners tegenover elkaar en winnen ze samen. Wie zijn knikkers binnen heeft, speelt door met die van de partner. Met z’n zessen zijn er drie teams van twee of twee teams van drie; met z’n tweeën, drieën of vijven speelt ieder voor zich.
page-setup-text =
    Iedereen heeft een arm van het bord: een kennel aan de zijkant, een start op de baan en binnenin een finish van vier velden.

    Er wordt tegen de klok in gespeeld, en zo lopen ook de knikkers. De kaarten zijn twee spellen met elk drie jokers. Hun kleuren betekenen niets.
page-turn-text =
    Een ronde begint met delen: eerst 6 kaarten voor ieder, dan 5, 4, 3 en 2, en dan weer 6. In teams geeft ieder daarna zijn partner een gesloten kaart, en bekijkt pas dan de kaart die hij krijgt.

    Dan speel je om de beurt één kaart en gebruik je de hele waarde. Wie kan spelen, moet spelen, ook als het slecht uitkomt. Wie niets kan spelen, legt zijn kaarten open neer en wacht op de volgende ronde.

    Partners vertellen elkaar niet wat ze hebben.
page-cards = Wat de kaarten doen
page-cards-text =
    Met bijna elke kaart loopt één knikker zoveel velden vooruit als de kaart waard is. Aas, vier, zeven, boer, heer en joker kunnen meer, of iets anders.
page-start = Op de start, en de blokkade
page-start-text =
    Een knikker komt alleen uit de kennel met een aas, een heer of een joker. Op zijn eigen start is hij ‘vers’, tot hij weggaat.

    Een verse knikker verspert de weg. Geen enkele knikker mag erop of erlangs, ook je eigen knikkers niet. Hij kan niet worden teruggestuurd en niet geruild.
page-moving = Passeren en terugsturen
page-moving-text =
    Knikkers die niet vers zijn mag je passeren. Wie op een bezet veld eindigt, stuurt de knikker daar terug naar de kennel, ook als die van zijn partner of van hemzelf is.

    In de finish zijn knikkers veilig.
page-seven = De zeven
page-seven-text =
    Verdeel de zeven punten over je knikkers zoals je wilt. Alle zeven moeten op, en er komt geen knikker mee uit de kennel.

    Hier is passeren gevaarlijk: elke knikker waar een deel van de zeven langs of op komt, gaat terug naar de kennel, ook die van jou en je partner. Brengt een deel je laatste knikker in de finish, dan is de rest voor de knikkers van je partner.
page-jack = De boer
page-jack-text =
    De boer ruilt een van je knikkers met die van een ander, ook als het slecht uitkomt. Beide moeten op de baan liggen, en geen van beide mag vers zijn.

    Heb je een knikker op de baan, hebben de anderen er geen om mee te ruilen en kun je geen andere kaart spelen, dan leg je hem zonder gevolg en blijf je in de ronde.
page-finish = De finish in
page-finish-text =
    Een knikker gaat vooruit naar binnen, over zijn eigen start. De start telt als één veld, en de waarde moet precies passen. Binnen wordt over geen knikker gesprongen en ga je niet achteruit.

    Niemand hoeft naar binnen. Een verse knikker mag het niet: hij moet eerst weg en weer op of over zijn start komen. Met een vier achteruit en dan weer vooruit is genoeg.
page-alone = Met z’n tweeën, drieën of vijven
page-alone-text =
    Ieder speelt voor zich, en één knikker ligt al op de start. In plaats van te ruilen trek je een kaart uit de hand van de volgende speler.

    Een zeven mag dan elke knikker op het bord verplaatsen. Met een twee mag je, in plaats van te lopen, bij iemand een kaart trekken. Wie het eerst vier knikkers in de finish heeft, wint.
page-end-text =
    Liggen je vier knikkers in de finish, dan ga je verder met die van je partner. Een team wint als zijn laatste knikker in de finish ligt. De laatste kaart moet helemaal worden gebruikt.

    Twee varianten zijn vooraf te kiezen: met de Canadese zeven mag je een zeven altijd ook voor de knikkers van je partner gebruiken; in de andere mag de allerlaatste knikker niet met een joker de finish in.
picture-board = Elke arm heeft zijn kennel aan de zijkant, zijn start op de baan en zijn finish binnenin. Rood heeft een verse knikker op de start en een op het binnenste veld van de finish.
picture-start = Rood speelt een heer en zet een knikker op de start. Blauw en groen komen eraan en kunnen er niet langs.
picture-home = Rood speelt een acht, passeert geel en eindigt op blauw. Blauw gaat terug naar de kennel; met geel gebeurt niets.
picture-seven = Rood verdeelt een zeven: vier punten langs blauw, dat naar de kennel gaat, en drie punten over de start de finish in.
picture-jack = Rood speelt een boer: een rode en een blauwe knikker hebben van plaats geruild.
picture-finish = Een zes brengt de rode knikker in de finish: drie velden tot de start, nog drie tot F3. F4 is bezet.
legend = Wat de kaarten doen

### Waarom een hint goed is

hint-finish = Zo komt een knikker in de finish.
hint-leader = Zo gaat een knikker van { $other }, die voorligt, terug naar de kennel.
hint-strikes = Zo gaat een knikker van { $other } terug naar de kennel en moet daar opnieuw beginnen.
hint-out = Zo komt een knikker op de start, en daar verspert hij de weg.
hint-saves = Op veld { $field } kon je knikker met de volgende kaart worden teruggestuurd. Nu kan die kaart hem niet meer raken.
hint-swaps =
    { $steps ->
        [one] De ruil brengt je knikker één veld dichter bij de finish.
       *[other] De ruil brengt je knikker { $steps } velden dichter bij de finish.
    }
hint-sets-back = Door de ruil ligt { $other } verder achter.
hint-gives-start = Met deze kaart kan { $other } een knikker op de start zetten.
hint-draws = Zo verliest { $other } een kaart aan jou.
hint-nearer =
    { $steps ->
        [one] Dan is het voor de knikker nog één veld tot zijn start.
       *[other] Dan zijn het voor de knikker nog { $steps } velden tot zijn start.
    }

# Lessons
lesson-out = Uit de kennel
lesson-out-idea = Je knikkers wachten in de kennel. Alleen een aas, een heer of een joker zet een knikker op je start.
lesson-out-goal = Haal een knikker uit de kennel.
lesson-out-done = Je knikker ligt op zijn start. Daar is hij vers: niemand mag hem passeren of terugsturen.
lesson-out-wrong-number = Deze kaart verplaatst alleen knikkers die al buiten zijn. Je hebt een aas, een heer of een joker nodig.
lesson-strike = Een knikker terugsturen
lesson-strike-idea = Een kaart brengt één knikker zoveel velden vooruit als de kaart waard is. Komt de knikker precies op een andere, dan gaat die terug naar de kennel.
lesson-strike-goal = Stuur de blauwe knikker terug naar zijn kennel.
lesson-strike-done = Raak. Geel passeren kon geen kwaad: met deze kaart telt alleen het veld waar je uitkomt.
lesson-strike-wrong-kennel = Met deze kaart komt er geen knikker uit de kennel. Speel met de knikker op de baan.
lesson-strike-wrong-partner = Je raakte geel, en dat is je partner. Iedereen gaat terug, ook een vriend.
lesson-strike-wrong-short = Je knikker kwam niet tot de blauwe. Tel de velden ertussen.
lesson-cards = Aas, vrouw en heer
lesson-cards-idea = De vrouw gaat twaalf velden en de heer dertien. Een aas gaat er één of elf, net wat je wilt.
lesson-cards-goal = Raak de blauwe knikker precies.
lesson-cards-done = Elf velden: het aas past. Het had ook een knikker op je start kunnen zetten.
lesson-cards-wrong-queen = De vrouw gaat twaalf velden, en dat was er één te veel.
lesson-cards-wrong-king = De heer gaat dertien velden, en dat waren er twee te veel.
lesson-cards-wrong-one = Een aas mag ook elf velden gaan. Deze keer gebruikte je het als één.
lesson-cards-wrong-out = Er is een knikker bij, maar de blauwe ligt er nog. Met een van je kaarten had je hem geraakt.
lesson-four = Achteruit met de vier
lesson-four-idea = Een vier mag ook achteruit. Ligt een knikker net voorbij zijn start, dan scheelt dat hem een heel rondje.
lesson-four-goal = Je knikker is net vertrokken. Breng hem dicht bij zijn finish.
lesson-four-done = Nu is de finish nog maar een paar velden weg.
lesson-four-wrong-forward = Vier velden vooruit, en je hebt de hele baan nog voor je. Een vier kan ook de andere kant op.
lesson-four-wrong-six-back = Alleen een vier gaat achteruit. Een zes gaat altijd vooruit.
lesson-four-wrong-six = Zes velden vooruit, en de weg is nog lang. Een andere kaart kan meer.
lesson-finish = De finish in
lesson-finish-idea = Je finish begint net voorbij je start. De start telt als één veld, en de waarde moet precies passen.
lesson-finish-goal = Breng je knikker in de finish.
lesson-finish-done = Daar stuurt niemand hem meer terug. Zijn ze er alle vier, dan help je je partner.
lesson-finish-wrong-far = Negen is te veel: de finish heeft maar vier velden. Je hebt een kleinere kaart nodig.
lesson-finish-wrong-past = Negen velden gaan voorbij de finish, en er begint een nieuw rondje. Probeer de kleinere kaart.
lesson-finish-wrong-lap = Je knikker is voorbij de finish en gaat nog een keer rond. Kies een veld in de finish.
lesson-exchange = Een kaart ruilen
lesson-exchange-idea = In teams begint elke ronde met een ruil: iedereen geeft zijn partner een gesloten kaart.
lesson-exchange-goal = Je partner heeft geen knikker buiten. Help met een kaart die er een op de start zet.
lesson-exchange-done = Nu kunnen jullie allebei spelen. Jullie winnen samen, dus geef wat het meeste helpt.
lesson-exchange-wrong-number = Met die kaart krijgt je partner geen knikker op de start. Met welke wel?
lesson-exchange-wrong-play = Spelen komt later. Eerst geef je je partner een kaart.
lesson-last = Als er niets past
lesson-last-idea = Kun je een kaart spelen, dan moet dat. Kun je er geen spelen, dan leg je je kaarten neer en lig je er deze ronde uit.
lesson-last-goal = Je hebt nog een vier en een negen. Speel ze allebei, na elkaar.
lesson-last-done = Allebei gespeeld. Je krijgt zes kaarten, dan vijf, vier, drie en twee, en dan weer zes.
lesson-last-wrong-finish = Je knikker is in de finish, maar nu past de negen nergens. Je legt hem neer en ligt er deze ronde uit.
lesson-jack = Ruilen met de boer
lesson-jack-idea = De boer ruilt een knikker van jou met die van een ander. Verse knikkers doen niet mee, en knikkers in een kennel of finish ook niet.
lesson-jack-goal = Ruil met de blauwe knikker dicht bij je start.
lesson-jack-done = Je knikker is bijna rond, en de blauwe heeft nog bijna de hele baan te gaan.
lesson-jack-wrong-fresh = Verse knikkers en knikkers in een kennel worden nooit geruild. Blauw heeft er nog een op de baan.
lesson-jack-wrong-two = Met de twee kom je een beetje verder. De boer had je een halve baan gescheeld.
lesson-seven = De zeven verdelen
lesson-seven-idea = Een zeven is zeven punten. Verdeel ze over je knikkers; wat ze passeren of raken, gaat terug naar de kennel.
lesson-seven-goal = Breng één knikker in de finish en stuur de blauwe terug.
lesson-seven-done = Vier punten voor de ene, drie voor de andere: één kaart deed allebei.
lesson-seven-wrong-two = Dat was de twee, en je beurt is voorbij. Alleen de zeven kan allebei.
lesson-seven-wrong-other = De zeven is op, maar deed niet allebei. Tel eerst hoeveel punten elke knikker nodig heeft.
lesson-seven-wrong-whole = Alle zeven punten gingen naar één knikker. Verdeel ze over twee.
lesson-together = Samen winnen
lesson-together-idea = Zijn al je knikkers in de finish, dan speel je die van je partner. Jullie winnen als ze er alle acht zijn.
lesson-together-goal = Geel is je partner en heeft nog één knikker. Breng die in zijn finish.
lesson-together-done = Ze zijn er alle acht: jullie hebben samen gewonnen.
lesson-together-wrong-past = Negen is te veel: de knikker van je partner is voorbij zijn finish. Probeer de andere kaart.
lesson-together-wrong-lap = De knikker van je partner is voorbij zijn finish. Kies een veld in de finish.
lesson-blockade = De weg versperren
lesson-blockade-idea = Een verse knikker verspert de weg: geen knikker komt erlangs of op zijn veld.
lesson-blockade-goal = Blauw wil langs je start. Laat hem er niet door.
lesson-blockade-done = Blauw kan niets spelen en ligt er deze ronde uit.
lesson-blockade-wrong-opened = Je verse knikker is weg, en nu kan blauw erlangs.
lesson-joker = De joker
lesson-joker-idea = Een joker is elke kaart die je wilt, met alles wat die kan.
lesson-joker-goal = Breng je knikker in de finish.
lesson-joker-done = Tien, aas, vrouw of heer: als elk van die kaarten past de joker precies.
lesson-joker-wrong-six = De zes komt niet tot de finish. Je andere kaart kan elk getal zijn.
lesson-joker-wrong-other = Je knikker is niet in de finish. Speel de joker met tien tot dertien punten en kies een veld in de finish.
lesson-passing = Wie de zeven passeert
lesson-passing-idea = Een zeven stuurt elke knikker terug die hij passeert, ook die van je partner. Je partner is geel.
lesson-passing-goal = Stuur de blauwe knikker terug en spaar die van je partner.
lesson-passing-done = Kijk voor je een zeven speelt wat hij gaat passeren.
lesson-passing-wrong-rest = Je laatste punten passeerden de knikker van je partner en stuurden hem terug. Gebruik ze ergens anders.
lesson-passing-wrong-partner = Die knikker moet langs die van je partner, en een zeven stuurt alles terug wat hij passeert.
lesson-turning-in = Eerst eruit, dan erin
lesson-turning-in-idea = Een verse knikker mag niet meteen de finish in. Hij moet eerst weg van zijn start en er weer naar terug.
lesson-turning-in-goal = Breng je knikker met twee kaarten in de finish.
lesson-turning-in-done = Achteruit van de start, dan vooruit en erin: het kortste rondje dat er is.
lesson-turning-in-wrong-fresh = Je knikker is nog vers. Hij moet van zijn start weg voordat hij de finish in mag.
lesson-turning-in-wrong-forward = Vooruit heb je de hele baan voor je. Een vier kan ook achteruit.
lesson-turning-in-wrong-off = Je hebt twee kaarten gespeeld, en je knikker is niet in de finish. Welke kaart brengt hem vlak voor zijn start, en welke vandaar de finish in?
lesson-helping = Punten voor je partner
lesson-helping-idea = Brengt een zeven je laatste knikker in de finish, dan gaat de rest van de punten naar de knikkers van je partner. Je partner is geel.
lesson-helping-goal = Breng je laatste knikker in de finish en gebruik de rest voor je partner.
lesson-helping-done = Vanaf nu speel je de knikkers van je partner, met al je kaarten.
lesson-helping-wrong-lap = Je laatste knikker is voorbij de finish, en voor je partner bleef er niets over.
lesson-helping-wrong-early = Breng eerst je eigen laatste knikker in de finish. Pas daarna mag je helpen.
lesson-draw = Trekken met de twee
lesson-draw-idea = Met z’n tweeën, drieën of vijven speelt iedereen voor zich. Met een twee mag je dan ook een kaart uit de hand van een ander trekken.
lesson-draw-goal = Je hebt maar één knikker buiten. Zet er in twee beurten nog een op je start.
lesson-draw-done = Je trok een heer, en die zette een knikker op je start.
lesson-draw-wrong-moved = Je twee verplaatste een knikker. Hij had ook een kaart kunnen trekken, misschien een betere.
lesson-draw-wrong-nine = Met deze twee kaarten komt er geen knikker bij. Haal eerst een betere kaart.
lesson-draw-wrong-kept = Je trok een heer en liep ermee. Een heer kan ook een knikker op je start zetten.
lesson-anyone = Een zeven voor iedereen
lesson-anyone-idea = Met z’n tweeën, drieën of vijven mag een zeven alle knikkers verplaatsen, ook die van de anderen.
lesson-anyone-goal = Stuur de gele knikker terug naar zijn kennel.
lesson-anyone-done = Je verplaatste de knikker van blauw, en die stuurde de gele terug.
lesson-anyone-wrong-own = Je zeven is op, en geel ligt er nog. Welke knikker ligt er vlak achter?
lesson-anyone-wrong-three = Een drie helpt hier niet. Wat mag een zeven als je met z’n drieën speelt?
lesson-five = Zes armen voor vijf
lesson-five-idea = Met z’n vijven speel je op het bord met zes armen, ieder voor zich. Eén arm is van niemand: daar komt nooit een knikker uit.
lesson-five-goal = Alle anderen hebben een verse knikker op hun start. Stuur toch een knikker terug naar zijn kennel.
lesson-five-done = Bij de lege arm verspert niets de weg, en je zes stuurde de groene knikker terug.
lesson-five-wrong-blue = De verse knikker van blauw verspert de weg: geen knikker komt erlangs of op zijn veld. Welke knikker van jou kan er wel door?
lesson-five-wrong-green = De verse knikker van groen verspert de weg: geen knikker komt erlangs of op zijn veld. Welke start is leeg?
lesson-five-wrong-back = Je ging vier velden achteruit, en daar lag niemand. Een van je knikkers heeft vooruit vrij baan.
lesson-five-wrong-short = Hier is de weg vrij, maar vier velden waren er twee te weinig.
lesson-five-wrong-nobody = Je knikker had vrij baan, maar waar hij uitkwam, lag niemand. Kijk ook naar je andere knikkers.
