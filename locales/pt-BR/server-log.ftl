### The server's audit log: what happened to accounts and API tokens, outside of any study.

## Actions

server-log-add-person = Conta criada
server-log-add-administrator = Conta de administração criada
server-log-grant-rights = Direitos de administração concedidos
server-log-remove-rights = Direitos de administração retirados
# Whether they were granted or removed is no longer known
server-log-change-rights = Direitos de administração alterados
server-log-suspend = Conta suspensa
server-log-restore = Acesso restabelecido
# Which of the two is no longer known
server-log-suspend-or-restore = Conta suspensa ou acesso restabelecido
server-log-change-password = Senha alterada
server-log-turn-on-codes = Códigos de login ativados
server-log-turn-off-codes = Códigos de login desativados
server-log-connect-service = Conta conectada ao serviço de login
server-log-disconnect-service = Conta desconectada do serviço de login
server-log-renew-recovery-codes = Códigos de recuperação renovados
server-log-change-name = Nome alterado
server-log-change-address = Endereço de e-mail alterado
server-log-confirm-address = Endereço de e-mail confirmado
server-log-sign-out-everywhere = Saída de todos os dispositivos
server-log-ask-for-erasure = Eliminação solicitada
server-log-take-back-erasure = Pedido de eliminação cancelado
server-log-erase-person = Dados pessoais apagados
server-log-add-token = Token de API criado
server-log-remove-token = Token de API revogado

## Objects, each followed by its identifier

server-log-account = Conta
server-log-token = Token de API
