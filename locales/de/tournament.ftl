### Was auf den Seiten eines Turniers gesagt wird.

## Einrichten

tournament-new = Neues Turnier
tournament-pitch = Ein Abend, viele Tische: Alle kommen per Link dazu und sehen sofort, wer gegen wen spielt und wer vorn liegt.
tournament-title = Name des Turniers
tournament-make = Turnier eröffnen
who-meets = Wer spielt gegen wen?
side =
    { $size ->
        [1] Eins gegen eins
        [2] Teams zu zweit
       *[other] Teams zu dritt
    }
teams = Teams
teams-together = Melden sich zusammen an
teams-drawn = Werden ausgelost
teams-drawn-hint = Du meldest dich allein an. Die Teams werden ausgelost, wenn das Turnier beginnt.
format = Wie gespielt wird
format-swiss = Schweizer System
format-swiss-is = Wer gleich viele Punkte hat, spielt gegeneinander. Niemand scheidet aus.
format-round_robin = Jeder gegen jeden
format-round_robin-is = Jeder spielt einmal gegen jeden.
format-knock_out = K.-o.-System
format-knock_out-is = Wer gewinnt, kommt weiter. Bei Unentschieden kommt weiter, wer nicht begonnen hat.
format-groups = Gruppen, dann K.-o.
format-groups-is = Die Besten jeder Gruppe spielen im K.-o.-System weiter.
tournament-rounds = Runden
rounds-enough = So viele, bis ein Sieger feststeht
groups = Gruppen
advance = Weiter aus jeder Gruppe
match-length = Partien je Begegnung
more-choices = Mehr Auswahl
round-time = Zeit für eine Runde
time-open = So lange es dauert
minutes = { $number } min
overtime = Wenn die Zeit um ist
overtime-draw = Die Partie gilt als unentschieden
organiser-says = Die Leitung entscheidet
no-show = Wenn jemand nicht kommt
no-show-loss = Verliert nach 10 Minuten
no-show-bot = Ein Bot spielt mit
next-when = Die nächste Runde beginnt
next-at-once = Sobald die letzte Partie endet
next-after = { $number } min nach der letzten Partie
seats-rotating = Wechselnd: Niemand beginnt immer
seats-fixed = Fest: Wer beginnt, wird ausgelost
seeding = Setzliste
seeding-entry = Nach der Anmeldung
tie-breaks = Bei gleichen Punkten
tie-breaks-hint = Das entscheidet, in dieser Reihenfolge.
tie-earlier = Nach oben: { $what }
tie-direct = Direkter Vergleich
tie-direct-is = Was die Punktgleichen gegeneinander erreicht haben, wenn alle gegeneinander gespielt haben.
tie-buchholz = Buchholz
tie-buchholz-is = Die Punkte aller Gegner zusammen; ein Freilos zählt wie ein Gegner mit deinen Punkten.
tie-sonneborn_berger = Sonneborn-Berger
tie-sonneborn_berger-is = Die Punkte der besiegten Gegner und die Hälfte der Punkte derer, gegen die es unentschieden ausging.
tie-points = Spielpunkte
tie-points-is = Alle Punkte aus den Partien selbst.

## Das Turnier

tournament-entry = Anmeldung läuft
tournament-playing = Läuft
tournament-round-of = Runde { $round } von { $rounds }
tournament-over = Beendet
tournament-gone = Dieses Turnier gibt es nicht
tournament-more = Mehr zum Turnier
time-left = Restzeit:
next-in = Nächste Runde in
standings = Rangliste
group = Gruppe { $number }
pairings = Paarungen
pairings-of = Runde { $round }: Paarungen
pairing = Paarung
result = Ergebnis
actions = Aktionen
being-played = läuft
corrected = Von der Leitung entschieden: { $reason }
watch-table = Tisch { $number } anschauen
settle-table = Tisch { $number } entscheiden
settle-title = Entscheiden oder berichtigen
settle-who = Wer gewinnt?
settle-draw = Unentschieden
settle-reason = Warum?
settle-hint = Den Grund sehen alle, und er bleibt stehen.
settle = Ergebnis bestätigen
place = Rang
score = Punkte
record = S–U–N
withdrawn = zurückgezogen
prize-giving = Siegerehrung
entrants = Angemeldet
entrants-none = Noch niemand da: Schick den Link.

## Warum diese Paarung

