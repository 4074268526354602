### Places per language of an entry link.

quotas-title = Vagas por idioma
quotas-lead = Para links em que os participantes escolhem o idioma. Um campo vazio significa que não há limite. Com 0, ninguém pode participar nesse idioma.
# Arguments: $languages, a list of names of languages
quotas-full = Não há mais vagas para: { $languages }. Se você não trabalha em nenhum outro idioma, não pode participar.
# $language is the name of a language
quotas-taken = Vagas ocupadas: { $language }
