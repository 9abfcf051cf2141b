# Le regole di Claustrophobia, argomento per argomento. **[decisione]**: deciso da noi dove il regolamento tace.

cl-rules-row = - **{ $name }**: { $about }
cl-rules-tile = - **{ START($kind) }**: { $about ->
    [start] cinque guerrieri di ogni parte.
    [exit] cinque guerrieri di ogni parte; da qui un umano lascia il gioco per 1 MVT.
    [pentacle] cinque guerrieri di ogni parte.
    [hideout] come dice lo scenario, altrimenti niente.
    [hungry] qui un colpo di un attacco su un guerriero vale doppio.
    [narrow] posto per un guerriero di ogni parte.
    [flooded] entrarci fa finire il movimento; uscirne lo costa tutto, ancora intero.
    [trapped] il primo umano che ci entra tira: 1 niente, 2 e 3 un colpo, 4 il movimento finisce, 5 appare un troglodita, 6 due colpi.
    [mechanism] quando ci entra il primo umano, la prossima Fase Minaccia ha un dado in più.
    [den] qui si possono sempre evocare trogloditi, un demone come altrove.
    [hole] i trogloditi vanno da un foro all'altro per 1 MVT; quando viene piazzata, i demoni mettono un gettone Foro su un'altra tessera.
    [plain] niente.
   *[other] ?{ $about }
}
cl-rules-demon = - **{ START($name) }**, punti vita { $health }, { $stats }: { $demon ->
    [combat] Impressionante, Guardia del Corpo.
    [cruelty] tutti i trogloditi sono Frenetici; un dado Destino in più finché è in gioco.
    [destruction] +3 CBT con due o più umani sulla sua tessera.
    [souls] il Martello benedetto gli fa 2 ferite per colpo; uno sparo da un'altra tessera non lo ferisce.
    [possessed] il Martello benedetto gli fa 2 ferite per colpo; i trogloditi sulla sua tessera lo proteggono.
    [hunter] +1 CBT per ogni linea persa dal suo bersaglio.
   *[other] ?{ $demon }
}
cl-rules-board = - **{ $kind ->
    [redeemer] Redentore
    [brute] Condannato (Guardia del Corpo, Impressionante)
    [blade] Mercenario (Elusivo)
   *[other] ?{ $kind }
}** { $lines }

cl-rules-of-humans = Scopo, round, ciò che fanno gli umani
cl-rules-of-demons = Ciò che fanno i demoni
cl-rules-of-things = Talenti, tessere, carte
cl-rules-of-table = Scenari, e al tavolo

cl-rules-aim-title = Scopo e parti
cl-rules-aim =
    Due giocatori. Gli **umani**, cinque al massimo, esplorano tunnel piazzati tessera per tessera e cercano di fare ciò che chiede lo scenario. I **demoni** evocano dal buio trogloditi e un demone, e cercano di fermarli.

    Ogni guerriero ha tre numeri, **MVT/CBT/DEF**: di quante tessere può andare, con quanti dadi attacca, e che cosa deve mostrare almeno un dado per colpirlo. DEF non supera mai 6.

    Se muore l'ultimo umano in gioco vincono i demoni, a meno che lo scenario conti chi è uscito. Dopo l'ultimo round vincono i demoni, se lo scenario non dice altro. Chi si ritira perde.

cl-rules-round-title = Un round
cl-rules-round =
    1. **Iniziativa**: gli umani tirano un dado per ogni umano in gioco, e ne danno uno a ciascuno.
    2. **Fase Azioni degli Umani**: gli umani, uno dopo l'altro, si muovono e combattono, in qualsiasi ordine, ognuno una volta.
    3. **Fase Minaccia**: i demoni tirano i dadi Destino, li piazzano, giocano carte Evento, e poi evocano.
    4. **Fase Azioni dei Demoni**: i guerrieri dei demoni, uno dopo l'altro, si muovono e combattono. Non esplorano mai.

    Un movimento non è mai spezzato da un combattimento. Un guerriero agisce una volta per fase. Poi si controllano gli scopi, e comincia un nuovo round.

cl-rules-dice-title = Dadi Azione e linee
cl-rules-dice =
    Ogni umano ha una tessera con sei **linee**. Il dado che un umano riceve indica la linea che vale fino alla prossima Iniziativa. Lo Scettro aggiunge un dado, Adunata due; i dadi che avanzano si mettono da parte.

    Se quella linea è cancellata, l'umano è **Esausto**: 0/0/3, niente talenti, niente Oggetti (tranne lo Scettro), niente Doni. Ciò che danno Doni e carte vale comunque: con +1 MVT si muove. Una linea cancellata durante il round non rende Esausti. Curare la linea del dado fa finire subito l'esaurimento.
cl-rules-dice-picture = Nell'immagine: il Redentore ha un 4, Condannato B1 un 2, Mercenario K1 un 6 e Mercenario K2 un 3; le linee che valgono sono accese. La linea 2 di B1 è barrata, quindi B1 è Esausto. K1 ha perso le linee 1 e 5, ma non quella che vale.

