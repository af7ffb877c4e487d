### Cosa dicono le pagine di un torneo.

## Preparare

tournament-new = Nuovo torneo
tournament-pitch = Una serata con molti tavoli: ci si iscrive con un link, abbinamenti e risultati si fanno da soli.
tournament-title = Nome del torneo
tournament-make = Apri il torneo
who-meets = Chi si affronta?
side =
    { $size ->
        [1] Uno contro uno
        [2] Squadre da due
       *[other] Squadre da tre
    }
teams = Squadre
teams-together = Si iscrivono insieme
teams-drawn = Sono formate per sorteggio
teams-drawn-hint = Ti iscrivi da solo o da sola. Le squadre sono formate per sorteggio all’inizio del torneo.
format = Formula
format-swiss = Sistema svizzero
format-swiss-is = Si incontra chi ha lo stesso punteggio. Nessuno viene eliminato.
format-round_robin = Girone all’italiana
format-round_robin-is = Ognuno incontra una volta tutti gli altri.
format-knock_out = Eliminazione diretta
format-knock_out-is = Chi vince passa il turno. In caso di pareggio passa chi non ha cominciato.
format-groups = Gironi, poi eliminazione
format-groups-is = I migliori di ogni girone giocano l’eliminazione diretta.
tournament-rounds = Turni
rounds-enough = Quanti ne servono per un vincitore
groups = Gironi
advance = Passano da ogni girone
match-length = Partite di una sfida
more-choices = Altre scelte
round-time = Tempo per un turno
time-open = Senza limite
minutes = { $number } min
overtime = A tempo scaduto
overtime-draw = La partita vale come pareggio
organiser-says = Decide l’organizzazione
no-show = Chi non si presenta
no-show-loss = Perde dopo 10 minuti
no-show-bot = Gioca un bot al suo posto
next-when = Il turno seguente comincia
next-at-once = Appena finisce l’ultima partita
next-after = { $number } min dopo l’ultima partita
seats-rotating = A rotazione: non comincia sempre lo stesso
seats-fixed = Fissi: chi comincia si decide per sorteggio
seeding = Teste di serie
seeding-entry = In ordine d’iscrizione
tie-breaks = A parità di punti
tie-breaks-hint = Decide il primo criterio della lista che fa la differenza.
tie-earlier = Sposta più in alto: { $what }
tie-direct = Scontro diretto
tie-direct-is = Quanti punti hanno fatto tra loro i pari merito, se si sono incontrati tutti.
tie-buchholz = Buchholz
tie-buchholz-is = La somma dei punti di tutti i tuoi avversari; un turno libero conta come un avversario con i tuoi stessi punti.
tie-sonneborn_berger = Sonneborn-Berger
tie-sonneborn_berger-is = I punti degli avversari battuti e la metà dei punti di quelli con cui hai pareggiato.
tie-points = Punti del gioco
tie-points-is = Tutti i punti fatti nelle partite.

## Il torneo

tournament-entry = Iscrizioni aperte
tournament-playing = In corso
tournament-round-of = Turno { $round } di { $rounds }
tournament-over = Finito
tournament-gone = Questo torneo non esiste
tournament-more = Altro sul torneo
time-left = Tempo rimasto:
next-in = Prossimo turno tra
standings = Classifica
group = Girone { $number }
pairings = Abbinamenti
pairings-of = Turno { $round }: abbinamenti
pairing = Abbinamento
result = Risultato
actions = Azioni
being-played = in corso
corrected = Deciso dall’organizzazione: { $reason }
watch-table = Guarda il tavolo { $number }
settle-table = Decidi il tavolo { $number }
settle-title = Decidi o correggi
settle-who = Chi vince?
settle-draw = Pareggio
settle-reason = Perché?
settle-hint = Il motivo lo vedono tutti, e rimane scritto.
settle = Convalida
place = Posto
score = Punti
record = V–P–S
withdrawn = si è ritirato
prize-giving = Premiazione
entrants = Iscritti
entrants-none = Non c’è ancora nessuno: manda il link.

## Perché questo abbinamento

