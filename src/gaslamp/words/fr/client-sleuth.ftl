# Ce que le plateau de Sleuth dit de lui-même.

## La feuille

client-sleuth-sheet = Feuille d’enquête
client-sleuth-my-sheet = Ma feuille
client-sleuth-left =
    { $count ->
        [one] un seul joyau peut manquer
       *[other] { $count } joyaux peuvent manquer
    }
client-sleuth-all-open = tout est révélé
client-sleuth-only-you = pour vous seul
client-sleuth-gems-in-all = 36 joyaux
client-sleuth-filter = Éclairer par élément
client-sleuth-element = Les joyaux qui ont cet élément : { $element }
client-sleuth-forms = Forme de la feuille
client-sleuth-form-grid = Joyaux
client-sleuth-form-players = Par personne
client-sleuth-form-words = En mots
client-way-paper-sleuth = Seul ce que vous avez vu s’y trouve. Le reste est à votre crayon.
client-way-clerk-sleuth = Note ce que chaque réponse dit à elle seule, et tient les comptes.
client-way-oracle-sleuth = Tire toutes les conséquences, avec les chances et les raisons.
client-sleuth-summary = { $question } : { $where }.
client-sleuth-range =
    { $place } { $open ->
        [yes] { $least }–{ $most }
       *[no] { $least }
    }
client-sleuth-hint =
    { $mine ->
        [yes] Désignez un joyau pour vos notes, ou prenez le crayon pour quelqu’un et passez-le sur les joyaux. Les touches 1 à { $places } notent le joyau choisi.
       *[no] Désignez un joyau pour lire où il peut être.
    }

client-sleuth-cell = { $gem } : { $where }.
client-sleuth-at-me = à vous
client-sleuth-at-open = sur la table
client-sleuth-at-missing = manque
client-sleuth-at-seat = chez { $name }
client-sleuth-at-open-question =
    { $missing ->
        [yes] chez { $names }, ou manque
       *[no] chez { $names }
    }
client-sleuth-short-me = à moi
client-sleuth-short-open = table
client-sleuth-short-missing = manque
client-sleuth-chance-missing = Chances qu’il manque : { $percent } %.
client-sleuth-may-be-named = Peut être nommé.
client-sleuth-is-named = Vous le nommez.
client-sleuth-mark =
    Ma note, { $place } : { $mark ->
        [yes] oui.
        [no] non.
        [perhaps] peut-être.
       *[none] aucune.
    }
client-sleuth-mark-idea =
    Ma note, { $place } : { $mark ->
        [yes] oui, piste { $idea }.
       *[no] non, piste { $idea }.
    }

client-sleuth-pencil = Crayon
client-sleuth-pencil-about = À propos de qui
client-sleuth-pencil-for = Noter pour { $place }, joyau par joyau ou d’un seul trait
client-sleuth-pencil-sign = Ce qu’il écrit
client-sleuth-pencil-writes =
    { $mark ->
        [yes] Il y est
        [no] Il n’y est pas
       *[perhaps] Peut-être
    }
client-sleuth-ideas = Pistes
client-sleuth-idea = Piste { $idea }
client-sleuth-idea-keep = Elle était bonne
client-sleuth-idea-drop = La gommer
client-sleuth-undo = Gommer mon dernier trait
client-sleuth-redo = Le réécrire
client-sleuth-check = Vérifier mes notes
client-sleuth-checked =
    { $count ->
        [0] Vos notes ne contredisent rien de ce qu’on vous a dit.
        [one] Vos notes contredisent ce qu’on vous a dit :
       *[other] Vos notes contredisent { $count } choses qu’on vous a dites :
    }
client-sleuth-check-gem = Chaque joyau est à un seul endroit : { $gem }.
client-sleuth-check-size = Plus de joyaux, ou moins, qu’il n’y en a : { $place }.
client-sleuth-answers-note = Noter toute une réponse
client-sleuth-answer-short = { $name } · { $question } : { $count }
client-sleuth-strike-all = Aucun chez { $name } : en rayer { $count }
client-sleuth-tick-all = Tous chez { $name } : en cocher { $count }
client-sleuth-ledger = Le registre
client-sleuth-ledger-how = « Aucun » raye, un joyau montré se coche. Le reste est pour vous.
client-sleuth-likely = Ce qui peut manquer
client-sleuth-table-cell =
    { $gem }, { $place } : { $state ->
        [yes] oui.
        [no] non.
       *[perhaps] incertain.
    }
client-sleuth-why = Pourquoi ?
client-sleuth-because =
    { $holds ->
        [yes] { $place }, car :
       *[no] Pas { $place }, car :
    }
client-sleuth-house-silent = La maison ne répond pas.

client-sleuth-words-me = Vous
client-sleuth-words-sure =
    { $count ->
        [0] Rien de certain.
       *[other] À coup sûr : { $gems }.
    }
client-sleuth-words-perhaps = Peut-être : { $gems }.

## Les personnes, les cartes, les questions

client-sleuth-player =
    { $gems ->
        [one] un joyau
       *[other] { $gems } joyaux
    }{ $state ->
        [out] { " " }· hors jeu
        [placed] { " " }· place { $place }
       *[in] { "" }
    }
