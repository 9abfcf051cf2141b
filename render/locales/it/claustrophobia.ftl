# I nomi di Claustrophobia: come si chiamano guerrieri, tessere, carte e spazi.

claustrophobia = Claustrophobia
cl-side-name = { $side ->
    [humans] 🕯️ Umani
    [demons] 👹 Demoni
   *[other] ?{ $side }
}
cl-scenario = { $scenario ->
    [air] Un respiro d'aria
    [barrels] Tre barili
    [choir] Il maestro del coro
    [prayers] Nove preghiere
    [brother] Il fratello perduto
    [chest] Il quarto forziere
   *[other] ?{ $scenario }
}

## Guerrieri

# Ruoli: genitive (di), dative (a), on (su), by (da), label.
cl-human = { $human ->
    [R] { $role ->
       *[subject] il Redentore
        [genitive] del Redentore
        [dative] al Redentore
        [on] sul Redentore
        [label] Redentore
    }
    [B1] { $role ->
       *[subject] Condannato B1
        [genitive] di Condannato B1
        [dative] a Condannato B1
        [on] su Condannato B1
    }
    [B2] { $role ->
       *[subject] Condannato B2
        [genitive] di Condannato B2
        [dative] a Condannato B2
        [on] su Condannato B2
    }
    [K1] { $role ->
       *[subject] Mercenario K1
        [genitive] di Mercenario K1
        [dative] a Mercenario K1
        [on] su Mercenario K1
    }
    [K2] { $role ->
       *[subject] Mercenario K2
        [genitive] di Mercenario K2
        [dative] a Mercenario K2
        [on] su Mercenario K2
    }
   *[other] ?{ $human }
}
cl-troglodytes = { $count ->
    [one] 1 troglodita
   *[other] { $count } trogloditi
}
cl-a-troglodyte = { $role ->
   *[subject] un troglodita
    [genitive] di un troglodita
    [dative] a un troglodita
    [on] su un troglodita
    [label] troglodita
}
cl-the-troglodytes = { $role ->
   *[subject] i trogloditi
    [genitive] dei trogloditi
    [dative] ai trogloditi
    [on] sui trogloditi
    [label] trogloditi
}
cl-tough = { $role ->
   *[subject] Troglodita Resistente { $number }
    [genitive] di Troglodita Resistente { $number }
    [dative] a Troglodita Resistente { $number }
    [on] su Troglodita Resistente { $number }
}
cl-demon = { $demon ->
    [combat] { $role ->
       *[subject] il Demone del Combattimento
        [genitive] del Demone del Combattimento
        [dative] al Demone del Combattimento
        [on] sul Demone del Combattimento
        [label] Demone del Combattimento
    }
    [cruelty] { $role ->
       *[subject] il Demone della Crudeltà
        [genitive] del Demone della Crudeltà
        [dative] al Demone della Crudeltà
        [on] sul Demone della Crudeltà
        [label] Demone della Crudeltà
    }
    [destruction] { $role ->
       *[subject] il Demone della Distruzione
        [genitive] del Demone della Distruzione
        [dative] al Demone della Distruzione
        [on] sul Demone della Distruzione
        [label] Demone della Distruzione
    }
    [souls] { $role ->
       *[subject] il Signore delle Anime
        [genitive] del Signore delle Anime
        [dative] al Signore delle Anime
        [on] sul Signore delle Anime
        [label] Signore delle Anime
    }
    [possessed] { $role ->
       *[subject] il Posseduto
        [genitive] del Posseduto
        [dative] al Posseduto
        [on] sul Posseduto
        [label] Posseduto
    }
    [hunter] { $role ->
       *[subject] il Cacciatore del Sottosuolo
        [genitive] del Cacciatore del Sottosuolo
        [dative] al Cacciatore del Sottosuolo
        [on] sul Cacciatore del Sottosuolo
        [label] Cacciatore del Sottosuolo
    }
   *[other] ?{ $demon }
}
cl-line = linea { $line } ({ $stats })
cl-stats = { $movement }/{ $combat }/{ $defense }

## Tessere

cl-tile = T{ $tile }
cl-kind = { $kind ->
    [start] Pozzo di Partenza
    [exit] Uscita
    [pentacle] Pentacolo
    [hideout] Nascondiglio
    [hungry] Tunnel Divoracore
    [narrow] Tunnel Stretto
    [flooded] Tunnel Allagato
    [trapped] Tunnel Trappola
    [mechanism] Meccanismo Demoniaco
    [den] Tana dei Trogloditi
    [hole] Foro nel Terreno
    [plain] tunnel semplice
   *[other] ?{ $kind }
}
cl-tile-and-kind = { cl-tile } ({ $kind })
cl-own-tile = { $tile }, la sua tessera
cl-direction = { $direction ->
    [n] nord
    [e] est
    [s] sud
    [w] ovest
   *[other] ?{ $direction }
}

