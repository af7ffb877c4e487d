### Wat het commando irrgarten laat zien

## serve

serve-address = Irrgarten staat hier: { $address }
serve-alone = Nu kan alleen deze computer spelen. Anderen laat je binnen met --let-others-in of met de knop bij de link op de pagina.
serve-in-vain = Anderen kunnen niet binnen: deze computer zit niet op een netwerk, of de poort is al bezet.
serve-data = De partijen worden bewaard in { $file }
serve-stop = Ctrl-C stopt het.

## work

work-at = Denkt voor de servers op { $bus }. Processen: { $workers }

## legal, play

turn-over = De partij is voorbij.
play-refused = Zet { $number }, { $move }: { $why }

## simulate

simulate-count = Partijen: { $games }, uitgespeeld: { $finished }
simulate-seat = Plaats { $seat }: gewonnen { $wins } ({ $share }%)
simulate-length = Zetten per partij: { $fewest } t/m { $most }, gemiddeld { $mean }, mediaan { $median }
simulate-speed = Zetten per seconde: { $rate }

## arena

arena-standing = { $level }: { $mean }% van de punten (± { $margin }), partijen: { $games }
arena-elo = Elo { $elo } ({ $low } tot { $high })
arena-duel = { $one } tegen { $other }, plaats tegen plaats: { $share }% (± { $margin })
arena-forfeit = Partij verloren, wat de stelling ook is: { $reason }
arena-left = Niet uitgespeelde partijen: { $games }
train-passed = Ronde { $round }, na { $games } partijen: { $share }% van de punten tegen de huidige kampioen, ± { $margin }. De nieuwe is kampioen.
train-failed = Ronde { $round }, na { $games } partijen: { $share }% van de punten tegen de huidige kampioen, ± { $margin }. De kampioen blijft.

## tournament

tournament-progress = Gespeelde ontmoetingen: { $done } van { $total } ({ $percent }%)
tournament-count = Rondes: { $rounds }, ontmoetingen: { $games }
tournament-standing = { $place }. Bot { $number } ({ $level }): punten { $score }, gewonnen { $won }, gelijkspel { $even }, verloren { $lost }; weerstand { $ties }
tournament-tie = { NUMBER($tie, maximumFractionDigits: 2) }
tournaments-under-way = Lopende toernooien: { $tournaments }
tournaments-ended = Beëindigde toernooien: { $tournaments }

## bench

bench-acts = Willekeurige zetten per seconde: { $rate }
bench-uncompiled = Niet gecompileerd: { $rate }, gecompileerd is dus { $gain } keer zo snel
bench-decisions = Beslissingen per seconde, vanuit Python gespeeld: { $rate }
bench-copies = Kopieën van een stelling per seconde: { $rate }
bench-draws = Stellingen per seconde, geloot passend bij wat een speler weet: { $rate }
bench-judgements = Stellingen per seconde, beoordeeld als door een kampioen: { $rate }
bench-playouts = Proefspelen van de zoeker per seconde: { $one } met één thread, { $two } met twee, { $gain } keer zoveel

## verify

verify-rules =
    { $outcome ->
        [holds] Regels: in elke zet nageleefd ({ $acts }).
       *[fails] Regels: niet nageleefd.
    }
verify-set-up =
    { $outcome ->
        [holds] Opbouw: zoals uit de startwaarde volgt.
        [fails] Opbouw: niet zoals uit de startwaarde volgt.
       *[unknown] Opbouw: niet gecontroleerd, het bestand zegt niet dat er geloot is.
    }
verify-chance =
    { $outcome ->
        [holds] Toeval: elke trekking volgt uit de startwaarde.
        [fails] Toeval: niet alle trekkingen volgen uit de startwaarde.
       *[unknown] Toeval: niet gecontroleerd, het bestand heeft geen startwaarde.
    }
verify-fairness =
    { $outcome ->
        [holds] Eerlijk spel: de startwaarde volgt uit het geheim van de tafel en uit wat de spelers toevoegden.
        [fails] Eerlijk spel: de startwaarde is niet de startwaarde die voor de partij vaststond.
       *[unknown] Eerlijk spel: niet gecontroleerd, het bestand zegt niet waar de startwaarde vandaan komt.
    }

