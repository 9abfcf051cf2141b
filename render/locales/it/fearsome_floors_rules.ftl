# Le regole, argomento per argomento. **[decisione]**: deciso da noi dove il regolamento tace.

ff-rules-of-tokens = Scopo, round, pedine
ff-rules-of-monster = Il mostro e i tasselli
ff-rules-of-advanced = Il gioco avanzato e le varianti
ff-rules-of-table = A questo tavolo

ff-rules-setup-title = Scopo e preparazione
ff-rules-setup =
    Lo **scopo**: porta le tue pedine dall'ingresso all'uscita, oltre un mostro che si muove da solo e mangia chi trova. Il primo giocatore con tutte le sue pedine in salvo tranne una vince subito; altrimenti vince chi ne ha di più in salvo alla fine (*{ ff-rules-end-title }*).

    Da due a quattro giocatori scelgono tra verde, rosso, blu e giallo, e hanno quattro pedine a testa (1, 3, 4, 5). In cinque, sei o sette ci sono anche beige, viola e nero, e ognuno ha tre pedine (1, 4, 5). L'altro lato di una pedina mostra ciò che manca a 7: dietro l'1 c'è un 6, dietro il 4 un 3. Una pedina si chiama con il numero che mostra; se due mostrano lo stesso, anche con il suo spazio: **rosso 4 su h7**.

    Il tabellone ha 156 spazi, colonne dalla a alla p e righe da 1 a 11, con due angoli opposti tagliati. Tutte le pedine aspettano fuori, all'ingresso, **p11**, con il lato chiaro in alto. La salvezza è l'uscita, **a1**, dove c'è il mostro, rivolto a est.

    Nel gioco base undici pietre e due pozze di sangue stanno sempre sugli stessi spazi. Un giocatore scelto a caso ha il segnalino primo giocatore **[decisione]**.
ff-rules-setup-picture = Nell'immagine: il gioco base prima della prima mossa. L'uscita, a1, è in alto a sinistra, con il mostro; l'ingresso, p11, in basso a destra. Ci sono pietre su c3, m4, h5, i6, n6, g7, e8, m8, o9, f10 e i10. Il sangue copre i3, j3, i4 e j4, e in riga e9, f9, g9 e h9.

ff-rules-round-title = Round e stadi
ff-rules-round =
    1. **Pedine.** Comincia chi ha il segnalino primo giocatore. A turno, in senso orario, ognuno muove una pedina non ancora mossa in questo round e la capovolge, finché tutte sono state mosse. Chi non ne ha più da muovere viene saltato; nessuno può passare, ma una mossa di zero spazi è una mossa. Con meno pedine degli altri non scegli quando essere saltato: le tue vengono prima.
    2. **Mostro.** Si rivela una carta, e il mostro si muove.
    3. Il segnalino primo giocatore passa al prossimo, in senso orario.

    Il mostro resta dov'è, rivolto come prima, fino alla sua prossima carta.

    Nel **round 1** ognuno muove solo due pedine; restare fuori conta come mossa **[decisione]**. Le altre vengono capovolte senza muoversi.

    Così tutte le pedine non ancora mosse mostrano lo stesso lato: chiaro nei round dispari, scuro in quelli pari. Una pedina che aspetta fuori conta come le altre: entra, o resta fuori e viene capovolta.

    Ogni stadio della partita usa sette delle otto carte; l'ottava non si vede mai. Dopo la settima tornano tutte e otto per il secondo stadio. Una partita dura quindi 14 round al massimo. Tra i due stadi tutto resta dov'è, e il mostro resta rivolto come prima.

    - **Primo stadio (round da 1 a 7):** una pedina mangiata torna all'ingresso, con il lato che aveva in alto, e può rientrare.
    - **Secondo stadio (round da 8 a 14):** una pedina mangiata è fuori dal gioco.

