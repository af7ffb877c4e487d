### Was auf jeder Seite und in jedem Spiel gesagt wird.

irrgarten = Irrgarten

## Startseite

front-title = Setz dich an den Tisch
front-pitch = Brettspiele mit Freunden und Computergegnern. Ohne Anmeldung: ein Name, ein Link, ein Platz.
front-foot = Frei und quelloffen. Die Namen der Spiele gehören ihren Verlagen.
games = Spiele
play = Spielen
rules = Regeln
home = Startseite
my-tables = Deine Tische
forget-table = Diesen Tisch vergessen
status-waiting = Wartet auf Mitspieler
status-playing = Läuft
status-over = Beendet

game-any = Ein Tisch
game-dog = Brändi Dog
game-dog-pitch = Murmeln laufen um ein Holzbrett, und Karten sagen, wie weit. Partner sitzen sich gegenüber, die Karten bleiben geheim, und wer erwischt wird, muss zurück in den Zwinger. Das Team, das ganz im Ziel ist, gewinnt.
game-dog-facts = 2 bis 6 Spieler · etwa 60 Minuten · Karten und Partner
game-magic_labyrinth = Das magische Labyrinth
game-magic_labyrinth-pitch = Junge Magier laufen über einen Boden, der Mauern verbirgt. Eine Mauer findest du, indem du anstößt, und merken musst du sie dir selbst. Wer zuerst fünf Symbole hat, gewinnt.
game-magic_labyrinth-facts = 2 bis 4 Spieler · etwa 20 Minuten · ein Gedächtnisspiel
game-labyrinthe = Le Jeu du Labyrinthe
game-labyrinthe-pitch = Bringe drei deiner vier Figuren ins weiße Zentrum. In jedem Zug bewegst du eine Figur und verschiebst eine der Wände.
game-labyrinthe-facts = 2 oder 4 Spieler · etwa 40 Minuten · kein Glück, nichts verdeckt
game-caminos = Brändi Caminos
game-caminos-pitch = Baue aus deinem Holz einen Weg von einer Seite des Bretts zur anderen. Steine dürfen stehen und über andere klettern, bis zu drei Würfel hoch.
game-caminos-facts = 2 oder 4 Spieler · etwa 30 Minuten · kein Glück, drei Dimensionen
game-labyria = Brändi Labyria
game-labyria-pitch = Zuerst bauen alle gemeinsam das Labyrinth, Wand für Wand. Dann laufen je drei Figuren hindurch in die Ecke gegenüber, während die Würfel Wände versetzen und Figuren einander fressen.
game-labyria-facts = 2 bis 4 Spieler · etwa 45 Minuten · erst bauen, dann laufen

nowhere = Hier ist nichts
nowhere-hint = Vielleicht ist der Link unvollständig.

## Einen Tisch decken

set-up-hint = Wähle, wer mitspielt. Freie Plätze füllst du per Link.
how-many = Wie viele spielen mit?
rounds = Runden
rounds-hint = Mehr als eine Runde ist eine Partie: Punkte werden zusammengezählt, und jede Runde beginnt der nächste Platz.
who-sits = Wer sitzt wo?
who-sits-seat = Wer spielt { $colour }?
kind-me = Ich
kind-here = Jemand hier
kind-friend = Freund per Link
kind-friend-hint = Bekommt den Link im nächsten Schritt.
kind-bot = Bot
level-seat = Stärke des Bots auf { $colour }
level-beginner = Anfänger
level-casual = Gemütlich
level-skilled = Geübt
level-expert = Meister
name = Name
name-seat = Name für { $colour }
name-yours = Dein Name
name-here = Name einer weiteren Person an diesem Gerät
name-missing = Hier fehlt ein Name.
the-game = Das Spiel
set-table = Tisch decken
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-white = Weiß
colour-black = Schwarz
bot-red = Roter Bot
bot-blue = Blauer Bot
bot-yellow = Gelber Bot
bot-green = Grüner Bot
bot-white = Weißer Bot
bot-black = Schwarzer Bot

## Warten auf Mitspieler

