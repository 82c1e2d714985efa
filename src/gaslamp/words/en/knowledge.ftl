## What a seat can know

knowledge-contradiction = This cannot all be true: { $facts }
knowledge-none = Of { $name } the house cannot work out what a seat may know. It can of: { $games }.
knowledge-open = That is not certain, so nothing forces it.

## Places of Sleuth's gems

knowledge-sleuth-open = the table
knowledge-sleuth-missing = missing
