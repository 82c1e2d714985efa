# What the voice says in the guided game of Mr. Jack.

learn-mr-jack-welcome = Whitechapel, 1888. One of these eight people is Jack, and only your opponent knows which. You are the Investigator. You have eight turns to find Jack and to catch him.
learn-mr-jack-light = Look at the light. Whoever stands beside a lit lamp, beside somebody else or in Watson’s beam is visible; the others are in the dark. That is what everything turns on: at the end of each turn your opponent must say whether Jack was visible.
learn-mr-jack-activate = Four cards lie open. In this turn you play one, then your opponent two, then you the last. Begin with John Smith.
learn-mr-jack-lamp = Smith is the lamplighter: his power moves the light from one lamp to another. It may come before or after his move. Use it now, and watch who falls into the dark.
learn-mr-jack-move = Now move Smith by one to three streets. Through open manholes one may also go underground.
learn-mr-jack-two = Your opponent has played two people. Every card has a power of its own; point at a card to read it.
learn-mr-jack-last = The last card is yours. Play it.
learn-mr-jack-finish = Move this person and use the power, in the order that the card allows. Try to have four suspects in the light and four in the dark: then the answer tells you most.
learn-mr-jack-witness = The call for witnesses. If Jack was visible, everybody in the dark is innocent; if he was not, everybody in the light is. The innocent have been turned over.
learn-mr-jack-even = In even turns it is the other way round: your opponent plays one of the remaining four, you play two, and your opponent has the last. Play your two.
learn-mr-jack-accuse = Play on. When you are sure, end a move on the cell of a suspect and accuse: if it is Jack you win, if not you lose. Mind the exits: after a call without witness, Jack could leave through one without a cordon; your opponent will spare you that today.
learn-mr-jack-end = The game is over, and Jack’s card lies open. You have seen light and dark, cards and powers, witnesses and an ending. Next time, try to be Jack.
