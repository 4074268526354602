### The page of a task's gold items: items with a known answer, attention checks and training items.

gold-title = Items gold
gold-lead = Les items dont la réponse est connue montrent si les participants jugent avec justesse et s'ils lisent les textes.
gold-to-task = Retour à la tâche

## The rule

gold-off = Cette tâche n'utilise pas d'items gold. Activez-les dans l'éditeur de tâche, puis ajoutez des items ici.
gold-every = Les participants font d'abord les items d'exercice. Ensuite, en moyenne un HIT sur { $every } est un item gold ou un contrôle d'attention.
gold-rule-warn = Un participant qui répond à au moins { $after } items, mais à moins de { $least } % d'entre eux comme attendu, reçoit un avertissement.
gold-rule-pause = Un participant qui répond à au moins { $after } items, mais à moins de { $least } % d'entre eux comme attendu, est suspendu jusqu'à la décision d'un responsable.
gold-rule-exclude = Un participant qui répond à au moins { $after } items, mais à moins de { $least } % d'entre eux comme attendu, ne reçoit plus de HIT dans cette étude.

## Workers

gold-workers-lead = Les participants au taux le plus bas viennent d'abord. Les items d'exercice ne comptent pas. Tous les envois sont conservés et payés.
gold-workers-none = Les participants apparaissent ici après avoir répondu à un item gold.
gold-workers-table = Participants et leurs réponses aux items gold
gold-answered = Réponses
gold-as-expected = Comme attendu
gold-percent = Comme attendu (%)
gold-qualification = Qualification
gold-statistics = Statistiques
gold-included = inclus
gold-excluded = exclu

## Items

gold-none = Cette tâche n'a pas d'items gold.
gold-type = Type
gold-expected = Réponse attendue
gold-kind-gold = Item gold
gold-kind-attention = Contrôle d'attention
gold-kind-training = Item d'exercice
gold-retire = Retirer l'item
gold-retired = Retiré le { $date }

## The form that adds items

gold-add = Ajouter des items gold
gold-table = Tableau
gold-table-hint = Collez un en-tête et une ligne par item, avec des virgules, des points-virgules ou des tabulations comme séparateurs.
gold-columns = Colonnes : { $list }.
gold-columns-title = Colonnes du tableau
gold-columns-required = Les colonnes « id » (l'identifiant de la source) et la réponse attendue à au moins une question sont obligatoires.
gold-columns-systems = Pour les tâches qui montrent des sorties, « systems » est aussi obligatoire : les noms des systèmes, séparés par |.
gold-columns-language = « language » est obligatoire si des sources dans plusieurs langues ont le même identifiant.
gold-columns-kind = « kind » vaut gold, attention ou training. Si cette colonne est vide, l'item est un item gold.
gold-columns-answer = Si une échelle ou un curseur note plusieurs sorties, nommez chaque système avec sa valeur, par exemple A=2|B=-1.
gold-columns-tolerance = « tolerance » est le plus grand écart accepté : en points pour les échelles et les curseurs, en pour cent pour les surlignages.
gold-columns-explanation = « explanation » est montrée au participant après un item d'exercice.
gold-stay-out = Les sources des items gold ne sont pas utilisées dans les lots que vous créez à partir de maintenant.
gold-n-added = { $n ->
    [one] { $n } item a été ajouté.
   *[other] { $n } items ont été ajoutés.
}
