### The door: joining by a link, making an account, signing in.

invited-as-worker = Convidamos você a participar deste estudo: você escreverá e avaliará textos curtos, e esse trabalho é pago.
account-here = Você já tem uma conta aqui?
sign-in-and-return = Entre e volte a esta página
your-name = Seu nome
email-address = Endereço de e-mail
email-hint = Serve para entrar. Quem participa de um estudo não o vê.
password = Senha
password-hint = Pelo menos 10 caracteres; algumas palavras sem relação entre si servem bem.
language-you-work-in = O idioma em que você trabalha
language-hint = Escolha o que você fala e escreve melhor. Não dá para mudar depois.
join-as = Participar como { $name }
make-account-and-join = Criar uma conta e participar
back-at-text = Depois você volta ao seu texto
kept-is-sent = As respostas salvas neste dispositivo serão enviadas assim que você entrar.
how-accounts-are-made = Com um link de convite, você pode criar uma conta. O administrador deste servidor pode dar uma nova senha a você.
main-menu = Menu principal
skip-to-content = Ir para o conteúdo
account-and-password = Conta e senha
sign-out = Sair
colours = Cores
light = Claro
dark = Escuro
like-system = Como o sistema
