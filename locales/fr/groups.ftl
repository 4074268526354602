### Participant groups at Prolific, on the page "Prolific" of a study and on the page "Recruit on Prolific".

groups-title = Groupes de participants
groups-lead = Un groupe chez Prolific réunit toutes les personnes qui ont le même résultat dans cette étude. Une étude ultérieure peut leur être réservée, ou au contraire leur être fermée.
groups-hint = Seuls les participants qui figurent dans la liste de Prolific sont comptés. Concord retire du groupe toutes les autres personnes, même celles qui ont été ajoutées chez Prolific.
# Column head: how far a participant got in the study
groups-outcome = Résultat
# Column head: how many participants have the result
groups-people = Participants
groups-group = Groupe chez Prolific
groups-came = A commencé l'étude
groups-passed-test = A réussi le test de qualification
groups-passed-review = A réussi la relecture
groups-finished = A terminé
# Arguments: $study, the title of a study, and $outcome, such as “Finished”
groups-proposed = { $study } : { $outcome }
groups-name = Nom chez Prolific
groups-create = Créer le groupe
groups-resume = Reprendre la mise à jour
groups-turn-off = Arrêter la mise à jour
groups-turn-off-means = Le groupe reste tel quel chez Prolific, y compris avec les personnes dont les données seront effacées ici plus tard. Vous pouvez le supprimer là-bas.
# $id is the ID of a group
groups-id = Identifiant : { $id }
groups-soon = Concord ajoute les participants en moins d'une minute.
# Arguments: $n, a number of members, and $time
groups-filled = { $n ->
    [one] { $n } membre, dernière comparaison le { $time }.
   *[other] { $n } membres, dernière comparaison le { $time }.
}
groups-stopped = Concord ne met plus ce groupe à jour.
groups-created = Le groupe est créé chez Prolific. Concord y ajoute les participants en moins d'une minute.
groups-resumed = Le groupe est de nouveau mis à jour.
groups-turned-off = Le groupe n'est plus mis à jour.
groups-after-disconnect = Les groupes de participants restent tels quels chez Prolific, y compris avec les personnes dont les données seront effacées ici plus tard.

## Choosing groups for a new study at Prolific

groups-any = Aucune restriction
groups-only = Uniquement ces personnes
groups-not = Sauf ces personnes
# Arguments: $name, the name of a group, and $n, a number of members
groups-with-members = { $n ->
    [one] { $name } ({ $n } membre)
   *[other] { $name } ({ $n } membres)
}
groups-only-ids = Uniquement les membres de ces groupes
groups-not-ids = Aucun membre de ces groupes
groups-ids-hint = Identifiants d'autres groupes de votre espace de travail chez Prolific, séparés par des espaces. Si vous en indiquez plusieurs, il suffit d'appartenir à l'un d'eux.
