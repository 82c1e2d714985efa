# What the board of Sleuth says of itself.

## The sheet

client-sleuth-sheet = Information sheet
client-sleuth-my-sheet = My sheet
client-sleuth-left =
    { $count ->
        [one] one gem can be missing
       *[other] { $count } gems can be missing
    }
client-sleuth-all-open = everything lies open
client-sleuth-only-you = only you
client-sleuth-gems-in-all = 36 gems
client-sleuth-filter = Light up by element
client-sleuth-element = Gems with this element: { $element }
client-sleuth-forms = Form of the sheet
client-sleuth-form-grid = Gems
client-sleuth-form-players = By player
client-sleuth-form-words = In words
client-way-paper-sleuth = Only what you have seen stands there. The rest is your pencil.
client-way-clerk-sleuth = Notes what each answer says by itself, and keeps the numbers.
client-way-oracle-sleuth = Draws every conclusion, with chances and reasons.
client-sleuth-summary = { $question }: { $where }.
client-sleuth-range =
    { $place } { $open ->
        [yes] { $least }–{ $most }
       *[no] { $least }
    }
client-sleuth-hint =
    { $mine ->
        [yes] Point at a gem for your notes, or take the pencil for one player and stroke over the gems. Keys 1 to { $places } mark the gem in focus.
       *[no] Point at a gem to read where it may be.
    }

client-sleuth-cell = { $gem }: { $where }.
client-sleuth-at-me = yours
client-sleuth-at-open = on the table
client-sleuth-at-missing = missing
client-sleuth-at-seat = { $name } has it
client-sleuth-at-open-question =
    { $missing ->
        [yes] with { $names }, or missing
       *[no] with { $names }
    }
client-sleuth-short-me = mine
client-sleuth-short-open = table
client-sleuth-short-missing = missing
client-sleuth-chance-missing = { $percent }% likely to be missing.
client-sleuth-may-be-named = Can be named.
client-sleuth-is-named = You are naming it.
client-sleuth-mark =
    My mark, { $place }: { $mark ->
        [yes] yes.
        [no] no.
        [perhaps] perhaps.
       *[none] none.
    }
client-sleuth-mark-idea =
    My mark, { $place }: { $mark ->
        [yes] yes, in line { $idea }.
       *[no] no, in line { $idea }.
    }

client-sleuth-pencil = Pencil
client-sleuth-pencil-about = About whom
client-sleuth-pencil-for = Write about { $place }, gem by gem or in one stroke
client-sleuth-pencil-sign = What it writes
client-sleuth-pencil-writes =
    { $mark ->
        [yes] There
        [no] Not there
       *[perhaps] Perhaps
    }
client-sleuth-ideas = Lines of thought
client-sleuth-idea = Line of thought { $idea }
client-sleuth-idea-keep = It was right
client-sleuth-idea-drop = Rub it out
client-sleuth-undo = Rub out my last mark
client-sleuth-redo = Write it again
client-sleuth-check = Check my marks
client-sleuth-checked =
    { $count ->
        [0] Your marks contradict nothing that you were told.
        [one] Your marks contradict something that you were told:
       *[other] Your marks contradict { $count } things that you were told:
    }
client-sleuth-check-gem = Each gem is in one place: { $gem }.
client-sleuth-check-size = More gems, or fewer, than there can be: { $place }.
client-sleuth-answers-note = Note a whole answer
client-sleuth-answer-short = { $name } · { $question }: { $count }
client-sleuth-strike-all = None with { $name }: strike { $count }
client-sleuth-tick-all = All with { $name }: tick { $count }
client-sleuth-ledger = The ledger
client-sleuth-ledger-how = “None” strikes, a gem that was shown is ticked. The rest is for you.
client-sleuth-likely = What may be missing
client-sleuth-table-cell =
    { $gem }, { $place }: { $state ->
        [yes] yes.
        [no] no.
       *[perhaps] open.
    }
client-sleuth-why = Why?
client-sleuth-because =
    { $holds ->
        [yes] { $place }, because:
       *[no] Not { $place }, because:
    }
client-sleuth-house-silent = The house does not answer.

client-sleuth-words-me = You
client-sleuth-words-sure =
    { $count ->
        [0] Nothing is certain.
       *[other] For certain: { $gems }.
    }
client-sleuth-words-perhaps = Perhaps: { $gems }.

## Players, cards, asking

client-sleuth-player =
    { $gems ->
        [one] one gem
       *[other] { $gems } gems
    }{ $state ->
        [out] { " " }· out
        [placed] { " " }· place { $place }
       *[in] { "" }
    }
