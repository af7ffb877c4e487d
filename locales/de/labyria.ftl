### Brändi Labyria

game-labyria = Brändi Labyria
game-labyria-pitch = Zuerst bauen alle gemeinsam das Labyrinth, Wand für Wand. Dann beginnt das Rennen: Würfel verändern die Wände, und Figuren fressen einander.
game-labyria-aim = Bring vor allen anderen deine drei Figuren in die Ecke schräg gegenüber.
game-labyria-facts = 2 bis 4 Spieler · etwa 45 Minuten · erst bauen, dann laufen

## Die Regeln, Satz für Satz: Brett und Aufbau

RIA-01 = Zwei, drei oder vier Personen spielen. Jede hat drei Figuren einer Farbe.
RIA-02 = Das Brett hat 10 × 10 Felder. Hindernisse sind Wände: Sie stehen auf den Kanten zwischen benachbarten Feldern, nie am äußeren Rand. Auch Bretter mit 8, 12 oder 14 Feldern je Seite sind möglich. Die Zahl der Hindernisse bleibt gleich.
RIA-03 = Ein Plättchen füllt eine Kante. Ein Winkel steht auf einer Kreuzung von vier Feldern. Seine zwei Arme bilden einen rechten Winkel und füllen je eine Kante, die dort anstößt. Auf einer Kreuzung steht höchstens ein Winkel, auf einer Kante höchstens eine Wand.
RIA-04 = Es gibt 44 Plättchen und 20 Winkel. Zu zweit bekommt jeder 20 Plättchen und 10 Winkel, zu dritt 13 und 6, zu viert 10 und 5. Vier Plättchen liegen für alle im Depot; es fasst beliebig viele. Was zu dritt übrig bleibt, wird nicht gebraucht.
RIA-05 = Deine Figuren beginnen in deiner Ecke des Bretts. Zu zweit sitzt ihr einander schräg gegenüber. Auf einem Eckfeld stehen beliebig viele Figuren, und niemand ist dort im Weg.
RIA-06 = Dein Ziel ist die Ecke schräg gegenüber.
RIA-07 = Gespielt wird im Uhrzeigersinn.

## Bauen

RIA-10 = Wer am höchsten würfelt, baut zuerst. Hier wird es ausgelost oder vor der Partie bestimmt.
RIA-11 = Das erste Hindernis kommt auf die Kreuzung in der Mitte des Bretts: ein Winkel darauf oder ein Plättchen auf eine Kante, die dort anstößt.
RIA-12 = Reihum setzt jeder ein Hindernis, Plättchen oder Winkel, bis alle gebaut sind.
RIA-13 = Jedes weitere Hindernis muss eines berühren, das schon steht. Plättchen berühren mit ihren Enden, Winkel mit ihrer Kreuzung und den Enden ihrer Arme. Der Rand des Bretts zählt nicht.
RIA-14 = Hat keines deiner Hindernisse einen Platz, wirst du übergangen und beim nächsten Mal wieder gefragt. Gebaut wird, bis niemand mehr etwas setzen kann. Was dann übrig ist, wird nicht mehr gebraucht.
RIA-15 = Du darfst Teile des Bretts einschließen, auch Ecken des Bretts.

## Der Zug

RIA-20 = Nach dem Bauen zieht zuerst, wer am höchsten würfelt.
RIA-21 = Du würfelst mit beiden Würfeln. Die Zahl sagt, wie viele Felder eine Figur zieht. Das Symbol sagt, welche Fähigkeit dazugehört.
RIA-22 = Die Zahl gilt für eine einzige Figur und wird nie aufgeteilt. Auch Doppelt und Tarnkappe gelten nur für sie.
RIA-23 = Jede Zahl bringt eine Figur aus ihrer Startecke. Der Schritt aus der Ecke zählt mit.
RIA-24 = Hast du Setzen, Entfernen oder Drehen gewürfelt, darfst du es einmal nutzen: vor deinem Zug mit der Figur, danach oder gar nicht, auch wenn keine Figur ziehen kann. Es gelten die Wände, wie sie in diesem Moment stehen. Kann danach keine Figur ziehen, ist dein Zug vorbei.

## Fähigkeiten

RIA-30 = Setzen: Nimm ein Plättchen aus dem Depot und setze es auf eine beliebige freie Kante. Es muss kein anderes Hindernis berühren. Ist das Depot leer, kannst du die Fähigkeit nicht nutzen.
RIA-31 = Entfernen: Nimm ein Plättchen vom Brett und leg es ins Depot.
RIA-32 = Aussetzen: In diesem Zug bewegst du nichts.
RIA-33 = Doppelt: Die Zahl zählt immer zweimal.
RIA-34 = Tarnkappe: Deine Figur darf in diesem Zug durch alle Wände gehen. Gegen andere Figuren und auf Eckfeldern hilft sie nicht.
RIA-35 = Drehen: Drehe einen Winkel auf seiner Kreuzung in eine andere Richtung.
RIA-36 = Winkel werden nie entfernt und kommen nie an einen anderen Ort. Beide Kanten, auf die ein Winkel gedreht wird, müssen frei sein oder schon zu ihm gehören.

## Ziehen

