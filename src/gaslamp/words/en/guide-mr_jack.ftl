# The guide of Mr. Jack, beside its clauses.

client-guide-light-board = A district with eight people; the list beneath says who is seen and why
client-guide-light-who = Whom do you move?
client-guide-light-step =
    { $direction ->
        [N] Up
        [NE] Up and to the right
        [SE] Down and to the right
        [S] Down
        [SW] Down and to the left
       *[NW] Up and to the left
    }
client-guide-light-turn = Turn Watson’s lantern
client-guide-again = As at the beginning
client-guide-light-lamp = is seen: a lamp is beside the cell
client-guide-light-beam = is seen: in Watson’s beam
client-guide-light-beside = is seen: somebody is beside them
client-guide-light-unseen = is not seen
client-guide-jack-light = Who is seen?
client-guide-jack-light-text = Three things make a person visible, and one is enough: a lit lamp beside the cell, somebody beside them, or Watson’s beam. Try it: choose a person and a street, put lamps out, turn the lantern.
client-guide-jack-call = The call for witnesses
client-guide-jack-call-text = At the end of each turn Jack says truly whether his person is seen. Whoever cannot be Jack is innocent from then on.
client-guide-jack-call-seen = Witness: Jack is seen, so all who are not seen are innocent.
client-guide-jack-call-unseen = No witness: Jack is not seen, so all who are seen are innocent.
client-guide-jack-powers = Eight people, eight powers
client-guide-jack-powers-text = Whoever is played moves one to three streets and does what their card says. Both sides play all eight.
client-guide-jack-power =
    { $who ->
        [Holmes] After the move, take the top alibi card and look at it in secret.
        [Watson] After the move, turn the lantern: its beam shows everybody in a straight line.
        [Smith] Before or after, move the light of a lamp to one that is out.
        [Lestrade] Before or after, move a cordon to another exit.
        [Stealthy] Up to four steps, through houses and gardens too.
        [Goodley] Before or after, whistle: others come three steps nearer in all.
        [Gull] Instead of moving, change places with anybody.
       *[Bert] Before or after, move a manhole cover.
    }
client-guide-jack-whistle = The whistle
client-guide-jack-whistle-text = Goodley’s three steps are shared among the others as you like. Here Gull comes two steps and Smith one. Each must end nearer to Goodley than before, and nobody ends on a taken street.
client-guide-jack-whistle-picture = Goodley whistles; Gull comes two steps towards him and Smith one
client-guide-jack-end = How it ends
client-guide-jack-end-text = There are eight turns until dawn. One of three things happens:
client-guide-jack-end-accuse = The Investigator moves somebody onto a suspect and accuses. Right, the Investigator wins; wrong, Jack does.
client-guide-jack-end-leave = Jack was not seen at the last call, and leaves through an exit without cordon: Jack wins.
client-guide-jack-end-dawn = Dawn comes without an arrest: Jack wins.
