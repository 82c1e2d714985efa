# What the voice says in the guided game of The Culprit.

learn-culprit-welcome = Somebody at this table holds the Culprit card. The others want to find out who before it is played. It may be you, and it may change hands.
learn-culprit-hand = These four cards are yours; only you see them. Point at one to read what it does. If you hold the Culprit, keep quiet about it: it can only be played as your last card.
learn-culprit-play = It is up to you. Choose a card, and if it needs one, a person to aim it at.
learn-culprit-cards = The others have played too. Cards that were played lie open; cards that changed hands were seen only by those who gave and took them. Remember who could have what.
learn-culprit-again = Once more. A Detective asks somebody whether they are the culprit, and an Alibi in hand lets them say no. Toby looks at one card of a hand.
learn-culprit-play-on = Play the round to its end. Whoever has played an Accomplice is on the culprit’s side.
learn-culprit-end = The round is over, and all hands lie open. In the whole game rounds are played until somebody has five points, and at a real table the talk is half of it.
