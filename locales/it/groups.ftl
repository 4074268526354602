### Participant groups at Prolific, on the page "Prolific" of a study and on the page "Recruit on Prolific".

groups-title = Gruppi di partecipanti
groups-lead = Un gruppo su Prolific comprende tutte le persone con lo stesso risultato in questo studio. Uno studio successivo può essere riservato a queste persone oppure escluderle.
groups-hint = Sono contati solo i partecipanti che Prolific elenca. Concord toglie dal gruppo tutti gli altri, anche le persone aggiunte su Prolific.
# Column head: how far a participant got in the study
groups-outcome = Risultato
# Column head: how many participants have the result
groups-people = Partecipanti
groups-group = Gruppo su Prolific
groups-came = Ha iniziato lo studio
groups-passed-test = Ha superato il test di qualificazione
groups-passed-review = Ha superato la revisione
groups-finished = Ha finito
# Arguments: $study, the title of a study, and $outcome, such as “Finished”
groups-proposed = { $study }: { $outcome }
groups-name = Nome su Prolific
groups-create = Crea gruppo
groups-resume = Riprendi l'aggiornamento
groups-turn-off = Interrompi l'aggiornamento
groups-turn-off-means = Il gruppo resta su Prolific così com'è, anche con le persone i cui dati verranno cancellati qui in seguito. Può eliminarlo lì.
# $id is the ID of a group
groups-id = ID: { $id }
groups-soon = Concord aggiunge i partecipanti entro un minuto.
# Arguments: $n, a number of members, and $time
groups-filled = { $n ->
    [one] { $n } membro, ultimo confronto il { $time }.
   *[other] { $n } membri, ultimo confronto il { $time }.
}
groups-stopped = Concord non aggiorna più questo gruppo.
groups-created = Il gruppo è stato creato su Prolific. Concord aggiunge i partecipanti entro un minuto.
groups-resumed = Il gruppo viene di nuovo aggiornato.
groups-turned-off = Il gruppo non viene più aggiornato.
groups-after-disconnect = I gruppi di partecipanti restano su Prolific così come sono, anche con le persone i cui dati verranno cancellati qui in seguito.

## Choosing groups for a new study at Prolific

groups-any = Nessuna restrizione
groups-only = Solo queste persone
groups-not = Tutti tranne queste persone
# Arguments: $name, the name of a group, and $n, a number of members
groups-with-members = { $n ->
    [one] { $name } ({ $n } membro)
   *[other] { $name } ({ $n } membri)
}
groups-only-ids = Solo le persone di questi gruppi
groups-not-ids = Nessuna persona di questi gruppi
groups-ids-hint = ID di altri gruppi del Suo workspace su Prolific, separati da spazi. Se ne indica più d'uno, basta appartenere a uno di essi.