ff-rules-moving-title = Muovere una pedina
ff-rules-moving =
    Una pedina ha tanti punti quanti dice il numero che mostra: uno per ogni spazio su, giù, a sinistra o a destra, mai in diagonale. Può svoltare, tornare indietro, fermarsi prima o restare dov'è.

    - **Entrare** costa un punto e porta su p11. Nessuno entra finché lì c'è il mostro o, in una posizione preparata a mano, un tassello o un teletrasporto **[decisione]**.
    - **Uscire** costa un punto da a1. Una pedina uscita è in salvo per sempre.
    - Può passare su altre pedine, per un punto ciascuna, ma deve finire la mossa su uno spazio senza altre pedine.
    - Lo spazio del mostro e i teletrasporti sono chiusi, e così i muri: solo il mostro ci passa.
    - Finita la mossa, la pedina viene capovolta.
ff-rules-moving-picture = Nell'immagine: rosso 4 è andato da f2 a sinistra, a sinistra, a sinistra e in giù, in c3, e per strada ha spinto la pietra da c2 in b2. Non avrebbe potuto spingerla fino in a2, dove c'è verde 1. La sua mossa è finita ed è stato capovolto: ora mostra 3.

ff-rules-pushing-title = Spingere i tasselli
ff-rules-pushing =
    Una pedina che va contro un tassello lo spinge di uno spazio. Pietre, cristalli, pietre rotanti a destra e di 180° si spingono tutti allo stesso modo.

    - Lo spazio dietro deve essere sul tabellone e senza tasselli, pedine o mostro. Vale anche per un mostro su un teletrasporto **[decisione]**.
    - Una pedina spinge un tassello alla volta, mai una pedina, e niente oltre il bordo del tabellone.
    - Un tassello spinto su a1 o p11 è fuori dal gioco. Lo è anche quello che una pedina spinge su un teletrasporto **[decisione]**.
    - Un tassello spinto sul sangue lo attraversa scivolando dritto fino al primo spazio oltre. Se gli sbarra la strada un tassello, una pedina, il mostro o il muro, si ferma sull'ultimo spazio libero della pozza. Se scivola su a1, p11 o un teletrasporto, è fuori dal gioco; un teletrasporto con il mostro sopra invece lo ferma **[decisione]**.

    Il mostro spinge più forte: vedi *{ ff-rules-step-title }*.
ff-rules-pushing-picture = Nell'immagine: rosso 5 va giù da d2 e spinge il cristallo sul sangue in d4. Scivola fino in d5, dove lo ferma verde 4 su d6. Ora la pedina è su d3 ed è stata capovolta: mostra 2.

ff-rules-blood-title = Pozze di sangue
ff-rules-blood =
    Ci sono due pozze: una di 2 per 2 spazi, e una di 4 in fila, lungo una riga o una colonna. Un punto porta una pedina sul sangue, e lì non ci si ferma: scivola oltre, gratis, in linea retta, fino al primo spazio dopo.

    - Scivola oltre le altre pedine, e spinge un tassello che incontra, di nuovo su ogni spazio, finché quel tassello si può spingere **[decisione]**.
    - Dove non può proseguire (un muro, il mostro, un teletrasporto, un tassello che non si muove) si ferma sulla pozza. Il prossimo punto la porta da una parte libera qualsiasi, di nuovo scivolando finché è sul sangue **[decisione]**.
    - Può finire la mossa sul sangue solo dove è stata fermata. Alla mossa dopo spinge come sempre, se allora dietro il tassello c'è posto.
    - Se finisce di scivolare su uno spazio con un'altra pedina, le servono punti per andarsene da lì.

    Scivolano anche i tasselli (*{ ff-rules-pushing-title }*), e il mostro (*{ ff-rules-step-title }*).
ff-rules-blood-picture = Nell'immagine: con un punto rosso 3 è andato da b3 sul sangue in c3 ed è scivolato su d3, e3 e f3 fino in g3. È stato capovolto: ora mostra 4.