## Carte, Doni, Oggetti, spazi

cl-event-card = { $card ->
    [cave-in] Crollo
    [crisis] Crisi di fede
    [defect] Difetto
    [rage] Furia demoniaca
    [possession] Possessione demoniaca
    [panic] Panico!
    [suicide] Attacco suicida
    [terror] Terrore
    [tough] Troglodita Resistente
    [fumes] Fumi tossici
    [satan] Sotto il segno di Satana
    [critical] Colpo critico
    [lost] Smarriti
   *[other] ?{ $card }
}
cl-event-card-about = { $card ->
    [cave-in] Chiude l'apertura tra due tessere collegate; un guerriero accanto con attacco 2 o più la libera invece di attaccare. Fase Minaccia.
    [crisis] Mettila coperta nella tua Fase Azioni: nel prossimo round nessun Dono ha effetto.
    [defect] Un umano perde un Oggetto. Fase Minaccia.
    [rage] Il tuo demone rilancia i dadi mancati in questa fase. Fase Azioni dei Demoni.
    [possession] Un Condannato o un Mercenario attacca subito un altro umano sulla stessa tessera. Fase Minaccia.
    [panic] Mettila coperta nella tua Fase Azioni: i prossimi dadi Azione vanno ai guerrieri a caso.
    [suicide] Un troglodita attacca con +2 attacco, poi viene rimosso. Con un attacco.
    [terror] Un Condannato o un Mercenario va su una tessera collegata con posto, anche se è bloccato. Fase Minaccia.
    [tough] Un Troglodita Resistente appare gratis su una tessera con posto. Fase Minaccia.
    [fumes] Un dado per ogni umano su una tessera: 3 o più è un colpo. Fase Minaccia.
    [satan] Il tuo demone ha +1 movimento, attacco e difesa fino alla tua prossima Fase Minaccia. Fase Minaccia.
    [critical] Un umano non è Guardia del Corpo in questa Fase Azioni dei Demoni, e il primo colpo su di lui vale doppio. Fase Minaccia.
    [lost] La tessera pescata torna nella pila e se ne pesca un'altra. Mentre piazzi una tessera.
   *[other] ?{ $card }
}
cl-advantage-card = { $card ->
    [grenade] Granata
    [healing] Pozione curativa
    [haste] Pozione di velocità
    [nerves] Nervi saldi
    [parry] Parata
    [map] Mappa delle fogne
    [oil] Olio ardente
    [war-cry] Grido di guerra
    [second-wind] Secondo fiato
    [hold-the-line] Tenere la posizione
   *[other] ?{ $card }
}
cl-advantage-card-about = { $card ->
    [grenade] Invece di un attacco: un dado per ogni guerriero sulla tua tessera o su una collegata, 4 o più è un colpo.
    [healing] Cura una linea di un umano qualsiasi. Tra due attivazioni.
    [haste] +1 movimento per un umano che comincia ad agire.
    [nerves] Rilancia, una volta, quanti dadi Azione vuoi.
    [parry] Un colpo di un attacco non ha effetto. Quando scegli le linee colpite.
    [map] Guarda le prossime tre tessere e mettile in ordine. Tra due attivazioni.
    [oil] Su una tessera non può apparire niente nella prossima Fase Minaccia. Tra due attivazioni.
    [war-cry] +2 attacco per un attacco. Insieme all'attacco.
    [second-wind] Il guerriero che ha agito per ultimo agisce ancora una volta.
    [hold-the-line] Gli umani su una tessera hanno +1 difesa fino alla prossima Iniziativa. Prima che qualcuno agisca.
   *[other] ?{ $card }
}
cl-gift = { $gift ->
    [courage] Aura di Coraggio
    [rally] Adunata
    [healing] Aura di Guarigione
    [precognition] Aura di Precognizione
    [blessing] Aura di Benedizione
   *[other] ?{ $gift }
}
cl-object = { $object ->
    [blunderbuss] { $role ->
       *[label] Trombone
        [definite] il Trombone
    }
    [shield] { $role ->
       *[label] Scudo d'acciaio
        [definite] lo Scudo d'acciaio
    }
    [scepter] { $role ->
       *[label] Scettro del comando
        [definite] lo Scettro del comando
    }
    [hammer] { $role ->
       *[label] Martello benedetto
        [definite] il Martello benedetto
    }
   *[other] ?{ $object }
}
cl-slot = { $slot ->
    [calm] La quiete prima della tempesta
    [sounds] Rumori dal profondo
    [speed] Velocità soprannaturale
    [legion] Sono legione
    [claws] Artigli affilati
    [dark] Oscuro destino
    [taste] Sete di sangue
    [burrowing] Mostri scavatori
    [resistance] Resistere è inutile
    [trap] Trappola
   *[other] ?{ $slot }
}
cl-slot-word = { $slot ->
    [calm] Quiete
    [sounds] Rumori
    [speed] Velocità
    [legion] Legione
    [claws] Artigli
    [dark] Destino
    [taste] Sete
    [burrowing] Scavatori
    [resistance] Resistenza
    [trap] Trappola
   *[other] ?{ $slot }
}
cl-bonus = { $bonus ->
    [movement] +1 movimento
    [combat] +2 attacco
   *[other] ?{ $bonus }
}
cl-item = { $item ->
    [brute] { $role ->
       *[subject] un Condannato
        [label] Condannato
    }
    [blade] { $role ->
       *[subject] un Mercenario
        [label] Mercenario
    }
    [advantage] { $role ->
       *[subject] una carta Vantaggio
        [label] carta Vantaggio
    }
    [courage] Aura di Coraggio
    [rally] Adunata
    [healing] Aura di Guarigione
    [precognition] Aura di Precognizione
    [blessing] Aura di Benedizione
    [blunderbuss] { $role ->
       *[subject] un Trombone
        [label] Trombone
    }
    [shield] { $role ->
       *[subject] uno Scudo d'acciaio
        [label] Scudo d'acciaio
    }
    [scepter] { $role ->
       *[subject] lo Scettro del comando
        [label] Scettro del comando
    }
    [hammer] { $role ->
       *[subject] il Martello benedetto
        [label] Martello benedetto
    }
   *[other] ?{ $item }
}
cl-deed = { $deed ->
    [barrel] sistema un barile
    [prayer] prega
    [open] apre il forziere
    [take] prende la reliquia
   *[other] ?{ $deed }
}
cl-gift-about = { $gift ->
    [courage] dado 2: un altro umano ha +1 attacco e +1 difesa fino alla prossima Iniziativa
    [rally] dado 3: due dadi in più nella prossima Iniziativa
    [healing] dado 4: cura una linea di un Condannato o Mercenario sulla sua tessera
    [precognition] dado 5: in questo round gli umani piazzano le tessere che esplorano
    [blessing] dado 6: i demoni perdono un Punto Minaccia, e una volta a partita un altro umano è Benedetto: +1 movimento o +2 attacco, e la linea del suo dado viene curata
   *[other] ?{ $gift }
}
cl-slot-about = { $slot ->
    [calm] un dado qualsiasi: un dado Destino in più nella prossima Fase Minaccia
    [sounds] tutti dispari o tutti pari: 2 PM per ogni dado
    [speed] due dispari: i trogloditi hanno +1 movimento in questa Fase Azioni dei Demoni
    [legion] un dispari e un pari: i trogloditi hanno +1 difesa, e 2 PM se ne muore uno
    [claws] due pari: i trogloditi rilanciano i dadi mancati
    [dark] ognuno 3 o più: una carta Evento per ogni dado
    [taste] somma 7: gli umani su una tessera non impediscono di evocare
    [burrowing] somma 11: si può evocare su ogni tessera senza umani
    [resistance] somma 9: nessun umano è Elusivo, tutti i trogloditi lo sono
    [trap] somma 12 o più: un colpo su un umano qualsiasi
   *[other] ?{ $slot }
}

