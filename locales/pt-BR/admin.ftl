### The pages of administrators of the server: accounts, erasures, the server's audit log.

## People

admin-people = Pessoas
admin-people-lead = Todas as pessoas com conta neste servidor, das mais recentes às mais antigas.
admin-administrator = administração
admin-suspended = acesso suspenso
admin-erased = apagado em
admin-grant-rights = Conceder direitos de administração
admin-grant-means = { $name } poderá ver e alterar todos os estudos, todas as contas e as configurações do servidor.
admin-remove-rights = Retirar direitos de administração
admin-suspend = Suspender
admin-suspend-means = A sessão de { $name } será encerrada imediatamente. Essa pessoa não poderá entrar nem usar tokens de acesso até que você restabeleça o acesso.
admin-restore = Restabelecer acesso
admin-erase = Apagar
admin-older-accounts = Contas mais antigas

## The server's audit log

admin-audit-log = Log de auditoria
admin-audit-log-lead = Contas, direitos e tokens deste servidor. Cada estudo tem seu próprio log de auditoria.
admin-no-entries = Ainda não há registros.
admin-entries = Registros do log de auditoria
admin-actor = Autor
admin-action = Ação
admin-object = Objeto
admin-operator-or-rule = operador ou regra automática
admin-person-hint = O nome exato ou o endereço de e-mail
admin-older-entries = Registros mais antigos

## Erasing a person

admin-erase-person = Apagar uma pessoa
admin-all-people = Todas as pessoas
admin-cannot-undo = Esta ação não pode ser desfeita
admin-erase-account = A conta e tudo o que identifica a pessoa são apagados do banco de dados. Os backups mantêm esses dados até serem apagados.
admin-cannot-erase = Esta pessoa não pode ser apagada
admin-not-yet-paid = Ainda não pago
admin-still-owed = Ainda não foram pagos a esta pessoa: { $amounts }. Pague antes esse valor: depois da eliminação, o servidor não sabe mais a quem pagar.
admin-what-is-erased = O que é apagado
admin-what-is-kept = O que é mantido
admin-kept-lead = Isso é mantido sob o pseudônimo, sem nome nem endereço de e-mail.
admin-data = Dados
admin-if-kept = Se as respostas forem mantidas
admin-if-removed = Se as respostas forem removidas
admin-only-log-entries = São mantidos somente o ID da conta e os registros do log de auditoria.
admin-log-entries = Registros do log de auditoria, sem nomes nem endereços
admin-count-of = { $kind }: { $n }
admin-pseudonym-in = { $pseudonym } em { $study }
admin-confirm = Confirmação
admin-answers = Respostas
admin-keep-answers = Manter as respostas
admin-keep-answers-hint = Elas ficam nos resultados sob o pseudônimo.
admin-remove-answers = Remover as respostas
admin-remove-answers-hint = Elas são removidas de todos os resultados e exportações, e os textos que a pessoa escreveu são apagados.
admin-type-to-confirm = Digite o endereço de e-mail ou o pseudônimo da pessoa
admin-erase-this-person = Apagar esta pessoa

## Receipts of erasures

admin-erasures = Eliminações de dados
admin-erasures-lead = Comprovantes dos dados pessoais eliminados, sem nomes.
admin-no-erasures = Nenhuma pessoa foi apagada ainda.
admin-older-erasures = Eliminações mais antigas
admin-receipt-title = Comprovante de eliminação
admin-receipt-lead = O comprovante não contém nomes. Guarde-o como registro do que foi apagado e quando.
admin-receipt = Comprovante
admin-account = Conta
admin-cause = Acionado por
admin-cause-administrator = uma pessoa da administração ({ $id })
admin-cause-retention = o prazo de retenção de um estudo
admin-cause-operator = a linha de comando
admin-receipt-erased = Apagado
admin-receipt-kept = Mantido sob o pseudônimo
admin-answers-kept = mantidas
admin-answers-removed = removidas

## The user's own account

## Requests for erasure

admin-asked-erasure = eliminação solicitada
admin-erasure-requests = Pedidos de eliminação
admin-requested = Pedido em
