### Places per language of an entry link.

quotas-title = Places par langue
quotas-lead = Pour les liens sur lesquels les participants choisissent leur langue. Laissez un champ vide pour ne pas fixer de limite, et saisissez 0 pour n'admettre personne.
# Arguments: $languages, a list of names of languages
quotas-full = Il ne reste plus de place pour : { $languages }. Si vous ne travaillez dans aucune autre langue, vous ne pouvez pas participer.
# $language is the name of a language
quotas-taken = Places prises : { $language }
