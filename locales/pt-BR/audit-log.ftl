### The audit log of a study: who did what, with the state before and after.

audit-title = Log de auditoria
audit-lead = Todas as mudanças neste estudo: quem mudou o quê, com o estado antes e depois.
audit-empty = Ainda não há registros.
audit-earlier = Registros mais antigos

## The table of entries

audit-actor = Quem
audit-action = Ação
audit-object = Objeto
audit-change = Mudança
audit-details = Detalhes
# A field of what was changed, its value before and after
# Arguments: $field, $before, $after
audit-field-changed = { $field }: { $before } → { $after }
# Arguments: $before, $after
audit-value-changed = { $before } → { $after }
# A field of what was made, and its value
# Arguments: $field, $value
audit-field-set = { $field }: { $value }
audit-show = Mostrar registros
audit-no-match = Nenhum registro corresponde a este filtro.
audit-day = Dia (UTC)
audit-worker-hint = O número de um participante, por exemplo W017
audit-object-study = este estudo
audit-nothing = nada
audit-rule = Regra automática
# In the column of the object: a person, who is not named
audit-object-person = pessoa
# In the column of the object
audit-object-link = link de convite
audit-repeated = { $n ->
    [one] { $action } ({ $n } vez)
   *[other] { $action } ({ $n } vezes)
}

## The actions: what happened

audit-approve-assignment = Envio aprovado
audit-reject-assignment = Envio recusado
audit-submit-assignment = HIT enviado
audit-give-back-assignment = HIT devolvido
audit-expire-assignment = HIT expirado
audit-raise-assignment = Mensagem de um participante
audit-reply-assignment = Mensagem respondida
audit-close-thread = Conversa encerrada
audit-open-thread = Conversa reaberta
audit-pay-out-payment = Rodada de pagamento feita
audit-confirm-payment = Rodada de pagamento confirmada como paga
audit-retry-payment = Pagamentos recusados enviados de novo
# Money that did not arrive
audit-return-payment = Pagamento devolvido
audit-return-payment-to-one = Pagamento devolvido (um só participante)
audit-download-payment = Arquivo de uma rodada de pagamento baixado
audit-edit-payer = Conta de débito alterada
# The bank or PayPal details of the person themselves
audit-edit-payee = Próprios dados bancários ou do PayPal alterados
audit-remove-payee = Próprios dados bancários ou do PayPal removidos
audit-compute-bonuses = Bônus calculados
audit-approve-bonuses = Bônus aprovados
audit-change-bonus = Bônus alterado
audit-give-bonus = Bônus concedido
audit-invite-role = Link de convite criado
audit-withdraw-join-link = Link de convite revogado
audit-join-worker = Participante entrou no estudo
audit-join-researcher = Pesquisador entrou no estudo
audit-join-reviewer = Revisor entrou no estudo
audit-join-manager = Gerente entrou no estudo
audit-add-member = Membro da equipe acrescentado
audit-remove-member = Membro da equipe removido
audit-add-group-role = Papel dado a um grupo
audit-remove-group-role = Papel retirado de um grupo
audit-consent-worker = Consentimento dado
audit-withdraw-worker = Participante saiu do estudo
audit-leave-out-worker = Participante excluído das estatísticas
audit-look-worker = Trabalho de um participante marcado como examinado
audit-look-again-worker = Trabalho de um participante para examinar de novo
audit-take-in-worker = Participante incluído de novo nas estatísticas
audit-erase-worker = Dados pessoais apagados
audit-qualify-worker = Decisão de qualificação tomada
audit-take-back-worker = Decisão da revisão em língua materna desfeita
audit-refuse-gate = Tentativa de qualificação negada
audit-refuse-task = HIT negado a um participante
audit-set-gate = Regra de qualificação definida
audit-remove-gate = Regra de qualificação removida
audit-add-known-task = Itens-ouro acrescentados
audit-retire-known-task = Item-ouro desativado
audit-add-task = Tarefa acrescentada
audit-copy-task = Tarefa copiada
audit-edit-task = Tarefa editada
audit-publish-task = Tarefa publicada
audit-redraft-task = Novo rascunho de uma tarefa criado
audit-add-entrance = Link de acesso criado
audit-edit-entrance = Link de acesso editado
audit-download-entrance = Lista de participantes de um link de acesso baixada
audit-read-results-entrance = Resultados do Mechanical Turk comparados
audit-add-invitees = Pessoas acrescentadas a um link de acesso
audit-remove-invitee = Pessoa removida de um link de acesso
audit-mail-invitees = Convites ou lembretes enviados
audit-erase-invitees = Dados das pessoas convidadas apagados
audit-download-invitees = Links pessoais baixados
audit-connect-prolific = Estudo conectado ao Prolific
audit-disconnect-prolific = Estudo desconectado do Prolific
audit-approve-prolific = Envio aprovado no Prolific
audit-reject-prolific = Envio recusado no Prolific
audit-ask-return-prolific = Devolução de um envio pedida no Prolific
audit-create-posting = Estudo criado no Prolific
audit-publish-posting = Estudo publicado no Prolific
audit-pause-posting = Estudo pausado no Prolific
audit-start-posting = Estudo retomado no Prolific
audit-stop-posting = Estudo encerrado no Prolific
audit-delete-posting = Rascunho excluído no Prolific
audit-extend-posting = Vagas adicionadas no Prolific
audit-create-group = Grupo de participantes criado no Prolific
audit-turn-on-group = Atualização de um grupo de participantes retomada
audit-turn-off-group = Atualização de um grupo de participantes interrompida
audit-add-picture = Imagem enviada
audit-remove-picture = Imagem excluída
audit-make-batch = Lote criado
audit-stop-batch = Lote interrompido
audit-open-batch = Lote reaberto
audit-grade-answer = Reescrita-piloto revisada
audit-adjudicate-item = Item adjudicado
audit-decide-output = Reescrita pós-processada
audit-know-word = Palavra acrescentada às palavras conhecidas
audit-run-system = Sistema integrado executado
audit-import-sources = Textos de origem importados
audit-import-outputs = Saídas importadas
audit-create-study = Estudo criado
audit-import-study = Estudo importado
audit-edit-study = Configurações do estudo editadas
audit-move-study = Estado do estudo alterado
audit-export-study = Dados exportados
audit-score-job = Pontuações faltantes solicitadas
audit-retry-job = Job repetido
audit-cancel-job = Job cancelado
audit-train-training = Treinamento iniciado
audit-name-model-training = Modelo treinado acrescentado às configurações
audit-question-country = País questionado antes do envio
audit-edit-source = Texto de origem editado
audit-edit-output = Saída editada
audit-withdraw-source = Texto de origem retirado
audit-withdraw-output = Saída retirada
audit-restore-source = Texto de origem restaurado
audit-restore-output = Saída restaurada
