### One study at Prolific that spreads its participants over several entry links, on the page "Recruit on Prolific".

spread-title = Altri link d'ingresso
spread-hint = Inserisca qui dei posti se Prolific deve distribuire i partecipanti su più link (Taskflow). Non tutti i workspace lo permettono.
spread-same = Tutti i link hanno lo stesso compenso e gli stessi codici di completamento.
spread-languages = Prolific non tiene conto delle lingue quando sceglie il link: qualcuno può ricevere un link in una lingua che non parla. Uno studio per ogni lingua lo evita.
# $label is the name of an entry link
spread-places-by = Posti tramite «{ $label }»
# Arguments: $label, the name of an entry link, and $language
spread-places-by-in = Posti tramite «{ $label }» ({ $language })
spread-own-hint = Quanti partecipanti arrivano da questo link.
spread-only-language = Solo persone la cui lingua madre è quella di uno dei link
spread-links = Link d'ingresso
spread-lead = Prolific distribuisce i partecipanti su questi link.
# Column head: the name of an entry link
spread-link = Link d'ingresso
# Column head: how many participants Prolific has sent to the link
spread-allocated = Inviati da Prolific
# $links is a list of names of entry links
spread-not = Prolific invia tutti i partecipanti di questo studio a un solo indirizzo. Questi link d'ingresso indicano lo studio: { $links }
# $links is a list of names of entry links
spread-gone = Anche questi link d'ingresso indicano lo studio, che verrà rimosso anche da questi: { $links }
spread-extend-hint = I numeri possono solo aumentare. Prolific accantona il costo dei nuovi posti dal Suo saldo.
