### Was auf jeder Seite und in jedem Spiel gesagt wird.

irrgarten = Irrgarten

## Startseite

front-title = Setz dich an den Tisch
front-pitch = Brettspiele mit Freunden und Computergegnern. Ohne Anmeldung: nur ein Name, ein Link und ein Platz.
front-foot = Freie, quelloffene Software. Die Namen der Spiele gehören ihren Verlagen.
tournament = Turnier
front-tournament = Ein Abend im Verein mit vielen Tischen: Paarungen und Rangliste entstehen von selbst.
front-tournament-new = Turnier einrichten
lobby = Offene Tische
front-lobby = Gerade niemand da? Andere suchen auch Mitspieler: Setz dich dazu, oder wir suchen dir eine Partie.
front-lobby-look = Schau, wer wartet
to-tournament = Zum Turnier
tournament-next = Runde { $round } beginnt.
games = Spiele
play = Spielen
play-now = Sofort spielen
set-up = Einrichten
start-here = Hier anfangen
game-age = ab { $age } Jahren
front-offline = Gerade keine Verbindung. Hier stehen deine Tische; sobald du wieder online bist, kannst du weiterspielen.
rules = Regeln
home = Startseite
my-tables = Deine Tische
remove-table = Tisch entfernen
remove-question = Diesen Tisch aus der Liste entfernen?
remove-hint = Du behältst deinen Platz. Du findest den Tisch unter „Entfernte Tische“ wieder.
table-removed = Aus der Liste entfernt.
undo = Rückgängig
removed-tables = Entfernte Tische
put-back = Zurückholen
notices = Nachrichten
notices-title = Wenn du am Zug bist
notices-hint = Wenn du eine Weile nicht am Tisch bist, bekommst du für jeden Zug eine einzige Nachricht.
notices-on = Auf diesem Gerät melden
notices-off = Auf diesem Gerät nicht mehr melden
notices-insecure = Nachrichten gibt es nur über eine sichere Verbindung (https).
notices-unsupported = Dieser Browser kann keine Nachrichten zeigen. Auf dem iPhone musst du die Seite zuerst zum Home-Bildschirm hinzufügen.
notices-denied = Der Browser erlaubt dieser Seite keine Nachrichten. In seinen Einstellungen kannst du das ändern.
notices-mail = Per Mail
notices-mail-ask = Schickt mir eine Mail zum Bestätigen
notices-mail-waits = Eine Mail an { $address } ist unterwegs. Öffne den Link darin, um zu bestätigen.
notices-mail-goes = Mails gehen an { $address }.
notices-mail-stop = Keine Mails mehr bekommen
turn-since = Du bist am Zug · { $when }
status-waiting = Wartet auf Mitspieler
status-playing = Läuft
status-over = Beendet

game-any = Ein Tisch
labelled = { $what }: { $text }

nowhere = Diese Seite gibt es nicht
nowhere-hint = Vielleicht ist der Link unvollständig.

## Einen Tisch eröffnen

