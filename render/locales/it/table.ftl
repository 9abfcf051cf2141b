# Ciò che si dice a ogni tavolo, qualunque sia il gioco.

## La sala

lobby-title = **{$game}**: { $more ->
    [0] un tavolo per {$fewest} giocatori
   *[other] un tavolo da {$fewest} a {$most} giocatori
}
lobby-empty = Non c'è ancora nessuno.
lobby-seat = {$number}. {$name}: {$side}
lobby-how = Partecipa con il pulsante o con `/join`. Chiunque sia al tavolo può iniziare la partita.
lobby-started = La partita è cominciata: {$players} giocatori.
lobby-unused = Da un giorno nessuno fa niente a questo tavolo, quindi è chiuso; `/new` ne apre un altro.
lobby-closed = Questo tavolo è stato chiuso{ $players ->
    [0] : se ne sono andati tutti
   *[other] {""}
}.
lobby-join = Partecipa
lobby-leave = Esci
lobby-start = Inizia
lobby-thread = Inizia in un thread
lobby-opponent = Aggiungi avversario
lobby-primer = Come si gioca
lobby-learn = Impara giocando
primer-back = Indietro
primer-next = Avanti
primer-rules = Tutte le regole
lobby-another-side = Altra parte
lobby-side-needs = da { $fewest } giocatori in su
lobby-side-noted = { $side } ({ $note })
program-name = { $level }{ $number ->
    [1] {""}
   *[other] { " " }{ $number }
} (bot)
level-offer = { $name }: { $about }
opponent-choose = Quanto deve essere bravo il programma? Prende il primo posto libero.
opponent-placeholder = Scegli un livello
opponent-remove = Togli l'ultimo
opponent-added = { $name } è al tavolo.
opponent-removed = Ha lasciato il tavolo.
opponent-none = A questo tavolo non gioca nessun programma.
opponent-unknown-level = Non c'è un livello “{ $level }”: ci sono { $known }.
lobby-find = Cerca giocatori
search = **{ $who } cerca giocatori**: qui è aperto un tavolo di { $game }.
search-hours = Di solito { $who } gioca dalle { $begin } alle { $end }, secondo il tuo orologio.
search-join = Ci sto
search-told = Un tavolo di { $game } cerca giocatori: { $link }
    Hai chiesto di saperlo: `/settings tables:off` lo disattiva.
search-posted = Un post nel canale ora cerca giocatori{ $told ->
    [0] .
    [one] , e una persona che l'ha chiesto viene avvisata.
   *[other] , e { $told } persone che l'hanno chiesto vengono avvisate.
}
search-again = Questo tavolo cerca già giocatori; può rifarlo un'ora dopo l'inizio della ricerca.
lobby-opened = Il tavolo è aperto, e tu ci sei.
lobby-opened-in-thread = Il tavolo è aperto, e tu ci sei. La partita si giocherà in { $thread }.
lobby-open-in-thread = Apri in un thread
lobby-own-language = Gioca in italiano
lobby-duplicate = Duplicato **{ $word }**: tutti i tavoli aperti con questa parola hanno la stessa fortuna
lobby-place = La partita si giocherà in { $thread }.
joined = Ora sei al tavolo: {$side}.
left = Hai lasciato il tavolo.
started-in-thread = La partita è cominciata nel suo thread: { $thread }

## Giocare da un tabellone, nel menu App

play-on = Gioca da qui
play-on-asked = Da che parte vuoi stare? La partita comincia appena ne premi una; le altre le giocano i programmi, e la vedi solo tu.
play-on-from = La partita prosegue da [questo tabellone]({ $link }) della partita n. { $number } ({ $names }); quella resta com'è.{ $hides ->
    [yes] { " " }Le carte nascoste sono state ridistribuite.
   *[no] { "" }
}
play-on-own = Giochi in questa partita: finché è in corso, non puoi giocare dai suoi tabelloni.
play-on-over = Su questo tabellone la partita è finita: scegline uno precedente.
play-on-no-programs = Nessun programma gioca a { $game }.

## Lezioni e rompicapi

lesson-task = **Lezione { $number } di { $count }** · { $task }
lesson-next = Prossima lezione
lesson-play = Gioca contro { $level }
puzzle-again = Riprova
puzzle-solution = Mostrami come
puzzle-another = Un altro per esercizio
puzzle-share = Condividi
puzzle-easy = Comincia da uno facile
puzzle-easy-offer = Il tuo primo rompicapo? Questo è di livello { $level } su 5.
puzzle-title = **{ $name }** · { $kind }{ $level ->
    [0] { "" }
   *[other] { " " }· livello { $level } su 5
}
puzzle-of-day = Furunkulus { $number }
puzzle-practice = Per esercizio
puzzle-of-game = Rompicapo della partita n. { $number }
puzzle-left = { $left ->
    [0] Era la tua terza risposta.
    [one] Hai ancora una risposta.
   *[other] Hai ancora { $left } risposte.
}
puzzle-solved = Risolto alla { $tries ->
    [1] prima
    [2] seconda
   *[other] terza
} risposta.
puzzle-closed = { $solved ->
    [yes] L'avevi risolto alla { $tries ->
        [1] prima
        [2] seconda
       *[other] terza
    } risposta: questa non conta.
   *[no] Hai usato le tue tre risposte: questa non conta.
}
puzzle-streak = { $running ->
    [0] Risolti da te: { $recent } degli ultimi { $days } giorni.
    [one] Risolti da te il giorno stesso: 1 giorno; { $recent } degli ultimi { $days } in tutto.
   *[other] Risolti da te il giorno stesso: { $running } giorni di fila; { $recent } degli ultimi { $days } in tutto.
}
puzzle-rated = { $beyond ->
    [yes] Più difficile di quelli che risolve { $level }.
   *[no] Difficile come quelli che risolve { $level }.
}
puzzle-solver = { $beyond ->
    [yes] Ne risolvi di più difficili di { $level }.
   *[no] Risolvi quelli che risolve { $level }.
}
puzzle-tempting = Che cosa tenta: { $moves } { $told }
puzzle-shared = { $who } · { $name } · { $signs } · { $tries ->
    [none] non risolto
    [1] risolto alla prima risposta
    [2] risolto alla seconda risposta
   *[other] risolto alla terza risposta
}
puzzle-played-from = La partita prosegue dal rompicapo { $name }.
puzzle-solve = Risolvilo
puzzle-reminder = { $name }: il rompicapo ti aspetta. `/settings puzzle:off` disattiva questi promemoria.
puzzle-solution-of = Soluzione di { $name }
puzzle-counts = { $name ->
    [none] { "" }
   *[other] { $name } ·{ " " }
}tentato da { $tried }, risolto da { $solved }
puzzle-send = Manda nel canale
puzzle-make = Fanne un rompicapo
puzzle-made = { $back ->
    [0] Una sola risposta giusta, su questo tabellone:
    [one] Una sola risposta giusta, sul tabellone di un turno prima:
   *[other] Una sola risposta giusta, sul tabellone di { $back } turni prima:
}
puzzle-sent = Il rompicapo è nel canale. Il suo post conta chi ci prova e chi lo risolve, senza nomi.
puzzle-sent-before = Il rompicapo di questo tabellone è già stato mandato in questo canale.
puzzle-make-over = I rompicapi si fanno con partite finite, e la n. { $number } non lo è.
puzzle-make-none = Nessun rompicapo su questo tabellone, né su quelli prima: nessuno ha una sola risposta giusta.
puzzle-make-no-kind = Con le partite di { $game } non si fanno rompicapi.
puzzle-make-later = Ora non posso cercare un rompicapo: chiedi di nuovo più tardi.
puzzle-game-gone = La partita n. { $number } non è più conservata, e così il suo rompicapo non c'è più.
puzzle-game-on = La partita n. { $number } è di nuovo in corso: il suo rompicapo si risolve quando finisce.
puzzle-server-streak = Qualcuno qui l'ha risolto il giorno stesso, per { $days } giorni di fila.
puzzle-post-on = Il rompicapo del giorno verrà pubblicato qui alle { $hour } ({ $zone }); `/puzzle post:off` lo disattiva.
puzzle-post-off = { $was ->
    [yes] Qui non si pubblicano più rompicapi.
   *[no] Qui non si pubblicano rompicapi.
}
puzzle-post-lost = { $why ->
    [deleted] Il canale dove avevi chiesto il rompicapo del giorno è stato eliminato, quindi lì non viene più pubblicato. { $channel }
    [shut] Non posso più scrivere in { $channel }, dove avevi chiesto il rompicapo del giorno. Appena potrò di nuovo, arriva subito; lì `/puzzle post:off` lo disattiva.
   *[other] ?{ $why }
}
puzzle-no-hour = “{ $text }” non è un orario: scrivine uno come 18:00, oppure off.
puzzle-cannot-write = Non posso scrivere in questo canale: permettimelo, e chiedi di nuovo.
puzzle-kind-of = { $kind } ({ $game })
puzzle-none-such = “{ $name }” non ha rompicapi di livello { $level }: { $count ->
    [one] c'è il livello { $levels }.
   *[other] ci sono i livelli { $levels }.
}
puzzle-of-no-day = Non c'è un rompicapo così: cominciano con Furunkulus 1, e l'ultimo è quello di oggi.
puzzle-try-first = Prima prova: la soluzione si vede dopo la tua terza risposta, o domani.