fault-version = De partij is gespeeld met versie { $played } van de regels; hier is het versie { $ours }.
fault-options = De opties zijn niet die van de eerste stelling.
fault-illegal = Zet { $ply }, { $act }: { $why }
fault-draw = Zet { $ply } is { $act }, maar de startwaarde geeft { $drawn }.
fault-set-up = De eerste stelling wijkt in { $field } af van de stelling die uit de startwaarde volgt.
fault-headers = De kopregels passen niet bij de partij. { $why }
fault-added = Plaatsen: { $players }. Bijdragen aan de startwaarde: { $added }. Er moet er één zijn per plaats.
fault-commitment = Het geheim past niet bij de vingerafdruk die voor de partij is getoond.
fault-seed = De startwaarde volgt niet uit het geheim en wat de spelers toevoegden.
fault-seals = Bijdragen aan de startwaarde: { $added }. Zegels: { $seals }. Er moet er één zijn per bijdrage.
fault-seal = Wat vanaf plaats { $seat } is toegevoegd, is niet wat er verzegeld was.
fault-other-commitment = De vingerafdruk in het bestand is { $commitment }, niet de vingerafdruk die je bewaard hebt. Het geheim is niet het geheim dat voor de partij vaststond.
fault-own-part = Wat jouw apparaat op plaats { $seat } toevoegde, staat niet in het bestand.
fault-other-seals = De zegels zijn niet de zegels die jouw apparaat bewaarde voordat het zijn deel opende.
fault-no-table = Het bestand zegt niet waar de startwaarde vandaan komt, dus er valt niets te vergelijken met wat je bewaard hebt.
unproven-no-commitment = Niet bewezen: dat het geheim al voor de partij vaststond. Geef daarvoor met --commitment de vingerafdruk die je bewaard hebt.
unproven-server-alone = Niet bewezen: dat de server zijn geheim niet in zijn eigen voordeel koos. Verder heeft niemand iets toegevoegd.
unproven-withheld = Niet bewezen: dat niemand tussen twee partijen koos. Vanaf plaats { $seat } is een deel verzegeld en nooit geopend; wie daar zat, kon dat samen met de server doen.
unproven-set-up = Niet bewezen: dat de eerste stelling door loting is bepaald. Iemand heeft die zelf neergezet.
unproven-given = Niet bewezen: dat { $field } door loting is bepaald. Het is gekozen toen de tafel werd geopend.
unproven-no-part = Niet bewezen: dat niemand de trekkingen kon kiezen. Geef daarvoor met --part wat jouw apparaat heeft toegevoegd.
unproven-no-seals = Niet bewezen: dat niemand zijn deel koos nadat hij het jouwe kende. Geef daarvoor met --seals de vingerafdruk die jouw apparaat heeft bewaard.

## data

data-moving = Verhuisd en vergeleken: { $percent }%…
data-moved = Alles is er, en gelijk. Tafels: { $tables } (nieuw: { $new }), plaatsen: { $seats }, wisselingen van plaats: { $changes }, zetten: { $acts }.
data-copying = Gekopieerd: { $percent }%…
data-backed-up = Alle partijen staan in { $file } ({ $size } kB).
data-would-forget = Tafels die vergeten zouden worden: { $tables }
data-forgotten = Vergeten tafels: { $tables }
data-checking = Nagekeken: { $done } van { $total } tafels…
data-checked = Nagekeken tafels: { $tables }, niet in orde: { $bad }
data-unchecked = Niet nagespeeld, want gespeeld volgens andere versies van de regels: { $tables }
check-unreadable = niet te lezen: { $why }
check-not-over = bewaard als afgelopen, maar de partij gaat door.
check-seats = { $seats } plaatsen voor { $players } spelers.
check-no-position = { $acts } zetten, maar geen eerste stelling.
check-gap = er ontbreekt een zet vóór de laatste.
check-again = de tafel die erop volgt, { $table }, is er niet.

## review

review-progress = { $done } van { $total } stappen
review-share = Plaats { $seat }: { $start }% bij het begin, geluk { $luck } (± { $margin }), eigen zetten { $own }, zetten van de anderen { $others }, { $result }% aan het eind
review-turning = Zet { $ply }: vanaf plaats { $seat } werd { $act } gespeeld; beter was geweest { $best } (verlies { $lost })
review-no-turning = Geen zet kostte meer dan de foutmarge van de schatting.
review-meaning = Dit zijn schattingen van een bot van niveau { $level }, in honderdsten van een hele winst: een kans kan er { $margin } naast zitten, het verlies van een zet { $lost } (in 95 van de 100 gevallen minder). Wat niemand kon weten, telt als geluk.