set-up-hint = Wähle, wer mitspielt. Für freie Plätze verschickst du einen Link.
how-many = Wie viele spielen mit?
rounds = Partien nacheinander
rounds-hint = Mehr als eine Partie ist ein Match: Die Punkte werden zusammengezählt, und in jeder Partie beginnt jemand anderes.
clock = Uhr
clock-none = Ohne Uhr
clock-real = Ein Abend
clock-days = Mehrere Tage
clock-each = Zeit pro Person
clock-minutes = { $minutes } min
clock-increment = Zugabe nach jedem Zug
clock-seconds = { $seconds } s
clock-move = Zeit für jeden Zug
clock-move-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
clock-ends = Wenn die Zeit um ist
clock-ends-bot = spielt ein Bot weiter
clock-ends-loses = verliert, wer dort sitzt
clock-match = In einem Match spielt ein Bot für alle weiter, die keine Zeit mehr haben.
stand-in-after = Wenn jemand dran, aber nicht da ist
stand-in-never = warten die anderen
stand-in-after-minutes = { $minutes ->
    [one] spielt nach einer Minute ein Bot
   *[other] spielt nach { $minutes } Minuten ein Bot
}
who-sits = Wer sitzt wo?
who-sits-seat = Wer spielt { $colour }?
kind-me = Ich
kind-here = Jemand hier
kind-friend = Freund per Link
kind-friend-hint = Den Link verschickst du im nächsten Schritt.
kind-bot = Bot
level-seat = Stärke des Bots für { $colour }
level-beginner = Anfänger
level-casual = Gemütlich
level-skilled = Geübt
level-expert = Meister
level-champion = Champion
level-beginner-what = Spielt, was ins Auge springt, und übersieht vieles. Gut für Kinder.
level-casual-what = Sieht den nächsten Schritt, übersieht und vergisst manches. Für eine gemütliche Partie.
level-skilled-what = Denkt voraus, übersieht aber ab und zu etwas.
level-expert-what = Denkt weit voraus und übersieht wenig. Schwer zu schlagen.
level-champion-what = So stark, wie es uns gelingt. Überlegt am längsten.
name = Name
name-seat = Name für { $colour }
name-yours = Dein Name
name-here = Name eines weiteren Mitspielers an diesem Gerät
name-missing = Gib hier einen Namen ein.
name-made-up = wir erfinden einen
made-up-names = Otter, Dachs, Amsel, Igel, Eichhorn, Biber, Elster, Hase, Eule, Schwalbe, Marder, Luchs
the-game = Das Spiel
who-begins = Wer beginnt
by-lot = Ausgelost
set-table = Tisch eröffnen
who-may-join = Wer darf mitspielen?
join-link = Nur mit dem Link
join-link-hint = Du bestimmst, wer ihn bekommt.
join-anyone = Alle
join-anyone-hint = Der Tisch erscheint bei den offenen Tischen, mit den Namen aller, die dort sitzen, solange hier jemand wartet.
bots-after = Wenn Plätze frei bleiben
bots-never = auf Mitspieler warten
bots-after-seconds = nach { $seconds } Sekunden spielen Bots
bots-after-minutes = { $minutes ->
    [one] nach einer Minute spielen Bots
   *[other] nach { $minutes } Minuten spielen Bots
}
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-white = Weiß
colour-black = Schwarz
bot-red = Bot Rot
bot-blue = Bot Blau
bot-yellow = Bot Gelb
bot-green = Bot Grün
bot-white = Bot Weiß
bot-black = Bot Schwarz

## Warten auf Mitspieler

title-waiting = Warten
by-hand-position =
    { $count ->
        [0] Diese Partie beginnt mit einer vorbereiteten Stellung. Wer den Tisch eröffnet hat, kennt sie ganz.
        [one] Diese Partie beginnt mit einer Stellung, die { $names } vorbereitet hat. Wer sie vorbereitet hat, weiß auch, was verdeckt ist.
       *[other] Diese Partie beginnt mit einer Stellung, die { $names } vorbereitet haben. Wer sie vorbereitet hat, weiß auch, was verdeckt ist.
    }
