### Participant groups at Prolific, on the page "Prolific" of a study and on the page "Recruit on Prolific".

groups-title = Grupos de participantes
groups-lead = Um grupo no Prolific reúne todas as pessoas com o mesmo resultado neste estudo. Um estudo posterior pode ser reservado a essas pessoas ou excluí-las.
groups-hint = Só contam os participantes que o Prolific lista. O Concord remove do grupo todas as outras pessoas, inclusive as que foram adicionadas no Prolific.
# Column head: how far a participant got in the study
groups-outcome = Resultado
# Column head: how many participants have the result
groups-people = Participantes
groups-group = Grupo no Prolific
groups-came = Começou o estudo
groups-passed-test = Passou no teste de qualificação
groups-passed-review = Passou na revisão
groups-finished = Concluiu
# Arguments: $study, the title of a study, and $outcome, such as “Finished”
groups-proposed = { $study }: { $outcome }
groups-name = Nome no Prolific
groups-create = Criar grupo
groups-resume = Retomar a atualização
groups-turn-off = Parar a atualização
groups-turn-off-means = O grupo continua no Prolific como está, inclusive com pessoas cujos dados forem apagados aqui mais tarde. Você pode excluí-lo lá.
# $id is the ID of a group
groups-id = ID: { $id }
groups-soon = O Concord adiciona os participantes em até um minuto.
# Arguments: $n, a number of members, and $time
groups-filled = { $n ->
    [one] { $n } membro, última comparação em { $time }.
   *[other] { $n } membros, última comparação em { $time }.
}
groups-stopped = O Concord não atualiza mais este grupo.
groups-created = O grupo foi criado no Prolific. O Concord adiciona os participantes em até um minuto.
groups-resumed = O grupo voltou a ser atualizado.
groups-turned-off = O grupo não é mais atualizado.
groups-after-disconnect = Os grupos de participantes continuam no Prolific como estão, inclusive com pessoas cujos dados forem apagados aqui mais tarde.

## Choosing groups for a new study at Prolific

groups-any = Sem restrição
groups-only = Só estas pessoas
groups-not = Todos, menos estas pessoas
# Arguments: $name, the name of a group, and $n, a number of members
groups-with-members = { $n ->
    [one] { $name } ({ $n } membro)
   *[other] { $name } ({ $n } membros)
}
groups-only-ids = Só pessoas destes grupos
groups-not-ids = Nenhuma pessoa destes grupos
groups-ids-hint = IDs de outros grupos do seu espaço de trabalho no Prolific, separados por espaços. Se houver mais de um, basta pertencer a um deles.
