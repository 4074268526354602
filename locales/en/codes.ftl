### Sign-in codes: the second step after the password.

codes-title = Sign-in codes
codes-lead = With sign-in codes, you enter a code from an app on your phone after your password. Nobody can sign in with your password alone.
codes-impossible = This server is not set up for sign-in codes. Ask the people who run it to set secrets_key.
codes-set-up = Set up sign-in codes
# Argument: $date
codes-on-since = Sign-in codes have been on since { $date }.
# Argument: $n
codes-recovery-left = Recovery codes left: { $n }
codes-code = Code
# Hint at the field for the code
codes-code-hint = The six digits that your app shows now, or a recovery code
codes-turn-off = Turn off sign-in codes
codes-new-recovery = Make new recovery codes
codes-setup-lead = Scan the QR code with an authenticator app on your phone. Then enter the code that the app shows.
# Text of a QR code
codes-scan = QR code with the setup key below
# Label of a field with the secret, to copy
codes-type = Setup key, if you cannot scan the QR code
codes-first-code = Code from the app
codes-turn-on = Turn on sign-in codes
codes-recovery-title = Recovery codes
codes-recovery-advice = If you lose your phone, you can sign in with each of these codes once. Keep them where you can find them without your phone, for example on paper.
codes-enter-title = Enter your sign-in code
codes-enter-lead = Open your authenticator app and enter the code that it shows for Concord.
codes-sign-in-again = Sign in again with your password
# After the password
codes-lost = If you have lost both the app and your recovery codes, ask the people who run this server for help.
codes-are-turned-off = Sign-in codes are off.
codes-are-asked-for = On this server, people who pay, download data or manage people need sign-in codes. Turn them on before you do any of this.
codes-stay-asked-for = On this server, you need sign-in codes to pay, download data or manage people. If you turn them off, you cannot do this until you turn them on again.
