# The guide of Scotland Yard, beside its clauses.

client-guide-yard-turn = A round
client-guide-yard-turn-text = Mister X moves first, unseen. Then all detectives move, and everybody sees them. Each move goes along one line to the next station, and costs a ticket of that line.
client-guide-yard-turn-more = What the detectives see of Mister X is his ticket, not his station. A detective who comes to his station has caught him.
client-guide-yard-turn-unseen = Mister X: his ticket lies in the log, his station stays secret.
client-guide-yard-turn-seen = A detective goes by bus, and everybody sees where.
client-guide-yard-lines = The lines
client-guide-yard-lines-text = Taxis go everywhere in short steps, buses farther, the underground farthest. A ferry takes only black tickets. Choose a station to stand there and see where each line leads.
client-guide-yard-map = London around station { $station }; where its lines lead is listed beneath
client-guide-yard-here = You stand on { $station }.
client-guide-yard-stops =
    { $number ->
        [one] One kind of line stops here.
       *[other] { $number } kinds of lines stop here.
    }
client-guide-yard-by-taxi = By taxi to
client-guide-yard-by-bus = By bus to
client-guide-yard-by-underground = By underground to
client-guide-yard-by-ferry = By ferry to
client-guide-yard-tickets = The tickets
client-guide-yard-tickets-text = Detectives have few, in sight of all. What they spend goes into the common pool, from which Mister X takes his.
client-guide-yard-ticket-taxi = Taxi: 11 for each detective.
client-guide-yard-ticket-bus = Bus: 8 for each detective.
client-guide-yard-ticket-underground = Underground: 4 for each detective.
client-guide-yard-ticket-black = Black: Mister X’s own. It is good for any line and the ferry, and does not say which.
client-guide-yard-ticket-double = Double: two moves in one round, twice a game.
client-guide-yard-log = When Mister X shows himself
client-guide-yard-log-text = His log has 24 places. After the marked ones he says where he is; with his next move he is gone again.
client-guide-yard-log-shown = , he shows himself
client-guide-yard-end = How it ends
client-guide-yard-end-text = One of four things happens:
client-guide-yard-end-caught = A detective comes to Mister X’s station: the detectives win.
client-guide-yard-end-stuck = Mister X cannot move: the detectives win.
client-guide-yard-end-full = His log is full and he is still free: Mister X wins.
client-guide-yard-end-spent = No detective can move any more: Mister X wins.
