### Places per language of an entry link.

quotas-title = Posti per lingua
quotas-lead = Per i link in cui i partecipanti scelgono la lingua. Un campo vuoto significa che non c'è limite. Con 0 nessuno può partecipare in quella lingua.
# Arguments: $languages, a list of names of languages
quotas-full = Non ci sono più posti per: { $languages }. Se non lavora in nessun'altra lingua, non può partecipare.
# $language is the name of a language
quotas-taken = Posti occupati: { $language }