## Una partita in un thread tutto suo

thread-name = { $game }: { $names }
summary-title = **{ $game }**: { $names }
summary-place = Si gioca in { $thread }
summary-next = Tocca a: { $who } ({ $side })
summary-over = La partita è finita.
summary-stopped = La partita è stata interrotta.
summary-result = La partita in { $thread } è finita. { $standings }
thread-not-made = Il bot non può creare thread qui, quindi si gioca in questo canale.
thread-lost = { $why ->
    [deleted] Il thread di questa partita è stato eliminato
    [shut] Il bot non può più scrivere nel thread di questa partita
   *[other] ?{ $why }
}, quindi si continua qui.
thread-lost-for-good = Il thread della partita n. { $number } non si può più usare, e qui è in corso un'altra partita, quindi è stata interrotta. Quando questa finisce, `/table restore` la ripristina.

## Il tabellone

board-stopped = Questa partita è stata interrotta, ed ecco com'era; `/table restore` la ripristina.
next = Tocca a: {$who} ({$side})
next-interrupt = Decidi tu: {$who} ({$side})
reasons-why = Perché?
reasons = { $move }
    → { $why }
reasons-none = Non ci sono ragioni da mostrare: il programma non ha avuto tempo di pensare, o non sono state conservate.
message-of-no-game = Questo messaggio non riguarda una partita di questo canale.
message-without-turn = Quando è uscito questo messaggio nessuno aveva ancora mosso.
hint-button = Consiglio
hint-play = Gioca { $number }
hint-back = Indietro
hint-no-such-game = A { $game } non ci sono consigli.
hint-forbidden = { $choice ->
    [solo] Questo tavolo dà consigli solo quando una persona gioca contro i programmi (la sua impostazione `hint`).
    [never] Questo tavolo gioca senza consigli (la sua impostazione `hint` è “mai”).
   *[other] ?{ $choice }
}
hint-not-your-turn = Non è il tuo turno: un consiglio vale per la tua prossima mossa.
hint-impossible = Nessun consiglio adesso. Riprova tra un momento.
next-program = {$who} ({$side}) sta pensando.
next-several = Tocca a: {$who} ({$side}), e ad altri
taken-back = Annullato: {$what}
your-turn-again = È di nuovo il tuo turno.
order-given = Da ora vale il tuo ordine: { $order }.
take-back = Annulla mossa
take-back-done = Annullata: l'ultimo tabellone del canale è di nuovo tuo.
taken-back-too-late = Intanto la partita è andata avanti: `/undo` annulla la tua ultima mossa, o lo chiede a chi ha giocato dopo.
done = Fatto, e il canale lo saprà.
resigned = Ti ritiri dalla partita{ $after ->
    [over] , e con questo è finita.
    [revealed] .
   *[other] . Finché nessun altro gioca, `/undo` lo annulla.
}
resigned-already = Hai già lasciato questa partita.
resign-asked = Lasciare questa partita per sempre? Perdi ciò che ti resta in gioco.
resign-sure = Mi ritiro

steps-joined = Passi { $count ->
    [2] { $first } e { $last }, uguali
   *[other] da { $first } a { $last }, tutti uguali
}: { $told }

## Piani

plan-ahead = Pianifica
plan-instead = È il turno di { $who } ({ $side }): con **{ plan-ahead }** la tua mossa si gioca appena arriva il tuo.
plan-played = -# { $who } l'aveva pianificato.
plan-was-played = Giocato secondo il tuo piano: { $moves }.
plan-was-dropped = Non giocato secondo il tuo piano: { $moves }. { $why }
plan-nothing = Ora non hai un turno da pianificare.
plan-undone = Dopo il tuo piano dei turni sono stati annullati o rigiocati.
plan-restored = Dopo il tuo piano la partita è stata interrotta e poi ripristinata.
plan-unreadable = Il bot è stato aggiornato e non sa più leggere il tuo piano.

## Guardare

more = Altro ...
more-asked = Che cosa vuoi vedere? C'è tutto anche in `/see`.
look-board = Il tabellone
look-text = Il tabellone a parole
look-catch-up = Dal mio ultimo turno
look-replay = La partita dall'inizio

## Chiamate

call = { $who } ({ $side }): è il tuo turno.
call-again = { $who } ({ $side }): è ancora il tuo turno.
call-direct = È il tuo turno a { $game } ({ $side }):
call-unreached = { $who } ({ $side }): è il tuo turno. I miei messaggi privati non ti arrivano, quindi ti chiamo qui; `/settings` cambia come.

