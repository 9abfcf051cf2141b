# Che cosa si può fare a Claustrophobia, breve come su un pulsante.

cl-move-bid = Offri { $points }
cl-move-pass = Passa
cl-move-buy = Compra { $item }
cl-move-buy-for = Compra { $item } per { $human }
cl-move-roll = Tira
cl-move-assign = { $dice }
cl-move-gift = { cl-gift }{ $aim }
cl-move-card = { $card }{ $aim }
cl-move-order = { $tiles }
cl-act-walk = a { $direction } in { $tile }
cl-act-explore = esplora a { $direction }
cl-act-hole = per il foro in { $tile }
cl-act-leave = esce in salvo
cl-act-fight = attacca { $target }{ $on }{ $cards }
cl-act-fight-all = tutti attaccano { $target }
cl-act-on = { "" } su { $tile }
cl-act-war-cry = { "" } con Grido di guerra
cl-act-suicide = { "" } con Attacco suicida
cl-act-break = sgombra la via{ $cards }
cl-move-act = { $who }: { $act }
cl-move-name = { $human }: { $lines }
cl-move-guard = { $human }: il colpo lo subisce { $guard }
cl-move-parry = { $human }: Parata
cl-move-tile = Aperta a { $openings }
cl-laying = { $number }: { $way }
cl-ways-to-lay = Come può stare la tessera: { $ways }.
cl-move-token = Foro su { $tile }
cl-move-destiny = { cl-slot }: { $dice }
cl-move-destiny-on = { cl-slot }: { $dice }, { $human }
cl-move-summon = Evoca { $who } su { $tile }
cl-move-prepare = Posa coperta: { $card }
cl-move-order-guards = { $order ->
    [always] Guardie del Corpo: sempre
    [never] Guardie del Corpo: mai
   *[other] ?{ $order }
}
cl-move-end = { $phase ->
    [force] Questa è la mia squadra
    [human-action] Fine Azioni degli Umani
    [threat] Fine della Fase Minaccia
    [demon-action] Fine Azioni dei Demoni
   *[other] Fine
}
cl-move-resign = Mi ritiro
cl-at = { ROLE($who, $role) } su { $tile }

## Probabilità

cl-odds-hits = { $hits ->
    [one] 1 colpo o più: { $percent }%
   *[other] { $hits } o più: { $percent }%
}
cl-odds-opens = si apre: { $percent }%

## Programmi

cl-level = { $level ->
    [friend] Lepre
    [novice] Topo
    [steady] Gatto
    [skilled] Volpe
    [expert] Gufo
    [master] Drago
   *[other] ?{ $level }
}
cl-level-about = { $level ->
    [friend] preferisce l'avventura alla vittoria, e risparmia le carte
    [novice] conosce le buone mosse, e spesso le dimentica
    [steady] guarda una mossa avanti, e gioca con solidità
    [skilled] pensa in anticipo a dadi, minacce e tessere
    [expert] gioca ogni scelta fino alla fine del round
    [master] fa lo stesso, in molti più round immaginati
   *[other] ?{ $level }
}
cl-odds = { $label }: { $odds }

cl-hint = Le tue mosse migliori secondo { $level }:
cl-hint-move = **{ $number }.** { $move }.{ $others ->
    [none] { "" }
   *[other] { " " }Alla pari: { $others }.
}{ $percent ->
    [none] { "" }
   *[other] { " " }{ $percent }% di probabilità di vincere.
}{ $why ->
    [none] { "" }
   *[other] { " " }{ $why }
}
cl-hint-other = **{ $number }.** { $move }

## Un'analisi: da dove viene ogni risultato, e i momenti decisivi

cl-review-chart = Le probabilità di vittoria delle due parti, round per round.
cl-review-account = { $name }: { $begin }% all'inizio, { $luck } con la fortuna, { $skill } con le mosse: { $result }%
cl-review-point = **{ $number }.** Round { $round }. { $happened } { $worth }
cl-review-luck = Quanto valeva quella fortuna per { $name }: { $percent }%.
cl-review-worth = Con la migliore alternativa, le probabilità di { $name } sarebbero state più basse: { $percent }% in meno.
cl-review-cost = Quanto è costato a { $name }: { $percent }%. Meglio: { $better }.

## Perché un programma ha giocato una mossa

