### The door: joining by a link, making an account, signing in.

invited-as-worker = Você recebeu um convite para trabalhar neste estudo. Você escreve e avalia textos curtos e recebe por isso.
account-here = Você já tem uma conta aqui?
sign-in-and-return = Entre e volte a esta página
your-name = O seu nome
email-address = Endereço de e-mail
email-hint = Serve para entrar. Quem participa de um estudo não o vê.
password = Senha
password-hint = Pelo menos 10 caracteres; algumas palavras sem relação servem bem.
language-you-work-in = O idioma em que você trabalha
language-hint = Escolha o que você fala e escreve melhor. Não dá para mudar depois.
join-as = Participar como { $name }
make-account-and-join = Criar uma conta e participar
back-at-text = Depois você volta ao seu texto
kept-is-sent = As respostas salvas neste dispositivo serão enviadas assim que você entrar.
how-accounts-are-made = Com um link de convite você pode criar uma conta. O administrador deste servidor pode dar a você uma nova senha.
main-menu = Menu principal
skip-to-content = Ir para o conteúdo
account-and-password = Conta e senha
sign-out = Sair
colours = Cores
light = Claro
dark = Escuro
like-system = Como o sistema