personal-shown = Così ti chiamo in ogni partita:
    - chiamate (`pings`): { $pings }
    - ore di silenzio (`quiet`): { $quiet ->
        [none] nessuna
       *[other] { $quiet } niente ti disturba, e il tempo di un turno si ferma, se è meno di un giorno
    }
    - fuso orario (`zone`): { $zone }, dove ora sono le { $clock }
    - rompicapo (`puzzle`): { $puzzle ->
        [none] niente ti ricorda quello del giorno
       *[other] alle { $puzzle } un messaggio privato ti ricorda quello del giorno, se non l'hai risolto
    }
    - risultati (`standing`): { $standing }
    - tavoli (`tables`): { $tables }
    - orari di gioco (`hours`): { $hours }
personal-tables = { $where ->
    [here] un messaggio privato, uno al giorno al massimo, ti avvisa dei tavoli qui che cercano giocatori
    [elsewhere] un messaggio privato ti avvisa dei tavoli di altri server che cercano giocatori, non di questo
    [none] niente ti avvisa dei tavoli che cercano giocatori
   *[other] ?{ $where }
}
personal-hours-shown = { $choice ->
    [shown] un tavolo che cerca giocatori e dove ci sei tu dice quando non hai ore di silenzio
    [hidden] nessuno vede le tue ore di silenzio
   *[other] ?{ $choice }
}
personal-pings = { $choice ->
    [silent] senza notifiche: i post ti nominano soltanto
    [direct] con un messaggio privato e un link al tabellone
    [mention] con una menzione nel canale
   *[other] ?{ $choice }
}
personal-standing = { $choice ->
    [public] chi gioca in un server con te vede i tuoi risultati in tutti i server
    [server] chi gioca in un server con te vede i tuoi risultati lì
    [hidden] nessuno vede i tuoi risultati, e non sei in nessuna classifica
   *[other] ?{ $choice }
}
personal-no-hours = “{ $text }” non si può leggere come ore di silenzio: scrivile come `22:00-07:00`, o `off` per nessuna.
personal-no-zone = Non c'è un fuso orario “{ $text }”: scrivilo come `Europe/Berlin`, o scegline uno offerto da `/settings`.
personal-how = Come ti chiamo
personal-hours = Ore di silenzio
personal-quiet = Ore di silenzio, da e a
personal-quiet-note = In quelle ore niente ti disturba, e i tempi brevi si fermano. Vuoto per nessuna.
personal-zone = Fuso orario
personal-zone-note = L'orologio di queste ore: una città, come Berlino o New York.

## Privacy

former-player = un ex giocatore
privacy =
    Di te conservo l'id del tuo account, i nomi con cui i server ti mostrano, come vuoi che io ti chiami, le partite in cui giochi o fai pronostici, e i rompicapi che provi, perché si possano giocare, rivedere e contare. Non leggo messaggi, e niente di questo lascia il programma e le sue copie di sicurezza, che chi lo ospita elimina dopo 30 giorni se segue il manuale.
    “{ privacy-erase }” ti rende “{ former-player }” in tutto ciò che conservo, subito e per sempre; le partite restano per chi ha giocato con te. Ciò che sta già nei canali è di Discord, e i moderatori possono eliminarlo. L'informativa completa è nel mio profilo: { $bot }.
privacy-give = Dammi i miei dati
privacy-erase = Cancellami
privacy-given = Ecco tutto ciò che conservo di te.
privacy-asked = Vuoi davvero? Perdi i tuoi posti nelle partite aperte o in corso, le tue impostazioni e i tuoi risultati, e nessuno può ridarteli.
privacy-sure = Sì, cancellami
privacy-erased = Ora sei “{ former-player }”, e non so altro di te. { $games ->
    [0] Non eri in nessuna partita in corso.
    [one] Hai lasciato il tuo posto in una partita.
   *[other] Hai lasciato i tuoi posti in { $games } partite.
}

## Statistiche e classifica

stats-of = **{ $who }**, { $where ->
    [public] in tutti i server
    [server] in questo server
   *[other] ?{ $where }
}:
stats-none = Nessuna partita è stata ancora giocata fino alla fine.
stats-headed = { $game }: { $told }
stats-game = { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $places }. Una partita tipica ha avuto { $rounds ->
    [one] un round
   *[other] { $rounds } round
}{ $time ->
    [none] .
   *[other] , un turno tipico è durato { $time }.
}
stats-card-about = { $games ->
    [one] una partita
   *[other] { $games } partite
}, di solito di { $rounds ->
    [one] un round
   *[other] { $rounds } round
}{ $time ->
    [none] {""}
   *[other] , { $time } per turno
}
stats-card-places = Piazzamenti
stats-card-eaten = In salvo { $out } · mangiate { $eaten }
stats-card-levels = Meglio di
stats-card-won = Vinte
stats-card-reviewed = { $games ->
    [one] una partita analizzata
   *[other] { $games } partite analizzate
}: { $expected } vittorie attese
stats-card-luck = Dalla fortuna
stats-card-moves = Dalle mosse
stats-place = { $place }° posto { $times ->
    [one] una volta
    [2] due volte
   *[other] ({ $times } volte)
}
stats-seconds = { $seconds } s
stats-minutes = { $minutes } min
stats-hours = { $hours } h
stats-tokens = Pedine in salvo: { $out }, mangiate: { $eaten }{ $meal ->
    [none] .
   *[other] ; il pasto preferito del mostro è il { $meal }.
}
stats-level = { $level } ({ $won } su { $of })
stats-levels = Meglio di { $levels }.
stats-side = { $won } su { $of } con { $side }
stats-topic = { $topic }: vinte { $sides }.
stats-luck = { $games ->
    [one] Una partita analizzata
   *[other] { $games } partite analizzate
}: { $expected } vittorie attese, { $luck } dalla fortuna, { $skill } dalle mosse.
stats-guesses = Pronostici: giusti { $right } su { $guesses }.
stats-practice = A { $game }, nelle partite contro i programmi giochi più o meno come { $level } ({ $games ->
    [one] una partita
   *[other] { $games } partite
}).
stats-rating = Classifica di { $pool }: { $number } ± { $doubt }, { $place }° posto su { $people }.
stats-show = Mostra nel canale
stats-shown = { $who } mostra:
stats-nothing = Qui non c'è niente da vedere di questa persona.
stats-bot = I bot non hanno statistiche; i programmi ai tavoli mostrano quanto bene giochi contro di loro.
stats-not-here = { $name } non è in questo server.
stats-later = In questo momento le partite non si possono contare; riprova tra poco.
standing-none = Qui nessuno ha ancora giocato cinque partite valide per la classifica. Una partita vale solo tra le persone che ci giocano, almeno due.
stats-may-not-write = In questo canale non puoi scrivere, quindi qui non viene mostrato niente di tuo.
standing-pool = { $game }{ $players ->
    [two] , in due
    [more] , in tre o più
    [all] {""}
   *[other] ?{ $players }
}
standing-line = { $place }. { $who }: { $number } ± { $doubt } ({ $games ->
    [one] una partita
   *[other] { $games } partite
})
standing-note = Per 19 persone su 20 il numero vero sta in questo intervallo. La classifica è ordinata secondo il suo estremo più basso; chi non gioca da 90 giorni non appare.

