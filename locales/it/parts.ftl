### Small parts that many pages share: charts, figures, progress bars; and two pages about secrets and the first account.

part-copy = Copia
part-contents = Indice
part-download-figure = Scarica SVG
part-download-png = Scarica PNG
part-figure-failed = Non è stato possibile disegnare la figura ({ $error }). I suoi numeri sono nella tabella.
part-data-table = Dati in tabella
# Read aloud for the small "i" next to a number
part-how-computed = { $label }: come si calcola?
# Arguments: $done, $of, $percent
part-progress = { $done } di { $of } ({ $percent }%)

## A secret that was just created, such as an access token or an invitation link

part-shown-once = Questo viene mostrato una sola volta
part-shown-once-text = Lo copi ora. Non viene salvato e non può essere mostrato di nuovo. Se lo perde, lo revochi e ne crei uno nuovo.

## The first start of a server

part-setup-title = Configurazione del server
part-setup-lead = Crei l'account di amministrazione, che può creare studi, invitare persone e leggere il registro di audit. Questo link funziona una sola volta.
part-setup-create = Crea l'account di amministrazione

opens-in-new-tab = (si apre in una nuova scheda)
# Name of a table
# Arguments: $question (such as “Edit types”), $option (an option of it)
part-question-option = { $question }: { $option }
