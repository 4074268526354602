### Places per language of an entry link.

quotas-title = Places par langue
quotas-lead = Pour les liens sur lesquels les participants choisissent leur langue. Un champ vide signifie qu'il n'y a pas de limite. Avec 0, personne ne peut participer dans cette langue.
# Arguments: $languages, a list of names of languages
quotas-full = Il ne reste plus de place pour : { $languages }. Si vous ne travaillez dans aucune autre langue, vous ne pouvez pas participer.
# $language is the name of a language
quotas-taken = Places prises : { $language }
