# Ciò che tutti i giochi dicono allo stesso modo.

list-more = { $items }, { $item }
list-last = { $items } e { $item }
between-sentences = { " " }
full-stop = .
signed = { $sign }{ $number }

## Ciò che non si può annullare o ripetere

nothing-to-undo = Non ci sono così tanti turni da annullare.
nothing-to-redo = Nessun turno annullato aspetta di essere rigiocato.

## Schede che insegnano un gioco

primer-heading = **Come si gioca, { $number } di { $count }: { $title }**
