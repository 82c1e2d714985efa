duel-title = The Duel
duel-about = One of six cards each: ask how high the other's is, and guess it first.
duel-rules = Ask at most three times whether the other's card is at least so high. Guess it: right wins, wrong loses.
duel-reason-right = The card was guessed.
duel-reason-wrong = The guess was wrong.
duel-received = { $player } draws the { $card }.
duel-drawn = { $player } draws a card.
duel-answered = { $player } asks: at least { $card }? { $yes ->
    [true] Yes.
   *[other] No.
}
duel-guessed = { $player } guesses the { $card }: { $right ->
    [true] right.
   *[other] wrong.
}
duel-draw = Draw the { $card }
duel-ask = Ask: at least { $card }?
duel-guess = Guess the { $card }
duel-unreadable = { $text } is nothing that can be done in the duel.
duel-position = No duel can come to this.
