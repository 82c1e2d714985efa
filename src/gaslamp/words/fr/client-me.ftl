# Ce qui vous concerne : le compte et les appareils.

client-me-name = Votre nom
client-me-look = Langue et couleurs
client-account = Compte
client-account-why = On joue sans compte. Avec un compte, vous retrouvez vos places sur d’autres appareils.
client-account-is = Vous jouez ici avec le compte « { $account } ».
client-account-register = Créer un compte
client-account-log-in = Se connecter
client-account-recover = Phrase de passe oubliée
client-account-recover-do = Choisir cette phrase
client-account-name = Nom du compte
client-account-passphrase = Phrase de passe
client-account-new-passphrase = Nouvelle phrase de passe, au moins 10 caractères
client-account-recovery-code = Code de secours
client-account-code = Voici votre code de secours. Il n’est montré que cette fois : notez-le. Qui l’a en main peut choisir une nouvelle phrase de passe.
client-account-code-kept = C’est noté
client-devices = Appareils connectés
client-device-this = Cet appareil
client-device-seen = utilisé pour la dernière fois le { $day }
client-device-end = Déconnecter
client-log-out = Se déconnecter