RIA-40 = Eine Figur geht auf benachbarte Felder, nie schräg und nie durch eine Wand, außer mit der Tarnkappe.
RIA-41 = Die Figur geht genau so viele Felder, wie der Würfel zeigt, mit Doppelt zweimal so viele.
RIA-42 = In einem Zug betrittst du kein Feld zweimal und kehrst auch nicht auf das Ausgangsfeld zurück.
RIA-43 = Kann keine deiner Figuren so ziehen oder angreifen, dann darf eine von ihnen Felder mehrmals betreten. Auch sie geht genau so viele Felder. Sie darf überall umkehren, wieder auf ihrem Ausgangsfeld landen und angreifen.
RIA-44 = Kann gar keine Figur ziehen, setzt du aus. Kann eine ziehen, musst du eine ziehen.
RIA-45 = Auf einem Feld steht höchstens eine Figur, auf Eckfeldern beliebig viele. Eigene Figuren darfst du überspringen, so viele du willst. Ein übersprungenes Feld zählt als Schritt und gilt als betreten. Fremde Figuren darfst du nicht überspringen.
RIA-46 = In dein Ziel kommst du nur mit genau passender Zahl, als letztem Schritt eines Zuges. Fremde Figuren, die dort stehen, stören nicht.
RIA-47 = Eine Figur in ihrem Ziel ist sicher und bleibt dort. Unterwegs darf eine Figur ihre eigene Startecke wieder betreten, dort stehen bleiben oder hindurchgehen. Die beiden anderen Ecken betritt sie nicht.
RIA-48 = Eine eingeschlossene Figur wartet auf einen Wurf, der sie befreit.

## Fressen

RIA-50 = Endet ein Zug auf einer fremden Figur, ist es ein Angriff. Du wählst, von welchem Nachbarfeld du kommst. Figuren auf Eckfeldern können nicht angegriffen werden.
RIA-51 = Zuerst würfelt die angegriffene Person mit dem Symbolwürfel. Was er zeigt, wirkt von selbst.
RIA-52 = Tarnkappe: Die Figur wird unsichtbar und nicht gefressen.
RIA-53 = Setzen: Ein Plättchen aus dem Depot versperrt der angreifenden Figur den Weg. Ist das Depot leer oder trägt sie die Tarnkappe, hilft das nicht.
RIA-54 = Drehen: Der Spieß wird umgedreht. Die angreifende Figur wird gefressen, und der Zug ist zu Ende.
RIA-55 = Bei jedem anderen Symbol wird die Figur gefressen.
RIA-56 = Eine gefressene Figur geht zurück in ihre Startecke. Die angreifende Figur kommt nur auf das Feld, wenn der Angriff gelingt.
RIA-57 = Haben Tarnkappe oder Plättchen den Angriff abgewehrt, muss dieselbe Figur mit derselben Zahl auf ein anderes Feld ziehen und darf niemanden angreifen. Geht es nicht anders, darf sie Felder zweimal betreten und auch wieder auf ihrem eigenen landen. Gibt es auch so keinen Weg, bleibt sie stehen. Eine noch nicht genutzte Fähigkeit bleibt dir.

## Das Ende

RIA-60 = Wer als Erster alle drei Figuren im Ziel hat, gewinnt sofort.

## Warum etwas nicht geht

why-over = Die Partie ist zu Ende.
why-dice-fall = Die Würfel fallen von selbst.
why-no-throw-now = Dieser Würfel ist jetzt nicht dran.
why-first-throw = Zuerst entscheiden die Würfel, wer beginnt.
why-throw-first = Zuerst muss gewürfelt werden.
why-defence-first = Zuerst würfelt zur Abwehr, wer angegriffen wird.
why-not-your-turn = Jemand anderes ist an der Reihe.
why-still-building = Es wird noch gebaut.
why-built = Das Bauen ist vorbei.
why-no-tiles-left = Du hast keine Plättchen mehr zum Bauen.
why-no-corners-left = Du hast keine Winkel mehr zum Bauen.
why-crossing-taken = Nordöstlich von { $field } steht schon ein Winkel.
why-edge-taken = Zwischen { $a } und { $b } steht schon eine Wand.
why-not-the-middle = Das erste Hindernis kommt in die Mitte des Bretts, nordöstlich von { $field }.
why-not-touching = Dort würde es kein anderes Hindernis berühren. Such einen Platz neben einem.
why-other-symbol =
    { $symbol ->
        [double] Du hast „Doppelt“ gewürfelt. Das verändert keine Wände.
        [cloak] Du hast „Tarnkappe“ gewürfelt. Das verändert keine Wände.
        [turn] Du hast „Drehen“ gewürfelt. Du kannst einen Winkel drehen, sonst nichts.
        [plus] Du hast „Setzen“ gewürfelt. Du kannst ein Plättchen setzen, sonst nichts.
       *[other] Du hast „Entfernen“ gewürfelt. Du kannst ein Plättchen entfernen, sonst nichts.
    }
