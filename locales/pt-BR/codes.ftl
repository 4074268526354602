codes-title = Códigos de acesso
codes-lead = Depois da senha, o Concord pede um código de um aplicativo no seu celular. Quem só sabe a sua senha não consegue entrar.
codes-impossible = Este servidor não pode salvar os segredos dos códigos de acesso. Peça a quem o administra que defina secrets_key.
codes-set-up = Configurar códigos de acesso
# Argument: $date
codes-on-since = Os códigos de acesso estão ativados desde { $date }.
# Argument: $n
codes-recovery-left = Códigos de recuperação restantes: { $n }
codes-code = Código
# Hint at the field for the code
codes-code-hint = Os seis dígitos que o aplicativo mostra agora ou um código de recuperação
codes-turn-off = Desativar códigos de acesso
codes-setup-lead = Escaneie o código QR com um aplicativo autenticador no celular. Depois, digite o código que o aplicativo mostra.
# Text of a QR code
codes-scan = Código QR com o segredo abaixo
# Label of a field with the secret, to copy
codes-type = Segredo, se você não puder escanear
codes-first-code = Código do aplicativo
codes-turn-on = Ativar códigos de acesso
codes-recovery-title = Códigos de recuperação
codes-recovery-advice = Se você perder o celular, cada um destes códigos permite entrar uma vez. Guarde-os onde possa encontrá-los sem o celular, por exemplo, em papel.
codes-enter-title = Digite seu código de acesso
codes-enter-lead = Abra o aplicativo autenticador e digite o código que ele mostra para o Concord.
# After the password
codes-lost = Se você perdeu o aplicativo e os códigos de recuperação, fale com quem administra este servidor.
codes-are-turned-off = Os códigos de acesso estão desativados.
