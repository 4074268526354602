codes-title = Códigos de login
codes-lead = Com os códigos de login, você digita um código de um aplicativo do seu celular depois da senha. Só com a senha, ninguém consegue entrar.
codes-impossible = Este servidor não está configurado para códigos de login. Peça a quem o administra que defina secrets_key.
codes-set-up = Configurar códigos de login
# Argument: $date
codes-on-since = Os códigos de login estão ativados desde { $date }.
# Argument: $n
codes-recovery-left = Códigos de recuperação restantes: { $n }
codes-code = Código
# Hint at the field for the code
codes-code-hint = Os seis dígitos que o aplicativo mostra agora, ou um código de recuperação
codes-turn-off = Desativar códigos de login
codes-new-recovery = Criar novos códigos de recuperação
codes-setup-lead = Escaneie o QR code com um aplicativo autenticador no celular. Depois, digite o código que o aplicativo mostra.
# Text of a QR code
codes-scan = QR code com a chave de configuração abaixo
# Label of a field with the secret, to copy
codes-type = Chave de configuração, se você não puder escanear o QR code
codes-first-code = Código do aplicativo
codes-turn-on = Ativar códigos de login
codes-recovery-title = Códigos de recuperação
codes-recovery-advice = Se você perder o celular, poderá entrar uma vez com cada um destes códigos. Guarde-os onde possa encontrá-los sem o celular, por exemplo, em papel.
codes-enter-title = Digite seu código de login
codes-enter-lead = Abra o aplicativo autenticador e digite o código que ele mostra para o Concord.
codes-sign-in-again = Entrar de novo com a senha
# After the password
codes-lost = Se você perdeu tanto o aplicativo quanto os códigos de recuperação, peça ajuda a quem administra este servidor.
codes-are-turned-off = Os códigos de login estão desativados.
codes-are-asked-for = Neste servidor, quem paga, baixa dados ou gerencia pessoas precisa de códigos de login. Ative-os antes de fazer qualquer uma dessas coisas.
codes-stay-asked-for = Neste servidor, você precisa de códigos de login para pagar, baixar dados ou gerenciar pessoas. Se você os desativar, não poderá fazer isso até ativá-los de novo.