why-used = Die Fähigkeit hast du in diesem Zug schon genutzt.
why-depot-empty = Das Depot ist leer. Du kannst in diesem Zug kein Plättchen setzen.
why-no-tile = Zwischen { $a } und { $b } steht kein Plättchen.
why-corner-stays = Die Wand zwischen { $a } und { $b } gehört zu einem Winkel. Winkel bleiben, wo sie sind.
why-no-corner = Nordöstlich von { $field } steht kein Winkel.
why-not-turned = Der Winkel zeigt schon dorthin. Dreh ihn in eine andere Richtung.
why-no-room-to-turn = Dem Winkel nordöstlich von { $field } ist eine andere Wand im Weg.
why-must-move = Eine Figur kann ziehen, also musst du ziehen.
why-moved = Du hast in diesem Zug schon eine Figur gezogen.
why-no-figure = Auf { $field } hast du keine Figur.
why-stays-in-goal = Eine Figur in ihrem Ziel bleibt dort.
why-other-figure = Jetzt darf nur die Figur auf { $field } ziehen.
why-safe-in-corner = Auf dem Eckfeld { $field } kann niemand angegriffen werden.
why-foreign-corner = Die Ecke { $field } ist weder dein Start noch dein Ziel.
why-own-figure-there = Auf { $field } steht deine eigene Figur.
why-no-second-attack = Der Angriff ist gescheitert. Jetzt zieht die Figur auf ein anderes Feld, nicht auf eine fremde Figur.
why-attack-from-where = Auf { $field } steht eine fremde Figur. Wähle das Feld, von dem du angreifst.
why-nobody-to-attack = Auf { $field } steht keine fremde Figur.
why-no-entry = { $field } liegt nicht neben dem Feld, das du angreifst.
why-entered-twice = Ein Feld zweimal betreten darfst du nur, wenn kein anderer Zug möglich ist. Deine Zahl ist { $number }.
why-exact = Ins Ziel kommst du nur mit genau passender Zahl. Deine Zahl ist { $number }.
why-number = Mit genau so vielen Schritten kommst du nicht dorthin: { $number }.
why-opponent-in-the-way = Eine fremde Figur ist im Weg.
why-through-goal = Der Weg würde durch dein Ziel führen. Du betrittst es nur mit dem letzten Schritt.
why-through-corner = Der Weg würde durch eine Ecke des Bretts führen, in die deine Figur nicht darf.
why-wall = Eine Wand ist im Weg.

### Im Browser: was Brett, Ablage und Aufbau sagen

## Teile, Seiten und Richtungen

ria-tile = Plättchen
ria-corner = Winkel
ria-side-n = Norden
ria-side-e = Osten
ria-side-s = Süden
ria-side-w = Westen
ria-direction =
    { $direction ->
        [ne] nach Norden und Osten
        [se] nach Süden und Osten
        [sw] nach Süden und Westen
       *[nw] nach Norden und Westen
    }
ria-direction-short =
    { $direction ->
        [ne] N+O
        [se] S+O
        [sw] S+W
       *[nw] N+W
    }

## Die Würfel

ria-symbol-place = Setzen
ria-symbol-remove = Entfernen
ria-symbol-miss = Aussetzen
ria-symbol-double = Doppelt
ria-symbol-cloak = Tarnkappe
ria-symbol-turn = Drehen
ria-means-place = ein Plättchen aus dem Depot
ria-means-remove = ein Plättchen vom Brett
ria-means-miss = nichts bewegt sich
ria-means-double = zählt zweimal
ria-means-cloak = durch Wände
ria-means-turn = einen Winkel drehen
ria-depot-empty = das Depot ist leer
ria-dice = { $number } und { $symbol }: { $means }.
ria-no-dice = Noch hat niemand gewürfelt.
ria-fields =
    { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }
ria-doubled = zweimal { $number }
ria-number = Eine Figur bewegen: { ria-fields }

## Was geschieht, für das Protokoll

ria-log-tile = { $name } setzt ein Plättchen zwischen { $a } und { $b }.
ria-log-corner = { $name } setzt einen Winkel nordöstlich von { $field }, { ria-direction }.
ria-log-passed-over = { $name } findet für kein Hindernis einen Platz und wird übergangen.
ria-log-all-built =
    { $left ->
        [0] Das Labyrinth ist gebaut.
        [one] Das Labyrinth ist gebaut. Ein Hindernis fand keinen Platz.
       *[other] Das Labyrinth ist gebaut. { $left } Hindernisse fanden keinen Platz.
    }
ria-log-first = { $name } würfelt am höchsten und zieht zuerst.
ria-log-rolled =
    { $symbol ->
        [place] { $name } würfelt { $number } und „Setzen“.
        [remove] { $name } würfelt { $number } und „Entfernen“.
        [miss] { $name } würfelt { $number } und „Aussetzen“.
        [double] { $name } würfelt { $number } und „Doppelt“.
        [cloak] { $name } würfelt { $number } und „Tarnkappe“.
       *[turn] { $name } würfelt { $number } und „Drehen“.
    }
ria-log-sat-out = { $name } setzt aus.
ria-log-moved = { $name } zieht von { $start } nach { $end }.
ria-log-goal = { $name } bringt eine Figur ins Ziel ({ $figures } von { $most }).
ria-log-attacked = { $name } greift die Figur von { $victim } auf { $end } an.
ria-defended-invisible = { $name } würfelt „Tarnkappe“: Die Figur ist unsichtbar und bleibt.
ria-defended-barred = { $name } würfelt „Setzen“: Ein Plättchen versperrt der Figur von { $attacker } den Weg.
ria-defended-turned = { $name } würfelt „Drehen“: Die Figur von { $attacker } wird gefressen.
ria-defended-devoured =
    { $symbol ->
        [place] { $name } würfelt „Setzen“: keine Abwehr.
        [remove] { $name } würfelt „Entfernen“: keine Abwehr.
        [miss] { $name } würfelt „Aussetzen“: keine Abwehr.
        [double] { $name } würfelt „Doppelt“: keine Abwehr.
       *[other] { $name } hat keine Abwehr.
    }