ff-rules-cards-title = Carte del mostro
ff-rules-cards =
    Le carte sono otto: 5, 7, 7, 8, 8 e 10 sono numeri di passi; **1 morto** e **2 morti** fanno andare avanti il mostro finché ha mangiato tante pedine, per 20 passi al massimo.

    Ogni round si pesca una carta tra quelle rimaste in questo stadio. La primissima carta è sempre un numero.

    Una carta pescata e annullata si pesca di nuovo: tutti l'hanno vista, quindi la previsione mostra solo quella, e nessuno fa pronostici **[decisione]**.

    Ogni pedina mangiata lungo la strada conta come un morto, anche quella spinta oltre il bordo o su un teletrasporto.

    Tutti, chi gioca e chi guarda, possono fare un **pronostico** su chi verrà mangiato dal mostro: premi **{ ff-board-guess }** sotto il tabellone, appena c'è sopra una pedina, e scegli una pedina, o nessuno. Puoi cambiare idea finché la carta non si vede. È giusto se quella pedina è tra le mangiate, o se hai detto nessuno e nessuna lo è; il canale sa chi ha indovinato, e quante volte finora. La partita non cambia.

ff-rules-monster-title = Come guarda e si gira il mostro
ff-rules-monster =
    Prima di ogni passo, e ancora una volta dopo l'ultimo, il mostro guarda: dritto davanti, alla sua sinistra e alla sua destra, mai dietro.

    Vede lungo la riga o la colonna fino al muro. Pietre e pietre rotanti gli bloccano la vista; cristalli, teletrasporti e sangue no. In ogni direzione conta solo la prima pedina, e a quanti spazi è; gli spazi di sangue contano come gli altri, anche dove scivolando la strada è più corta.

    - Si gira verso la pedina **più vicina** che vede.
    - Se due o tre sono alla **distanza minore**, va dritto, anche se nessuna di queste è dritta davanti. Le pedine più lontane non contano.
    - Se non vede **nessuno**, va dritto anche così.
ff-rules-monster-picture = Nell'immagine: il mostro è arrivato in e4 rivolto a est. Ha visto rosso 1 alla sua sinistra a 2 spazi e verde 4 davanti a 4; la pietra alla sua destra, su e5, nascondeva verde 5. Rosso 1 era più vicino: si è girato a sinistra ed è andato in e3.

ff-rules-step-title = Il passo del mostro
ff-rules-step =
    Il mostro va avanti di uno spazio. Decide ciò che c'è lì:

    - **Una pedina** viene mangiata.
    - **Una pietra o un cristallo** viene spinto, e con lui tutto ciò che gli sta dietro in fila: tasselli di ogni tipo, e pedine. Il più lontano si muove per primo. Ciò che va oltre il bordo o su un teletrasporto è perso: un tassello è fuori dal gioco, una pedina è mangiata. Un tassello spinto su a1 o p11 è fuori dal gioco; una pedina può essere spinta lì. Una fila che arriva, attraverso il muro e per tutta la riga 6, fino alle spalle del mostro viene spinta lo stesso; il mostro no.
    - **Una pietra rotante** non viene spinta: vedi *{ ff-rules-turning-title }*.
    - **Sangue**: il mostro scivola dritto, nello stesso passo, fino al primo spazio oltre, senza guardare, mangiando e spingendo ciò che incontra, anche attraverso un muro. Non si ferma mai sul sangue **[decisione]**, tranne come in *{ ff-rules-stuck-title }*.
    - **Un teletrasporto**: vedi *{ ff-rules-teleporters-title }*. **Un muro**: vedi *{ ff-rules-walls-title }*.

    Anche tasselli e pedine che spinge sul sangue lo attraversano. Si fermano sull'ultimo spazio libero se gli sbarra la strada il muro, una pedina o un tassello, che non viene spinto; su un teletrasporto sono persi **[decisione]**.
ff-rules-step-picture = Nell'immagine: il mostro è andato da b4 in c4. Il cristallo è stato spinto in d4, rosso 1 in e4, la pietra rotante a destra in f4 e verde 4 in g4, tutto in un passo.

