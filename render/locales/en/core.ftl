# What every game says alike.

# A list, put together from the front: "a, b" and, for the last item, "a, b and c".
list-more = { $items }, { $item }
list-last = { $items } and { $item }

# What stands between two sentences; Chinese has nothing there, as { "" }.
between-sentences = { " " }
# How a line ends that is no sentence by itself.
full-stop = .
# $sign: + or −; $number: with one decimal.
signed = { $sign }{ $number }

## What cannot be undone or redone

# An answer to `/undo` or `/table undo`.
nothing-to-undo = There are not that many turns to take back.
nothing-to-redo = No turn that was taken back is waiting to be played again.

## Cards that teach a game

# $title: `ff-primer-…-title` or `cl-primer-…-title`, in small letters in English.
primer-heading = **How to play, { $number } of { $count }: { $title }**
