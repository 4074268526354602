### Refusals about one study at Prolific that spreads its participants over several entry links.

prolific-has-no-such-link = Prolific non può inviare partecipanti di questo studio a questo link d'ingresso.
prolific-link-twice = Questo link d'ingresso è indicato due volte.
# $label is the name of an entry link
prolific-needs-open-link = Nessuno può partecipare tramite il link d'ingresso «{ $label }». Prima lo apra.
prolific-sends-astray = Prolific manderebbe i partecipanti a un indirizzo che non è un link di accesso di questo studio: { $address }
prolific-links-share-codes = Altri link d'ingresso condividono lo studio su Prolific e hanno bisogno degli stessi codici di completamento. Lasci i codici come sono.
