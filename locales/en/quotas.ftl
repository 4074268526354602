### Places per language of an entry link.

quotas-title = Places per language
quotas-lead = For links on which participants choose their language. Empty means no limit. With 0, nobody can take part in that language.
# Arguments: $languages, a list of names of languages
quotas-full = No places are left in: { $languages }. If you work in no other language, you cannot take part.
# $language is the name of a language
quotas-taken = Places taken: { $language }