waiting-seats = Plätze
waiting-hint = Noch niemand da: Schick den Link oder setz einen Bot hin. Es geht los, sobald alle Plätze besetzt sind.
waiting-guest = Such dir einen Platz aus. Es geht los, sobald alle Plätze besetzt sind.
drawing-lots = Es wird ausgelost …
drawing-waits = Wir warten noch auf { $names }. Die Partie beginnt auf jeden Fall gleich.
seat-open = Freier Platz
seat-free = Frei
sit-down = Hinsetzen
seat-bot = Bot hinsetzen
free-seat = Vom Platz nehmen
free-question = { $name } vom Platz nehmen?
free-hint = { $name } kann dann nur noch zuschauen, und alle können sich auf den Platz setzen.
cancel = Abbrechen
get-up = Aufstehen
seat-lost = Du hast diesen Platz nicht mehr. Du kannst der Partie zuschauen.
seat-not-kept = Dieses Gerät kann sich deinen Platz nicht merken. Sichere den Link dazu: Er steht im Menü.
level-choice = Stärke neuer Bots
invite = Einladen
invite-hint = Wer diesen Link hat, kann sich hinsetzen oder zuschauen.
link-only-here = Dieser Link funktioniert nur auf diesem Computer.
let-in = Andere hereinlassen
let-in-hint = Dann können alle im selben Netz mitspielen, zum Beispiel im selben WLAN. Vielleicht fragt dein Computer nach, ob er das darf.
let-in-done = Alle im selben Netz können diesen Link jetzt öffnen.
let-in-vain = Der Computer ist in keinem Netz, oder der Port ist schon belegt. Verbinde ihn mit dem WLAN und starte Irrgarten neu mit --let-others-in.
link-network = Dieser Link funktioniert für alle im selben Netz.
link-address = Adresse dieses Computers
open-to-all = Alle dürfen mitspielen
open-to-all-hint = Der Tisch erscheint bei den offenen Tischen, solange diese Seite offen ist.
open-bots-in = In { $time } setzen sich Bots auf die freien Plätze.
open-close = Nur mit dem Link
open-offer = Alle mitspielen lassen …
open-now = Bei den offenen Tischen zeigen
table-link = Link zu diesem Tisch
table-link-hint = Wer diesen Link hat, kann zuschauen und sich setzen, solange ein Platz frei ist.
copy-link = Link kopieren
copied = Kopiert
share = Teilen
qr-code = QR-Code mit dem Link zu diesem Tisch
seat-link = Platz von { $name }
seat-link-hint = Öffnet diesen Platz auf einem anderen Gerät. Gib diesen Link nicht weiter.
watchers = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}

## Am Tisch