title-waiting = Warten
waiting-seats = Plätze
waiting-hint = Noch niemand da: Schick den Link oder setz einen Bot hin. Es geht los, sobald alle Plätze besetzt sind.
waiting-guest = Such dir einen Platz aus. Es geht los, sobald alle Plätze besetzt sind.
drawing-lots = Es wird ausgelost …
drawing-waits = Warten auf { $names }. Gleich beginnt das Spiel in jedem Fall.
seat-open = Freier Platz
seat-free = Frei
sit-down = Hinsetzen
seat-bot = Bot hinsetzen
free-seat = Platz freigeben
free-question = Den Platz von { $name } freigeben?
free-hint = { $name } kann dann nur noch zuschauen, und der Platz ist wieder für alle frei.
cancel = Abbrechen
get-up = Aufstehen
seat-lost = Dein Platz wurde freigegeben. Du schaust jetzt zu.
level-choice = Stärke neuer Bots
invite = Einladen
invite-hint = Wer diesen Link hat, kann sich hinsetzen oder zuschauen.
table-link = Link zu diesem Tisch
table-link-hint = Wer diesen Link hat, kann zuschauen und sich setzen, solange ein Platz frei ist.
copy-link = Link kopieren
copied = Kopiert
share = Teilen
qr-code = QR-Code mit dem Link zu diesem Tisch
seat-link = Platz von { $name }
seat-link-hint = Öffnet diesen Platz auf einem anderen Gerät. Behalte ihn für dich.
watchers = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}

## Am Tisch

opening = Der Tisch wird geöffnet …
table-gone = Diesen Tisch gibt es nicht
table-gone-hint = Vielleicht ist der Link unvollständig, oder der Tisch ist abgeräumt.
try-again = Noch einmal versuchen
reconnecting = Verbindung unterbrochen. Sie kommt gleich wieder …
seats = Plätze
tray = Dein Zug
menu = Menü
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-bot-host = { $name } ist nicht da. Wer eingeladen hat, lässt ab hier einen Bot spielen ({ $level }).
log-bot-own = { $name } lässt ab hier einen Bot spielen ({ $level }).
log-back = { $name } ist zurück und spielt wieder selbst.
table = Tisch
pass-device = Gib das Gerät an { $name } weiter.
pass-taken = Ich bin { $name }: Karten zeigen
plate-you = Du
plate-turn = Am Zug
plate-your-turn = Du bist dran
plate-thinking = Überlegt
plate-away = Nicht da
plate-won = Gewonnen
plate-total = { $points } P.
title-yours = Du bist dran
title-turn = { $name } ist dran
title-over = Spiel beendet
watching = Du schaust zu.
resting = Ein Bot spielt für dich
stand-in = Einen Bot für { $name } spielen lassen
stand-in-soon = { $name } ist nicht da. In { $seconds } s kannst du einen Bot spielen lassen.
take-back = { $name } spielt wieder selbst
play-again = Noch einmal spielen
join-again = Zum nächsten Spiel
next-round = Nächste Runde
round-of = Runde { $round } von { $rounds }
match-leads = Runde { $round } von { $rounds } ist vorbei. { $name } führt mit { $points } Punkten.
match-level = Runde { $round } von { $rounds } ist vorbei. Alle haben { $points } Punkte.
match-won = { $name } gewinnt die Partie mit { $points } Punkten.
match-drawn = Die Partie ist unentschieden: Alle haben { $points } Punkte.
download = Spiel speichern

## Regeln und Tasten

