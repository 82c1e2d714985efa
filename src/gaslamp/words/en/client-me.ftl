# What is said of oneself: account and devices.

client-me-name = Your name
client-me-look = Language and colours
client-account = Account
client-account-why = You need none to play. With one you find your seats again on other devices.
client-account-is = You are logged in as “{ $account }”.
client-account-register = Make an account
client-account-log-in = Log in
client-account-recover = Forgotten passphrase
client-account-recover-do = Set this passphrase
client-account-name = Account name
client-account-passphrase = Passphrase
client-account-new-passphrase = New passphrase, at least 10 characters
client-account-recovery-code = Recovery code
client-account-code = This is your recovery code. It is shown only now: write it down. Whoever has it can set a new passphrase.
client-account-code-kept = I have written it down
client-devices = Where you are logged in
client-device-this = This device
client-device-seen = last used on { $day }
client-device-end = Log it out
client-log-out = Log out
