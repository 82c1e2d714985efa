## A board to set up a position on: what the fields of each game are called

tray-too-long = This position is too long for a link.

tray-mr-jack-board = The district
tray-mr-jack-lantern = Watson’s lantern shines
tray-mr-jack-covers = Covers on two manholes
tray-mr-jack-cordons = Cordons on two exits
tray-mr-jack-lights = Gas lamps
tray-mr-jack-lamp = Lamp { $lamp }
tray-mr-jack-tile =
    { $tile ->
        [plain] lit until the end
       *[other] goes out after turn { $tile }
    }
tray-mr-jack-turn = The turn
tray-mr-jack-number = Turn
tray-mr-jack-cards = Character cards of this turn
tray-mr-jack-played = Played already
tray-mr-jack-witness = Jack was seen at the last call
tray-mr-jack-innocent = Innocent
tray-mr-jack-secrets = What is secret
tray-mr-jack-jack = Jack is
tray-mr-jack-alibis = Alibi cards of { $seat }

tray-scotland-yard-pawns = Detectives and bobbies
tray-scotland-yard-mister-x = Mister X
tray-scotland-yard-start = He began at
tray-scotland-yard-log = His log
tray-scotland-yard-ticket = Ticket
tray-scotland-yard-station = Station
tray-scotland-yard-shown = In sight
tray-scotland-yard-round = The round
tray-scotland-yard-moment = What comes next
tray-scotland-yard-stage =
    { $stage ->
        [starting] before the first move
        [choosing] Mister X moves
        [doubling] the second half of his double move
        [showing] he may show himself
        [taking] he takes a ticket
       *[answering] the detectives move
    }
tray-scotland-yard-to-move = Still to move
tray-scotland-yard-doubles = Double moves left
tray-scotland-yard-taking = From whom he takes
tray-scotland-yard-purses = Tickets
tray-scotland-yard-all = All together
tray-scotland-yard-purse = { $owner }: { $ticket }
tray-scotland-yard-taken = Taken by Mister X: { $ticket }

tray-sleuth-gems = The gems
tray-sleuth-where = Choose a place, then what lies there
tray-sleuth-hand = Hand of { $seat }
tray-sleuth-open = Open on the table
tray-sleuth-missing = Missing
tray-sleuth-cards = The search cards
tray-sleuth-row = In front of { $seat }
tray-sleuth-used = Used
tray-sleuth-pile = In the pile
tray-sleuth-turn = The turn
tray-sleuth-whose = Whose turn it is
tray-sleuth-out = Out, by a wrong answer
tray-sleuth-to-draw = Cards still to draw
tray-sleuth-places = Have found it, in this order

tray-culprit-cards = The cards
tray-culprit-where = Choose a place, then what lies there
tray-culprit-hand = Hand of { $seat }
tray-culprit-played = Played by { $seat }
tray-culprit-discarded = Thrown away
tray-culprit-pile = In the pile
tray-culprit-turn = The turn
tray-culprit-moment = What comes next
tray-culprit-stage =
    { $stage ->
        [playing] a card is played
        [discarding] somebody throws a card away
        [drawing] somebody draws a card
        [showing] Toby shows a card
        [answering] the Witness is answered
        [sharing] everybody gives a card to the left
        [swapping] two swap a card
        [gathering] everybody gives a card
        [handing-back] the cards are dealt back
        [taking] everybody takes a card from the right
        [suspecting] the divining hat names a culprit
       *[other] the divining hat names accomplices
    }
tray-culprit-whose = Whose turn it is
tray-culprit-target = Whom the card is aimed at
tray-culprit-tokens = Tokens
tray-culprit-handcuffs = The handcuffs are on
tray-culprit-maid = Protected by the Maid
tray-culprit-governess = Protected by the Governess
tray-culprit-points = Points