cl-motive-advantage = { $card ->
    [grenade] Lì colpisce più nemici che amici.
    [healing] Lì qualcuno è ferito gravemente, o Esausto finché quella linea non è curata.
    [haste] Un passo in più porta qualcuno dove serve.
    [nerves] Con questi dadi chiunque sarebbe Esausto.
    [map] Aiuta sapere che cosa viene dopo.
    [oil] Lì ci sono due umani o più, e accanto a loro non appare niente.
    [second-wind] Ci sono ancora nemici da colpire.
    [hold-the-line] Lì ci sono due umani o più contro due nemici o più.
   *[other] ?{ $card }
}
cl-motive-imagined = La migliore in { $ahead } di { $worlds } round immaginati, contro la seconda migliore.
cl-motive-all-alike = Nessun altro modo sembrava migliore.
cl-motive-appears-far = Da lì non c'è ancora una via verso gli umani.
cl-motive-appears-near = Da lì { $steps ->
    [0] può attaccare subito.
    [one] gli umani sono a un passo.
   *[other] gli umani sono a { $steps } passi.
}
cl-motive-bid = Con { $points } punti gli umani sembrano ancora abbastanza forti.
cl-motive-comes-nearer = { $side ->
    [humans] Così si avvicina allo scopo.
    [demons] Così si avvicina agli umani.
   *[other] ?{ $side }
}
cl-motive-dice = { $exhausted ->
    [0] Nessuno diventa Esausto.
    [one] Un umano diventa Esausto.
   *[other] { $exhausted } umani diventano Esausti.
}
cl-motive-event = { $card ->
    [cave-in] Taglia agli umani la strada verso dove vogliono andare.
    [defect] Senza quell'Oggetto gli umani sono più deboli.
    [rage] In questa fase il demone sbaglia meno colpi.
    [possession] Uno degli umani ne colpisce un altro.
    [terror] Porta qualcuno via da dove vuole stare.
    [tough] Un Troglodita Resistente vicino agli umani non costa niente.
    [fumes] Lì può colpire tutti.
    [satan] Con questa il demone è più forte.
    [critical] Il prossimo colpo su quell'umano vale doppio.
    [lost] Un'altra tessera può essere peggiore per gli umani.
   *[other] ?{ $card }
}
cl-motive-explores = Ciò che cercano non è ancora stato trovato.
cl-motive-gathers = Così si avvicina al punto da cui esplorano insieme.
cl-motive-gift = { $gift ->
    [courage] Con questa, in questo round qualcuno combatte e resiste meglio.
    [rally] Nel prossimo round ci sono più dadi tra cui scegliere.
    [healing] Qualcuno riprende una linea.
    [precognition] In questo round le tessere stanno come piace agli umani.
    [blessing] I demoni perdono un punto, e qualcuno è Benedetto.
   *[other] ?{ $gift }
}
cl-motive-guards = La guardia ha perso meno linee di { $human }.
cl-motive-hits = Almeno un colpo { ROLE($target, "on") }: { $percent }%.
cl-motive-hole-near = Da un foro lì i trogloditi raggiungono presto gli umani.
cl-motive-lays = { $side ->
    [humans] Così lascia quante più vie possibile, e pochi punti vicini dove possono apparire nemici.
    [demons] Così lascia poche vie, e punti vicini dove possono apparirne altri.
   *[other] ?{ $side }
}
cl-motive-loses-least = Le linee a cui rinuncia valgono meno delle altre.
cl-motive-nothing-better = Tutto il resto sembrava peggio.
cl-motive-only-move = Non si può fare altro.
cl-motive-opens-the-way = Apre la via.
cl-motive-parries = { START($human) } è troppo ferito per un altro colpo.
cl-motive-passes = Con meno punti gli umani sembrano troppo deboli.
cl-motive-prepares = Aspetta il prossimo tiro.
cl-motive-serves-the-goal = È ciò che chiede lo scenario.
cl-motive-slot = { $slot ->
    [calm] Un dado in più nella prossima Fase Minaccia.
    [sounds] Due punti per ogni dado.
    [speed] In questo round i trogloditi in cammino sono più veloci.
    [legion] I trogloditi accanto agli umani sono più difficili da colpire.
    [claws] In questo round i trogloditi accanto agli umani sbagliano meno colpi.
    [dark] Una carta Evento per ogni dado.
    [taste] Possono apparirne altri proprio sulle tessere degli umani.
    [burrowing] Possono apparirne altri più vicino agli umani che altrimenti.
    [resistance] Nessun umano scappa, e niente blocca i trogloditi.
    [trap] Colpisce qualcuno di sicuro.
   *[other] ?{ $slot }
}
cl-motive-strongest-force = Tra ciò che ci si può permettere, aiuta più di tutto.