opening = Der Tisch wird geöffnet …
table-gone = Diesen Tisch gibt es nicht
table-gone-hint = Vielleicht ist der Link unvollständig, oder der Tisch wurde gelöscht.
try-again = Noch einmal versuchen
reconnecting = Verbindung unterbrochen. Neu verbinden …
move-kept = Keine Verbindung. Dein Zug ist gespeichert und wird gesendet, sobald die Verbindung wieder da ist.
seats = Plätze
tray = Dein Zug
menu = Menü
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-bot-host = { $name } ist nicht da. Ab jetzt spielt ein Bot ({ $level }).
log-bot-own = { $name } lässt ab jetzt einen Bot spielen ({ $level }).
log-back = { $name } ist zurück und spielt wieder selbst.
log-bot-time = { $name } hat keine Zeit mehr. Ab jetzt spielt ein Bot ({ $level }).
log-bot-away = { $name } war am Zug, aber lange nicht da. Ab jetzt spielt ein Bot ({ $level }).
log-bot-agreed = Die anderen lassen ab jetzt einen Bot für { $name } spielen ({ $level }).
log-call-resigned = { $name } gibt auf.
log-call-agreed = { $name } hat Unentschieden angeboten, und alle sind einverstanden.
log-call-time = { $name } hat keine Zeit mehr.
log-call-back = { $name } nimmt den letzten Zug zurück.
log-call-lots = Der Rest wird ausgelost: { $name } hat gefragt, und alle sind einverstanden.
table = Tisch
pass-device = Gib das Gerät an { $name } weiter.
pass-taken = Ich bin { $name }: Karten zeigen
plate-you = Du
plate-turn = Am Zug
plate-your-turn = Du bist dran
plate-thinking = Überlegt
plate-away = Nicht da
plate-stand-in = Bot in { $time }
plate-won = Gewonnen
plate-total = { $points } P.
clock-left = Restzeit
clock-long = { $days } T { $hours } Std
clock-said = { $minutes } Min. { $seconds } Sek.
clock-said-hours = { $hours } Std. { $minutes } Min.
clock-says = { $name }: { $time }.
clock-little = Du hast noch { $seconds } Sekunden.
keys-clock = Die Restzeit von allen
title-yours = Du bist dran
title-turn = { $name } ist dran
title-over = Partie beendet
watching = Du schaust zu.
resting = Ein Bot spielt für dich
stand-in = Einen Bot für { $name } spielen lassen
stand-in-soon = { $name } ist nicht da. In { $seconds } s kannst du einen Bot spielen lassen.
stand-in-comes = { $name } ist am Zug, aber nicht da. In { $time } spielt ein Bot.
take-back = { $name } spielt wieder selbst
time-used-up = { $name } hat keine Zeit mehr, darum spielt der Bot zu Ende.
ask-back = Meinen letzten Zug zurücknehmen
ask-draw = Unentschieden anbieten
ask-resign = Aufgeben
ask-bot = Die anderen fragen: ein Bot für { $name }?
resign-sure = Die Partie ist dann zu Ende, und die anderen gewinnen. Das lässt sich nicht rückgängig machen.
leave = Den Tisch verlassen
leave-sure = Ein Bot spielt für dich weiter. Du behältst deinen Platz: Komm zurück, wann du willst.
stand-in-sure = Ein Bot spielt für { $name }, bis { $name } wieder selbst spielt.
stand-in-yes = Bot spielen lassen
asked-back = { $name } möchte den letzten Zug zurücknehmen.
asked-draw = { $name } bietet Unentschieden an.
asked-lots = { $name } möchte, dass der Rest ausgelost wird.
asked-resign = { $name } möchte, dass euer Team aufgibt.
asked-bot = { $name } möchte einen Bot für { $other } spielen lassen.
asked-waits = Es fehlt noch die Antwort von { $name }.
answer-no = Nein
answer-yes = Einverstanden
answer-never = Zurückziehen
talk = Zurufe und Vorschläge
phrases = Zurufe
reactions = Gesten
phrases-off = Zurufe sind in deinen Einstellungen ausgeschaltet.
phrase-says = { $name }: { $words }
phrase-hello = Hallo
phrase-good-luck = Viel Glück
phrase-well-played = Gut gespielt
phrase-thanks = Danke
phrase-sorry = Tut mir leid
phrase-oops = Hoppla
phrase-moment = Einen Moment, bitte.
phrase-good-game = Das war eine schöne Partie
phrase-again = Noch eine?
phrase-bye = Tschüss
phrase-bravo = Bravo
phrase-smile = Lächelt
phrase-laugh = Lacht
phrase-wow = Staunt
phrase-sad = Ist traurig
phrase-heart = Schickt ein Herz
play-again = Noch einmal spielen
join-again = Zur nächsten Partie
next-round = Nächste Partie
round-of = Partie { $round } von { $rounds }
match-leads =
    { $count ->
        [one] Partie { $round } von { $rounds } ist vorbei. { $name } führt. Punkte: { $points }.
       *[other] Partie { $round } von { $rounds } ist vorbei. { $name } führen. Punkte: je { $points }.
    }
match-level = Partie { $round } von { $rounds } ist vorbei. Es steht unentschieden. Punkte: je { $points }.
match-won =
    { $count ->
        [one] { $name } gewinnt das Match. Punkte: { $points }.
       *[other] { $name } gewinnen das Match. Punkte: je { $points }.
    }
match-drawn = Das Match ist unentschieden. Punkte: je { $points }.
download = Partie speichern

## Eine Partie noch einmal sehen