cl-rules-lines-title = Le linee degli umani
cl-rules-lines =
    MVT/CBT/DEF per ogni dado:
    { $boards }

cl-rules-moving-title = Movimento, Blocco, posto
cl-rules-moving =
    Passare da un'apertura alla tessera collegata costa 1 MVT. Due tessere vicine sono **collegate** se entrambe hanno un'apertura sul lato in comune e lì non c'è un crollo.

    - Una tessera ha **posto** per tre guerrieri di ogni parte, anche solo di passaggio **[decisione]**; alcune tessere per di più o di meno.
    - **Blocco**: un guerriero può lasciare una tessera con nemici solo se la sua parte ha lì almeno tanti guerrieri quanti loro, lui compreso.
    - I nemici **Impressionanti** non lasciano andare nessuno. I guerrieri **Elusivi** se ne vanno liberamente; da un nemico Impressionante se ne vanno come gli altri da quelli semplici.

    Nessuno colpisce un guerriero che se ne va **[decisione]**.
cl-rules-moving-picture = Nell'immagine: Condannato B1 è andato a est da T0 a T1 per 1 MVT; i punti mostrano la strada. Gli stivali accanto a ogni linea sono il MVT. Mercenario K1 non può lasciare T2: lì ci sono due trogloditi contro un umano. T3 è un Tunnel Stretto. Le frecce puntano nel buio.

cl-rules-exploring-title = Esplorare
cl-rules-exploring =
    Gli umani passano da un'apertura a una cella vuota per 1 MVT. Si pesca una tessera, **chi gioca con i demoni** la gira, con un'apertura verso chi esplora, che poi ci sta sopra. Il suo effetto succede, e chi esplora può proseguire.

    - Le altre tessere vicine non devono combaciare: un'apertura contro un muro è chiusa **[decisione]**.
    - Una tessera che non lascerebbe nessuna via verso il buio si scarta, e se ne pesca un'altra; se un orientamento ne lascia una, va scelto **[decisione]**.
    - Se non fa differenza come sta una tessera, non si chiede a nessuno **[decisione]**.
cl-rules-exploring-picture = Nell'immagine: Mercenario K1 è andato a nord da T0, dove non era stato nessuno, ed è stata pescata una tessera. Sta lì come T1, incorniciata, con l'unica apertura verso T0, e K1 ci sta sopra. Il numero in alto a destra conta le tessere rimaste.

cl-rules-fighting-title = Combattere
cl-rules-fighting =
    Scegli un bersaglio sulla stessa tessera; con un Trombone basta una tessera collegata. Tira CBT dadi: ognuno che mostra la **DEF** del bersaglio o più è un colpo. Con CBT 0 non si attacca **[decisione]**.

    - Tutti i trogloditi semplici di una tessera sono un solo bersaglio: ne muore uno per ogni colpo. Un Troglodita Resistente è un bersaglio a sé.
    - Un demone subisce una ferita per ogni colpo, e muore quando ne ha quante i suoi punti vita.
    - I guerrieri **Frenetici** rilanciano una volta ogni dado mancato.
    - Il Martello benedetto uccide subito un demone, ma due di loro subiscono 2 ferite.

    Il pannello e il completamento dicono le probabilità prima che tiri.
cl-rules-fighting-picture = Nell'immagine: Condannato B1, con 3 dadi, ha attaccato i tre trogloditi su T1, la cui DEF è 3. I dadi sono sotto: il 2 manca, il 3 e il 6 sono colpi. Due trogloditi sono morti, ne resta uno.

cl-rules-hits-title = Colpi sugli umani
cl-rules-hits =
    Ogni colpo cancella una linea; chi gioca con gli umani sceglie quale. Chi le ha tutte e sei cancellate è morto, e i suoi Oggetti sono persi.

    Quando si scelgono le linee è un'impostazione del tavolo (`/table settings naming`, prima che cominci la partita): **subito**, dopo ogni attacco, spazio, carta o tessera che colpisce; o **dopo**, per partite di più giorni **[decisione]**: il numero di colpi vale subito, le linee si scelgono prima della prossima Iniziativa, e per un umano che arriva a sei linee o più si decide subito.

    Una **Guardia del Corpo** non Esausta accanto al bersaglio può subire per lui un colpo di un attacco. **Parata** ignora un colpo di un attacco. I colpi di trappole, fumi, spazi e granate non sono attacchi.
cl-rules-hits-picture = Nell'immagine: un troglodita ha colpito Condannato B1 su T1, ed è stata scelta la linea 3; è barrata in chiaro. Le linee 4 e 5 erano già perse. Il dado sulla linea 1 vale ancora. Mercenario K2 ha perso la linea 6.

