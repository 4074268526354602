### Places per language of an entry link.

quotas-title = Plätze pro Sprache
quotas-lead = Für Links, bei denen Teilnehmende ihre Sprache wählen. Ein leeres Feld bedeutet: keine Grenze. Bei 0 kann in dieser Sprache niemand teilnehmen.
# Arguments: $languages, a list of names of languages
quotas-full = Es gibt keine freien Plätze mehr für: { $languages }. Wenn Sie in keiner anderen Sprache arbeiten, können Sie nicht teilnehmen.
# $language is the name of a language
quotas-taken = Belegte Plätze: { $language }
