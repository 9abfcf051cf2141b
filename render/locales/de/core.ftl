# Was jedes Spiel gleich sagt.

list-more = { $items }, { $item }
list-last = { $items } und { $item }
between-sentences = { " " }
full-stop = .
signed = { $sign }{ $number }

## Was sich nicht zurücknehmen oder wiederholen lässt

nothing-to-undo = So viele Züge gibt es nicht, die du zurücknehmen könntest.
nothing-to-redo = Es gibt keinen zurückgenommenen Zug, der wieder gespielt werden könnte.

## Karten, die ein Spiel erklären

primer-heading = **So wird gespielt, { $number } von { $count }: { $title }**