client-sleuth-cards-of = Search cards of { $name }
client-sleuth-hand-of = Gems of { $name }
client-sleuth-my-cards = My search cards
client-sleuth-my-gems = My gems
client-sleuth-open-gems = On the table
client-sleuth-pile = Pile { $pile } · used { $used }
client-sleuth-whom = Whom do you ask?
client-sleuth-which-elements = What do you ask about?
client-sleuth-instead = Instead
client-sleuth-do-exchange = Exchange
client-sleuth-do-end-turn = Leave it at that
client-sleuth-do-announce = Name it
client-sleuth-do-final = Final questions
client-sleuth-warn-naming = You cannot take this back once confirmed, and if you are wrong you are out.
client-sleuth-warn-final = One or two questions about anything to one opponent. Then you must name what is missing.

client-sleuth-prompt-ask = Take a card, ask somebody.
client-sleuth-prompt-question = What do you ask about?
client-sleuth-prompt-name =
    { $missing ->
        [one] Which gem is missing? Point at it on your sheet.
       *[other] { $missing } gems are missing. Point at them on your sheet, in any order: number { $number }.
    }
client-sleuth-group-card = With the card: { $card }
client-sleuth-group-name = Name
client-sleuth-group-question = Ask about
client-sleuth-chapter-play = The investigation

## Answers

client-sleuth-answers = Answers
client-sleuth-answers-shown =
    { $filtering ->
        [yes] { $shown } of { $all }
       *[no] { $all }
    }
client-sleuth-answers-filter = Find among them
client-sleuth-answers-of = Asked or answered by
client-sleuth-everybody = everybody
client-sleuth-no-answers = Nobody has asked anything yet.
client-sleuth-no-answer-fits = No answer fits.

## The end

client-sleuth-missing =
    { $over ->
        [yes] { $count ->
            [one] The missing gem
           *[other] The missing gems
        }
       *[no] { $count ->
            [one] The missing gem, which only you have seen
           *[other] The missing gems, which only you have seen
        }
    }

## Scenes

client-sleuth-scene-gems = { $gems }
client-sleuth-scene-several = { $count } gems
client-sleuth-scene-unseen =
    { $count ->
        [one] gem you have not seen
       *[other] gems you have not seen
    }
client-sleuth-scene-asked =
    { $me ->
        [asker] You ask { $of } about { $question }
        [opponent] { $name } asks you about { $question }
       *[other] { $name } asks { $of } about { $question }
    }
client-sleuth-scene-answered =
    { $me ->
        [opponent] { $number ->
            [0] You have none
            [one] You have one
           *[other] You have { $number }
        }
       *[other] { $number ->
            [0] { $of } has none
            [one] { $of } has one
           *[other] { $of } has { $number }
        }
    }
client-sleuth-scene-heard = The whole table hears it.
client-sleuth-scene-shown-over = Shown to you alone by { $name }
client-sleuth-scene-shown-why = Noted on your sheet.
client-sleuth-scene-learnt-over = You have looked at what is missing
client-sleuth-scene-learnt-why = You keep it to yourself, and go on answering.
client-sleuth-scene-exchanged =
    { $me ->
        [yes] You take four new cards
       *[no] { $name } takes four new cards
    }
client-sleuth-scene-final-begun =
    { $me ->
        [yes] Your last questions
       *[no] { $name } asks the last questions
    }
client-sleuth-scene-final-why = All of them to { $name }; then what is missing must be named.
client-sleuth-scene-announced =
    { $me ->
        [yes] You name what is missing
       *[no] { $name } names what is missing
    }
client-sleuth-scene-reshuffled = The cards are shuffled
client-sleuth-scene-reshuffled-why = What was asked before can be asked again.
client-sleuth-scene-checked-over =
    { $me ->
        [yes] You look under the table’s lamp
       *[no] { $name } looks under the table’s lamp
    }
client-sleuth-scene-checked =
    { $right ->
        [yes] Right!
       *[no] Wrong
    }
client-sleuth-scene-checked-why =
    { $right ->
        [yes] { $me ->
            [yes] You have found it.
           *[no] { $name } has found it.
        }
       *[no] { $me ->
            [yes] You are out, and go on answering.
           *[no] { $name } is out, and goes on answering.
        }
    }
client-sleuth-scene-end-over =
    { $count ->
        [one] The missing gem
       *[other] The missing gems
    }
client-sleuth-scene-end =
    { $count ->
        [0] Nobody solves the case
       *[other] { $me ->
            [yes] You solve the case
           *[no] { $count ->
                [one] { $names } solves the case
               *[other] { $names } solve the case
            }
        }
    }
client-sleuth-scene-end-why = It was { $gems }.
client-sleuth-known = Gems still possible, question by question, for a player who misses nothing
