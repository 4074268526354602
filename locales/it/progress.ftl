### The page on the progress of a study, and small texts that the pages of results share.

progress-lead = Invii conteggiati, ritmo e completamento stimato di ogni compito in ogni lingua.
progress-empty = Non ci sono ancora HIT. L'avanzamento compare qui dopo la creazione del primo lotto.

## The table of tasks and languages

progress-tasks-and-languages = Avanzamento per compito e lingua
# Column head: number of counted submissions
progress-counted = Conteggiati
# Column head: number of submissions that are needed
progress-target = Obiettivo
# Column head: number of HITs that workers are working on now
progress-in-progress = In corso
# Column head: counted submissions per hour
progress-per-hour = All'ora
# Column head: a date, or one of the next three texts
progress-completion = Completamento stimato
progress-complete = completo
progress-no-recent-work = nessun invio recente
progress-pilot = nessun obiettivo: per i nuovi partecipanti
# Column head: the median working time for a HIT
progress-median-time = Tempo mediano
# Column head: number of submissions that are paid but do not count
progress-extra = Invii aggiuntivi
# Column head: number of HITs whose reservation ran out
progress-expired = Scaduti
# Column head: number of HITs that workers gave back
progress-returned = Restituiti

## The section of a task in a language

# Column head: cells such as “2: 14” say that 14 HITs have 2 counted submissions
progress-coverage = HIT per invii conteggiati
progress-details = HIT in dettaglio
progress-details-caption = HIT di ogni attività e lingua

## Rewrites that reports do not use, or use in a corrected version

progress-rewrites-removed = { $n ->
    [one] { $n } riscrittura è stata rimossa nella post-elaborazione.
   *[other] { $n } riscritture sono state rimosse nella post-elaborazione.
}
progress-rewrites-corrected = { $n ->
    [one] { $n } riscrittura è stata corretta nella post-elaborazione.
   *[other] { $n } riscritture sono state corrette nella post-elaborazione.
}
progress-rewrites-excluded = { $n ->
    [one] { $n } riscrittura è esclusa perché la persona che l'ha scritta è esclusa dalle statistiche.
   *[other] { $n } riscritture sono escluse perché le persone che le hanno scritte sono escluse dalle statistiche.
}