ff-rules-walls-title = Muri
ff-rules-walls =
    Ogni pezzo del muro esterno ha una lettera, e ogni lettera c'è due volte. Gira il tabellone di mezzo giro, e le due si scambiano: C è sopra c1 e sotto n11. Per il mostro sono porte: entra da una lettera e, nello stesso passo, esce dall'altra uguale, andando nella stessa direzione.

    Ciò che sta sullo spazio dove arriva viene mangiato o spinto come sempre. Solo una pietra rotante lì agisce prima del muro: il mostro si gira dal suo lato. Non vede attraverso il muro: una pedina dietro l'altra lettera lo sorprende, e ne è sorpresa.

    Le pedine non possono usare i muri; il mostro può spingerle lì oltre il bordo, e allora sono mangiate, non spostate.
ff-rules-walls-picture = Nell'immagine: il mostro è andato a ovest da a6, attraverso il muro V, è arrivato in p6 nello stesso passo, e lì ha mangiato verde 4.

ff-rules-crystals-title = Cristalli
ff-rules-crystals =
    Un cristallo si spinge come una pietra, da parte delle pedine e del mostro. Ma il mostro **ci vede attraverso**: una pedina dietro un cristallo è vista, e lo spazio del cristallo conta nella distanza come gli altri.
ff-rules-crystals-picture = Nell'immagine: rivolto a nord su c5, il mostro ha guardato alla sua destra attraverso il cristallo su e5 e ha visto rosso 4 su f5 a 3 spazi. Davanti non ha visto nessuno, perché la pietra su c3 nascondeva verde 1. Si è girato a destra ed è andato in d5.

ff-rules-turning-title = Pietre rotanti
ff-rules-turning =
    Le pedine spingono le pietre rotanti a destra e di 180° come le altre pietre, ed entrambe bloccano la vista del mostro. Ma il mostro non spinge quelle che ha davanti:

    - Una **pietra rotante a destra** lo gira a destra, una **pietra rotante di 180°** lo gira indietro. Senza guardare fa lo stesso passo nella nuova direzione, dove un'altra pietra rotante può girarlo ancora.
    - Dietro un muro: se c'è una pietra rotante sullo spazio dove arriverebbe, il mostro si gira dal suo lato, prima di passare.
    - Sul sangue si gira subito e continua a scivolare nella nuova direzione.
    - In una fila che il mostro spinge, dietro una pietra o un cristallo, le pietre rotanti vengono spinte come tutto il resto.

    Se le pietre rotanti non lasciano nessuna via: vedi *{ ff-rules-stuck-title }*.
ff-rules-turning-picture = Nell'immagine: il mostro su d3 andava a est e ha incontrato la pietra rotante a destra su e3. Si è girato a sud senza guardare e, nello stesso passo, è andato in d4.

ff-rules-teleporters-title = Teletrasporti
ff-rules-teleporters =
    Ci sono due coppie. Ogni teletrasporto ha una freccia.

    - **Il mostro** che ci arriva appare, nello stesso passo, sull'altro della coppia, rivolto come la freccia di quello. Poi guarda come sempre. Oltre il sangue, un teletrasporto ferma lo scivolare.
    - **Le pedine** non vanno mai sui teletrasporti; scivolando si fermano prima.
    - **La vista** ci passa sopra.
    - **Ciò che viene spinto** su uno, o ci scivola, è perso: un tassello è fuori dal gioco, una pedina è mangiata.
    - Dove il mostro sta su un teletrasporto, le pedine non ci spingono tasselli, e ciò che scivola si ferma prima **[decisione]**.
ff-rules-teleporters-picture = Nell'immagine: il mostro è andato a est da b2 in c2 e sul teletrasporto su d2. Nello stesso passo è uscito dall'altro, su d5, rivolto a est come punta lì la freccia, e così ha proseguito fino in f5.

ff-rules-stuck-title = Bloccato, o in tondo
ff-rules-stuck =
    In due casi il mostro non può proseguire. Il regolamento non dice che cosa fa allora:

    - **Girato sul posto.** Se le pietre rotanti lo girassero per la seconda volta verso la stessa direzione mentre gira sul posto, è bloccato: il passo è speso, e resta lì, rivolto così **[decisione]**. Anche sul sangue.
    - **In tondo sul sangue.** Se le pietre rotanti lo mandano in tondo su una pozza, si ferma dove arriva sullo stesso spazio, rivolto allo stesso modo, per la seconda volta in un passo **[decisione]**. Lo spazio da cui il passo è partito conta come la prima volta, rivolto come dopo lo sguardo, anche se lì una pietra lo ha girato prima che partisse **[decisione]**.

    Al prossimo passo guarda di nuovo, e può girarsi verso qualcuno.