## Il meglio di un mese

month-of = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
    [12] dicembre
   *[other] ?{ $month }
} { $year }
month-title = **Il meglio di { $month }**
month-prophet = Pronostici migliori: { $who }, giusti { $right } su { $guesses }.
month-daring = La mossa più audace: { $told } Con la migliore alternativa, le probabilità di { $who } sarebbero state più basse: { $percent }% in meno ({ $link }).
month-streak = Il rompicapo del giorno è stato risolto qui per { $days } giorni di fila.
month-film = Il filmato è della partita più altalenante, { $game } con { $who }: { $link }
month-post-on = Il meglio di ogni mese verrà pubblicato qui il primo giorno del mese dopo alle { $hour } ({ $zone }), se c'è stata una partita valida per la classifica; `/standing post:off` lo disattiva.
month-post-off = { $was ->
    [yes] Il meglio del mese non viene più pubblicato qui.
   *[no] Il meglio del mese non viene pubblicato qui.
}
month-post-lost = { $why ->
    [deleted] Il canale dove avevi chiesto il meglio del mese è stato eliminato, quindi lì non viene più pubblicato. { $channel }
    [shut] Non posso più scrivere in { $channel }, dove avevi chiesto il meglio del mese. Appena potrò di nuovo, arriva subito; lì `/standing post:off` lo disattiva.
   *[other] ?{ $why }
}

## Duplicati

duplicate-field = **{ $word }**, con { $players } giocatori: { $tables ->
    [0] ancora nessun tavolo a confronto
    [one] un tavolo a confronto
   *[other] { $tables } tavoli a confronto
}.
duplicate-result = { $place }° posto, punteggio { $score }
duplicate-times = { $result }{ $times ->
    [one] {""}
   *[other] {" "}({ $times } volte)
}
duplicate-seat = { $who }: { $result }
duplicate-points = { $seat }; **{ $points }** matchpoint su { $most }
duplicate-others = - agli altri tavoli: { $results }
duplicate-note = Ogni posto si confronta con lo stesso posto degli altri tavoli, per piazzamento e poi per punteggio: 2 matchpoint per ognuno che supera, 1 per un pareggio.
duplicate-repeated = Questo tavolo non entra nel confronto, perché qualcuno aveva già giocato questa parola e conosceva le carte.
duplicate-later = Il confronto tra i tavoli si vede quando questa partita è finita.
duplicate-bad-word = La parola di un duplicato ha da 2 a 16 lettere dalla a alla z; `new` ne inventa una.
duplicate-none-here = Questo tavolo non gioca un duplicato; `/new fearsome-floors duplicate` ne apre uno.

## Assenza

absence-wait = Il tempo di { $who } per questo turno è scaduto; la partita aspetta.
absence-stay = Il tempo di { $who } per questo turno è scaduto, quindi il bot fa il minimo al suo posto.
reaction-over = { $who } non ha risposto in tempo, quindi il bot fa il minimo al suo posto.
absence-stand-in = Il tempo di { $who } per questo turno è scaduto. Da ora gioca un sostituto{ stand-in-level }, finché { $who } non gioca o usa `/table back`.
absence-stands-in = Un sostituto{ stand-in-level } gioca per { $who }.
stand-in-level = { $level ->
    [none] { "" }
   *[other] { " " }({ $level })
}
time-uncounted = Non contati: { $unit ->
    [days] { $count } giorni
    [hours] { $count } ore
    [minutes] { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }
   *[other] ?{ $unit }
} in cui il bot o Discord non c'era.
absence-all = Da un round intero nessuno gioca, quindi la partita aspetta. Riprende con la prossima mossa, o quando un giocatore usa `/table back`.
absence-back = { $who } è di nuovo qui.
absence-nobody-stands-in = Nessuno gioca al tuo posto, e la partita non aspetta il ritorno di nessuno.

film-impossible = Il filmato è troppo grande per questo posto, o non si è potuto fare; l'immagine mostra come finisce.
picture-impossible = Non è stato possibile fare l'immagine; `/see text` descrive il tabellone a parole.
pictures-unmade = Non è stato possibile fare un'immagine, quindi il tabellone arriva come testo; il log di chi ospita il bot dice perché.
pictures-impossible = Qui non si possono pubblicare immagini: al bot manca il permesso **Allega file** in questo canale, o i file sono troppo grandi. Quindi il tabellone arriva come testo; `/see board` mostra l'immagine solo a te.

## La fine di una partita

phase-film = La fase appena finita, rivista:
over = La partita è finita. { $film ->
    [yes] { $record ->
        [yes] Ecco i suoi momenti migliori, e tutto come testo.
       *[no] Ecco i suoi momenti migliori.
    }
   *[no] { $record ->
        [yes] Ecco tutto come testo.
       *[no] { "" }
    }
}
over-won = Congratulazioni, { $who }!
over-programs-won = { $count ->
    [one] Ha vinto { $who }.
   *[other] Hanno vinto { $who }.
}
over-again = Rigioca
again-players-only = Solo chi ha giocato questa partita può aprire la prossima con le stesse persone; `/new` apre un tavolo per tutti.
again-without = Già invitati a giocare in questo server nell'ultimo giorno, senza aver giocato: { $names }. Chi vuole giocare prende posto da sé.
again-opened = Un tavolo è aperto per le stesse persone: se non vuoi giocare, esci; chiunque resti può iniziare.
over-record-alt = Tutta la partita come testo
over-replay = Rivedi
over-review = Analisi
review = **Analisi della partita n. { $number }: le probabilità di vittoria, round per round**{ $is_brief ->
        [yes] { "" }
    Ci è voluto molto, quindi sono state esaminate meno mosse del solito.
       *[no] { "" }
    }
review-progress = L'analisi è in corso: { $percent }% fatto.
review-later = L'analisi richiede un po' di tempo. Una riga in questo canale dirà quando è pronta.
review-ready = { $is_there ->
        [yes] { $who }, l'analisi della partita n. { $number } è pronta.
       *[no] { $who }, non è stato possibile analizzare la partita n. { $number }. Riprova.
    }
review-points = **Momenti decisivi**
review-post = Mostra a tutti
review-not-over = Si possono analizzare solo partite giocate fino alla fine.
review-no-such-game = Nessuno analizza partite di { $game }.
review-impossible = Ora non è possibile un'analisi. Riprova tra un momento.

## Rivedere, e ciò che si è perso

caught-up = Dal tuo ultimo turno non è successo niente.
catch-up-players-only = Non sei in questa partita, quindi non hai turni: `/see board` mostra com'è, `/see replay` tutto ciò che è successo.