client-sleuth-cards-of = Cartes recherche de { $name }
client-sleuth-hand-of = Joyaux de { $name }
client-sleuth-my-cards = Mes cartes recherche
client-sleuth-my-gems = Mes joyaux
client-sleuth-open-gems = Sur la table
client-sleuth-pile = Pioche { $pile } · jouées { $used }
client-sleuth-whom = Qui interrogez-vous ?
client-sleuth-which-elements = Sur quoi ?
client-sleuth-instead = À la place
client-sleuth-do-exchange = Échanger
client-sleuth-do-end-turn = En rester là
client-sleuth-do-announce = Nommer
client-sleuth-do-final = Questions finales
client-sleuth-warn-naming = Une fois confirmé, c’est sans retour, et une erreur vous met hors jeu.
client-sleuth-warn-final = Une ou deux questions, sur ce que vous voulez, à une seule personne. Ensuite, vous devez nommer ce qui manque.

client-sleuth-prompt-ask = Prenez une carte et interrogez.
client-sleuth-prompt-question = Sur quoi interrogez-vous ?
client-sleuth-prompt-name =
    { $missing ->
        [one] Quel joyau manque ? Désignez-le sur votre feuille.
       *[other] { $missing } joyaux manquent. Désignez-les sur votre feuille, dans n’importe quel ordre : numéro { $number }.
    }
client-sleuth-group-card = Avec la carte : { $card }
client-sleuth-group-name = Nommer
client-sleuth-group-question = Interroger sur
client-sleuth-chapter-play = L’enquête

## Les réponses

client-sleuth-answers = Réponses
client-sleuth-answers-shown =
    { $filtering ->
        [yes] { $shown } sur { $all }
       *[no] { $all }
    }
client-sleuth-answers-filter = Chercher parmi elles
client-sleuth-answers-of = Question ou réponse de
client-sleuth-everybody = tout le monde
client-sleuth-no-answers = Personne n’a encore rien demandé.
client-sleuth-no-answer-fits = Aucune réponse ne correspond.

## La fin

client-sleuth-missing =
    { $over ->
        [yes] { $count ->
            [one] Le joyau manquant
           *[other] Les joyaux manquants
        }
       *[no] { $count ->
            [one] Le joyau manquant, que nul autre n’a vu
           *[other] Les joyaux manquants, que nul autre n’a vus
        }
    }

## Scènes

client-sleuth-scene-gems = { $gems }
client-sleuth-scene-several = { $count } joyaux
client-sleuth-scene-unseen =
    { $count ->
        [one] joyau jamais vu
       *[other] joyaux jamais vus
    }
client-sleuth-scene-asked =
    { $me ->
        [asker] Vous interrogez { $of } : { $question }
        [opponent] { $name } vous interroge : { $question }
       *[other] { $name } interroge { $of } : { $question }
    }
client-sleuth-scene-answered =
    { $me ->
        [opponent] { $number ->
            [0] Vous n’en avez pas
            [one] Vous en avez 1
           *[other] Vous en avez { $number }
        }
       *[other] { $number ->
            [0] { $of } n’en a pas
            [one] { $of } en a 1
           *[other] { $of } en a { $number }
        }
    }
client-sleuth-scene-heard = Toute la table l’entend.
client-sleuth-scene-shown-over = Ce que { $name } montre, pour vous seul
client-sleuth-scene-shown-why = C’est noté sur votre feuille.
client-sleuth-scene-learnt-over = Vous avez regardé ce qui manque
client-sleuth-scene-learnt-why = Vous le gardez pour vous, et continuez à répondre.
client-sleuth-scene-exchanged =
    { $me ->
        [yes] Vous prenez quatre nouvelles cartes
       *[no] { $name } prend quatre nouvelles cartes
    }
client-sleuth-scene-final-begun =
    { $me ->
        [yes] Vos dernières questions
       *[no] { $name } pose ses dernières questions
    }
client-sleuth-scene-final-why = Toutes à { $name } ; puis il faudra nommer ce qui manque.
client-sleuth-scene-announced =
    { $me ->
        [yes] Vous nommez ce qui manque
       *[no] { $name } nomme ce qui manque
    }
client-sleuth-scene-reshuffled = Les cartes sont mélangées
client-sleuth-scene-reshuffled-why = Ce qui a été demandé peut l’être à nouveau.
client-sleuth-scene-checked-over =
    { $me ->
        [yes] Vous regardez sous la lampe
       *[no] { $name } regarde sous la lampe
    }
client-sleuth-scene-checked =
    { $right ->
        [yes] Juste !
       *[no] Faux
    }
client-sleuth-scene-checked-why =
    { $right ->
        [yes] { $me ->
            [yes] Vous avez trouvé.
           *[no] { $name } a trouvé.
        }
       *[no] { $me ->
            [yes] Vous êtes hors jeu, et continuez à répondre.
           *[no] { $name } est hors jeu, et continue à répondre.
        }
    }
client-sleuth-scene-end-over =
    { $count ->
        [one] Le joyau manquant
       *[other] Les joyaux manquants
    }
client-sleuth-scene-end =
    { $count ->
        [0] Personne ne résout l’affaire
       *[other] { $me ->
            [yes] Vous résolvez l’affaire
           *[no] { $count ->
                [one] { $names } résout l’affaire
               *[other] { $names } résolvent l’affaire
            }
        }
    }
client-sleuth-scene-end-why = C’était { $gems }.
client-sleuth-known = Joyaux encore possibles, question après question, pour quelqu’un à qui rien n’échappe