ria-log-went-home = Eine Figur von { $name } geht zurück nach { $start }.
ria-log-evade = Die Figur von { $name } auf { $field } muss auf ein anderes Feld.
ria-log-stayed = Die Figur von { $name } bleibt auf { $field }.
ria-log-laid = { $name } setzt ein Plättchen zwischen { $a } und { $b }.
ria-log-lifted = { $name } entfernt das Plättchen zwischen { $a } und { $b }.
ria-log-turned = { $name } dreht den Winkel nordöstlich von { $field }: { ria-direction }.
ria-log-passed = { $name } kann nicht ziehen und setzt aus.
ria-log-won = { $name } hat alle Figuren im Ziel und gewinnt.

## Angriff und Abwehr

ria-defence-throws = { $name } würfelt zur Abwehr.
ria-outcome-invisible = Die Figur ist unsichtbar. Der Angriff scheitert.
ria-outcome-barred = Ein Plättchen versperrt den Weg. Der Angriff scheitert.
ria-outcome-turned = Der Spieß wird umgedreht. Die Figur von { $attacker } wird gefressen.
ria-outcome-devoured = Keine Abwehr. Die Figur von { $victim } wird gefressen.

## Was zu tun ist, als Überschrift

ria-ask-build-first = Du bist dran: Setze das erste Hindernis in die Mitte.
ria-ask-build = Du bist dran: Setze ein Plättchen oder einen Winkel.
ria-ask-set = Setze es hier, oder wähle eine andere Stelle.
ria-ask-other-builds = { $name } baut.
ria-ask-throw = Die Würfel entscheiden, wer zuerst zieht.
ria-ask-other = { $name } ist am Zug.
ria-ask-move = Du bist dran: Ziehe eine Figur { ria-fields } weit.
ria-ask-move-able =
    { $symbol ->
        [place] Ziehe { ria-fields } weit; du darfst auch ein Plättchen setzen.
        [remove] Ziehe { ria-fields } weit; du darfst auch ein Plättchen entfernen.
       *[turn] Ziehe { ria-fields } weit; du darfst auch einen Winkel drehen.
    }
ria-ask-evade = Der Angriff ist gescheitert. Zieh dieselbe Figur { ria-fields } weit auf ein anderes Feld.
ria-ask-ability =
    { $symbol ->
        [place] Setze noch ein Plättchen oder beende den Zug.
        [remove] Entferne noch ein Plättchen oder beende den Zug.
       *[turn] Drehe noch einen Winkel oder beende den Zug.
    }
ria-ask-ready-able =
    { $symbol ->
        [place] Spiele so, oder setze vorher noch ein Plättchen.
        [remove] Spiele so, oder entferne vorher noch ein Plättchen.
       *[turn] Spiele so, oder drehe vorher noch einen Winkel.
    }
ria-ask-ready = Dein Zug ist bereit. Spiele ihn oder ändere ihn.
ria-ask-sent = Dein Zug wird gespielt.
ria-ask-won-you = Alle deine Figuren sind im Ziel. Du gewinnst.
ria-ask-won = { $name } hat alle Figuren im Ziel und gewinnt.

## Das Brett, seine Felder und Tasten

ria-board = Das Brett mit seinen Feldern
ria-start-own = dein Start
ria-start = Start von { $name }
ria-goal-own = dein Ziel
ria-goal = Ziel von { $name }
ria-figures-own =
    { $count ->
        [one] deine Figur
       *[other] { $count } deiner Figuren
    }
ria-figures =
    { $count ->
        [one] Figur von { $name }
       *[other] { $count } Figuren von { $name }
    }
ria-walls =
    { $count ->
        [one] Wand: { $sides }
       *[other] Wände: { $sides }
    }
ria-no-walls = Um dieses Feld stehen keine Wände.
ria-can-go = deine Figur kann hierher
ria-can-attack = deine Figur kann hier angreifen
ria-can-move = kann ziehen
ria-is-picked = aufgenommen
ria-planned-here = hier geplant
ria-can-tile = ein Plättchen passt: { $sides }
ria-can-remove = ein Plättchen lässt sich entfernen: { $sides }
ria-can-corner = nordöstlich davon passt ein Winkel
ria-can-turn = der Winkel nordöstlich davon lässt sich drehen
ria-picked =
    { $count ->
        [one] Figur auf { $field }: ein Feld in Reichweite.
       *[other] Figur auf { $field }: { $count } Felder in Reichweite.
    }
ria-plan-tile = Wand zwischen { $a } und { $b }.
ria-plan-remove = Wand zwischen { $a } und { $b } entfernt.
ria-plan-corner = Winkel nordöstlich von { $field }, { ria-direction }.
ria-plan-turn = Winkel nordöstlich von { $field } gedreht { ria-direction }.
ria-plan-move = Figur von { $from } nach { $to }.
ria-plan-attack = Figur von { $from } greift die Figur von { $victim } auf { $to } an, von { $by } her.
ria-taken-back = Zurückgenommen.
ria-other-back = Der andere Teil geht nicht mehr und wurde zurückgenommen.
ria-doing-move = Eine Figur ziehen
ria-doing-ability = Die Fähigkeit nutzen
ria-say-figures = { $name }: { $fields }; { $count } von { $most } im Ziel.
ria-say-hand =
    { $name }: { $tiles ->
        [one] ein Plättchen
       *[other] { $tiles } Plättchen
    }, { $corners ->
        [one] ein Winkel
       *[other] { $corners } Winkel
    }.
