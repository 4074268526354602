### The page of the Prolific account through which a study recruits.

nav-prolific = Prolific
prolific-lead = Conecte este estudio con la cuenta de Prolific que recluta y paga a sus participantes.
prolific-connect = Conectar con Prolific
prolific-replace = Usar otra cuenta
prolific-token-label = Token de la API
prolific-token-hint = Créelo en la configuración de su espacio de trabajo de Prolific. Concord lo cifra y no vuelve a mostrarlo.
prolific-workspace-label = ID del espacio de trabajo
prolific-workspace-hint = 24 letras y dígitos, en la dirección de su espacio de trabajo en Prolific.
prolific-account-title = Cuenta de Prolific
prolific-account = Conectado como { $account } desde { $date }.
prolific-in-workspace = Espacio de trabajo: { $workspace }
prolific-available = Saldo disponible
prolific-total = Saldo total
prolific-disconnect = Desconectar
prolific-disconnect-means = Concord olvida el token de la API. En Prolific no cambia nada. Revoque allí el token si ya no lo necesita.
prolific-connected = El estudio está conectado con Prolific.
prolific-disconnected = El estudio ya no está conectado con Prolific.