ff-rules-stuck-picture = Nell'immagine: il mostro su d3 andava a est. La pietra rotante di 180° su e3 l'ha girato a ovest, e quella su c3 di nuovo a est: bloccato.

ff-rules-tiles-title = Tutti i tasselli in breve
ff-rules-tiles-piece =
    - **{ $tile ->
        [crystal] Cristallo
        [turner] Pietra rotante a destra
        [reverser] Pietra rotante di 180°
        [stone] Pietra
       *[other] ?{ $tile }
    }**
      - mostro: { $turns ->
        [right] si gira a destra, poi fa lo stesso passo
        [around] si gira indietro, poi fa lo stesso passo
        [no] spinge questo e tutta la fila
       *[other] ?{ $turns }
    }
      - pedina: spinge, un tassello alla volta
      - vista: { $sight ->
        [blocked] finisce qui
        [open] prosegue
       *[other] ?{ $sight }
    }
      - spinto contro: dal mostro, muove anche questo; da una pedina, vietato; scivolando, si ferma
ff-rules-floor-blood =
    - **Sangue**
      - mostro: continua a scivolare nello stesso passo
      - pedina: un punto per entrare, poi scivola gratis
      - vista: prosegue
      - spinto sopra: lo attraversa scivolando, fin dove può
ff-rules-floor-teleporter =
    - **Teletrasporto**
      - mostro: esce dall'altro della coppia, rivolto come la sua freccia
      - pedina: non può entrare; scivolando si ferma prima
      - vista: prosegue
      - spinto sopra: tassello fuori dal gioco, pedina mangiata
ff-rules-tiles =
    Che cosa succede al mostro che ci va, a una pedina, alla vista, e a ciò che viene spinto lì. Solo una riga intera che spinge in tondo arriva sullo spazio del mostro stesso (*{ ff-rules-step-title }*); ciò che scivola si ferma prima.

    { $pieces }

    Spazi senza un tassello così: vedi *{ ff-rules-squares-title }*.

ff-rules-squares-title = Tutti gli spazi in breve
ff-rules-squares =
    Che cosa succede su sangue, teletrasporti, angoli e muri al mostro, a una pedina, alla vista del mostro, e a ciò che viene spinto lì. Tasselli che si possono spingere: vedi *{ ff-rules-tiles-title }*.

    { $floors }
    - **a1 e p11**
      - mostro: spazi come gli altri
      - pedina: spazi come gli altri, e le vie per uscire ed entrare
      - vista: prosegue
      - spinto sopra: tassello fuori dal gioco, pedina resta lì
    - **Muro**
      - mostro: passa alla stessa lettera
      - pedina: chiuso; scivolando si ferma
      - vista: finisce qui
      - spinto contro: dal mostro, tassello fuori dal gioco, pedina mangiata; da una pedina, vietato; scivolando, si ferma

ff-rules-end-title = La fine, e il ritiro
ff-rules-end =
    Il primo giocatore con tutte le pedine in salvo tranne una (tre su quattro, due su tre) **vince subito**.

    Altrimenti la partita finisce dopo la settima carta del secondo stadio, o prima in quello stadio quando sul tabellone e fuori non resta nessuna pedina; finché una aspetta fuori, si continua **[decisione]**. Una pedina che allora non è in salvo è persa. Vince chi ne ha di più in salvo; a parità, chi è arrivato per primo a quel numero.

    Se nessuno ha portato in salvo una pedina vince il mostro: prende il primo posto, e i giocatori condividono il secondo **[decisione]**.

    Il **ritiro** nel regolamento non c'è. Qui si può lasciare la partita in ogni momento **[decisione]**:

    - Le pedine non in salvo lasciano il tabellone; quelle in salvo contano ancora.
    - Gli altri continuano. Il segnalino primo giocatore arriva comunque al posto vuoto, che viene saltato **[decisione]**; così anche dove lo riceverebbe alla fine della costruzione **[decisione]**.
    - Chi si ritira non può più vincere e viene dietro a tutti quelli rimasti; tra loro, viene prima chi è andato via dopo **[decisione]**.
    - Quando al tavolo resta un solo giocatore, vince lui, qualunque cosa abbia salvato **[decisione]**.