ria-say-watching = Du schaust zu.
ria-key-fields = Von Feld zu Feld gehen
ria-key-enter = Figur aufnehmen, auf ein Feld ziehen, Hindernis setzen; noch einmal: spielen
ria-key-side = Plättchen auf dieser Seite des Feldes setzen oder entfernen
ria-key-turn = Drehen: einen Winkel, ein Plättchen um das Feld, die Seite eines Angriffs
ria-key-swap = Plättchen oder Winkel; Ziehen oder Fähigkeit
ria-key-next = Nächstes oder voriges Feld, auf dem etwas geht
ria-key-send = Den Zug spielen oder beenden
ria-key-back = Zurücknehmen
ria-key-zoom = Näher, weiter weg, das ganze Brett
ria-key-walls = Vorlesen, welche Wände um das Feld stehen
ria-key-dice = Vorlesen, was die Würfel zeigen
ria-key-hands = Vorlesen, was noch zu bauen ist und im Depot liegt
ria-key-todo = Vorlesen, was du tun sollst
ria-key-mine = Vorlesen, wo deine Figuren stehen
ria-key-others = Vorlesen, wo die anderen Figuren stehen

## Ablage und Schilder

ria-take-tile =
    { $count ->
        [one] Mit einem Plättchen bauen, noch eines übrig
       *[other] Mit einem Plättchen bauen, noch { $count } übrig
    }
ria-take-corner =
    { $count ->
        [one] Mit einem Winkel bauen, noch einer übrig
       *[other] Mit einem Winkel bauen, noch { $count } übrig
    }
ria-the-depot = Depot
ria-depot =
    { $count ->
        [0] Kein Plättchen im Depot.
        [one] Ein Plättchen im Depot.
       *[other] { $count } Plättchen im Depot.
    }
ria-hand =
    noch { $tiles ->
        [one] ein Plättchen
       *[other] { $tiles } Plättchen
    } und { $corners ->
        [one] ein Winkel
       *[other] { $corners } Winkel
    } zu setzen
ria-in-goal = Figuren im Ziel: { $count } von { $most }
ria-zoom-in = Näher ansehen
ria-zoom-out = Ganzes Brett
ria-turn = Drehen
ria-back = Zurücknehmen
ria-set = Setzen
ria-rest = Den Rest auslosen
ria-rest-short = Rest auslosen
ria-rest-sure = Was noch zu bauen ist, wird ausgelost, reihum und nach den Regeln. Alle am Tisch müssen einverstanden sein, und rückgängig machen lässt es sich nicht.
ria-play = Spielen
ria-end-turn = Zug beenden

## Aufbau

ria-setup-begins = Wer zuerst baut
ria-setup-lot = Labyrinth ausgelost
ria-setup-lot-note = Alle Hindernisse werden ausgelost, nach denselben Regeln, und das Rennen beginnt sofort.
ria-setup-size = Größe des Bretts
ria-setup-size-note = Die Hindernisse sind bei jeder Größe gleich viele: Je kleiner das Brett, desto dichter das Labyrinth.
ria-chosen-size = { $size } × { $size } Felder

## Das Ende

ria-ending = Das Brett am Ende
ria-ending-tally =
    { $built ->
        [one] ein Hindernis
       *[other] { $built } Hindernisse
    }, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }, { $attacks ->
        [one] ein Angriff
       *[other] { $attacks } Angriffe
    }, { $abilities ->
        [one] eine Fähigkeit
       *[other] { $abilities } Fähigkeiten
    }

### Die Regeln zum Lesen

ten-lines =
    Drei Figuren beginnen in deiner Ecke; ihr Ziel ist die Ecke schräg gegenüber.
    Zuerst bauen alle das Labyrinth, reihum je ein Hindernis.
    Jedes Hindernis berührt eines, das schon steht.
    Danach würfelst du in jedem Zug mit beiden Würfeln.
    Die Zahl sagt, wie weit eine Figur geht: nicht mehr und nicht weniger.
    Das Symbol gibt dir eine Fähigkeit dazu.
    Wände halten dich auf; eigene Figuren darfst du überspringen.
    Landest du auf einer fremden Figur, greifst du sie an.
    Wer angegriffen wird, würfelt zur Abwehr mit dem Symbolwürfel.
    Ins Ziel kommst du nur mit genau passender Zahl. Wer alle drei dort hat, gewinnt.
page-aim-text =
    Jeder führt drei Figuren aus der eigenen Ecke des Bretts in die schräg gegenüber. Unterwegs stehen Wände, die ihr alle gebaut habt, und fremde Figuren, die deine fressen können.
page-setup-text =
    Das Brett hat 10 × 10 Felder; andere Größen lassen sich wählen. Wände stehen auf den Kanten zwischen den Feldern. Ein Plättchen füllt eine Kante; ein Winkel steht auf einer Kreuzung und füllt zwei.

    Alle bekommen gleich viele Plättchen und gleich viele Winkel, und vier Plättchen liegen für alle im Depot.
page-building = Bauen
page-building-text =
    Das erste Hindernis kommt auf die Kreuzung in der Mitte des Bretts. Dann setzt jeder reihum eines, und jedes muss eines berühren, das schon steht. Du darfst Bereiche abschließen.

    Denk voraus: Da musst du später selbst durch.