## Nella sala, e come si gioca

cl-about = In due: gli umani esplorano tunnel che crescono tessera per tessera, i demoni evocano ciò che ci vive per fermarli.
cl-length = Una partita dura circa un'ora se ci siete entrambi, o una o due settimane con qualche mossa al giorno.
cl-primer-aim-title = scopo e parti
cl-primer-aim =
    Alcuni **umani** vengono calati nel buio, e vogliono ciò che chiede lo scenario: trovare l'uscita, per esempio, e venirne fuori vivi. I tunnel si formano tessera per tessera mentre avanzano.

    I **demoni** sono tanti e tornano sempre: trogloditi, e ogni tanto un demone. Se muore l'ultimo umano hanno vinto, e di solito anche quando i round sono finiti.
cl-primer-aim-picture = La prima tessera di una partita, con sopra tutti gli umani; intorno è buio.
cl-primer-dice-title = dadi e linee di un guerriero
cl-primer-dice =
    A ogni round gli umani tirano un dado per ciascuno e dicono a chi va. Il dado indica la **linea** della tessera di un umano che vale in questo round, con tre numeri: **quanto lontano** va, con **quanti dadi** combatte, e che cosa deve mostrare un dado **per colpirlo**.

    Un colpo cancella una linea. Chi riceve il dado di una linea cancellata è Esausto per il round; chi le ha perse tutte e sei è morto.
