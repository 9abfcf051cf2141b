# Rätsel der Finsteren Flure: was gefragt ist, was auf eine Antwort folgt und was die Lektionen lehren.

ff-puzzle-kind = { $kind ->
    [save] Rette alle
    [escape] Nichts wie raus
    [one-tile] Noch ein Stein
    [duel] Egal, was sie antworten
    [leader] Brems die Spitze aus
    [feed] Füttere das Monster
    [both] Rette beide
    [eat-them-all] Friss sie alle
   *[other] ?{ $kind }
}
ff-puzzle-all-move = Du bist { $colour }.
ff-puzzle-to-move = Du bist { $colour } und kannst nur noch { $tokens } ziehen.
ff-puzzle-to-place = Du bist { $colour }, und alle Figuren haben gezogen.
ff-puzzle-answered = Danach zieht { $tokens }, ganz nach Belieben.
ff-puzzle-walk = { $count ->
    [1] { "" }, wenn das Monster { $cards } spielt
   *[other] , egal, welche Karte kommt
}
ff-puzzle-aim = { $kind ->
    [save] Zieh so, dass keine deiner Figuren gefressen wird{ $walk }.
    [escape] Zieh so, dass die Figur überlebt und in der nächsten Runde hinauskann{ $walk }.
    [one-tile] Leg einen Stein so, dass das Monster alle Figuren der anderen frisst und keine deiner eigenen. Seine Karte ist { $cards }: Es geht, bis es drei gefressen hat, aber höchstens 20 Schritte.
    [duel] Zieh so, dass keine deiner Figuren gefressen wird, egal, wohin die andere Figur zieht und welche Karte kommt.
    [leader] Zieh so, dass { $prey } gefressen wird und keine deiner eigenen{ $walk }.
    [feed] Zieh so, dass mindestens { $count } Figuren der anderen gefressen werden und keine deiner eigenen{ $walk }.
    [both] Zieh beide so, dass keine deiner Figuren gefressen wird{ $walk }.
    [eat-them-all] Zieh so, dass das Monster alle Figuren der anderen frisst und keine deiner eigenen. Seine Karte ist { $cards }: Es geht, bis es drei gefressen hat, aber höchstens 20 Schritte.
    [get-out] Zieh so, dass eine deiner Figuren hinauskommt.
    [win] Zieh so, dass du jetzt gewinnst.
    [spare] Zieh so, dass { $token } nicht gefressen wird{ $walk }.
   *[other] ?{ $kind }
}
ff-puzzle-theme = { $theme ->
    [push] Schieben
    [slide] Rutschen auf Blut
    [come-in] Hereinkommen
    [stay] Bleiben
    [bait] ein Köder
    [tie] ein Gleichstand
    [monster-pushes] Schieben durch das Monster
    [turning-stone] ein Umlenkstein
    [teleporter] ein Teleporter
    [wall] ein Gang durch die Mauer
   *[other] ?{ $theme }
}

## Was auf eine Antwort folgt

ff-puzzle-right = { $kind ->
    [save] Richtig: Keine deiner Figuren wird gefressen{ $walk }.
    [escape] Richtig: { $token } überlebt und kann in der nächsten Runde hinaus{ $walk }.
    [one-tile] Richtig: Das Monster frisst alle Figuren der anderen und keine deiner eigenen.
    [duel] Richtig: Keine deiner Figuren wird gefressen, egal, wohin die andere zieht und welche Karte kommt.
    [leader] Richtig: { $prey } wird gefressen und keine deiner eigenen{ $walk }.
    [feed] Richtig: Mindestens { $count } Figuren der anderen werden gefressen und keine deiner eigenen{ $walk }.
    [both] Richtig: Beide sind sicher, und auch alle anderen von dir{ $walk }.
    [eat-them-all] Richtig: Das Monster frisst alle Figuren der anderen und keine deiner eigenen.
    [get-out] Richtig: Eine deiner Figuren ist draußen.
    [win] Richtig: Du hast gewonnen.
    [spare] Richtig: { $token } wird nicht gefressen{ $walk }.
   *[other] ?{ $kind }
}
ff-puzzle-wrong =
    { $tempts ->
        [yes] Aber{ " " }
       *[no] Noch nicht, denn{ " " }
    }{ $miss ->
        [eaten] { $token } wird{ de-puzzle-card } gefressen{ $answer }.
        [spared] { $token } wird{ de-puzzle-card } nicht gefressen{ $answer }.
        [too-few]
            { $count ->
                [0] keine Figur der anderen wird{ de-puzzle-card } gefressen{ $answer }.
                [one] nur 1 Figur der anderen wird{ de-puzzle-card } gefressen{ $answer }.
               *[other] nur { $count } Figuren der anderen werden{ de-puzzle-card } gefressen{ $answer }.
            }
        [no-way-out] { $token } kann{ de-puzzle-card } in der nächsten Runde nicht hinaus{ $answer }.
        [still-inside] keine deiner Figuren ist draußen.
        [not-won] das Spiel geht weiter.
       *[other] ?{ $miss }
    }
de-puzzle-card =
    { $steps ->
        [none] { "" }
       *[other] { " " }bei der Karte { $steps }
    }
ff-puzzle-if-answered =
    { $place ->
        [none] { ", " }wenn { $token } bleibt
        [out] { ", " }wenn { $token } hinausgeht
       *[other] { ", " }wenn { $token } nach { $place } geht
    }

## Lektionen

ff-lesson = { $lesson ->
    [numbers] Eine Figur geht so viele Felder, wie ihre Zahl sagt, und der Schritt aus der Ecke hinaus zählt mit. Dann wird sie umgedreht: Ihre beiden Zahlen ergeben zusammen 7.
    [sight] Das Monster geht so viele Schritte, wie seine Karte sagt. Vor jedem schaut es geradeaus, nach links und nach rechts, und nie nach hinten.
    [stone] Eine Figur schiebt einen Stein und steht dann, wo er war. Hinter einem Stein wird niemand gesehen.
    [tie] Sind zwei Figuren gleich nah, geht das Monster auf keine zu: Es geht geradeaus weiter.
    [blood] Blut trägt eine Figur für einen Punkt bis zu seinem Ende.
    [bait] In der ersten Spielhälfte wartet, wer gefressen wurde, wieder am Eingang: Opfere die Figur, die weit hinten ist.
    [win] Sind alle deine Figuren bis auf eine draußen, gewinnst du sofort: Warte nicht auf die letzte.
   *[other] ?{ $lesson }
}