page-turn-text =
    Ist alles gebaut, beginnt das Rennen. Würfle mit beiden Würfeln. Die Zahl sagt, wie viele Felder eine deiner Figuren geht, das Symbol, was du noch kannst.

    Zeigt der Würfel Setzen, Entfernen oder Drehen, darfst du das vor oder nach dem Gehen nutzen oder gar nicht. Kann eine deiner Figuren ziehen, musst du eine ziehen.
page-abilities = Die Symbole
page-abilities-text =
    Der zweite Würfel hat sechs Symbole. Drei verändern die Wände, zwei helfen der Figur, die geht, und eines lässt dich aussetzen.
page-moving = Gehen
page-moving-text =
    Eine Figur geht von Feld zu Feld, nie schräg und nie durch eine Wand. Sie geht genau so viele Felder, wie die Zahl sagt, und betritt kein Feld zweimal. Eigene Figuren darf sie überspringen, fremde nicht.

    Nur wenn das keine deiner Figuren kann, darf eine unterwegs umkehren. Geht auch das nicht, setzt du aus. Ins Ziel kommst du nur mit dem letzten Schritt; dort ist die Figur sicher.
page-devouring = Fressen
page-devouring-text =
    Landest du auf einer fremden Figur, greifst du an. Wem sie gehört, der würfelt sofort mit dem Symbolwürfel. Tarnkappe: Sie wird nicht gefressen. Setzen: Ein Plättchen aus dem Depot versperrt dir den Weg, wenn noch eines da ist und du keine Tarnkappe hast. Drehen: Der Spieß wird umgedreht, und deine Figur wird gefressen. Bei allem anderen wird die fremde Figur gefressen.

    Eine gefressene Figur beginnt wieder in ihrer Startecke. Halten dich Tarnkappe oder Plättchen auf, muss deine Figur mit derselben Zahl auf ein anderes Feld.
page-end-text =
    Wer als Erster alle drei Figuren in der Zielecke hat, gewinnt sofort.
picture-board = Das Brett für vier zu Beginn. Der Wimpel an einer Ecke zeigt, wessen Ziel sie ist.
picture-building = Beim Bauen berührt jedes Hindernis ein anderes. Das erste steht auf der Kreuzung in der Mitte.
picture-turn = Rot hat eine Vier und Setzen gewürfelt: Die Figur geht vier Felder von d4 nach g5, und zwischen f6 und f7 wird ein Plättchen gesetzt.
picture-goal = Genau drei Felder führen ins Ziel. Mit einer Zwei oder einer Vier käme die Figur nicht hinein.
picture-devoured = Rot greift auf f5 an. Blau würfelt Aussetzen: keine Abwehr. Die blaue Figur muss zurück in ihre Ecke.
legend = Was die Symbole können

### Warum ein Tipp gut ist

hint-done = Das Symbol nützt dir hier nichts. Beende den Zug.
hint-goal =
    { $figures ->
        [one] Damit kommt deine erste Figur ins Ziel.
       *[other] Damit kommt eine Figur ins Ziel: Dann sind { $figures } dort.
    }
hint-attacks = Das ist ein Angriff: { $other } muss mit dieser Figur vielleicht von vorn beginnen.
hint-nearer =
    { $steps ->
        [one] Damit kommst du dem Ziel einen Schritt näher.
       *[other] Damit kommst du dem Ziel { $steps } Schritte näher.
    }
hint-blocks =
    { $steps ->
        [one] Damit wird der Weg einen Schritt länger für { $other }.
       *[other] Damit wird der Weg { $steps } Schritte länger für { $other }.
    }
hint-opens =
    { $steps ->
        [one] Damit wird dein eigener Weg einen Schritt kürzer.
       *[other] Damit wird dein eigener Weg { $steps } Schritte kürzer.
    }

