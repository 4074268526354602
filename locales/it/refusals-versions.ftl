### Refusals about versions of a task: publishing over a live version, and choosing which versions statistics are about.

versions-unreadable = Indichi le versioni con il posto del compito, un punto e la versione, separate da virgole, per esempio 2.1,3.4.
version-numbers-unreadable = Indichi le versioni con i loro numeri, separati da virgole, per esempio 2,3.
# Arguments: $task, $version
no-such-version = Il compito { $task } non ha una versione pubblicata { $version }. Scelga un'altra versione.
versions-are-not-pooled = Queste versioni non differiscono solo nel testo, quindi le risposte sono analizzate separatamente. Ne scelga una.
no-version-to-correct = Nessuna versione di questo compito è attiva, quindi non c'è testo da correggere. Pubblichi la bozza come nuova versione.
not-only-wording = «{ $field }» non è testo ed è cambiato. Annulli questa modifica per correggere solo il testo, oppure pubblichi la bozza come nuova versione.
