### Places per language of an entry link.

quotas-title = Plätze pro Sprache
quotas-lead = Für Links, bei denen Teilnehmende ihre Sprache wählen. Ein Feld leer lassen, wenn es keine Grenze geben soll; 0 eingeben, um niemanden zuzulassen.
# Arguments: $languages, a list of names of languages
quotas-full = Es gibt keine freien Plätze mehr für: { $languages }. Wenn Sie in keiner anderen Sprache arbeiten, können Sie nicht teilnehmen.
# $language is the name of a language
quotas-taken = Belegte Plätze: { $language }
