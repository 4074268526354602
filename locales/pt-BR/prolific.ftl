### The page of the Prolific account through which a study recruits.

nav-prolific = Prolific
prolific-lead = Conecte este estudo à conta do Prolific que recruta e paga os participantes.
prolific-connect = Conectar ao Prolific
prolific-replace = Usar outra conta
prolific-token-label = Token de API
prolific-token-hint = Crie um nas configurações do seu espaço de trabalho no Prolific. O Concord o criptografa e não o mostra de novo.
prolific-workspace-label = ID do espaço de trabalho
prolific-workspace-hint = 24 letras e dígitos, no endereço do seu espaço de trabalho no Prolific.
prolific-account-title = Conta do Prolific
prolific-account = Conectado como { $account } desde { $date }.
prolific-in-workspace = Espaço de trabalho: { $workspace }
prolific-available = Saldo disponível
prolific-total = Saldo total
prolific-disconnect = Desconectar
prolific-disconnect-means = O Concord esquece o token de API. No Prolific nada muda. Revogue o token lá se não precisar mais dele.
prolific-connected = O estudo está conectado ao Prolific.
prolific-disconnected = O estudo não está mais conectado ao Prolific.
