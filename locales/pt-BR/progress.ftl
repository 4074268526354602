### The page on the progress of a study, and small texts that the pages of results share.

progress-lead = Envios contabilizados, ritmo e conclusão estimada de cada tarefa em cada idioma.
progress-empty = Ainda não há HITs. O progresso aparece aqui depois que o primeiro lote é criado.

## The table of tasks and languages

progress-tasks-and-languages = Progresso por tarefa e idioma
progress-counted = Contabilizados
progress-target = Meta
progress-in-progress = Em andamento
progress-per-hour = Por hora
progress-completion = Conclusão estimada
progress-complete = completo
progress-no-recent-work = sem envios recentes
progress-pilot = sem meta: para novos participantes
progress-median-time = Tempo mediano
progress-extra = Envios extras
progress-expired = Expirados
progress-returned = Devolvidos

## The section of a task in a language

# Column head: cells such as “2: 14” say that 14 HITs have 2 counted submissions
progress-coverage = HITs por envios contados
progress-details = HITs em detalhe
progress-details-caption = HITs de cada tarefa e idioma

## Rewrites that reports do not use, or use in a corrected version

progress-rewrites-removed = { $n ->
    [one] { $n } reescrita foi removida no pós-processamento.
   *[other] { $n } reescritas foram removidas no pós-processamento.
}
progress-rewrites-corrected = { $n ->
    [one] { $n } reescrita foi corrigida no pós-processamento.
   *[other] { $n } reescritas foram corrigidas no pós-processamento.
}
progress-rewrites-excluded = { $n ->
    [one] { $n } reescrita está excluída porque quem a escreveu está excluído das estatísticas.
   *[other] { $n } reescritas estão excluídas porque quem as escreveu está excluído das estatísticas.
}