replay = Wiederholung
watch-again = Noch einmal ansehen
opening-replay = Die Partie wird geöffnet …
replay-not-over = Diese Partie läuft noch. Wenn sie vorbei ist, kannst du sie hier noch einmal ansehen.
replay-date = Gespielt am { $date }
replay-rules = Diese Partie wurde nach früheren Regeln gespielt. Nur die Schlussstellung und der Verlauf sind noch da.
replay-bygone = Nach früheren Regeln gespielt: Du kannst sie ansehen, wie sie damals ablief, aber nicht von hier weiterspielen.
to-table = Zum Tisch
viewpoint = Gesehen von
viewpoint-all = Alles sichtbar
viewpoint-watcher = Aus Sicht der Zuschauer
viewpoint-seat = Aus Sicht von { $name }
replay-bar = Stelle in der Partie
replay-at = Stellung { $ply } von { $total }
replay-first = An den Anfang
replay-last = Ans Ende
replay-back = Einen Schritt zurück
replay-forth = Einen Schritt weiter
replay-turn-back = Einen ganzen Zug zurück
replay-turn-forth = Einen ganzen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-seek = Zur nächsten Stelle
speed-slow = Langsam
speed-usual = Normal
speed-fast = Schnell
mark-strike = Heimgeschickt
mark-bump = Angestoßen
mark-devour = Gefressen
mark-wall = Wände
mark-goal = Im Ziel
mark-win = Sieg
look-back = Frühere Stellungen
looking-back = Du siehst eine frühere Stellung.
back-to-now = Zurück zur laufenden Partie
play-on = Von hier weiterspielen
play-on-hint = Dieser Tisch beginnt mit der Stellung, die du angesehen hast. Wähle, wer spielt; alle sehen, woher sie kommt.
open-record = Gespeicherte Partie öffnen
open-record-hint = Zieh die Datei irgendwo auf diese Seite oder wähle sie aus. Sie wird nur gezeigt und nicht gespeichert.
choose-file = Datei wählen
record-no-json = Diese Datei ist keine gespeicherte Partie.
record-too-large = Diese Datei ist zu groß für eine gespeicherte Partie.
record-malformed = Diese Datei ist keine gespeicherte Partie: Fehler bei „{ $place }“.
record-game = Ein Spiel „{ $game }“ gibt es hier nicht.
record-version = Diese Partie wurde nach Fassung { $played } der Regeln gespielt. Hier gilt Fassung { $ours }.
record-position = Die erste Stellung in dieser Datei ist nicht möglich: „{ $place }“.
record-act =
    { $clause ->
        [none] Zug { $number } in dieser Datei, „{ $act }“, ist nicht möglich.
       *[other] Zug { $number } in dieser Datei, „{ $act }“, ist gegen die Regeln ({ $clause }).
    }
fields = Zahlen an der Bahn
fields-hint = Damit du die Felder aus dem Verlauf schnell findest.
phrases-show = Zurufe und Gesten
phrases-show-hint = Was andere aus der Liste sagen, wird gezeigt und vorgelesen.
keys-look-back = Frühere oder spätere Stellung
keys-replay-act = Einen Schritt zurück oder weiter
keys-replay-turn = Einen ganzen Zug zurück oder weiter
keys-replay-ends = An den Anfang oder ans Ende
keys-replay-play = Abspielen oder anhalten

## Regeln und Tasten

print = Drucken
ten-title = Das Spiel in zehn Zeilen
rules-contents = Inhalt
rules-fine =
    { $count ->
        [one] Kleingedrucktes: eine Regel
       *[other] Kleingedrucktes: { $count } Regeln
    }
page-aim = Worum es geht
page-setup = Aufbau
page-turn = Ein Zug
page-end = Das Ende
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
keys-tab = Zum nächsten Element
keys-escape = Schließen oder die Animation überspringen
keys-help = Diese Liste
shortcuts = Kürzel mit einer Taste
shortcuts-hint = Buchstaben, Ziffern und Zeichen wirken für sich, ohne Strg oder Alt, solange der Fokus am Tisch ist. Tab, Pfeile und Enter gehen immer.
keys-since = Vorlesen, was seit deinem letzten Zug geschehen ist
keys-again = Vorlesen, was du tun sollst
since-nothing = Seit deinem letzten Zug ist nichts geschehen.
keys-exploring = Das Brett erkunden
keys-asking = Fragen
keys-standing = Vorlesen, wie es für alle steht
keys-hidden = Vorlesen, was verdeckt oder unsichtbar ist
keys-more = Mehr zur letzten Meldung vorlesen
keys-go-to = Zu einem Feld gehen, das du nennst, oder hören, was in einer Reihe steht
keys-stops = Zur nächsten oder vorigen Stelle, an der Enter etwas tut
keys-own-pieces = Zu deiner nächsten oder vorigen Figur
keys-other-pieces = Zur nächsten oder vorigen Figur der anderen
keys-strikes = Zu dem, was du bedrohen könntest
keys-dangers = Zu dem, was in Gefahr ist
keys-here = Vorlesen, wohin von hier gezogen werden kann und was hier droht
keys-can = Vorlesen, was du jetzt alles tun kannst
hidden-nothing = Nichts ist verdeckt. Alle sehen alles.
standing-of = { $name }: { $count } von { $most }.
more-nothing = Mehr gibt es noch nicht zu sagen.
pieces-none = Du hast nichts auf dem Brett.
others-none = Die anderen haben nichts auf dem Brett.
stops-none = Auf dem Brett gibt es gerade nichts zu wählen.
strikes-none = Du bedrohst nichts.
dangers-none = Nichts ist in Gefahr.
threat = { $name } ({ $start }) bedroht { $other } ({ $place }).
threat-winning = { $name } ({ $start }) könnte gewinnen: { $place }.
threat-placing = { $name } könnte bei { $place } gewinnen.
threat-by = Mit: { $by }.
here-none = Von hier aus kann nichts gezogen werden.
here-list = Von hier: { $list }.
line-of = { $line }: { $list }.
line-empty = { $line }: nichts.
go-to = Gehe zu
go-to-name = Ein Feld (c4), eine Zeile (4), eine Spalte (c) oder ein Zug, wie er geschrieben wird
go-to-go = Los
go-to-nowhere = Es gibt kein solches Feld und jetzt keinen solchen Zug: { $place }.
here-reach =
    { $count ->
        [one] Von hier: eine Möglichkeit.
       *[other] Von hier: { $count } Möglichkeiten.
    }
