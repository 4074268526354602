### The door: joining by a link, making an account, signing in.

invited-as-worker = Você recebeu um convite para participar deste estudo. Você escreve e avalia textos curtos e recebe por isso.
invited-as-reviewer = Você recebeu um convite para fazer a revisão neste estudo. Você avalia, na sua língua materna, os textos-piloto de quem participa.
invited-as-researcher = Você recebeu um convite para participar da equipe de pesquisa deste estudo. Você envia textos e cria tarefas.
invited-as-manager = Você recebeu um convite para participar da gestão deste estudo. Você convida pessoas, acompanha o progresso, paga quem participa e exporta os dados.
what-is-paid = Tarefas e pagamento
more-offers = { $n ->
    [one] Mais { $n } tarefa
   *[other] Mais { $n } tarefas
}
texts-are-in = Idioma dos textos: { $language }
account-here = Você já tem uma conta aqui?
sign-in-and-return = Entre e volte a esta página.
your-name = Seu nome
email-address = Endereço de e-mail
email-hint = Você usa este endereço para entrar. Quem participa de um estudo não o vê.
password = Senha
password-hint = Pelo menos 10 caracteres; algumas palavras sem relação entre si servem bem.
language-you-work-in = O idioma em que você trabalha
language-hint = Escolha o que você fala e escreve melhor. Não dá para mudar depois.
join-as = Participar como { $name }
make-account-and-join = Criar uma conta e participar
back-at-text = Depois você volta ao seu texto
kept-is-sent = As respostas salvas neste dispositivo serão enviadas assim que você entrar.
how-accounts-are-made = Para criar uma conta, você precisa de um link de convite.
forgot-password-write = Se esqueceu a senha, escreva para este endereço:
forgot-password-ask = Se esqueceu a senha, fale com a pessoa que enviou o link de convite. Ela pode pedir que a senha seja redefinida.
main-menu = Menu principal
skip-to-content = Ir para o conteúdo
account-and-password = Conta e senha
documentation = Documentação
sign-out = Sair
colours = Cores
light = Claro
dark = Escuro
like-system = Igual ao sistema

## The page of the own account

account-title = Sua conta
account-language-lead = Todas as páginas aparecem neste idioma. Os textos de uma tarefa continuam no próprio idioma.
account-save-name = Salvar nome
account-new-address = Endereço de e-mail
account-current-password = Senha atual
account-save-address = Salvar endereço
account-password-lead = Ao mudar a senha, você sai de todos os outros dispositivos.
account-new-password = Nova senha
account-change-password = Mudar senha
account-password-changed = Sua senha foi alterada. Você saiu de todos os outros dispositivos.
account-name-changed = Seu nome foi alterado.
account-address-changed = Seu endereço de e-mail foi alterado. Use o novo endereço na próxima vez que entrar.
account-devices = Dispositivos
account-devices-lead = Se você perdeu um dispositivo ou entrou em um que não é seu, saia de todos.
account-sign-out-everywhere = Sair de todos os dispositivos
account-revokes-tokens = Isso também revoga seus tokens de API.
account-consents = Termos de consentimento que você aceitou
account-erasure = Apagar seus dados
account-erasure-lead = A administração do servidor apaga seu nome, seu endereço e sua conta. Suas respostas ficam, sem o seu nome, a menos que você peça que sejam retiradas.
account-ask-for-erasure = Pedir que meus dados sejam apagados
account-erasure-asked = Você pediu que seus dados fossem apagados em { $date }. Antes disso, são feitos os pagamentos pendentes.
account-take-back-erasure = Cancelar este pedido
account-erasure-requested = Seu pedido foi enviado à administração do servidor.
account-erasure-taken-back = Seu pedido foi cancelado.
account-tokens = Tokens de API
account-tokens-lead = Com um token, um programa pode agir em seu nome pela API REST até o token expirar.
account-no-tokens = Você não tem tokens.
account-token-for = Finalidade do token
account-token-days = Válido por (dias)
account-create-token = Criar token
account-new-token = Seu novo token
account-rest = Referência da API REST
account-purpose = Finalidade
account-last-used = Último uso
account-expires = Expira em
account-revoke = Revogar

## E-mails: their links, and what people choose

forgot-password-link = Esqueceu sua senha?
forgot-password-title = Senha esquecida
forgot-password-lead = Digite o endereço de e-mail da sua conta. Você receberá um e-mail com um link para escolher uma nova senha.
forgot-password-send = Enviar link
# The same answer whether or not an account has the address
forgot-password-sent = Se uma conta tiver este endereço de e-mail, um e-mail com um link está a caminho. O link funciona uma única vez, dentro de uma hora.
# Link on the page of a link that does not work any more
forgot-password-again = Pedir um novo link
reset-password-title = Escolha uma nova senha
# Argument: an e-mail address
reset-password-lead = Para a conta com o endereço de e-mail { $email }. Você sairá da conta em todos os outros dispositivos.
confirm-address-title = Confirme seu endereço de e-mail
# Argument: an e-mail address
confirm-address-lead = Confirme que { $email } é seu endereço de e-mail.
confirm-address = Confirmar endereço
# Argument: a date
confirm-address-done = Confirmado em { $date }.
account-address-not-confirmed = Este endereço ainda não foi confirmado.
account-send-confirmation = Enviar o link de confirmação
account-confirmation-sent = Um e-mail com um link está a caminho do seu endereço.
account-mail = E-mails sobre seu trabalho
account-mail-lead = Você recebe um e-mail quando seus textos-piloto foram lidos e quando um pagamento foi feito.
account-mail-is-off = Esses e-mails estão desativados.
account-stop-mail = Parar esses e-mails
account-start-mail = Receber esses e-mails
# Argument: an e-mail address
unsubscribe-lead = Não enviar mais para { $email } e-mails sobre textos-piloto e pagamentos. E-mails sobre sua senha continuam sendo enviados.
unsubscribe-invited-title = E-mails sobre um estudo
# Argument: the e-mail address
unsubscribe-invited-lead = Não enviar mais para { $email } e-mails sobre este estudo.
unsubscribe-invited-done = Você não receberá mais e-mails sobre este estudo.
unsubscribe-done = Você não receberá mais e-mails sobre seu trabalho. Você pode ativá-los de novo na sua conta.
