### Places per language of an entry link.

quotas-title = Vagas por idioma
quotas-lead = Para links em que os participantes escolhem o idioma. Deixe um campo vazio para não haver limite e digite 0 para não admitir ninguém.
# Arguments: $languages, a list of names of languages
quotas-full = Não há mais vagas para: { $languages }. Se você não trabalha em nenhum outro idioma, não pode participar.
# $language is the name of a language
quotas-taken = Vagas ocupadas: { $language }