replay-start = { $turns ->
    [0] **L'inizio**: non è stato ancora giocato nessun turno.
   *[other] **Prima del turno 1 di { $turns }**
}
replay-behind-lobby = Il tavolo aperto qui non ha ancora iniziato; questa è l'ultima partita, la n. { $number }.
replay-turn = **Turno { $turn } di { $turns }**
round-earlier = Mosse precedenti
round-left-out = -# … Le mosse prima di queste: `/see replay`.
replay-first = Inizio
replay-back = Indietro
replay-forward = Avanti
replay-last = Fine
replay-jump = Vai a
replay-jump-start = L'inizio
replay-jump-end = La fine
replay-game = N. { $number }, { $date }: { $names }
replay-game-watched = { $game } (seguita qui)

## Pronostici

guess-asked = Che cosa ne pensi? Puoi cambiare idea finché non succede.
guess-choose = Scegli
guess-noted = Segnato: { $choice }.{ $plays ->
    [yes] { " " }Giochi in questa partita, quindi potevi vedere le probabilità e cambiarle.
   *[no] { "" }
}
guess-count = { $question } ({ $count })
guess-best = Pronostici migliori: { $who }, giusti { $right } su { $guesses }.
guess-decided = { $happened } { $count ->
    [0] Nessuno l'ha indovinato.
   *[other] Indovinato da { $who }.
}
guess-scores = { $told } Giusti finora: { $scores }.
guess-score = { $who } { $right } su { $guesses }
guess-others = { $count ->
    [one] 1 altra persona
   *[other] altre { $count } persone
}
guess-nothing = Adesso non c'è niente da indovinare.
guess-seen = Tutti hanno già visto che cosa succede, quindi non si può indovinare. I pronostici di prima valgono ancora.
guess-too-late = È troppo tardi per questo pronostico: premi il pulsante del tabellone attuale.

## Seguire un altro canale

watch-begun = Da ora { $who } mostra qui le partite di { $channel }. { $status ->
    [running] Lì è in corso una partita:
    [lobby] Lì è aperto un tavolo; la sua partita appare qui quando comincia.
   *[other] Ora lì non c'è nessuna partita; la prossima appare qui quando comincia.
}
watch-from = Si gioca in { $channel }:
watch-over = { $who } non mostra più qui le partite di un altro canale.
watch-managers-only = Serve il permesso **Gestisci canali** in questo canale.
watch-itself = Un canale mostra comunque le sue partite: indicane un altro.
watch-unseen = Non vedi quel canale, quindi non puoi mostrare qui le sue partite.
watch-bot-outside = Il bot non vede quel canale, quindi non può mostrare qui le sue partite.
watch-hidden = Questo canale non mostra più le partite di un altro: alcune persone che leggono questo non possono più vedere quello.
watch-nothing = Questo canale non mostra partite di altri canali.

## Ciò che non si può fare a un tavolo

table-no-such-game = Questo canale non ha avuto una partita così; `/see replay` senza numero mostra l'ultima.
turn-taken-back = Ciò di cui si trattava è stato annullato, quindi non fa più parte della partita.
table-no-game-here = In questo canale non ci sono partite; `/new` apre un tavolo.
table-game-over-here = La partita in questo canale è finita; `/new` apre un nuovo tavolo.
table-channel-taken = In questo canale è già aperto un tavolo; un canale ha una partita alla volta, e quante ne vuoi nei thread.
table-no-thread = Il bot non può creare thread qui.
table-opening-gone = Questa offerta è scaduta: `/new` con `thread` apre il tavolo.
table-already-begun = La partita è già cominciata.
table-not-begun = La partita non è ancora cominciata; chiunque sia al tavolo può iniziarla con `/table start`.
table-not-at-table = Non sei a questo tavolo.
table-join-first = Non sei ancora a questo tavolo: premi { lobby-join }, o usa `/join`.
table-full = Il tavolo è pieno: a questo gioco si gioca in {$most} al massimo.
table-too-few-players = Servono almeno {$fewest} giocatori; finora {$players ->
    [0] non c'è nessuno
    [one] ce n'è uno
   *[other] ce ne sono {$players}
}.
table-side-taken = Già di qualcuno: {$side}; ancora liberi: {$free}.
table-unknown-side = In questo gioco non c'è {$side}; ancora liberi: {$free}.
table-side-needs-others = A un tavolo di {$players} ci sono solo {$sides}; {$name} gioca con {$side} e deve scegliere qualcos'altro con `/join`.
table-begun-leave = La partita è cominciata: usa `/resign` per lasciarla.
table-stale-board = Questo tabellone è di un turno precedente. {$link ->
    [none] `/see board` mostra quello attuale.
    [coming] Quello attuale sta arrivando nel canale; `/see board` lo mostra subito.
   *[other] Quello attuale: {$link}
}
table-other-lobby = Questa sala è chiusa; intanto in questo canale è aperto un altro tavolo.
table-other-game = Questo è per { $other }, e in questo canale si gioca a { $game }: muovi con { $moves }, guarda con { $looks }.
see-no-places = { $game } non ha spazi di cui chiedere: `/see text` dice tutto.
form-late = Il modulo ha impiegato troppo ad aprirsi: premi di nuovo il pulsante.
table-unknown-control = Questo pulsante è di un'altra versione del bot; `/see board` mostra quello attuale.

## Mosse scritte dopo `/act`

act-commands = { $game } ha i suoi comandi per le mosse: { $commands }.
act-more = … { $shown } di { $count } mostrate: continua a scrivere parole della tua mossa
act-not-your-turn = Non è il tuo turno.
act-all = Che cosa puoi fare ora: { $moves }
act-which = { $count ->
    [one] “{ $text }” corrisponde a una tua mossa
   *[other] “{ $text }” corrisponde a { $count } tue mosse
}: { $moves }
act-unknown = { $known ->
    [none] Niente di ciò che puoi fare ora contiene “{ $text }”.
    [each] Niente di ciò che puoi fare ora contiene tutto “{ $text }”.
   *[other] ?{ $known }
} Le mosse più simili:
    { $moves }
answer-awaited = Ora deve rispondere { $name }. Poi continui tu.
table-unknown-command = Il tuo Discord mostra questo comando com'era in un'altra versione del bot; ricarica Discord e usalo di nuovo.
table-our-fault-untold = Qualcosa è andato storto da parte nostra, ed è nel log; `/see board` mostra che cosa è stato fatto.
table-corrupt-save = Il salvataggio di questo tavolo non si può leggere; non è cambiato niente. Chi ospita il bot trova la causa nel log.
table-database-away = In questo momento il bot non raggiunge il suo database. Niente di ciò che è stato giocato è perso: riprova tra un momento.
table-database-replaced = Il file con tutte le partite è stato spostato, eliminato o sostituito mentre il bot era in funzione: non si può giocare finché chi ospita il bot non rimedia.
table-only-in-server = Le partite si giocano in un server: nei canali di testo e di annunci, nei thread e nei post dei forum, e nelle chat dei canali vocali e stage.
table-too-large = È troppo grande perché Discord lo mostri qui.
table-our-fault = Qualcosa è andato storto da parte nostra, ed è nel log come {$reference}; `/see board` mostra che cosa è stato fatto.
table-unknown-topic = Le regole non hanno un argomento così; `/rules` da solo li elenca tutti.
table-several-topics = Le regole hanno più argomenti così: { $titles }.
rules-games = Le regole di quale gioco?
rules-all = Tutti gli argomenti

