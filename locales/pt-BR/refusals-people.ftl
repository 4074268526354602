### Refusals of roles and rights: members, invitation links, accounts, access tokens.

# To somebody who manages the team of the study
only-researchers = Somente pesquisadores deste estudo podem fazer isso. Você pode dar a si o papel “Pesquisador” em “Equipe e convites”.
# To somebody who manages the team of the study
only-reviewers = Somente revisores deste estudo podem fazer isso. Você pode dar a si o papel “Revisor” em “Equipe e convites”.
role-does-not-allow = Seu papel neste estudo não permite isso. Um gerente do estudo pode dar a você outro papel.
own-work = Este trabalho é seu. Outra pessoa da gerência ou da pesquisa do estudo precisa decidir sobre ele.
last-administrator = Esta é a última conta de administração. Primeiro, dê esses direitos a outra pessoa.
confirm-person = Isso não é nem o endereço de e-mail da pessoa nem um de seus pseudônimos. Digite um deles para confirmar.
workers-join-by-link = Os participantes entram no estudo por um link de convite, no qual escolhem o idioma e aceitam participar. Crie um link para participantes.
no-such-account = Nenhuma conta tem esse endereço de e-mail. Envie à pessoa um link de convite, com o qual ela pode criar uma conta.
has-role-already = Esta pessoa já tem esse papel no estudo.
study-needs-manager = Um estudo precisa de pelo menos um gerente. Primeiro, dê esse papel a outra pessoa.
no-administrator = Ainda não há uma conta de administração. Crie uma com o comando: concord user add EMAIL --name NAME --admin
own-administrator-rights = Você não pode retirar seus próprios direitos de administração. Peça a outra pessoa que os tenha.
own-account-suspended = Você não pode suspender sua própria conta. Peça a outra pessoa com direitos de administração.
no-account-with = Nenhuma conta tem o endereço de e-mail { $email }.
wrong-password = Essa não é a sua senha atual. Digite a senha que você usou para entrar.
token-needs-name = Informe um nome de 1 a { $most } caracteres que diga qual programa vai usar o token.
code-is-needed = Esta conta usa códigos de login. Envie um código junto com a senha.
code-does-not-fit = Este código está errado ou já foi usado. Digite o código que o aplicativo mostra agora.
sign-in-step-is-over = O tempo para este código acabou. Entre de novo com a senha.
codes-are-on = Os códigos de login já estão ativados.
codes-are-off = Esta conta não usa códigos de login.
turn-on-codes-first = Neste servidor, você precisa de códigos de login para pagar, baixar dados ou gerenciar pessoas. Ative-os em “Sua conta” e tente de novo.
codes-need-a-key = No momento, este servidor não consegue verificar códigos de aplicativos. Use um código de recuperação ou peça a quem administra o servidor que confira secrets_key.
sign-in-to-join = Esta conta usa códigos de login. Entre primeiro e depois abra o link de novo.
account-is-suspended = Sua conta está suspensa. Fale com quem administra este servidor.
service-does-not-admit = Você entrou com { $service }, mas não tem acesso a este servidor. Fale com quem o administra.
service-gives-no-address = { $service } não informa a este servidor um endereço de e-mail confirmado. Fale com quem administra este servidor.
service-cannot-be-used = No momento, não é possível entrar com { $service }. Tente de novo em um minuto. Se ainda não funcionar, avise quem administra este servidor.
service-attempt-is-over = Este login expirou ou foi iniciado em outro navegador. Entre de novo.
service-was-left = Você não terminou o login com { $service }. Entre de novo.
service-is-not-connected = Esta conta não está conectada a um serviço de login.
give-group = Informe um nome de grupo de 1 a { $most } caracteres.
too-many-group-roles = Um estudo pode dar no máximo { $most } papéis a grupos. Primeiro, remova um.
group-has-role-already = Este grupo já tem esse papel no estudo.
