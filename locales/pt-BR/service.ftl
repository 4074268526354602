### Signing in at the sign-in service of an organisation, such as a university. $service is what the operator of the server calls it.

# Button on the page for signing in. Argument: $service
service-sign-in = Entrar com { $service }
# Between the button for the service and the fields for address and password
service-or-password = Ou entre com uma senha
# Title of the page that asks for the password once. Argument: $service
service-connect-title = Conecte sua conta a { $service }
# Argument: $email
service-connect-lead = Já existe uma conta com o endereço { $email }. Para conectá-la, digite a senha dela uma vez.
service-connect-button = Conectar e entrar
# Hint at the field for a sign-in code
service-code-hint = Só se esta conta usa códigos de login
service-forgot = Se você esqueceu a senha, peça uma nova e depois entre de novo. Se você nunca criou esta conta, avise quem administra este servidor.
# Section of the account's page. Argument: $service
service-account-title = Login com { $service }
# Argument: $date
service-connected-since = Conectada desde { $date }.
# Argument: $service
service-no-password = Esta conta não tem senha, por isso o endereço dela não pode ser alterado aqui. Você entra com { $service }.
# Arguments: $service, $email
service-not-connected = Para conectar esta conta, saia e escolha “Entrar com { $service }”. Isso funciona se você tem lá o endereço { $email }.
service-disconnect = Desconectar conta
service-disconnect-lead = Depois disso, você só entra com a senha e perde os papéis que recebeu por um grupo.
service-is-disconnected = Esta conta não está mais conectada. A partir de agora, entre com sua senha.

## Roles for groups, on the page of the team

group-roles = Papéis para grupos
# Argument: $service
group-roles-lead = As pessoas do grupo recebem o papel na próxima vez que entrarem com { $service } e o perdem depois de sair do grupo.
group-name = Grupo
group-name-hint = O nome exato do grupo no serviço de login
# Column: how many members have the role because of the group
group-people = Pessoas
group-add-role = Dar papel ao grupo
# Next to the role of a member. Argument: $group
group-gives = pelo grupo { $group }