rules-hint = Jede Regel hat eine Nummer, und jede Nummer hat ihren eigenen Link.
search-rules = Regeln durchsuchen
rules-found = { $count ->
    [0] Keine Regel gefunden.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
rules-none = Keine Regel enthält diese Wörter.
show-clause = Regel { $clause }
keys = Tasten
keys-board = Auf dem Brett
keys-everywhere = Überall
keys-tab = Weiter zum Nächsten
keys-escape = Schließen oder überspringen, was gezeigt wird
keys-help = Diese Liste

## Einstellungen

settings = Optionen
close = Schließen
language = Sprache
theme = Licht
theme-auto = Wie auf diesem Gerät
theme-light = Tageslicht
theme-dark = Unter der Lampe
motion = Bewegung
motion-auto = Wie auf diesem Gerät
motion-full = Voll
motion-reduced = Wenig
sound = Ton
sound-hint = Kleines Klopfen auf Holz.
confirm = Vor jedem Zug nachfragen
confirm-hint = Ein gesendeter Zug gilt.

## Fairer Zufall

fair = Fairness
fair-intro = Aller Zufall in diesem Spiel folgt aus einem Geheimnis des Servers und aus einem Teil, den jedes Gerät beiträgt. Das hat dein Gerät geprüft:
fair-found-commitment =
    { $holds ->
        [yes] Der Fingerabdruck ist der erste, den dieses Gerät gesehen hat.
       *[no] Der Server hat diesem Gerät verschiedene Fingerabdrücke gezeigt. Er hat etwas geändert.
    }
fair-found-own =
    { $holds ->
        [yes] Dein Teil ist unverändert dabei.
       *[no] Du hast deinen Teil geöffnet, aber er ist nicht im Spiel.
    }
fair-found-parts =
    { $holds ->
        [yes] Jeder Teil ist der versiegelte.
       *[no] Ein Teil ist nicht der versiegelte.
    }
fair-found-secret =
    { $holds ->
        [yes] Das Geheimnis passt zum Fingerabdruck, den dieses Gerät aufbewahrt hat.
       *[no] Das Geheimnis passt nicht zum Fingerabdruck, den dieses Gerät aufbewahrt hat.
    }
fair-found-record =
    { $holds ->
        [yes] Das gespeicherte Spiel sagt dasselbe, und sein Startwert folgt daraus.
       *[no] Das gespeicherte Spiel sagt etwas anderes, als dieses Gerät gesehen hat.
    }
fair-alarm = Der Zufall an diesem Tisch ist nicht der versprochene. Siehe „Fairness“.
fair-withheld = { $name } hat einen Teil versiegelt und nicht geöffnet.
fair-before = Vor dem Spiel
fair-before-hint = Der Server legt ein Geheimnis fest und zeigt dessen Fingerabdruck (SHA-256). Dieses Gerät bewahrt den ersten auf, den es sieht. Erst danach gibt es seinen Teil dazu.
fair-late = Dieses Gerät hat den Fingerabdruck erst gesehen, als das Spiel schon lief. Über die Zeit davor kann es nichts beweisen.
fair-added = Was die Plätze beitragen
fair-added-hint = Jedes Gerät versiegelt eigene zufällige Zeichen: Zuerst zeigt es nur deren Fingerabdruck. Sind alle versiegelt, werden alle geöffnet.
fair-seal = Siegel
fair-part = Teil
fair-yours = Von diesem Gerät.
fair-nothing = Nichts beigetragen
fair-after = Nach dem Spiel
fair-after-hint = Wenn das Spiel zu Ende ist, steht hier das Geheimnis.
fair-verify = Speichere das Spiel und rechne jede Ziehung selbst nach. Der Befehl enthält, was dein Gerät aufbewahrt hat:
fair-proves = Was das beweist
fair-proves-server = Gegenüber dem Server: Er konnte die Ziehungen nicht wählen. Er hat sein Geheimnis festgelegt, bevor er deinen Teil kannte, und kann nichts austauschen, ohne dass dein Gerät es merkt.
fair-proves-players = Gegenüber den anderen am Tisch: Niemand konnte seinen Teil passend wählen, auch nicht, wer sich zuletzt gesetzt hat. Alle Teile waren versiegelt, bevor deiner geöffnet wurde.
fair-proves-nothing = Von diesem Gerät stammt kein Teil dieses Spiels. Für dich ist hier also nichts bewiesen: Der Server und die anderen zusammen hätten die Ziehungen wählen können.
fair-not = Was es nicht beweist
fair-not-withheld = Ein Teil, der versiegelt und nicht geöffnet wird, bleibt nach einer Weile weg. Wer das gemeinsam mit dem Server tut, kann zwischen zwei Spielen wählen. Das stünde hier, mit Namen.
fair-not-hidden = Der Server kennt alles Verdeckte, etwa Karten und Mauern. Nichts beweist, dass er es für sich behält, und auch nicht, dass seine Computerspieler nicht hinsehen.

## Wenn etwas nicht geht

why-past = Ein anderer Zug kam zuvor.
why-not-your-turn = Du bist nicht dran.
why-unknown = Diesen Zug gibt es nicht.
why-ended = Die Partie ist ohne Sieger zu Ende: Sie dauerte länger als jede echte Partie.
problem-unreachable = Der Server ist nicht zu erreichen.
problem-not_found = Das gibt es nicht mehr.
problem-forbidden = Dieser Link erlaubt das nicht.
problem-conflict = Jemand war schneller.
problem-bad_request = Der Server nimmt das nicht an.
problem-too_many = Zu viel auf einmal. Warte einen Moment.
problem-too_slow = Die Verbindung ist zu langsam.
problem-unavailable = Das geht gerade nicht. Versuche es bald wieder.
problem-internal = Etwas ist schiefgegangen.
