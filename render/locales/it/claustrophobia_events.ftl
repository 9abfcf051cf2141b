# Che cosa succede a Claustrophobia.

## Round

cl-round-ended = Il round { $round } è finito.
cl-action-rolled = Dadi Azione: { $dice }.
cl-dice-assigned = I dadi vanno così: { $dice }.
cl-die-of = { ROLE($human, "label") } { $die }
cl-die-exhausts = { ROLE($human, "label") } { $die }💤
cl-exhausted = Esausti: { ROLE($humans, "label") }.
cl-die-rolled-again = Con il { $before }, { $human } sarebbe Esausto: rilanciato, il dado mostra { $after }.
cl-threat-began = La Fase Azioni degli Umani è finita.
cl-demon-action-began = La Fase Minaccia è finita.
cl-acts-again = { START($who) } agisce ancora una volta.
cl-movement-ended = Lì il movimento finisce.
cl-destiny-rolled = Dadi Destino: { $dice }.
cl-slot-taken = { $count ->
    [one] Il { $dice } va su “{ cl-slot }”.
   *[other] { $dice } vanno su “{ cl-slot }”.
}
cl-dice-set-aside = { $count ->
    [one] Il { $dice } viene messo da parte.
   *[other] { $dice } vengono messi da parte.
}
cl-destiny-die-owed = La prossima Fase Minaccia ha un dado Destino in più.
cl-points-gained = I demoni ricevono { $change } PM e ne hanno { $points }.
cl-points-lost = { $change ->
    [one] I demoni perdono 1 PM e ne hanno { $points }.
   *[other] I demoni perdono { $change } PM e ne hanno { $points }.
}
cl-points-left = { $points ->
    [0] Non restano PM.
    [one] Resta 1 PM.
   *[other] Restano { $points } PM.
}

cl-effect-courage = { $count ->
    [one] { START($human) } ha +1 attacco e +1 difesa fino alla prossima Iniziativa.
   *[other] { START($human) } hanno +1 attacco e +1 difesa fino alla prossima Iniziativa.
}
cl-effect-rally = La prossima Iniziativa ha due dadi in più.
cl-effect-precognition = In questo round gli umani piazzano le tessere che esplorano.
cl-effect-blessed-speed = { START($human) } ha +1 movimento in questa Fase Azioni degli Umani.
cl-effect-blessed-strength = { START($human) } ha +2 attacco in questa Fase Azioni degli Umani.
cl-effect-haste = { START($human) } ha +1 movimento in questa attivazione.
cl-effect-hold-the-line = { $count ->
    [one] { START($human) } ha +1 difesa fino alla prossima Iniziativa.
   *[other] { START($human) } hanno +1 difesa fino alla prossima Iniziativa.
}
cl-effect-oil = Su { $tile } non può apparire niente nella prossima Fase Minaccia.
cl-effect-speed = I trogloditi hanno +1 movimento in questa Fase Azioni dei Demoni.
cl-effect-legion = I trogloditi hanno +1 difesa fino alla prossima Fase Minaccia, che dà 2 PM se prima ne muore uno.
cl-effect-claws = I trogloditi rilanciano i dadi mancati in questa Fase Azioni dei Demoni.
cl-effect-taste = In questa fase gli umani su una tessera non impediscono di evocare.
cl-effect-burrowing = In questa fase si può evocare su ogni tessera senza umani.
cl-effect-resistance = Fino alla prossima Fase Minaccia nessun umano è Elusivo, e tutti i trogloditi lo sono.
cl-effect-crisis = In questo round nessun Dono ha effetto.
cl-effect-rage = In questa fase il demone rilancia i dadi mancati.
cl-effect-satan = Il demone ha +1 movimento, attacco e difesa fino alla prossima Fase Minaccia.
cl-effect-no-bodyguard = { START($human) } non è Guardia del Corpo in questa Fase Azioni dei Demoni.
cl-effect-weak-spot = In questa Fase Azioni dei Demoni il primo colpo di un attacco { ROLE($human, "on") } vale doppio.

cl-counter-barrels = { $value ->
    [one] Il primo barile è al suo posto.
    [3] Il terzo barile è al suo posto.
   *[other] { $value } barili sono al loro posto.
}
cl-counter-prayers = È la preghiera { $value } di 9.
cl-counter-chests-opened = { $value ->
    [one] Ora 1 dei 4 forzieri è aperto.
   *[other] Ora { $value } dei 4 forzieri sono aperti.
}
cl-counter-relic-found = Dentro c'è la reliquia!
cl-counter-relic-carrier = { START($human) } porta la reliquia.

