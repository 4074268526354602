### Places per language of an entry link.

quotas-title = Plazas por idioma
quotas-lead = Para enlaces en los que los participantes eligen su idioma. Un campo vacío significa que no hay límite. Con 0, nadie puede participar en ese idioma.
# Arguments: $languages, a list of names of languages
quotas-full = No quedan plazas para: { $languages }. Si no trabaja en ningún otro idioma, no puede participar.
# $language is the name of a language
quotas-taken = Plazas ocupadas: { $language }