cl-rules-talents-title = Talenti e Oggetti
cl-rules-talents =
    - **Guardia del Corpo**: subisce colpi di attacchi per un amico sulla stessa tessera. Quelle dei demoni seguono un ordine permanente: sempre o mai.
    - **Benedetto**: +1 MVT o +2 CBT in questa Fase Azioni degli Umani, e se la linea del dado è cancellata, viene curata.
    - **Impressionante**: i nemici non possono lasciare la sua tessera. **Elusivo**: se ne va nonostante i nemici. **Frenetico**: rilancia una volta i dadi mancati.
    - **Trombone**: +1 CBT, e spara su una tessera collegata. **Scudo d'acciaio**: +1 DEF. **Scettro del comando**: un dado Azione in più. **Martello benedetto**: uccide i demoni.

    Gli Oggetti restano a chi li porta.

cl-rules-tiles-title = Tessere
cl-rules-tiles =
    { $tiles }
cl-rules-tiles-picture = Nell'immagine, secondo i numeri delle tessere: T0 Pozzo di Partenza, T1 Pentacolo, T2 Nascondiglio, T3 Tunnel Divoracore, T4 Tunnel Stretto, T5 Tunnel Allagato, T6 Tunnel Trappola, T7 Meccanismo Demoniaco, T8 Tana dei Trogloditi, T9 Foro nel Terreno, T10 tunnel semplice, T11 Uscita.

cl-rules-threat-title = Minaccia ed evocazioni
cl-rules-threat =
    Si tirano tre dadi Destino, e quelli in più. I dadi si piazzano una combinazione alla volta; ognuna ha effetto subito. Ogni spazio accetta una combinazione per fase **[decisione]**. La prima evocazione mette da parte gli altri dadi.

    Un troglodita costa 1 Punto Minaccia (PM), un demone 5. La tessera ha bisogno di una via verso il buio, di nessun umano, e di posto. Lo scenario limita quanti demoni si possono comprare; i trogloditi sono undici. I PM che avanzano restano.
cl-rules-threat-picture = Nell'immagine: i demoni avevano 6 PM e hanno evocato il Cacciatore su T2 per 5; la tessera è incorniciata. Il suo cuore mostra le 4 ferite che regge. T2 ha vie verso il buio e nessun umano; un troglodita costerebbe l'1 PM che resta.

cl-rules-destiny-title = Il Tabellone del Destino
cl-rules-destiny =
    { $slots }
cl-rules-destiny-picture = Nell'immagine i dieci spazi, su due righe e nell'ordine qui sopra, ognuno con i dadi che accetta sopra ciò che fa. Un 1 e un 3 sono sul secondo, Rumori dal profondo, e hanno dato 4 Punti Minaccia. C'è ancora un 5 da piazzare.

cl-rules-events-title = Carte Evento
cl-rules-events =
    { $events }

cl-rules-gifts-title = Doni
cl-rules-gifts =
    Si usano quando il dado del Redentore mostra il loro numero e lui non è Esausto, ognuno una volta per round **[decisione]**, prima che qualcuno agisca.
    { $gifts }

cl-rules-advantages-title = Carte Vantaggio
cl-rules-advantages =
    Una mano segreta; ognuna si usa una volta, e dopo non se ne pescano.
    { $advantages }

cl-rules-demons-title = Trogloditi e demoni
cl-rules-demons =
    - **Troglodita**, 1/1/3. **Troglodita Resistente**, 2/1/5, Frenetico.
    { $demons }

cl-rules-scenarios-title = Scenari
cl-rules-scenarios =
    { $scenarios }

cl-rules-auction-title = Asta e handicap
cl-rules-auction =
    Con `/new claustrophobia auction:True` gli umani vanno all'asta: da 21 in giù, sempre più basso, finché uno passa. Chi offre meno gioca con gli umani e spende al massimo l'offerta: il Redentore è gratis, un Dono costa 2 (al massimo 4), un Condannato o un Mercenario 3 (al massimo 2 per tipo), un Oggetto 2 (uno a testa), una carta Vantaggio 1.

    Gli handicap per chi comincia sono opzioni di `/new`: un mazzo Evento più mite, 3 Punti Minaccia in più, una carta Vantaggio in più, un Dono in più.

cl-rules-play-title = Giocare qui
cl-rules-play =
    - **{ cl-board-pad }** sull'ultimo tabellone apre il tuo pannello privato: dadi, guerrieri, dove andare, chi attaccare e con quali probabilità, carte. Resta aperto finché non hai finito, e un'azione richiede due o tre tocchi.
    - **{ cl-board-hand }**, o `/see hand`, mostra le tue carte solo a te.
    - `/act` fa lo stesso a parole: scrivi qualcosa della tua mossa, in qualsiasi ordine (`fight b1`), e scegli tra ciò che viene offerto. Si può anche scrivere per intero: `go R n`, `end`.
    - `/see text` dice il tabellone a parole, `/see where` un guerriero, `/see square` una tessera; `/undo` annulla la tua ultima mossa; dadi e tessere tornano uguali.
    - Una risposta nel turno dell'altra parte (una tessera, i colpi) ha il suo tempo: `/table settings reaction`.
