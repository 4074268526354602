### Refusals about groups of participants at Prolific, and about places per language.

prolific-group-is-gone = Questo gruppo non esiste più su Prolific. Lo crei di nuovo.
prolific-refuses-group-members = Prolific non permette di vedere o modificare questo gruppo. Controlli se il Suo account può modificare i gruppi di questo workspace.
prolific-group-unreachable = Prolific non ha risposto su questo gruppo. Concord riprova tra qualche minuto.
# $reason is what Prolific says, in English
prolific-refuses-group = Prolific rifiuta questo gruppo: { $reason }
prolific-may-have-group = Prolific non ha risposto, quindi lì potrebbe esserci un gruppo vuoto con questo nome. Riprovi, ed elimini il gruppo vuoto su Prolific.
prolific-group-is-on = Un'altra persona ha appena creato questo gruppo. Ricarichi la pagina ed elimini su Prolific il secondo gruppo, vuoto.
# $most is a number
prolific-group-ids = Inserisca al massimo { $most } ID di gruppi. Ognuno ha 24 cifre e lettere dalla a alla f.
# $group is an ID
prolific-group-in-both = Ha scelto il gruppo { $group } sia per le persone che possono partecipare sia per quelle che non possono. Scelga una sola delle due opzioni.
# $group is an ID
prolific-has-no-group = Prolific non conosce il gruppo { $group }, oppure il Suo account non può vederlo. Controlli l'ID.
prolific-groups-are-empty = I gruppi scelti non hanno ancora membri, quindi nessuno potrebbe partecipare. Aspetti che ne abbiano, oppure scelga altri gruppi.
# $language is the name of a language
entrance-language-is-full = Tutti i posti per { $language } sono occupati.
# $places is a number
places-beyond-languages = Il link d'ingresso ha solo { $places } posti in tutte le sue lingue insieme. Prima aggiunga posti per lingua nelle sue impostazioni.
places-per-language-need-choice = Solo un link in cui i partecipanti scelgono la lingua ha posti per lingua.
