designer-steps = Passaggi dell'editor del compito
designer-step-content = Contenuto
designer-step-questions = Domande
designer-step-instructions = Istruzioni e lingue
designer-step-quality = Qualità
designer-step-pay = Compenso
designer-step-check = Controllare e pubblicare
designer-lead-content = Che cosa mostra un item e da dove vengono i suoi testi.
designer-lead-questions = Che cosa rispondono i partecipanti su ogni item.
designer-lead-instructions = Tutto ciò che leggono i partecipanti, una lingua alla volta.
designer-lead-quality = Chi può lavorare, quante volte è giudicato ogni item e gli item gold.
designer-lead-pay = Quanto lavoro contiene un HIT e quanto è pagato.
designer-lead-check = Che cosa manca ancora prima che i partecipanti possano iniziare.
designer-n-problems = { $n } da controllare
designer-ready = Tutti i testi sono completi e confermati. Può pubblicare il compito.
designer-live = Questa versione è pubblicata. Le modifiche salvate diventano una bozza, che può pubblicare di nuovo.
designer-next = Avanti: { $step }
designer-back = Indietro: { $step }
designer-only-open = Mostra solo i testi mancanti o da controllare
designer-preview = Che cosa vedono i partecipanti
designer-preview-show = Mostra l'anteprima
designer-preview-save = Salva la bozza e mostra l'anteprima
designer-preview-language = Lingua dell'anteprima
designer-scratch = Iniziare da zero
designer-presets = Oppure iniziare da un preset
designer-markdown = Markdown: **grassetto**, *corsivo*, ## titolo, - elenco, [link](https://…).
designer-formatting = Formattazione
designer-bold = Grassetto
designer-italic = Corsivo
designer-heading = Titolo
designer-list = Elenco
designer-link = Link
# Button next to a list of pictures: shows the chosen picture in the text
designer-picture = Immagine
# Below the field; the next text follows as a link to the page “Pictures”
designer-picture-hint = Immagine: ![descrizione](nome.png).
# A link, and the name of a list of pictures
designer-pictures = Immagini di questo studio