can-do =
    { $count ->
        [one] Eine Möglichkeit: { $list }.
       *[other] { $count } Möglichkeiten: { $list }.
    }

## Einstellungen

settings = Einstellungen
close = Schließen
language = Sprache
theme = Aussehen
theme-auto = Wie auf diesem Gerät
theme-light = Hell
theme-dark = Dunkel
motion = Bewegung
motion-auto = Wie auf diesem Gerät
motion-full = Voll
motion-reduced = Wenig
sound = Ton
sound-hint = Leises Klopfen auf Holz.
confirm = Vor jedem Zug nachfragen
confirm-hint = Was gesendet ist, gilt.

## Fairer Zufall

fair = Fairness
fair-intro = Alle Würfe und Ziehungen dieser Partie entstehen aus einem Geheimnis des Servers und einem zufälligen Teil von jedem Gerät. Das hat dein Gerät geprüft:
fair-found-commitment =
    { $holds ->
        [yes] Der Fingerabdruck ist der erste, den dieses Gerät gesehen hat.
       *[no] Der Server hat diesem Gerät verschiedene Fingerabdrücke gezeigt. Er hat etwas geändert.
    }
fair-found-own =
    { $holds ->
        [yes] Dein Teil ist unverändert dabei.
       *[no] Du hast deinen Teil geöffnet, aber er ist nicht in der Partie.
    }
fair-found-parts =
    { $holds ->
        [yes] Kein Teil wurde nach dem Versiegeln geändert.
       *[no] Ein Teil wurde nach dem Versiegeln geändert.
    }
fair-found-secret =
    { $holds ->
        [yes] Das Geheimnis passt zum Fingerabdruck, den dieses Gerät aufbewahrt hat.
       *[no] Das Geheimnis passt nicht zum Fingerabdruck, den dieses Gerät aufbewahrt hat.
    }
fair-found-record =
    { $holds ->
        [yes] Die gespeicherte Partie ist die, die dieses Gerät gesehen hat, und ihr Startwert folgt daraus.
       *[no] Die gespeicherte Partie ist nicht die, die dieses Gerät gesehen hat.
    }
fair-found-set-up =
    { $holds ->
        [yes] Die erste Stellung wurde ausgelost.
        [partly] Ein Teil der ersten Stellung wurde beim Eröffnen des Tisches gewählt, etwa wer beginnt. Der Rest wurde ausgelost.
       *[no] Die erste Stellung wurde nicht ausgelost, und der Tisch hat es nicht gesagt.
    }
