### Refusals about bonuses, budgets, payouts and accounts.

budget-is-used = Questo studio al momento non ha budget per altro lavoro. Ciò che ha inviato vale comunque per il Suo compenso.
# Arguments: $amount, $left
beyond-budget = { $amount } superano i { $left } rimasti nel budget di questo studio. Aumenti il budget nelle impostazioni oppure assegni di meno.
bonuses-are-old = Questi bonus non sono più aggiornati: nel frattempo qualcuno ha guadagnato qualcosa, oppure un'altra persona ha calcolato nuovi bonus. Li calcoli di nuovo.
bonuses-are-approved = Questi bonus sono già approvati. Nulla è stato approvato due volte.
bonuses-were-changed = Qualcuno ha cambiato un bonus da quando hai aperto questa pagina. Guarda di nuovo la lista prima di approvarla.
bonus-id-is-used = Con questa pagina è già stato dato un altro bonus. Riaprila per darne un altro.
no-bonus-to-approve = Nessun partecipante in questo elenco riceve un bonus.
# Arguments: $worker
no-such-worker = Qui non c'è nessun partecipante { $worker }. Usi lo pseudonimo, per esempio W017.
give-holder = Indichi il nome dell'intestatario del conto.
holder-in-latin = Scrivi il nome dell'intestatario in lettere latine, come sulla tua carta bancaria.
give-account-or-paypal = Indichi un IBAN o un indirizzo PayPal.
give-payer = Indichi prima il conto di addebito: nella pagina della liquidazione, sotto «File».
iban-format = Questo non è un IBAN. Un IBAN inizia con due lettere e due cifre, per esempio DE89 3704 0044 0532 0130 00.
iban-check-digits = Una cifra di questo IBAN è sbagliata. Confronti l'IBAN con la Sua carta bancaria o con l'estratto conto.
# Arguments: $country
iban-country = I numeri di conto di questo Paese ({ $country }) hanno una forma diversa. Confronti l'IBAN con la Sua carta bancaria o con l'estratto conto.
# Arguments: $country
iban-not-sepa = I conti di questo Paese ({ $country }) non possono ricevere bonifici SEPA. Usi un indirizzo PayPal.
not-a-bic = Un BIC ha otto o undici lettere e cifre, per esempio COBADEFFXXX.
nobody-for-this-file = Con questo file non si può pagare nessuno di questa liquidazione: i partecipanti non hanno indicato i dati necessari, oppure è tutto confermato.
# Arguments: $reason
file-cannot-be-written = Il file non può essere creato. { $reason }