cl-end = { $winner ->
    [humans] **Vincono gli umani** ({ $who }): { $cause }
    [demons] **Vincono i demoni** ({ $who }): { $cause }
    [nobody] **È patta**: { $cause }
   *[other] ?{ $winner }
}
cl-end-cause = { $cause ->
    [goal] lo scopo è raggiunto.
    [goal-lost] lo scopo non si può più raggiungere.
    [all-dead] non resta nessun umano.
    [limit] l'ultimo round è finito.
    [escaped] dentro non c'è più nessuno.
    [resigned] l'altra parte si è ritirata.
   *[other] ?{ $cause }
}

## Tunnel

cl-tile-drawn = { START($human) } esplora a { $direction } di { $origin } e trova: { $kind }.
cl-tile-discarded = Chiuderebbe i tunnel, quindi esce dal gioco.
cl-tile-returned = Torna nella pila ({ $kind }).
cl-tile-laid = { $tile } si apre a { $openings }.
cl-tile-first = { $kind ->
    [exit] Da lì un umano esce in salvo per 1 punto di movimento.
    [hungry] Lì un colpo di un attacco su un guerriero vale doppio.
    [narrow] C'è posto per un guerriero di ogni parte.
    [flooded] Entrarci fa finire il movimento, e uscirne lo costa tutto.
    [den] Lì si possono sempre evocare trogloditi.
    [hole] I trogloditi vanno di foro in foro per 1 punto di movimento.
   *[other] ?{ $kind }
}
cl-tile-sprung = { $kind ->
    [trapped] { START($human) } fa scattare la trappola di { $tile }.
    [mechanism] { START($human) } mette in moto il meccanismo di { $tile }.
   *[other] { START($human) } è il primo su { $tile }.
}
cl-trap-rolled = Il dado della trappola mostra { $die }: { $die ->
    [1] non succede niente.
    [2] un colpo.
    [3] un colpo.
    [4] il movimento finisce.
    [5] appare un troglodita, se c'è posto.
    [6] due colpi.
   *[other] ?{ $die }
}
cl-hole-token-owed = Anche un'altra tessera riceve un foro.
cl-hole-token-put = Su { $tile } si apre un foro.
cl-opening-closed = Un crollo chiude la via tra { $tile } e { $other }.
cl-opening-cleared = Il crollo è sgombrato.
cl-seal-broken = Il sigillo di { $tile } è rotto.
cl-chest-there = Su { $tile } c'è un forziere.
cl-relic-there = La reliquia è su { $tile }.
cl-tiles-seen = { $count ->
    [one] Gli umani vedono la prossima tessera{ $tiles }.
   *[other] Gli umani vedono le prossime { $count } tessere{ $tiles }.
}
cl-tiles-ordered = Le mettono in ordine{ $tiles }.
cl-these-tiles = { "" }: { $tiles }

## Guerrieri

cl-moved-together = { cl-troglodytes } vanno da { $origin } a { $target }.
cl-moved = { START($who) } va da { $origin } a { $target }.
cl-driven = { START($who) } viene spinto da { $origin } a { $target }.
cl-human-left = { START($human) } esce in salvo.
cl-appeared = { START($who) } appare su { $tile }.
cl-troglodytes-appeared = Appaiono { $count } trogloditi: { $places }.
cl-troglodytes-appeared-on = Appaiono { $count } trogloditi su { $tile }.
cl-so-many-on = { $count } su { $tile }
cl-troglodytes-died = { $count ->
    [one] Un troglodita muore su { $tile }.
   *[other] { $count } trogloditi muoiono su { $tile }.
}
cl-demon-wounded = { $wounds ->
    [one] { START($who) } subisce una ferita e ne ha { $all } su { $health }.
   *[other] { START($who) } subisce { $wounds } ferite e ne ha { $all } su { $health }.
}
cl-died = **{ START($who) } muore.**
cl-human-freed = { START($human) } è libero su { $tile }: le linee { $lines } sono cancellate, vale la linea { $die }.
cl-object-lost = { START($human) } perde { ROLE($object, "definite") }.

## Combattimenti