pair-why = Warum?
pair-why-title = Warum diese Paarung
pair-same-score = Beide haben gleich viele Punkte: { $score }.
pair-scores-apart = Die einen haben { $higher }, die anderen { $lower }: Für beide war niemand mit näherem Punktestand übrig.
pair-not-met = Sie haben noch nicht gegeneinander gespielt.
pair-met-before = Sie haben schon gegeneinander gespielt ({ $count } ×): Jede andere Paarung hätte noch mehr Wiederholungen gebracht.
pair-by-table = Nach dem Plan, in dem jeder gegen jeden spielt: Runde { $round } von { $rounds }.
pair-seeds = Gesetzt als { $first } und { $second }: So treffen die Stärksten zuletzt aufeinander.
pair-winners = Die Sieger der Tische { $first } und { $second } aus der Runde davor.
pair-lowest = Die Anzahl ist ungerade. Von allen, die noch kein Freilos hatten, hat niemand weniger Punkte ({ $score }).
pair-lowest-again = Die Anzahl ist ungerade, und alle übrigen hatten schon ein Freilos.
pair-seed-rests = Die Anzahl ist keine Zweierpotenz: Die besten Gesetzten setzen in der ersten Runde aus (gesetzt als { $number }).
pair-free-by-table = Die Anzahl ist ungerade: Alle setzen einmal aus.
pair-other-gone = Die Gegenseite hat sich zurückgezogen.
pair-begins = Beginnt: { $name }. Bisher begonnen: { $first } ×, die anderen { $second } ×.
pair-begins-by-table = Beginnt nach demselben Plan: { $name }. Am Ende haben alle etwa gleich oft begonnen.
how-bye = Freilos
how-rest = setzt aus
how-no-show = nicht gekommen
how-overtime = Zeit um
how-organiser = durch die Leitung

## Anmelden

enter = Anmelden
enter-hint = Ohne Konto: Ein Name genügt. Wenn eine Runde beginnt, bringt dich diese Seite an deinen Tisch.
enter-conflict = Der Name ist vergeben, oder im Moment kann niemand mehr dazukommen. Versuche einen anderen Namen oder frag die Leitung.
enter-other = Hinzufügen
team = Team
team-new = Ein neues Team
team-name = Name des Teams
team-lacks = Noch frei: { $count } (wird mit Bots aufgefüllt)
own-entered = Du bist dabei. Wenn die erste Runde beginnt, bringt dich diese Seite an deinen Tisch.
own-table = Runde { $round }, Tisch { $number }. Gegner: { $name }
own-go = An meinen Tisch
own-bye = In Runde { $round } hast du ein Freilos.
own-done = Deine Partie ist zu Ende: { $result }. Die nächste Runde beginnt von selbst.
own-out = Du spielst in dieser Runde nicht.
own-withdrawn = Du hast dich zurückgezogen.
own-place = Rang { $place }, Punkte { $score }
own-link = Mein Link
own-link-hint = Öffnet deinen Platz auf einem anderen Gerät. Gib diesen Link nicht weiter.

## Die Leitung

desk = Turnierleitung
desk-invite = Link zum Anmelden
desk-invite-hint = Wer diesen Link hat, kann sich anmelden oder zuschauen.
desk-open = Alle können sich selbst anmelden
desk-add = Jemanden hinzufügen
desk-bots = Bots hinzufügen
desk-bots-count = Wie viele Bots
desk-begin = Turnier beginnen
desk-settled = Alle Ergebnisse dieser Runde sind da.
desk-next = Nächste Runde jetzt auslosen
desk-finish = Turnier beenden
desk-next-at = Nächste Runde frühestens um
desk-set-time = Zeit setzen
desk-entrants = Angemeldet: { $count }
desk-link = Link der Turnierleitung
desk-link-hint = Öffnet die Turnierleitung auf einem anderen Gerät. Wer ihn hat, leitet das Turnier.
desk-conflict = Das geht jetzt nicht. Lade die Seite neu und versuche es noch einmal.
tournaments-own-limit = Aus deinem Netz laufen schon zu viele Turniere. Beende zuerst eines.
tournaments-limit = Hier laufen schon zu viele Turniere. Warte, bis eines zu Ende ist.
rename = Umbenennen
rename-who = Umbenennen: { $name }
reissue = Neuer Link
reissue-who = Neuer Link für { $name }
remove-who = Entfernen: { $name }
link-of = Link für { $name }
link-of-hint = Nur für diese Person. Ein früherer Link funktioniert nicht mehr.
withdraw = Zurückziehen
withdraw-question = { $name } zurückziehen?
withdraw-early = Das Turnier hat noch nicht begonnen: Die Anmeldung wird einfach gelöscht.
withdraw-late = Die Begegnung dieser Runde ist verloren, weitere Paarungen gibt es nicht. Bisherige Ergebnisse bleiben.
withdraw-undo = Wieder aufnehmen

## Saal und Listen

hall = Der Saal
hall-enter = Spiel mit
hall-turn = Am Zug: { $names }
hall-missing = Fehlt noch: { $names }
lists = Listen zum Drucken
lists-none = Das Turnier hat noch nicht begonnen.
print = Drucken
leaf-before = Vorige Seite
leaf-next = Nächste Seite
leaf-hold = Anhalten