ff-rules-draft-title = Gioco avanzato: costruire
ff-rules-draft =
    Nel gioco avanzato i giocatori costruiscono la fortezza. Accanto al tabellone ci sono 17 tasselli: 3 pietre, 2 cristalli, 4 pietre rotanti a destra, 2 pietre rotanti di 180°, due pozze di sangue (2 per 2, e 4 in fila) e due coppie di teletrasporti.

    Cominciando da un giocatore scelto a caso **[decisione]**, in senso orario, ognuno prende a turno un tassello qualsiasi e lo piazza. Una pozza da 4 sta in orizzontale (lungo la riga) o in verticale (lungo la colonna); la freccia di un teletrasporto punta in una delle quattro direzioni: premi *{ ff-board-place }* sotto il tabellone, o scrivi `/place`. Dove possono stare i tasselli: vedi *{ ff-rules-limits-title }*.

    Due varianti: dove l'impostazione `tiles` è “due”, ognuno piazza due tasselli prima che tocchi al prossimo; se qualcuno si ritira dopo il primo dei due, il prossimo piazza il secondo **[decisione]**. E se tutti accettano (*{ ff-draft-rest }* sul pannello), i tasselli rimasti li piazza il caso, uno dopo l'altro come a turno **[decisione]**.

    Il giocatore dopo chi ha piazzato l'ultimo tassello riceve il segnalino primo giocatore. Poi tutto va come nel gioco base: il mostro è su a1, rivolto a est, e tutte le pedine aspettano fuori.
ff-rules-draft-picture = Nell'immagine: la pozza 4x1 è appena stata piazzata in verticale su e2, quindi arriva giù fino in e5. La pietra su c4 e il cristallo su g3 c'erano già.

ff-rules-limits-title = Gioco avanzato: i limiti
ff-rules-limits =
    - Non si piazza niente su **a1, b1, a2** o **p11, o11, p10**.
    - Un tassello sta su spazi interi del tabellone, e i tasselli non si sovrappongono.
    - Due teletrasporti, di qualsiasi coppia, non stanno mai **fianco a fianco**.
    - Due teletrasporti non stanno ai due muri con la **stessa lettera**: un limite che ha solo l'edizione online; lo seguiamo **[decisione]**.

    Non c'è una regola per un tassello che non entra da nessuna parte, e non serve: comunque stiano gli altri 16, c'è posto per ognuno **[decisione]**.
ff-rules-limits-picture = Nell'immagine: sono segnati gli spazi dove si può piazzare un altro teletrasporto: non sui tre spazi dell'angolo, non sulla pietra su d4, né sul teletrasporto su c3 o accanto, e non su e1, perché il suo muro e quello dell'altro teletrasporto hanno la stessa lettera (E).

ff-rules-variants-title = Avanzato rapido, più lungo, duplicato
ff-rules-variants =
    - **Gioco avanzato rapido:** i 17 tasselli del gioco avanzato (`/new fearsome-floors` con la fortezza *quick*), ma nessuno li piazza. Stanno a caso, entro gli stessi limiti. Anche le direzioni della pozza e delle frecce sono a caso. Un giocatore scelto a caso ha il segnalino primo giocatore, e il primo round comincia subito.

    - **Partita più lunga:** un'opzione di `/new fearsome-floors` per sei o sette giocatori. La carta 5 si gioca come **3 morti**. Il mostro va avanti finché ha mangiato tre pedine, o per 20 passi. Poiché la prima carta della partita è sempre un numero, non è nemmeno i 3 morti **[decisione]**. Non cambia nient'altro, nel gioco base e in quello avanzato.

    - **Duplicato:** più tavoli giocano la stessa fortezza, lo stesso mostro e le stesse carte, indicati da una parola (`/new fearsome-floors duplicate`), e `/table duplicate` confronta com'è andata. La parola da sola decide tutta la fortuna, quindi nessuno dovrebbe calcolare le carte che verranno **[decisione]**.