## Impostazioni di un tavolo

server-language = Da ora i tavoli aperti in questo server sono in { $language }. Dove se n'è già giocato uno, il prossimo è come quello, finché chi lo ospita non imposta un'altra lingua (`/table settings language`).

settings-shown = Il tavolo è impostato così{ $may ->
    [yes] ; lo cambiano i pulsanti, o le opzioni di `/table settings`
   *[no] ; lo cambiano chi lo ospita e i moderatori
}:
    { $settings }
settings-group = { $group ->
    [posts] Post
    [time] Tempo
    [play] Gioco
   *[other] ?{ $group }
}
settings-form = Impostazioni del tavolo: { $group }
setting-until-over = { $setting } (resta così fino alla fine di questa partita)
settings-thread-over = La partita di questo thread è finita. `/table settings` in { $channel } mostra e cambia com'è impostata la prossima.
settings-changed = { $who } ha cambiato le impostazioni del tavolo ({ $changes }).
setting = { setting-name }: { $choice }
setting-name = { $name ->
    [pictures] immagini
    [posts] post
    [place] luogo
    [language] lingua
    [reminder] promemoria
    [time] tempo
    [absence] assenza
    [pause] pausa
    [hint] consiglio
    [forecast] previsione
    [tiles] tasselli
    [reaction] risposta
    [naming] linee colpite
   *[other] ?{ $name }
}
setting-pictures = { $choice ->
    [steps] un'immagine di ogni passo dei mostri
    [film] un filmato di ciò che fanno i mostri, e ogni passo a parole
    [live] ogni passo dei mostri da solo, uno dopo l'altro con una breve pausa
    [film-and-steps] un filmato di ciò che fanno i mostri, e un'immagine di ogni passo
   *[other] ?{ $choice }
}
setting-posts = { $choice ->
    [each-move] un tabellone dopo ogni mossa
    [round] un tabellone per ogni round, aggiornato dopo ogni mossa
   *[other] ?{ $choice }
}
setting-place = { $choice ->
    [channel] nel canale stesso
    [thread] in un thread tutto suo
   *[other] ?{ $choice }
}
setting-reminder = { $choice ->
    [never] mai
    [minutes-15] dopo 15 minuti, poi dopo il doppio del tempo, tre volte al massimo
    [hour] dopo un'ora, poi dopo il doppio del tempo, tre volte al massimo
    [hours-6] dopo 6 ore, poi dopo il doppio del tempo, tre volte al massimo
    [day] dopo un giorno, poi dopo il doppio del tempo, tre volte al massimo
    [days-3] dopo 3 giorni, poi dopo il doppio del tempo, tre volte al massimo
   *[other] ?{ $choice }
}
setting-time = { $choice ->
    [none] quanto si vuole
    [minute] un minuto
    [minutes-5] 5 minuti
    [minutes-15] 15 minuti
    [hour] un'ora
    [hours-6] 6 ore
    [day] un giorno
    [days-2] 2 giorni
    [days-3] 3 giorni
    [week] una settimana
   *[other] ?{ $choice }
}
setting-time-rests = { $time }, senza contare le ore di silenzio di chi gioca
setting-time-runs = { $time }, ore di silenzio comprese
setting-absence = { $choice ->
    [wait] la partita aspetta
    [stay] il bot fa il minimo per chi manca
    [stand-in] gioca un sostituto finché chi manca non torna
   *[other] ?{ $choice }
}
setting-reaction = { $choice ->
    [none] quanto per un turno
    [seconds-30] 30 secondi, poi il bot fa il minimo per chi manca
    [minute] un minuto, poi il bot fa il minimo per chi manca
    [minutes-5] 5 minuti, poi il bot fa il minimo per chi manca
    [minutes-15] 15 minuti, poi il bot fa il minimo per chi manca
    [hour] un'ora, poi il bot fa il minimo per chi manca
    [hours-6] 6 ore, poi il bot fa il minimo per chi manca
    [day] un giorno, poi il bot fa il minimo per chi manca
   *[other] ?{ $choice }
}
setting-reaction-as-time = { $time } (un turno non ne ha di più), poi il bot fa il minimo per chi manca
setting-pause = { $choice ->
    [none] nessuna, e le mosse dei programmi di fila arrivano insieme; 5 secondi se giocano solo programmi
    [seconds-2] 2 secondi
    [seconds-5] 5 secondi
    [seconds-15] 15 secondi
    [minute] un minuto
    [minutes-5] 5 minuti
   *[other] ?{ $choice }
}
setting-hint = { $choice ->
    [allowed] per chiunque sia di turno
    [solo] solo dove una persona gioca contro i programmi
    [never] mai
   *[other] ?{ $choice }
}
setting-unknown = Il gioco di questo canale non ha un'impostazione `{ $name }`; ha { $known }.
setting-no-choice = Nel gioco di questo canale l'impostazione `{ $name }` non ha questa scelta; ha { $known }.
setting-frozen = L'impostazione `{ $name }` fa parte di come è cominciata questa partita, quindi resta com'è fino alla fine.
setting-absence-untimed = { $choice } (quando i turni avranno un tempo)

table-host-only = Può farlo solo chi ospita questo tavolo, o chi qui ha il permesso **Gestisci canali**{ $role ->
    [none] {""}
   *[other] {" "}o il ruolo { $role }
}.
table-moderators-only = Può farlo solo chi qui ha il permesso **Gestisci canali**{ $role ->
    [none] {""}
   *[other] {" "}o il ruolo { $role }
}.

## Che cosa fanno i moderatori: detto nel canale