fair-alarm = An diesem Tisch stimmt mit dem Zufall etwas nicht. Siehe „Fairness“.
fair-withheld = { $name } hat einen Teil versiegelt, aber nie geöffnet.
fair-before = Vor der Partie
fair-before-hint = Der Server legt ein Geheimnis fest und zeigt dessen Fingerabdruck (SHA-256). Dieses Gerät bewahrt den ersten auf, den es sieht. Erst danach gibt es seinen Teil dazu.
fair-late = Dieses Gerät hat den Fingerabdruck erst gesehen, als die Partie schon lief. Über die Zeit davor kann es nichts beweisen.
fair-added = Was jeder Platz beiträgt
fair-added-hint = Jedes Gerät versiegelt eigene zufällige Zeichen: Zuerst zeigt es nur deren Fingerabdruck. Sind alle versiegelt, werden alle geöffnet.
fair-seal = Siegel
fair-part = Teil
fair-yours = Von diesem Gerät.
fair-nothing = Nichts beigetragen
fair-after = Nach der Partie
fair-after-hint = Wenn die Partie zu Ende ist, steht hier das Geheimnis.
fair-verify = Speichere die Partie und rechne jede Ziehung selbst nach. Der Befehl enthält, was dein Gerät aufbewahrt hat:
fair-proves = Was das beweist
fair-proves-server = Gegenüber dem Server: Er konnte die Ziehungen nicht wählen. Er hat sein Geheimnis festgelegt, bevor er deinen Teil kannte, und kann nichts austauschen, ohne dass dein Gerät es merkt.
fair-proves-players = Gegenüber den anderen am Tisch: Niemand konnte seinen Teil zum eigenen Vorteil wählen, auch nicht, wer sich zuletzt gesetzt hat. Alle Teile waren versiegelt, bevor deiner geöffnet wurde.
fair-proves-nothing = Dieses Gerät hat zu dieser Partie nichts beigetragen. Darum beweist sie dir nichts: Der Server und die anderen zusammen hätten die Ziehungen wählen können.
fair-not = Was es nicht beweist
fair-not-withheld = Ein Teil, der versiegelt, aber nicht geöffnet wird, bleibt nach einer Weile weg. Wer das gemeinsam mit dem Server tut, kann zwischen zwei Partien wählen. Das stünde hier, mit Namen.
fair-not-hidden = Der Server kennt alles Verdeckte, etwa Karten und Mauern. Nichts beweist, dass er es für sich behält, und auch nicht, dass seine Bots nicht hinsehen.

## Wenn etwas nicht geht

why-past = Jemand war schneller. Versuche es noch einmal.
why-not-your-turn = Du bist nicht dran.
why-unknown = Dieser Zug ist nicht möglich.
why-ended = Die Partie ist ohne Sieger zu Ende: Sie dauerte länger als jede echte Partie.
ended-rules = Die Regeln haben sich seit dem Beginn dieser Partie geändert. Sie kann nicht weitergehen und nicht mehr gezeigt werden, aber du kannst sie noch speichern.
ended-resigned = Die Partie ist zu Ende: Jemand hat aufgegeben.
ended-agreed = Die Partie ist unentschieden: Alle waren einverstanden.
ended-time = Die Partie ist zu Ende: Jemand hat keine Zeit mehr.
problem-unreachable = Der Server ist nicht zu erreichen. Prüfe deine Verbindung.
problem-not_found = Das gibt es nicht mehr.
problem-forbidden = Dieser Link erlaubt das nicht.
problem-conflict = Jemand war schneller. Versuche es noch einmal.
problem-bad_request = Der Server versteht das nicht. Lade die Seite neu.
problem-too_many = Zu viel auf einmal. Warte einen Moment und versuche es noch einmal.
problem-too_slow = Die Verbindung ist zu langsam. Versuche es noch einmal.
problem-unavailable = Das geht gerade nicht. Versuche es bald wieder.
problem-internal = Etwas ist schiefgegangen. Versuche es noch einmal.

## A card, where the link of a table is shared

card-waiting = Wartet auf Mitspieler
card-playing = Die Partie läuft
card-over = Die Partie ist zu Ende
card-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }

## The review of a finished game