ff-rules-layouts-title = Mappe proprie
ff-rules-layouts =
    Una partita può cominciare con una fortezza tua, scritta nella notazione (vedi *{ ff-rules-notation-title }*): `/table layout save` la conserva in questo server, e `/new fearsome-floors` la offre con il suo nome. I suoi tasselli, le pozze e i teletrasporti prendono il posto di quelli soliti, e il suo mostro il posto e la direzione di quello solito. Pedine, round e carte della mappa non contano: tutte le pedine aspettano fuori.

    Deve essere una posizione possibile: mai due tasselli su uno spazio, pozze sul tabellone e separate, teletrasporti a coppie. Niente può stare su a1 o p11, e nessun tassello può restare da piazzare. Il mostro non comincia su p11, dove non farebbe entrare nessuno **[decisione]**. Gli altri limiti del gioco avanzato per la tua mappa non valgono, e non si piazza niente.

ff-rules-kit-title = Il kit del mostro
ff-rules-kit =
    Il mostro si compone per ogni partita, con una testa, un corpo, braccia, gambe e piedi. Il kit ne ha sei di ciascuno: fanno 7776 mostri.

    { $kit }

    Se apri il tavolo con `/new fearsome-floors`, puoi scegliere le parti (`falena-sacco-ali-rana-stivali`); altrimenti sono a caso.

    È **solo l'aspetto**: ogni mostro vede, si gira, si muove e mangia allo stesso modo.

ff-rules-kit-part = - **{ $part ->
        [head] Testa
        [body] Corpo
        [arms] Braccia
        [legs] Gambe
        [feet] Piedi
       *[other] ?{ $part }
    }**: { $names }

ff-rules-picture-title = Leggere l'immagine
ff-rules-picture =
    Sul tabellone:
    - Ogni giocatore ha un colore, una testa e un bordo suoi. Una pedina mostra il suo numero. Quando mostra il lato scuro, un numero giallo nell'angolo è quello del lato chiaro.
    - Spenta, occhi chiusi: si è già mossa in questo round. Bordo arancione: può muoversi ora. Un angolo bianco sta dove è rivolto il mostro.
    - Anello, linea e frecce: una strada; ondulata dove si scivola. Cornici gialle: ciò che è stato mosso. Briciole, barrate: un tassello ha lasciato il gioco.
    - Linee punteggiate: ciò che il mostro ha visto, da dov'era (sbiadito). Una barra chiude la sua vista; le parentesi stanno intorno alle pedine viste, con la distanza, in grassetto la più vicina.
    - Stella rosso scuro: qualcuno è stato mangiato; la piccola pedina barrata dice chi. Lettera di un muro accesa: il mostro è passato di lì. Sbarre intorno: bloccato.
    - I teletrasporti mostrano il numero della coppia, e verso dove esce rivolto il mostro. Le pietre rotanti mostrano come lo girano.
    - Su un pannello: un punto è dove la pedina può finire, con un anello spinge ciò che c'è, con un teschio può essere mangiata.
    - Lettere nel muro: le porte davanti al mostro o verso cui può girarsi (*{ ff-rules-walls-title }*), e le loro gemelle. Le lettere dalla a alla p e i numeri da 1 a 11 danno il nome agli spazi.

    Ciò che sta intorno al tabellone: vedi *{ ff-rules-around-title }*.
ff-rules-picture-picture = Nell'immagine: un rosso 3 è andato da e5 in b5, ha spinto la pietra in a5, ed è stato capovolto: ora mostra 4. Un altro rosso 4 aspetta fuori, una pedina blu è in salvo, una è mangiata, e tocca al verde.

