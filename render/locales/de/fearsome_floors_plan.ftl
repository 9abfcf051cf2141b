## Züge, die für später geplant sind

ff-planned = { $token } { $goal }{ $condition ->
    [s] {" "}(wenn nicht gefährlicher)
   *[other] { "" }
}
ff-plan-unreadable = ein Zug, der nicht mehr zu lesen ist
ff-plan-list = **Geplant:** { $moves }.
ff-plan-fails = So, wie es jetzt steht, würde der Zug nicht gespielt. { $why }
ff-plan-full = Du hast nichts mehr zu planen.
ff-plan-when = { $round ->
    [next] Für die nächste Runde, nach dem Gang des Monsters. Wird
   *[other] Wird
} sofort gespielt, wenn du dran bist, { $condition ->
    [s] falls der Zug dann erlaubt ist und die nächste Karte für deine Figuren nicht gefährlicher ist als jetzt
   *[other] falls sich auf seinem Weg nichts geändert hat
}.
ff-plan-if = { $plan ->
    [s] Nur wenn nicht gefährlicher
   *[other] Nur wenn alles gleich ist
}
ff-plan-go = Planen
ff-plan-stay = Bleiben planen
ff-plan-outside = Draußen bleiben planen
ff-plan-take-back = Plan zurücknehmen
ff-plan-taken-back = Dein Plan ist zurückgenommen: Du wirst gerufen, wenn du dran bist.
ff-plan-changed = **Die Stellung hat sich geändert, seit du das gesehen hast.** Schau noch einmal und plan dann.
ff-plan-no-forecast = Was die nächste Karte tun könnte, darf an diesem Tisch nicht in Pläne eingehen (Einstellung `forecast`).