rev = Rückschau
save-picture = Bild speichern
rev-intro = Wie viel war Glück, wie viel Können, und wo kippte die Partie? Der stärkste Bot geht jeden Zug durch, mit dem, was man an diesem Platz damals wissen konnte.
rev-ask = Partie durchsehen
rev-waiting = Die Rückschau entsteht …
rev-waiting-hint = Das dauert etwa eine Minute. Du kannst das Fenster schließen und später wiederkommen.
rev-failed = Die Rückschau ist nicht gelungen. Bitte versuche es noch einmal.
rev-rules = Diese Partie wurde nach früheren Regeln gespielt. Für eine Rückschau fehlen sie hier.
rev-curve = Chancen im Verlauf der Partie
rev-scrub = Stelle in der Partie
rev-chance = { $names }: { $share } %.
rev-table = Als Tabelle
rev-act = Zug
rev-of-chance = Zufall
rev-turning = Wo die Partie kippte
rev-turning-none = Kein Zug war sicher ein Fehler: Alle Verluste sind kleiner, als die Schätzung schwanken kann.
rev-turning-luck = Alles andere, was die Chancen verändert hat, war Glück.
rev-turning-more = Kleinere Verluste
rev-played = Gespielt
rev-you-played = Du hast gespielt
rev-better = Besser gewesen wäre
rev-lost = Das kostete { $share } Prozentpunkte.
rev-show = Auf dem Brett zeigen
rev-show-played = Zeigen, was gespielt wurde
rev-show-better = Zeigen, was besser gewesen wäre
rev-aside = So wurde nicht gespielt; es wäre besser gewesen.
rev-aside-back = Zurück zur Partie
rev-shares = Glück und Können
rev-from-to = von { $start } % auf { $share } %
rev-luck = Glück
rev-own = Eigene Züge
rev-others = Züge der anderen
rev-meaning = Das sind Schätzungen eines Bots der Stufe { $level }, keine Gewissheiten: Eine Chance kann um { $share } von 100 Punkten danebenliegen, das Glück der ganzen Partie um { $margin } (in 95 von 100 Fällen um weniger). Was niemand wissen konnte, zählt als Glück; die Summen stimmen genau.

## Tipps

hint = Tipp
hint-thinking = Ein Tipp wird überlegt …
hints-on = Alle anderen sind Bots: Die Lampe über dem Brett gibt dir einen Tipp.
hints-off = Hier gibt es keine Tipps: Es spielen auch andere Menschen.
hint-only = Das ist der einzige mögliche Zug.
hint-wins = Dieser Zug gewinnt die Partie.
hint-best = Beim Ausprobieren führte dieser Zug am häufigsten zum Sieg.
hint-other = Was du vorbereitet hast, bleibt. Der Tipp ist ein anderer.
hint-show = Tipp zeigen

# Lessons
learn = Lernen
learn-first = Noch nie gespielt? Lerne es in ein paar Minuten
learn-offer = Ist { $game } neu für dich? Ein paar kurze Lektionen zeigen, wie es geht.
learn-title = Spielend lernen
learn-game = { $game } lernen
learn-pitch = Kurze Lektionen an einem echten Brett, jede mit einem einzigen Gedanken. Nach dem ersten Kurs kannst du deine erste Partie spielen.
learn-begin = Anfangen
learn-on = Weitermachen
learn-waits = Hier beginnt jemand anderes. Bereit?
learn-all = Alle Spiele
course-first = Die ersten Schritte
course-further = Weitere Lektionen
course-done = { $done } von { $total }
course-minutes =
    { $minutes ->
        [one] etwa eine Minute
       *[other] etwa { $minutes } Minuten
    }
course-finished = Das war der erste Kurs: Jetzt kannst du eine erste Partie spielen. Für später gibt es weitere Lektionen.
courses-finished = Das war die letzte Lektion. Jetzt fehlt dir nur noch das Spielen.
learn-is-done = erledigt
learn-number = { $number }/{ $total }
learn-leave = Lektion verlassen
learn-next = Nächste Lektion
learn-repeat = Wiederholen
learn-again = Noch einmal
learn-skip = Überspringen
learn-reached = Ziel erreicht.
learn-missed = Noch nicht.
learner = Neuling