moderation-undo = { $who } annulla { last-turns }: { $what }
undo-afresh = Quei turni vengono da un file, quindi la loro fortuna non torna: si estrae di nuovo.
moderation-undo-shown = Alla fine tutti hanno visto ciò che era nascosto; la partita continua comunque.
moderation-redo = { $who } ha rigiocato ciò che era stato annullato: { $what }
moderation-stop = { $status ->
    [lobby] { $who } ha chiuso questo tavolo.
   *[other] { $who } ha interrotto la partita n. { $number }; `/table restore` la ripristina.
}
moderation-reset = { $status ->
    [lobby] { $who } ha chiuso questo tavolo; `/new` ne apre un altro.
   *[other] { $who } ha chiuso la partita n. { $number } per ricominciare con le stesse persone; `/table restore` la ripristina.
}
moderation-restore = { $who } ha ripristinato la partita n. { $number }.
moderation-skip = { $who } ha saltato il turno di { $name }.
moderation-replace = { $who } ha dato il posto di { $old } a { $new }.
moderation-replace-hand = { $who } ha dato il posto di { $old } a { $new }, che da ora vede ciò che questa parte nasconde.
moderation-role = { $who } { $role ->
    [none] ha cambiato chi modera i tavoli: ora solo chi ha lì il permesso **Gestisci canali**.
   *[other] permette a chi ha il ruolo { $role } di moderare tutti i tavoli di questo server.
}
moderation-import = { $who } ha caricato una partita da un file; continua qui.{ $hides ->
    [yes] { " " }Chi ha il file può leggere ciò che ogni parte nasconde.
   *[no] { "" }
}
moderation-import-other-luck = { $who } ha caricato una partita da un file; continua qui.{ $hides ->
    [yes] { " " }Chi ha il file può leggere ciò che ogni parte nasconde.
   *[no] { "" }
} Il file dice anche che cosa è stato annullato o uscirà dopo. Nessuna partita di questo server lo conferma, quindi è stato tralasciato.

## Che cosa leggono i moderatori

undo-offer = { $turns }: torna a prima di { $what }
undo-how-many = Indica quanti turni annullare.
reset-asked = { $status ->
    [lobby] Chiudere questo tavolo? Chi è al tavolo dovrà partecipare di nuovo.
   *[other] Chiudere la partita n. { $number }, e aprire un tavolo per le stesse persone? `/table restore` può ripristinarla.
}
reset-sure = Ricomincia
stop-asked = Interrompere qui la partita n. { $number }? `/table restore` può ripristinarla.
stop-sure = Interrompi
moderation-other-game = Intanto in questo canale si gioca un'altra partita: usa di nuovo il comando.
restore-offer = N. { $number }, interrotta { $at } UTC dopo { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}: { $names }
restore-nothing = Questo canale non ha una partita interrotta così.
restore-channel-playing = In questo canale è in corso una partita: `/table stop` lo libera per un'altra.
skip-nobody = Ora non è il turno di nessuno.
seat-offer = { $who } offre a { $new } il posto di { $old } ({ $side }); resta di { $old } finché { $new } non lo prende.
seat-offer-take = Prendo il posto
seat-offer-refuse = No, grazie
seat-offer-sent = Chiesto con un pulsante nel canale: { $names }.
seat-offer-unpinged = Già invitati a giocare in questo server nell'ultimo giorno, senza aver accettato: { $names }. Per questo nessuno viene chiamato di nuovo.
seat-offer-made = { $name } ha già ricevuto l'offerta di un posto in questa partita; non si chiede due volte.
seat-offer-refused = { $new } non prende il posto di { $old }.
seat-offer-others = Qui si chiede a { $name }: nessun altro può rispondere.
seat-offer-over = Questa offerta di un posto non vale più.
import-busy = Per questo server si sta già leggendo un altro file; riprova tra un momento.
import-too-long = Leggere questo file richiede troppo tempo: la lettura è stata fermata, e non è cambiato niente.
import-offer = { $who } carica una partita da un file, in cui { $new } giocherebbe con { $side }. Continua qui quando tutti quelli a cui si chiede hanno accettato.
import-agreed = Segnato. La partita continua quando hanno accettato anche gli altri.
import-refused = { $new } non vuole giocare la partita del file, quindi non continua qui.
replace-not-seated = Solo chi è a questo tavolo può lasciare un posto.
replace-no-program = A questo tavolo nessun programma, o più di uno, si chiama “{ $name }”.
replace-whom = Di' chi lascia il posto (`old` o `program`), e chi lo prende (`new`, o un programma di un `level`).
replace-already-seated = { $name } è già a questo tavolo.
replace-keeps-seat = { $name } gioca qui e tiene il posto. Può cederlo { $name } se ospita il tavolo, o un moderatore che non gioca in questa partita; oppure si può dare ad altri dopo un turno che { $name } ha saltato.
replace-has-seen = { $name } ha giocato dall'altra parte in questa partita e ha visto ciò che nasconde, quindi non può prendere questo posto.
replace-may-have-seen = Qualcuno che era dall'altra parte di questa partita è stato cancellato, e potrebbe essere chiunque. Quindi { $name } non può prendere questo posto; un programma sì.
replace-bot = Un bot non può stare a un tavolo.
replace-not-here = { $name } non è in questo server, e non può stare ai suoi tavoli.
moderators-managers-only = Per indicare il ruolo che modera i tavoli serve il permesso **Gestisci server**.
moderators-shown = I tavoli di questo server li modera chi ha lì il permesso **Gestisci canali**{ $role ->
    [none] . `/table moderators role` lo permette anche a chi ha un ruolo; per questo serve **Gestisci server**.
   *[other] , e chi ha il ruolo { $role }.
}
moderators-asked = Permettere a chi ha il ruolo { $role } di moderare tutti i tavoli di questo server? Sostituisce il ruolo che lo fa ora, se ce n'è uno.
moderators-sure = Permetti di moderare
moderators-none = Togli il permesso al ruolo
log-shown = Che cosa è stato fatto per ultimo ai tavoli di questo canale:
log-act = - { $at }: { $told }
log-empty = Ai tavoli di questo canale non è stato ancora fatto niente.
exported = Il salvataggio, che `/table import` sa leggere, e la partita come testo.
exported-view = La partita come puoi vederla tu: nessuno può continuarla da questo file, perché ciò che ti è nascosto non c'è.
export-unreadable = Questa partita non si può leggere, e il suo salvataggio mostrerebbe ciò che nasconde.
export-nothing = Questo canale non ha avuto partite da esportare.
import-too-large = Il file è troppo grande: una partita ha al massimo { $most } MB.
import-no-game = Il file non contiene una partita: file così li scrivono `/table export` e `/see record`.
import-newer = Il file contiene una partita salvata da una versione più nuova di questo bot: questa non la sa leggere.
import-unknown-game = Il file contiene una partita di un gioco che qui non c'è.
import-view = Il file contiene una partita come la vedeva una persona: manca ciò che le era nascosto, quindi non può continuare.
import-players = Il file contiene una partita di { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}; il gioco ne prevede da { $fewest } a { $most }.
import-other-rules = Il file contiene una partita che le regole non permettono, dal suo turno { $turn } in poi.
import-seats = La partita del file ha { $seats } posti: non indicare nessuno per un posto oltre quelli.
import-who = Il file non dice chi sta al posto { $seat }, o chi c'era non è in questo server: indica qualcuno con l'opzione seat{ $seat }.
import-same-person = Nessuno può stare a due posti: indica qualcun altro per uno dei due.

## Il desiderio di annullare

last-turns = { $turns ->
    [one] l'ultimo turno
   *[other] gli ultimi { $turns } turni
}
undo-request-asked =
    { $who } chiede di annullare { last-turns }{ $luck ->
        [yes] , con tutto ciò che ne è venuto; torna la stessa fortuna
       *[no] { "" }
    }:
    { $what }
