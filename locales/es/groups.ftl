### Participant groups at Prolific, on the page "Prolific" of a study and on the page "Recruit on Prolific".

groups-title = Grupos de participantes
groups-lead = Un grupo de Prolific reúne a todas las personas con el mismo resultado en este estudio. Un estudio posterior puede reservarse a esas personas o excluirlas.
groups-hint = Solo se cuentan los participantes que figuran en la lista de Prolific. Concord quita del grupo a todas las demás personas, también a las que se añadieron en Prolific.
# Column head: how far a participant got in the study
groups-outcome = Resultado
# Column head: how many participants have the result
groups-people = Participantes
groups-group = Grupo en Prolific
groups-came = Empezó el estudio
groups-passed-test = Superó la prueba de cualificación
groups-passed-review = Superó la revisión
groups-finished = Terminó
# Arguments: $study, the title of a study, and $outcome, such as “Finished”
groups-proposed = { $study }: { $outcome }
groups-name = Nombre en Prolific
groups-create = Crear grupo
groups-resume = Volver a actualizar
groups-turn-off = Dejar de actualizar
groups-turn-off-means = El grupo queda en Prolific tal como está, también con personas cuyos datos se borren aquí más adelante. Puede eliminarlo allí.
# $id is the ID of a group
groups-id = ID: { $id }
groups-soon = Concord añade a los participantes en menos de un minuto.
# Arguments: $n, a number of members, and $time
groups-filled = { $n ->
    [one] { $n } miembro, última comparación el { $time }.
   *[other] { $n } miembros, última comparación el { $time }.
}
groups-stopped = Concord ya no actualiza este grupo.
groups-created = El grupo se ha creado en Prolific. Concord añade a los participantes en menos de un minuto.
groups-resumed = El grupo vuelve a actualizarse.
groups-turned-off = El grupo ya no se actualiza.
groups-after-disconnect = Los grupos de participantes quedan en Prolific tal como están, también con personas cuyos datos se borren aquí más adelante.

## Choosing groups for a new study at Prolific

groups-any = Sin restricción
groups-only = Solo estas personas
groups-not = Todos menos estas personas
# Arguments: $name, the name of a group, and $n, a number of members
groups-with-members = { $n ->
    [one] { $name } ({ $n } miembro)
   *[other] { $name } ({ $n } miembros)
}
groups-only-ids = Solo personas de estos grupos
groups-not-ids = Ninguna persona de estos grupos
groups-ids-hint = ID de otros grupos de su espacio de trabajo en Prolific, separados por espacios. Si indica varios, basta con pertenecer a uno de ellos.
