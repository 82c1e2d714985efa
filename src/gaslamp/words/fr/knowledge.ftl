## Ce qu’une place peut savoir

knowledge-contradiction = Tout cela ne peut pas être vrai à la fois : { $facts }
knowledge-none = Pour { $name }, la maison ne sait pas déduire ce qu’un siège peut savoir. Elle le sait pour : { $games }.
knowledge-open = Ce n’est pas certain : rien ne l’impose.

## Où sont les joyaux de Sleuth

knowledge-sleuth-open = la table
knowledge-sleuth-missing = disparu
