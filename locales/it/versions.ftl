### Versions of a task: how a draft is published over a live version, and which versions statistics are about.

# Within a sentence
versions-one = versione { $number }
versions-pooled = versioni { $numbers } (testo corretto)
versions-heading = Versioni mostrate
versions-separate = Le risposte di versioni diverse sono analizzate separatamente. Le versioni che differiscono solo nel testo sono riunite.
# Arguments: $task, $versions
versions-shown = { $task }: { $versions }
# Arguments: $versions, $answers
versions-other = Mostra { $versions } ({ $answers })
versions-answers = risposte: { $n }
versions-compare = Confronta le versioni
versions-preferred = { $better } migliore di { $other } (quota)
versions-compare-end = Nascondi il confronto
versions-side-by-side = Versioni di «{ $task }» a confronto
versions-publish-title = Pubblica al posto della versione { $number }
versions-publish-lead = La versione { $number } è attiva. La Sua scelta decide che cosa vedono ora i partecipanti e come si analizzano le risposte.
# Followed by two choices: versions-publish-wording and versions-publish-version
versions-publish-how = Questa bozza è
versions-publish-wording = Solo refusi: il testo viene corretto
versions-publish-wording-hint = Gli HIT aperti mostrano il testo corretto. Gli HIT in corso restano come sono. Le statistiche riuniscono le due versioni e lo dicono.
versions-publish-version = Una nuova versione
versions-publish-version-hint = Gli HIT esistenti mantengono la versione { $number } e i nuovi lotti usano questa. Le statistiche sono separate e le versioni si possono confrontare.
versions-publish-not-wording = «Solo refusi» non è possibile, perché è cambiato qualcosa che non è testo: { $field }.
versions-publish-next = La bozza è stata salvata. Scelga sotto come pubblicarla.
versions-corrected = Il testo corretto è stato pubblicato. Lo vedono i partecipanti che aprono un HIT da ora in poi.
versions-as-reported = Come nel rapporto
versions-corrects = corregge il testo della versione { $number }
