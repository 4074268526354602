codes-title = Códigos de acceso
codes-lead = Después de la contraseña, Concord pide un código de una aplicación de su teléfono. Quien solo conozca su contraseña no podrá iniciar sesión.
codes-impossible = Este servidor no puede guardar los secretos de los códigos de acceso. Pida a quienes lo administran que definan secrets_key.
codes-set-up = Configurar códigos de acceso
# Argument: $date
codes-on-since = Los códigos de acceso están activados desde el { $date }.
# Argument: $n
codes-recovery-left = Códigos de recuperación restantes: { $n }
codes-code = Código
# Hint at the field for the code
codes-code-hint = Las seis cifras que la aplicación muestra ahora, o un código de recuperación
codes-turn-off = Desactivar códigos de acceso
codes-setup-lead = Escanee el código QR con una aplicación de autenticación de su teléfono. Después escriba el código que muestra la aplicación.
# Text of a QR code
codes-scan = Código QR con el secreto que aparece debajo
# Label of a field with the secret, to copy
codes-type = Secreto, si no puede escanear
codes-first-code = Código de la aplicación
codes-turn-on = Activar códigos de acceso
codes-recovery-title = Códigos de recuperación
codes-recovery-advice = Si pierde el teléfono, con cada uno de estos códigos puede iniciar sesión una vez. Guárdelos donde los encuentre sin el teléfono, por ejemplo en papel.
codes-enter-title = Escriba su código de acceso
codes-enter-lead = Abra la aplicación de autenticación y escriba el código que muestra para Concord.
# After the password
codes-lost = Si ha perdido la aplicación y los códigos de recuperación, diríjase a quienes administran este servidor.
codes-are-turned-off = Los códigos de acceso están desactivados.