ff-rules-around-title = Intorno all'immagine
ff-rules-around =
    Intorno al tabellone:
    - Anello in alto a destra: il round, di 14. Un giro intorno a un teschio: le pedine mangiate rientrano; solo un teschio: sono perse per sempre.
    - Carta grande, zampa, gocce: che cosa gioca il mostro, il passo, quante ne ha mangiate.
    - In basso a sinistra: le carte, spente quando giocate (le gocce sono morti); mentre si costruisce, i tasselli rimasti.
    - Una targa per ogni giocatore, accesa quando è il suo turno. Punta di freccia verde: il segnalino primo giocatore; bandiera: si è ritirato; corona: ha vinto. Le sue pedine in ordine: un numero aspetta fuori, un punto è sul tabellone, una freccia è in salvo, un teschio è mangiata.

    In una previsione: una fascia è la strada che verrà, le carte stanno dove finirebbero, e una targa rossa morsa dice quanto è probabile che una pedina sia mangiata.

    Ciò che sta sul tabellone stesso: vedi *{ ff-rules-picture-title }*.

ff-rules-table-title = Al tavolo
ff-rules-table =
    Il post del tabellone ti chiama. Il suo pulsante **{ ff-board-move }** apre un pannello che vedi solo tu: scegli una pedina, poi uno spazio o le frecce, guarda l'immagine, poi *{ ff-pad-go }*. O scrivi: `/move token path`; `/stay token` capovolge una pedina dov'è.

    - Una **pedina** è il numero che mostra, dov'è, o entrambi: `3`, `h7`, `3 su h7`.
    - Un **percorso** è uno spazio dove andare (`k5`), lettere (`uull`), frecce (`↑↑←←`), direzioni (`nnww`) o passi contati (`l3 u1`). `x` lascia la fortezza da a1. Una pedina che aspetta entra da sé, con il suo primo punto.
    - `/undo` annulla la tua mossa; se intanto qualcun altro ha giocato, o si è vista una carta, lo chiede agli altri.

    Questi li vedi solo tu:
    - `/see board` mostra il tabellone com'è, `/see text` lo dice a parole, `/see catch-up` che cosa è successo dal tuo ultimo turno. `/see where`, `/see square` e `/see row` dicono a parole dov'è una pedina, e che cosa c'è su uno spazio o in una riga.
    - `/see why` dice passo per passo che cosa ha visto il mostro e perché è andato così.
    - `/see forecast`, e **{ ff-pad-what-if }** sul pannello, dicono che cosa può fare la prossima carta, se il tavolo lo permette.
    - `/see replay` sfoglia la partita, turno per turno; `/see record` la dà come testo.

    `/resign` lascia la partita per sempre.

ff-rules-notation-title = Notazione
ff-rules-notation =
    Uno **spazio** è una lettera e un numero (`k5`), una **pedina** la lettera del suo colore e il numero chiaro (`r4`; g r b y e v k per verde, rosso, blu, giallo, beige, viola, nero).

    Una **mossa** è una pedina e un percorso: `r4 iull`. Ogni lettera è un punto: `u` `d` `l` `r` vanno di uno spazio, `i` entra, `x` esce; `-` resta. `M 8` è una carta del mostro, `T pool4x1 e9 lengthwise` un tassello piazzato nel gioco avanzato.

    Una **posizione** è una riga, FFN: `ff1` e campi come
    ```
    ff1 monster=a1e stones=c3,m4
     crystals=k5 turners=d6
     pools=i3:2x2,e9:4x1
     teleporters=1:j5e+o7s
     tokens=r1:in,r3:k7*,r4:b2,r5:out
     round=3 cards=5,8,1h
     start=r turn=r escaped=r5
    ```
    Un `*` segna una pedina già mossa in questo round. Le pedine in salvo che non sono in `escaped` sono uscite dopo quelle che ci sono, posto per posto e per numero **[decisione]**.

    Una **partita scritta** (`/see record`) è un'intestazione e le mosse, numerate per round. Oltre al solito scriviamo `R g` dove verde si ritira, `resigned=g` in una posizione, `tiles=2` dove si piazzano due tasselli per turno, e `Kit` nell'intestazione per l'aspetto del mostro **[decisione]**.