cl-attacked = { START($who) } attacca { $target } (difesa { $needed }): { $dice }; { $hits ->
    [0] nessun colpo.
    [one] 1 colpo.
   *[other] { $hits } colpi.
}
cl-film-attack = { $hits ->
    [0] { START($who) } manca { $target }.
    [one] { START($who) } colpisce { $target }.
   *[other] { START($who) } colpisce { $target } { $hits } volte.
}
cl-attacked-together = { $count } trogloditi attaccano { $target } (difesa { $needed }): { $dice }; { $hits ->
    [0] nessun colpo.
    [one] 1 colpo.
   *[other] { $hits } colpi.
}
cl-attacked-none = { START($who) } attacca { $target } senza dadi.
cl-shot = { START($who) } spara { ROLE($target, "dative") } su { $tile } (difesa { $needed }): { $dice }; { $hits ->
    [0] nessun colpo.
    [one] 1 colpo.
   *[other] { $hits } colpi.
}
cl-die-hit = **{ $die }**
cl-dice-and-repeats = { $dice }, rilancio { $repeats }
cl-cave-in-attacked = { START($who) } scava nel crollo.
cl-seal-attacked = { START($who) } colpisce il sigillo di { $tile }, che si rompe con 5 o più: { $dice }.
cl-grenade-thrown = { START($human) } lancia una granata su { $tile }; 4 o più colpisce: { $dice }.
cl-fumes-spread = I fumi tossici riempiono { $tile }; 3 o più colpisce: { $dice }.
cl-foe-guarded = { $hits ->
    [one] { START($who) } subisce il colpo al suo posto.
   *[other] { START($who) } subisce { $hits } colpi al suo posto.
}
cl-human-hit = { $lines ->
    [one] { START($human) } subisce un colpo.
   *[other] { START($human) } subisce un colpo che vale { $lines } volte.
}
cl-hit-named = { $count ->
    [one] { START($human) } perde la linea { $lines }.
   *[other] { START($human) } perde le linee { $lines }.
}
cl-hit-guarded = { START($guard) } subisce il colpo al posto { ROLE($human, "genitive") }.
cl-hit-parried = { START($human) } para il colpo.
cl-line-healed = La linea { $line } { ROLE($human, "genitive") } è curata.
cl-deed-done = { $deed ->
    [barrel] { START($human) } sistema un barile.
    [prayer] { START($human) } prega.
    [open] { START($human) } apre il forziere.
    [take] { START($human) } prende la reliquia.
   *[other] ?{ $deed }
}

## Carte e Doni

cl-event-drawn = { $count ->
    [one] I demoni pescano una carta Evento.
   *[other] I demoni pescano { $count } carte Evento.
}
cl-event-drawn-known = I demoni pescano una carta Evento: “{ $card }”.
cl-event-played = I demoni giocano **{ $card }**{ $aim }.
cl-advantage-played = Gli umani giocano **{ $card }**{ $aim }.
cl-gift-used = Il Redentore usa **{ $gift }**{ $aim }.
cl-aimed = { "" } ({ $aim })
cl-card-prepared = I demoni posano una carta coperta.
cl-card-prepared-known = I demoni posano una carta coperta: “{ $card }”.
cl-prepared-revealed = La carta coperta viene scoperta: “**{ $card }**”.
cl-blessed = { START($human) } è Benedetto.
cl-guard-set = { $order ->
    [always] Da ora le tue Guardie del Corpo subiscono i colpi al posto di altri.
    [never] Da ora le tue Guardie del Corpo non subiscono colpi al posto di altri.
   *[other] ?{ $order }
}

## L'asta

cl-bid-made = { $name } offre { $points } per gli umani.
cl-auction-ended = Nessuno scende di più: { $name } gioca con gli umani, con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} da spendere.
cl-human-hired = { $price ->
    [0] { START($human) } si unisce agli umani.
   *[other] { START($human) } si unisce agli umani per { $price }.
}
cl-gift-bought = Comprato per { $price }: { $gift }.
cl-object-bought = { START($human) } riceve { ROLE($object, "definite") } per { $price }.
cl-advantage-bought = Comprata una carta Vantaggio per { $price }.
cl-advantage-drawn = Gli umani pescano una carta Vantaggio.
cl-advantage-drawn-known = Gli umani pescano una carta Vantaggio: “{ $card }”.
cl-force-chosen = Gli umani sono al completo.
