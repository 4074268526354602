### Places per language of an entry link.

quotas-title = Places per language
quotas-lead = For links on which participants choose their language. Leave a field empty for any number, and enter 0 to let nobody in.
# Arguments: $languages, a list of names of languages
quotas-full = No places are left in: { $languages }. If you work in no other language, you cannot take part.
# $language is the name of a language
quotas-taken = Places taken: { $language }
