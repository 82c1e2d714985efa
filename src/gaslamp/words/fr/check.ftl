# Vérifier une donne dans le navigateur.

client-check-unreadable = Ce n’est pas le procès-verbal d’une partie, ou il est abîmé.

client-check-which = Quelle partie ?
client-check-drop = Déposez un procès-verbal ici
client-check-drop-about = le fichier que donne « Enregistrer le procès-verbal » après une partie
client-check-choose = Choisir un fichier
client-check-paste = Ou collez un procès-verbal, ou le lien d’une table terminée
client-check-do = Vérifier
client-check-stays = Un fichier reste sur votre appareil. Le calcul se fait ici, et non par la maison.
client-check-mine = Ou l’une des vôtres

client-check-no-record = Ce n’est ni le procès-verbal d’une partie ni le lien d’une table.
client-check-nothing = Il n’y a encore rien à vérifier : donnez un procès-verbal ou un lien.
client-check-too-large = Ce fichier est bien trop gros pour être le procès-verbal d’une partie.
client-check-elsewhere = Ce lien mène à une autre maison. Enregistrez-y le procès-verbal et déposez-le ici.

client-check-fair = Cette donne était honnête
client-check-not = On ne peut pas se fier à cette donne
client-check-of = { $title } · { $seats } places · { $lines } lignes · vérifié dans votre navigateur
client-check-held = { $held } sur { $all }
client-check-holds = tient
client-check-fails = ne tient pas
client-check-not-reached = n’a plus été regardé
client-check-numbers = Les nombres qui ont fixé la donne
client-check-whose = à qui
client-check-sealed = scellé avant la donne
client-check-opened = ouvert
client-check-house = La maison
client-check-lines = Toutes les lignes du procès-verbal
client-check-changed = n’est pas ce qui a été scellé
client-check-expected = attendu
client-check-found = trouvé
client-check-reads = la ligne, à présent
client-check-mark-expected = sa marque, scellée
client-check-mark-found = sa marque, telle quelle

client-check-before = Avant la partie
client-check-before-what = La maison et chaque joueur scellent un nombre. Personne n’a vu celui d’un autre.
client-check-deal = La donne
client-check-deal-what = Les joueurs ouvrent le leur. Avec celui de la maison, encore scellé, ils décident de chaque carte et de chaque tuile.
client-check-after = Après la partie
client-check-after-what = La maison ouvre le sien. Avec le procès-verbal, chacun peut refaire le calcul.
client-check-proves = Ce que cela prouve
client-check-proves-what = Personne n’a pu choisir la donne, si un seul nombre a été tiré honnêtement. Le vôtre, par exemple. Et aucune ligne du procès-verbal n’a été changée depuis.
client-check-not-proven = Ce que cela ne prouve pas
client-check-not-proven-what = Que la maison n’a pas regardé : qui tient un serveur peut voir toutes les mains. Et que chaque ligne suit les règles se vérifie par la commande « gaslamp verify », pas ici.