cl-primer-dice-picture = Le tessere di quattro umani, con sei linee ciascuna; è accesa la linea del dado: al Redentore un 4, al Condannato un 2, ai due Mercenari un 6 e un 3. Il Condannato ha perso due linee, la 1 e la 4.
cl-primer-exploring-title = esplorare e muovere
cl-primer-exploring =
    Gli umani si muovono e combattono uno dopo l'altro, nell'ordine che vogliono. Passare da un'apertura costa un punto di movimento. Dove non c'è ancora niente si pesca una tessera; i **demoni dicono come sta**, e ciò che fa succede subito.

    Puoi lasciare una tessera se lì i nemici non sono più numerosi degli amici, te compreso. Su una tessera c'è posto per tre di ogni parte.
cl-primer-exploring-picture = Tre tessere: dalla prima un umano è andato a est, dove è stata pescata una tessera, e un altro a nord.
cl-primer-fighting-title = combattere e ferite
cl-primer-fighting =
    Scegli un nemico sulla tua tessera e tira i tuoi dadi Combattimento: ognuno che mostra la **difesa** del nemico o più è un colpo. Un troglodita muore con uno. Un demone regge tante ferite quanti punti vita ha. Un umano perde una linea per ogni colpo, e chi lo gioca dice quale.

    Il bot dice le probabilità prima che tiri.
cl-primer-fighting-picture = Un combattimento sulla tessera a nord: un Condannato che ha perso due linee, con accanto un troglodita e un demone con una ferita.
cl-primer-destiny-title = i dadi Destino
cl-primer-destiny =
    Quando gli umani hanno agito, i demoni tirano tre **dadi Destino**. Ognuno dei dieci spazi accetta una combinazione di dadi una volta per fase, e ha effetto subito:
    { $slots }
cl-primer-destiny-picture = I dieci spazi, ognuno con i dadi che accetta sopra il suo segno e la sua parola: { $slots }. Due dadi dispari, un 1 e un 3, sono sul secondo. Restano un 5 e un 2.
cl-primer-threat-title = minaccia
cl-primer-threat =
    Con i **Punti Minaccia** i demoni evocano: un troglodita per 1, un demone per 5, su tessere con un lato sul buio e senza umani. I dadi non ancora piazzati vengono messi da parte. Poi tutti i loro guerrieri si muovono e combattono, e comincia un nuovo round.

    È il tuo turno quando il bot ti chiama: premi **{ cl-board-pad }**, e ti offre ciò che puoi fare.
cl-primer-threat-picture = I demoni evocano: due tessere di un tunnel, gli umani sulla prima, i trogloditi sull'altra.

## /help

cl-help-act = **{ cl-board-pad }** sotto l'ultimo tabellone apre il tuo pannello: offre tutto ciò che puoi fare ora, con le probabilità. O scrivi `/act` con parole della tua mossa.
cl-help-hand = **{ cl-board-hand }**: le tue carte (solo per te).

## Una riga sui primi pannelli

cl-coach-aim = { $aim } { $side ->
    [demons] Impediscilo agli umani.{ " " }
    [humans] { "" }
   *[other] ?{ $side }
}{ $told }
cl-coach-dice = Linee veloci a chi deve andare lontano, forti a chi combatte.
cl-coach-leaving = Con più nemici che amici nessuno può lasciare una tessera: andate in due.
cl-coach-odds = Le probabilità stanno accanto a ogni bersaglio. Un colpo costa una linea che scegli tu: rinuncia a quelle il cui numero tiri di rado.
cl-coach-slots = I dadi si piazzano a combinazioni, e ognuna ha effetto subito. Evocare mette da parte gli altri, quindi evoca per ultimo.
cl-coach-summoning = I trogloditi costano poco: due su una tessera bloccano un umano solo.
cl-coach-blocking = Gli umani possono lasciare una tessera solo se lì i nemici non sono più numerosi di loro: portane di più.
