### Refusals about recruiting through Prolific and CloudResearch Connect.

prolific-token = Informe o token de API como o Prolific o mostra, sem espaços.
prolific-workspace = Informe o ID do espaço de trabalho: 24 dígitos e letras de a até f.
prolific-refuses-token = O Prolific não aceita este token de API, ou o token não pode usar este espaço de trabalho. Crie um novo token no Prolific e informe-o aqui.
prolific-has-no-workspace = O Prolific não conhece este espaço de trabalho, ou sua conta não pode usá-lo. Confira o ID.
prolific-has-no-study = O Prolific não conhece um ID de estudo dos seus links de acesso. Compare “ID do estudo no serviço” nas configurações deles com o Prolific.
prolific-unreachable = Não foi possível acessar o Prolific. Tente novamente em alguns minutos.
prolific-unreadable = O Prolific enviou uma resposta que o Concord não entende. Tente novamente mais tarde.
prolific-too-many-requests = O Prolific recebeu solicitações demais. Tente novamente em alguns minutos.
prolific-wrong-key = O token salvo foi criptografado com outra chave. Conecte o estudo de novo ou restaure a configuração secrets_key do servidor.
prolific-no-key = Este servidor não pode salvar tokens de API. Peça a quem o administra que defina secrets_key.
prolific-is-being-asked = O Prolific está sendo consultado neste momento. Recarregue a página em alguns segundos.
prolific-list-has-changed = A lista mudou nesse meio-tempo. Confira-a de novo e depois aprove.
# $status is the state of a submission in Prolific’s own English words
prolific-state-does-not-fit = No Prolific, o envio está como “{ $status }”. Essa decisão não é possível lá.
prolific-may-have-done-it = O Prolific não respondeu, então não se sabe se isso foi feito. Consulte o Prolific de novo e veja o envio antes de repetir.
prolific-refuses = O Prolific recusa isso. O envio pode ter mudado nesse meio-tempo: consulte o Prolific e veja o envio de novo.
choose-category = Escolha um motivo.
prolific-may-still-pay = O Prolific ainda pode pagar este bônus: isso pode demorar um pouco. Verifique de novo uma hora após o envio.
prolific-not-listed-yet = O Prolific ainda não listou os envios deste estudo. Espere um minuto ou consulte o Prolific na página dele e depois faça a rodada de pagamento.
prolific-is-not-connected = Este estudo não está conectado ao Prolific. Conecte-o primeiro.
prolific-has-it-already = Este link de acesso já tem um estudo no Prolific. Recarregue a página.
prolific-needs-live-study = No momento, ninguém pode participar. Primeiro, coloque este estudo no ar e abra o link de acesso a novos participantes.
# $status is the state of a study in Prolific’s own English words
prolific-study-has-moved = No Prolific, o estudo está como “{ $status }”. Essa ação não é possível lá.
prolific-may-have-changed-study = O Prolific não respondeu, então não se sabe se isso foi feito. Veja o estudo no Prolific antes de tentar de novo.
# $reason is what Prolific says, in English
prolific-refuses-study = O Prolific recusa isso: { $reason }
# $currency is a code such as GBP
prolific-pays-in = O espaço de trabalho no Prolific paga em { $currency }. Informe o valor nessa moeda.
# $names is a list of countries or languages, in English
prolific-has-no-choice = O Prolific não tem um filtro para isto: { $names }. Desmarque a caixa e defina um filtro no Prolific antes de publicar.
# $low and $high are amounts of money
amount-from-to = Informe um valor de { $low } a { $high }.
# $low and $high are numbers
number-from-to = Informe um número inteiro de { $low } a { $high }.
choose-device = Escolha pelo menos um dispositivo.
prolific-has-no-project = O espaço de trabalho não tem nenhum projeto no Prolific. Primeiro, crie um lá.
prolific-study-has-changed = O estudo no Prolific não é o que a página mostrava, ou o custo dele mudou. Confira-o de novo.
prolific-link-is-used = Já chegaram pessoas por este link de acesso. Crie outro link para o novo estudo.
prolific-needs-address = Este servidor não conhece o próprio endereço. Peça a quem o administra que defina public_url.
prolific-screening-below-reward = Para a triagem, informe um valor maior que zero e menor que a remuneração.
entrance-has-changed = Este link de acesso mudou nesse meio-tempo. Recarregue a página e informe suas alterações de novo.

# Recruiting through CloudResearch Connect
connect-key = Informe a chave de API como o Connect a mostra, sem espaços.
connect-has-no-workspaces = O Connect não tem espaços de trabalho. Deixe este campo vazio.
connect-refuses-key = O Connect não aceita esta chave de API. Confira-a ou peça uma nova ao Connect e informe-a aqui.
connect-has-no-project = O Connect não conhece um ID de projeto dos seus links de acesso. Compare “ID do estudo no serviço” nas configurações deles com o endereço do projeto no Connect.
connect-unreachable = Não foi possível acessar o Connect. Tente novamente em alguns minutos.
connect-unreadable = O Connect enviou uma resposta que o Concord não entende. Tente novamente mais tarde.
connect-too-many-requests = O Connect recebeu solicitações demais. Tente novamente em alguns minutos.
connect-wrong-key = A chave de API salva foi criptografada com outro segredo deste servidor. Conecte o estudo de novo ou restaure a configuração secrets_key do servidor.
connect-no-key = Este servidor não pode salvar chaves de API. Peça a quem o administra que defina secrets_key.
connect-is-being-asked = O Connect está sendo consultado neste momento. Recarregue a página em alguns segundos.
# $status is the state of an assignment in Connect’s own English words
connect-state-does-not-fit = No Connect, o envio está como “{ $status }”. Essa decisão não é possível lá.
connect-may-have-done-it = O Connect não respondeu, então não se sabe se isso foi feito. Consulte o Connect de novo e veja o envio antes de repetir.
connect-refuses = O Connect recusa isso. Pode já haver uma decisão sobre o envio: consulte o Connect e veja o envio de novo.
connect-may-still-pay = O Connect ainda pode pagar este bônus: isso pode demorar um pouco. Verifique de novo uma hora após o envio.
connect-not-listed-yet = O Connect ainda não listou os envios deste estudo. Espere um minuto ou consulte o Connect na página dele e depois faça a rodada de pagamento.
connect-is-not-connected = Este estudo ainda não está conectado ao CloudResearch Connect. Primeiro, informe a chave de API na página “Connect”.
approval-has-no-message = Este serviço não envia mensagem com uma aprovação. Deixe a mensagem vazia.
rejection-has-no-category = Este serviço não tem uma lista de motivos. Não informe o motivo e escreva uma mensagem.