consent-asked =
    { $what }
    Serve il sì di { $asked } prima che qualcuno continui a giocare{ $time ->
        [none] { "" }
       *[other] , entro { $time }
    }; chiunque giochi può rifiutare.
consent-shortest = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
consent-agree = Accetto
consent-refuse = Rifiuto
undo-request-sent = Così si annulla più del tuo turno, quindi serve il sì di { $asked }; l'ho chiesto nel canale.
consent-agreed = Hai accettato; mancano ancora altri.
undo-request-granted = Con il consenso degli altri, { $who } annulla { last-turns }: { $what }
common-move-granted = Tutti accettano.
common-move-sent = Serve il sì di { $asked }; l'ho chiesto nel canale.
consent-nothing = { $wanted ->
    [undo] { $asker } non annulla niente
    [move] la partita continua come prima
   *[other] ?{ $wanted }
}
consent-refused = { $who } non accetta, quindi { consent-nothing }.
consent-withdrawn = { $wanted ->
    [undo] { $asker } ci ripensa e non annulla niente.
    [move] { $asker } ci ripensa: la partita continua come prima.
   *[other] ?{ $wanted }
}
consent-lapsed = Non tutti hanno accettato in tempo, quindi { consent-nothing }.
undo-request-no-turn = In questa partita non hai fatto mosse da annullare.
consent-open = Qualcuno ha già chiesto il consenso degli altri; prima serve quella risposta.
consent-made = L'hai già chiesto su questo tabellone, e gli altri non hanno accettato.
consent-players-only = Accetta o rifiuta solo chi gioca in questa partita, e tu non giochi.
consent-own = L'hai chiesto tu: devono accettare gli altri.
consent-not-asked = Per questo non serve il tuo consenso.
consent-over = Non si può più rispondere: la risposta c'è già, o il tempo è scaduto.

## Se il bot può fare il suo lavoro

table-cannot-write = { $place ->
    [private] Il bot non è membro di questo thread privato, quindi non può scriverci: menziona { $bot } per aggiungerlo.
   *[other] Il bot ora non può scrivere in questo canale.
} Ciò che è stato fatto resta; i suoi tabelloni appaiono appena il bot può scrivere di nuovo.
doctor-permissions = Permessi che mancano in questo canale: { $missing ->
    [none] nessuno
   *[other] { $missing }
}.
doctor-thread = { $state ->
    [outside] Il bot non è membro di questo thread privato, quindi non può scriverci: menziona { $bot } per aggiungerlo.
    [locked] Questo thread è bloccato, quindi il bot non può scriverci finché un moderatore non lo sblocca.
   *[other] ?{ $state }
}
doctor-pictures = { $possible ->
    [yes] Qui si possono pubblicare immagini.
   *[no] Qui non si possono pubblicare immagini.
}
doctor-database = { $writable ->
    [yes] Si può scrivere nel database.
   *[no] Non si può scrivere nel database.
}
doctor-owed = Post che devono ancora arrivare in questo canale: { $posts }.
doctor-places = Si può giocare nei canali di testo e di annunci, nei thread e nei post dei forum, e nelle chat dei canali vocali e stage.
doctor-versions = Furunkulus { $bot }, discord.py { $library }, tabelle della versione { $schema }.
permission = { $name ->
    [view-channel] Visualizza canali
    [connect] Connettiti
    [send-messages] Invia messaggi
    [send-messages-in-threads] Invia messaggi nei thread
    [attach-files] Allega file
    [read-message-history] Leggi cronologia messaggi
   *[other] ?{ $name }
}

## /help: che cosa si può fare ora

help-no-game = In questo canale non è aperta nessuna partita. Puoi:
help-in-lobby = Un tavolo di **{ $game }** aspetta giocatori. Puoi:
help-in-game = **{ $game }** è in corso{ $place ->
    [here] {""}
   *[other] {" "}in { $place }
}. { $turn ->
    [mine] **È il tuo turno.**
    [theirs] È il turno di { $who }.
    [none] Ora non è il turno di nessuno.
   *[other] ?{ $turn }
} Puoi:
help-after-game = L'ultima partita qui, **{ $game }**, è finita. Puoi:
help-new = Aprire un tavolo: `/new` e un gioco. Hai subito un posto; gli altri premono **{ lobby-join }**.
help-join = Prendere posto: **{ lobby-join }** sotto la sala, o `/join`.
help-leave = Uscire: **{ lobby-leave }**, o `/table leave`.
help-start = Cominciare: **{ lobby-start }**, o `/table start`.
help-more-people = Aspettare altri: la partita comincia quando siete abbastanza e qualcuno preme **{ lobby-start }**.
help-opponent = Giocare con un programma: **{ lobby-opponent }**, e scegli quanto è bravo.
help-learn = Imparare un gioco giocando (solo per te): `/learn`.
help-puzzle = Risolvere il rompicapo del giorno (solo per te): `/puzzle`.
help-primer = Imparare il gioco in un minuto: **{ lobby-primer }** sotto la sala.
help-plan = Preparare la tua prossima mossa: **{ plan-ahead }** sotto l'ultimo tabellone. Si gioca quando arriva il tuo turno.
help-look = Guardare (solo per te): `/see board`, `/see text` a parole, `/see catch-up` per ciò che ti sei perso, `/see replay` per la partita dall'inizio.
help-watch = Seguire le partite di questo canale in un altro: lì `/table watch start`.
help-undo = Annullare la tua ultima mossa: `/undo`. Se altri hanno giocato dopo, si chiede a loro.
help-resign = Lasciare la partita per sempre: `/resign`.
help-replay = Rivedere la partita: `/see replay`.
help-review = Vedere che cosa l'ha decisa: `/review`.
help-again = Rigiocare con le stesse persone: **{ over-again }** sotto il risultato.
help-rules = Leggere le regole: `/rules`.
help-settings = Dire come il bot ti deve chiamare quando è il tuo turno: `/settings`.
help-moderators = Come moderatore puoi anche:
help-host = Ospiti il tavolo, quindi puoi anche:
help-table-settings = Vedere e cambiare le impostazioni del tavolo: `/table settings`.
help-table-undo = Annullare gli ultimi turni, o rigiocarli: `/table undo`, `/table redo`.
help-skip = Saltare il turno di chi fa aspettare tutti: `/table skip`.
help-replace = Dare un posto a qualcun altro o a un programma: `/table replace`.
help-stop = Interrompere la partita, o chiudere il tavolo: `/table stop`.
help-reset = Ricominciare con le stesse persone: `/table reset`.
help-restore = Ripristinare una partita interrotta: `/table restore`.
help-files = Avere una partita come file, o continuarne una da file: `/table export`, `/table import`.
help-log = Vedere che cosa è stato fatto qui ai tavoli: `/table log`.

## Una riga sui primi pannelli

coach = 💡 { $told }
coach-enough = Basta suggerimenti
