codes-title = Códigos de inicio de sesión
codes-lead = Con los códigos de inicio de sesión, después de la contraseña deberá escribir un código de una aplicación de su teléfono. La contraseña por sí sola no basta para iniciar sesión.
codes-impossible = Este servidor no está configurado para usar códigos de inicio de sesión. Pida a quienes lo administran que definan secrets_key.
codes-set-up = Configurar códigos de inicio de sesión
# Argument: $date
codes-on-since = Los códigos de inicio de sesión están activados desde el { $date }.
# Argument: $n
codes-recovery-left = Códigos de recuperación restantes: { $n }
codes-code = Código
# Hint at the field for the code
codes-code-hint = Los seis dígitos que la aplicación muestra ahora, o un código de recuperación
codes-turn-off = Desactivar códigos de inicio de sesión
codes-new-recovery = Crear nuevos códigos de recuperación
codes-setup-lead = Escanee el código QR con una aplicación de autenticación de su teléfono. Después escriba el código que muestra la aplicación.
# Text of a QR code
codes-scan = Código QR con la clave de configuración que aparece debajo
# Label of a field with the secret, to copy
codes-type = Clave de configuración, si no puede escanear el código QR
codes-first-code = Código de la aplicación
codes-turn-on = Activar códigos de inicio de sesión
codes-recovery-title = Códigos de recuperación
codes-recovery-advice = Si pierde el teléfono, podrá iniciar sesión una vez con cada uno de estos códigos. Guárdelos donde pueda encontrarlos sin el teléfono, por ejemplo en papel.
codes-enter-title = Escriba su código de inicio de sesión
codes-enter-lead = Abra la aplicación de autenticación y escriba el código que muestra para Concord.
codes-sign-in-again = Iniciar sesión de nuevo con la contraseña
# After the password
codes-lost = Si ha perdido tanto la aplicación como los códigos de recuperación, pida ayuda a quienes administran este servidor.
codes-are-turned-off = Los códigos de inicio de sesión están desactivados.
codes-are-asked-for = En este servidor, quienes pagan, descargan datos o gestionan personas necesitan códigos de inicio de sesión. Actívelos antes de hacer cualquiera de estas cosas.
codes-stay-asked-for = En este servidor, necesita códigos de inicio de sesión para pagar, descargar datos o gestionar personas. Si los desactiva, no podrá hacerlo hasta que los vuelva a activar.