pair-why = Perché?
pair-why-title = Perché questo abbinamento
pair-same-score = Entrambi hanno lo stesso punteggio: { $score }.
pair-scores-apart = Uno ha { $higher }, l’altro { $lower }: per nessuno dei due restava un avversario più vicino.
pair-not-met = Non si erano ancora incontrati.
pair-met-before = Si sono già incontrati ({ $count } ×): con ogni altro abbinamento sarebbe successo più spesso.
pair-by-table = Secondo il calendario in cui tutti si incontrano: turno { $round } di { $rounds }.
pair-seeds = Testa di serie { $first } contro { $second }: così i più forti si incontrano per ultimi.
pair-winners = I vincitori dei tavoli { $first } e { $second } del turno precedente.
pair-lowest = Il numero è dispari. Tra chi non ha ancora riposato, nessuno è più in basso in classifica ({ $score }).
pair-lowest-again = Il numero è dispari e tutti hanno già avuto un turno libero.
pair-seed-rests = Per un tabellone completo mancano iscritti: le migliori teste di serie riposano nel primo turno (numero { $number }).
pair-free-by-table = Il numero è dispari: tutti riposano una volta.
pair-other-gone = L’avversario previsto si è ritirato.
pair-begins = Comincia: { $name }. Ha cominciato finora: { $first } ×, gli avversari { $second } ×.
pair-begins-by-table = Comincia secondo lo stesso calendario: { $name }. Alla fine tutti avranno cominciato più o meno lo stesso numero di volte.
how-bye = turno libero
how-rest = riposa
how-no-show = assenza
how-overtime = tempo scaduto
how-organiser = dall’organizzazione

## Iscriversi

enter = Iscriviti
enter-hint = Senza account: basta un nome. Quando comincia un turno, questa pagina ti porta al tuo tavolo.
enter-conflict = Il nome è già preso, oppure adesso nessun altro può partecipare. Prova un altro nome o chiedi all’organizzazione.
enter-other = Aggiungi
team = Squadra
team-new = Una nuova squadra
team-name = Nome della squadra
team-lacks = Posti liberi: { $count } (riempiti con bot)
own-entered = Sei dentro. Quando comincia il primo turno, questa pagina ti porta al tuo tavolo.
own-table = Turno { $round }, tavolo { $number }. Avversario: { $name }
own-go = Al mio tavolo
own-bye = Nel turno { $round } riposi.
own-done = La tua partita è finita: { $result }. Il prossimo turno comincia da solo.
own-out = In questo turno non giochi.
own-withdrawn = Hai lasciato il torneo.
own-place = Posto { $place }, punti { $score }
own-link = Il mio link
own-link-hint = Apre il tuo posto su un altro dispositivo. Non condividere questo link.

## L’organizzazione

desk = Organizzazione
desk-invite = Link per iscriversi
desk-invite-hint = Chi ha questo link può iscriversi o guardare.
desk-open = Ci si può iscrivere da soli
desk-add = Aggiungi qualcuno
desk-bots = Aggiungi bot
desk-bots-count = Quanti bot
desk-begin = Comincia il torneo
desk-settled = Ci sono tutti i risultati del turno.
desk-next = Comincia il prossimo turno
desk-finish = Chiudi il torneo
desk-next-at = Prossimo turno non prima delle
desk-set-time = Fissa l’ora
desk-entrants = Iscritti: { $count }
desk-link = Link dell’organizzazione
desk-link-hint = Apre l’organizzazione su un altro dispositivo. Chi lo ha dirige il torneo.
desk-conflict = Adesso non si può. Ricarica la pagina e riprova.
tournaments-own-limit = Dalla tua rete sono in corso troppi tornei. Prima chiudine uno.
tournaments-limit = Qui sono in corso troppi tornei. Aspetta che ne finisca uno.
rename = Rinomina
rename-who = Rinomina: { $name }
reissue = Nuovo link
reissue-who = Nuovo link per { $name }
remove-who = Togli: { $name }
link-of = Link per { $name }
link-of-hint = Solo per questa persona. Il link precedente non funziona più.
withdraw = Ritira
withdraw-question = Ritirare { $name } dal torneo?
withdraw-early = Il torneo non è ancora cominciato: l’iscrizione viene semplicemente cancellata.
withdraw-late = L’incontro di questo turno è perso, e nei prossimi turni non ci saranno abbinamenti. I risultati finora restano.
withdraw-undo = Riammetti

## Sala e liste

hall = La sala
hall-enter = Vieni a giocare
hall-turn = Di turno: { $names }
hall-missing = Mancano ancora: { $names }
lists = Liste da stampare
lists-none = Il torneo non è ancora cominciato.
print = Stampa
leaf-before = Pagina precedente
leaf-next = Pagina seguente
leaf-hold = Ferma
