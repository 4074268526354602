### The message to a worker about their pilot texts, as it is suggested to the reviewer, who may change every word.

pilot-accepted = Merci pour vos textes pilotes. Vous avez accès à la tâche principale.
pilot-refused = Merci pour vos textes pilotes. Nous ne pouvons malheureusement pas vous proposer la suite de cette tâche.
pilot-noticed = Ce que nous avons remarqué (nombre de textes) :
pilot-reason = - { $reason } ({ $n })
pilot-thanks = Comme tout travail, vos textes pilotes sont payés s'ils sont approuvés ; cette décision n'y change rien. Si vous n'êtes pas d'accord avec elle, écrivez à la personne de contact de l'étude.

## Why a text is not excellent, in the list below `pilot-noticed`

noticed-minimal = presque rien n'a été changé
noticed-meaning = le sens a changé
noticed-informal = le texte reste informel
noticed-fluency = la phrase n'est pas naturelle
noticed-language = le texte n'est pas dans la langue demandée