# Lessons
lesson-build = Gemeinsam bauen
lesson-build-idea = Vor dem Rennen baut ihr alle zusammen das Labyrinth, in jedem Zug ein Hindernis. Jedes muss eines berühren, das schon dasteht.
lesson-build-goal = Baue ein Hindernis ans Labyrinth an.
lesson-build-done = Gut gebaut. Setze Wände dorthin, wo sie dir helfen und die anderen stören. Aber denk daran: Auch du musst noch durch.
lesson-build-wrong-apart = Dort berührt dein Hindernis kein anderes. Baue am Winkel in der Mitte weiter.
lesson-walk = So weit der Würfel sagt
lesson-walk-idea = Der Würfel sagt, wie viele Felder eine deiner Figuren geht: genau so viele, um die Wände herum und nie schräg.
lesson-walk-goal = Du hast eine Drei gewürfelt. Komm in die oberste Reihe.
lesson-walk-done = Drei Schritte, nicht mehr und nicht weniger. Figur und Weg suchst du dir aus.
lesson-walk-wrong-wall = Da steht eine Wand im Weg, und gerade hinauf wären es nur zwei Schritte. Such einen Weg außen herum.
lesson-walk-wrong-short = Dort kannst du mit einer Drei nicht anhalten: Zähl genau drei Schritte, um die Wände herum.
lesson-walk-wrong-one = Du hast eine Drei. Um dort anzuhalten, müsste deine Figur ein Feld zweimal betreten, und das geht nicht.
lesson-walk-wrong-other = Aus der Ecke reichen drei Schritte nicht bis in die oberste Reihe. Nimm deine andere Figur.
lesson-walk-wrong-elsewhere = Drei Schritte, gut gezählt. Aber das ist nicht die oberste Reihe. Versuch einen anderen Weg.
lesson-home = Ins Ziel
lesson-home-idea = Dein Ziel ist die Ecke schräg gegenüber von deinem Start. Der letzte Schritt muss genau dort ankommen.
lesson-home-goal = Du hast eine Drei gewürfelt. Bring eine Figur in dein Ziel.
lesson-home-done = Hinunter, hinüber, hinauf: drei Schritte. Im Ziel ist deine Figur für immer sicher.
lesson-home-wrong-past = Deine Figur stand direkt neben dem Ziel und ist weggegangen. Um die Wand herum sind es genau drei Schritte.
lesson-home-wrong-other = Diese Figur ist zu weit weg. Eine andere steht ganz nah am Ziel.
lesson-dice = Doppelt
lesson-dice-idea = In jedem Zug würfelst du auch ein Symbol. Bei Doppelt zählt die Zahl zweimal.
lesson-dice-goal = Du hast eine Drei und Doppelt gewürfelt. Bring eine Figur in dein Ziel.
lesson-dice-done = Zweimal drei sind sechs Schritte, nicht mehr und nicht weniger.
lesson-dice-wrong-near = Diese Figur ist nur drei Schritte vom Ziel entfernt. Mit Doppelt musst du sechs gehen.
lesson-dice-wrong-single = Dort kannst du nicht anhalten: Deine Drei zählt zweimal, also geh genau sechs Schritte.
lesson-dice-wrong-past = Sechs Schritte, aber sie endeten nicht im Ziel. Es gibt einen Weg, der passt.
lesson-dice-wrong-other = Diese Figur kommt mit genau sechs Schritten nicht ins Ziel. Versuch es mit einer anderen.
lesson-lift = Entfernen
lesson-lift-idea = Setzen, Entfernen und Drehen verändern die Wände, bevor du gehst oder danach. Mit Entfernen nimmst du ein Plättchen vom Brett.
lesson-lift-goal = Du hast eine Zwei und Entfernen gewürfelt. Geh in dein Ziel.
lesson-lift-done = Erst das Plättchen, dann die Figur. Die Reihenfolge bestimmst du in jedem Zug selbst.
lesson-lift-wrong-closed = Das Ziel ist noch zugebaut. Dein Symbol kann das ändern, bevor du gehst.
lesson-lift-wrong-open = Der Weg war frei, aber deine Figur ist nicht hineingegangen.
lesson-lift-wrong-tile = Ein Plättchen ist weg, aber zwei Schritte führen noch nicht ins Ziel. Welches steht direkt davor?
lesson-lift-wrong-walked = Du bist gegangen, aber nicht ins Ziel. Nimm zuerst das Plättchen davor weg.
lesson-place = Setzen
lesson-place-idea = Mit Setzen nimmst du ein Plättchen aus dem Depot und stellst es auf irgendeine freie Kante. Es muss nichts berühren.
lesson-place-goal = Blau steht einen Schritt vor seinem Ziel. Halte Blau mit einem Plättchen auf.
lesson-place-done = Die Tür ist zu. Jetzt kommt Blau nur noch mit Entfernen oder Tarnkappe hinein.
lesson-place-wrong-behind = Die Wand steht neben Blau, aber die Tür in sein Ziel ist noch offen.
lesson-place-wrong-tile = Diese Wand stört Blau nicht: ein Schritt, und Blau ist im Ziel.
lesson-place-wrong-walked = Du hast eine Figur gezogen, aber das Plättchen im Depot gelassen. Blau geht einfach in sein Ziel.
lesson-devour = Fressen
lesson-devour-idea = Hältst du genau auf einer fremden Figur an, greifst du sie an. Ihr Besitzer würfelt das Symbol, und die Hälfte der Symbole hilft nicht.
lesson-devour-goal = Du hast eine Drei gewürfelt. Schick eine blaue Figur zurück in ihre Startecke.
lesson-devour-done = Gefressen. Blau hat Aussetzen gewürfelt, und das hilft nicht. Tarnkappe, Setzen oder Drehen hätten die Figur gerettet.
lesson-devour-wrong-near = Diese blaue Figur ist nur zwei Schritte entfernt. Mit einer Drei kannst du nicht auf ihr anhalten.
lesson-devour-wrong-beside = Deine Figur steht auf keiner blauen. Nur wer genau trifft, greift an.
lesson-devour-wrong-other = Von der Ecke aus ist keine blaue Figur drei Schritte entfernt. Nimm deine andere Figur.
lesson-win = Alle drei
lesson-win-idea = Wer zuerst alle drei Figuren im Ziel hat, gewinnt.
lesson-win-goal = Zwei sind drin. Bring die letzte mit einer Fünf ins Ziel.
lesson-win-done = Gewonnen. Und zeigt dein Würfel einmal ein anderes Symbol, tippe es einfach an: Es sagt dir, was es kann.
lesson-win-wrong-past = Fünf Schritte, aber sie endeten nicht im Ziel. Um die Wände herum geht es mit genau fünf.
lesson-sitout = Aussetzen
lesson-sitout-idea = Würfelst du Aussetzen, ist dein Zug sofort vorbei, und nichts bewegt sich. Das passiert jedem einmal.
lesson-sitout-goal = Blau ist zwei Schritte vor seinem Ziel. Sei schneller: Bring eine Figur mit zwei Zügen in deines.
lesson-sitout-done = Blau musste aussetzen, also bist du zweimal nacheinander gezogen.
lesson-sitout-wrong-second = Deine Figur war schon auf halbem Weg, und dann ging eine andere. Geh mit derselben weiter.
lesson-sitout-wrong-away = Deine Figur ist vom Ziel weggegangen. Es liegt am anderen Ende der obersten Reihe.
lesson-sitout-wrong-other = Blau musste aussetzen, aber deine Figur in der obersten Reihe hat nicht beide Züge genutzt.
lesson-cloak = Die Tarnkappe
lesson-cloak-idea = Unter der Tarnkappe geht eine Figur einen Zug lang durch jede Wand.
lesson-cloak-goal = Eine deiner Figuren ist eingemauert. Befreie sie.
lesson-cloak-done = Mitten hindurch. Aber die Tarnkappe hilft nur gegen Wände. Andere Figuren bleiben im Weg.
lesson-cloak-wrong-other = Eine andere Figur hatte die Tarnkappe auf. Die hinter den Wänden sitzt noch fest.
lesson-cloak-wrong-short = Die Tarnkappe öffnet die Wände, aber deine Zahl gilt trotzdem: Geh genau drei Schritte.
lesson-turn = Drehen
lesson-turn-idea = Mit Drehen drehst du einen Winkel auf seiner Kreuzung. Die Kanten, auf die er kommt, müssen frei sein oder schon ihm gehören.
lesson-turn-goal = Du hast eine Zwei und Drehen gewürfelt. Geh in dein Ziel.
lesson-turn-done = Winkel bleiben immer auf dem Brett. Aber du kannst sie aus dem Weg drehen.
lesson-turn-wrong-closed = Der Winkel ist im Weg. Dein Symbol kann das ändern, bevor du gehst.
lesson-turn-wrong-still = Das war der richtige Winkel, aber er versperrt den Weg noch immer. Dreh ihn auf eine andere Seite.
lesson-turn-wrong-open = Der Weg war frei, aber deine Figur ist nicht hineingegangen.
lesson-turn-wrong-far = Dieser Winkel war dir nicht im Weg. Welcher steht zwischen deiner Figur und dem Ziel?
lesson-turn-wrong-walked = Du bist gegangen, aber nicht ins Ziel. Dreh zuerst den Winkel weg.
lesson-defend = Angegriffen
lesson-defend-idea = Greift dich jemand an, würfelst du das Symbol. Tarnkappe oder Setzen rettet deine Figur, und bei Drehen wird der Angreifer gefressen.
lesson-defend-goal = Zuerst greift Blau dich an. Schick dann die Figur, die dich angegriffen hat, zurück in ihre Startecke.
lesson-defend-done = Die Tarnkappe hat dich gerettet, Blau musste anderswohin, und du hast zurückgeschlagen.
lesson-defend-wrong-fled = Deine Figur ist erst einmal weg, aber der Angreifer steht noch da. Er war genau vier Schritte entfernt.
lesson-defend-wrong-other = Das war eine andere Figur. Zurückschlagen kann die, die angegriffen wurde.
lesson-evade = Ein Angriff misslingt
lesson-evade-idea = Tarnkappe oder Setzen rettet eine angegriffene Figur. Dann muss deine Figur mit derselben Zahl anderswohin.
lesson-evade-goal = Greif die blaue Figur an. Misslingt es, geh in dein Ziel.
lesson-evade-done = Das Plättchen hat dich aufgehalten, aber deine zwei Schritte hattest du noch. Bei Drehen wäre deine eigene Figur gefressen worden.
lesson-evade-wrong-home = Du bist gleich ins Ziel gegangen, und das ist auch ein guter Zug. Aber hier greifst du zuerst an.
lesson-evade-wrong-elsewhere = Der Angriff misslang, und du hattest noch zwei Schritte. Sie hätten genau ins Ziel geführt.
lesson-evade-wrong-other = Du hast niemanden angegriffen. Eine deiner Figuren ist genau zwei Schritte von einer blauen entfernt.
lesson-jump = Über die eigenen Figuren
lesson-jump-idea = Über eigene Figuren darfst du springen; jede zählt als ein Schritt. Über fremde darfst du nicht.
lesson-jump-goal = Du hast eine Zwei gewürfelt. Bring eine Figur in dein Ziel.
lesson-jump-done = Ein Schritt auf die eigene Figur, einer weiter: So kommst du an ihr vorbei.
lesson-jump-wrong-front = Die vordere Figur braucht nur einen Schritt. Mit einer Zwei kommt sie nicht ins Ziel.
lesson-jump-wrong-back = Das war die falsche Richtung. Deine eigene Figur hält dich nicht auf: Du darfst über sie springen.
lesson-jump-wrong-other = Diese Figur ist zu weit weg. Schau dir die zwei in der obersten Reihe an.
lesson-deadend = Sackgasse
lesson-deadend-idea = Kann keine deiner Figuren ihre Zahl gehen, darf eine umkehren und Felder zweimal betreten. Aber nur dann.
lesson-deadend-goal = Du hast eine Drei und steckst in einer Sackgasse. Komm in dein Ziel.
lesson-deadend-done = Einer zurück, einer vor, einer ins Ziel: drei Schritte.
lesson-deadend-wrong-stuck = Zurück, vor und wieder zurück sind auch drei Schritte. Aber der letzte hätte ins Ziel führen können.
