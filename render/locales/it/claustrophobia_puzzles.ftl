# I rompicapi di Claustrophobia.

cl-puzzle-kind = { $kind ->
    [best-chance] La probabilità migliore
   *[other] ?{ $kind }
}
cl-puzzle-aim = { $kind ->
    [best-chance] Dai i dadi, poi usa un Dono o nessuno, in modo che { $demon } subisca ora l'ultima ferita con la probabilità migliore. Ogni umano che può attacca una volta.
    [nobody-exhausted] Giochi con gli umani. Dai i dadi in modo che nessuno sia Esausto.
    [way-free] Giochi con gli umani, e vuoi proseguire da qui. Che cosa va fatto prima?
    [redeemer-lives] Giochi con gli umani. Di' chi subisce il colpo, senza perdere per questo la partita.
    [humans-win] Giochi con gli umani, e con un altro barile si vince. Vinci ora la partita.
    [redeemer-dies] Giochi con i demoni, e al Redentore resta una linea. Vinci ora la partita: una combinazione di tutti e tre i dadi colpisce.
    [in-reach] Giochi con i demoni. Piazza il troglodita dove raggiunge l'umano più debole in un passo.
   *[other] ?{ $kind }
}
cl-puzzle-needs = { $left ->
    [one] Serve un colpo
   *[other] Servono { $left } colpi
}: ogni dado da { $defense } in su è un colpo.
cl-puzzle-hammer = Un colpo con il Martello benedetto conta come { $worth }.
cl-puzzle-right = { $kind ->
    [best-chance] Giusto: { $demon } subisce l'ultima ferita (probabilità { $percent }%), e di meglio non c'è.
    [nobody-exhausted] Giusto: nessuno è Esausto.
    [way-free] Giusto: ora la via è libera.
    [redeemer-lives] Giusto: il Redentore sopravvive.
    [humans-win] Giusto: gli umani hanno vinto.
    [redeemer-dies] Giusto: il Redentore è morto, e i demoni hanno vinto.
    [in-reach] Giusto: il troglodita è a un passo dal più debole.
   *[other] ?{ $kind }
}
cl-puzzle-wrong = { $miss ->
    [less-likely] { START($demon) } subisce l'ultima ferita con probabilità { $percent }%, cioè { $share }% della probabilità migliore.
    [exhausted] Non ancora: { $human } ha ricevuto un dado la cui linea è cancellata, ed è Esausto.
    [blocked] Non ancora: nessuno ha potuto andarsene, e ora il turno è finito.
    [dead] Non ancora: era l'ultima linea { ROLE($human, "genitive") }, e la partita è persa.
    [not-won] Non ancora: la partita continua.
    [alive] Non ancora: { $human } è ancora vivo.
    [too-far] Non ancora: { $human } è a più di un passo.
   *[other] ?{ $miss }
}

## Lezioni

cl-lesson = { $lesson ->
    [dice] Un dado la cui linea è cancellata rende Esausto chi lo riceve: guarda le linee prima di dare i dadi.
    [blocking] Nessuno lascia una tessera dove i nemici sono di più: prima combatti, poi vai.
    [guard] Un Condannato sulla stessa tessera può subire un colpo per qualcun altro.
    [deed] Un'azione prende il posto di un attacco, e il terzo barile vince.
    [destiny] Ogni combinazione di dadi ha un effetto diverso: 12 o più in tutto fanno una Trappola, un colpo da cui nessuno protegge.
    [summon] Evoca dove il più debole si raggiunge in un passo.
   *[other] ?{ $lesson }
}
