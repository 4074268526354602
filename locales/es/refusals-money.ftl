### Refusals about bonuses, budgets, payouts and accounts.

budget-is-used = Este estudio no tiene presupuesto para más trabajo en este momento. Lo que ha enviado sigue contando para su pago.
# Arguments: $amount, $left
beyond-budget = El importe ({ $amount }) supera lo que queda del presupuesto de este estudio ({ $left }). Aumente el presupuesto en la configuración o conceda menos.
bonuses-are-old = Estas bonificaciones ya no están al día: alguien ha ganado algo desde entonces, u otra persona ha calculado bonificaciones nuevas. Calcúlelas de nuevo.
bonuses-are-approved = Estas bonificaciones ya están aprobadas. Nada se aprobó dos veces.
bonuses-were-changed = Alguien ha cambiado una bonificación desde que abrió esta página. Revise la lista de nuevo antes de aprobarla.
bonus-id-is-used = Con esta página ya se dio otra bonificación. Ábrala de nuevo para dar una más.
no-bonus-to-approve = Ningún participante de esta lista recibe una bonificación.
# Arguments: $worker
no-such-worker = Aquí no hay ningún participante { $worker }. Use el seudónimo, por ejemplo W017.
give-holder = Escriba el nombre del titular de la cuenta.
holder-in-latin = Escriba el nombre del titular en letras latinas, como en su tarjeta bancaria.
give-account-or-paypal = Escriba un IBAN o una dirección de PayPal.
give-payer = Indique antes la cuenta de cargo: en la página de la liquidación, en «Archivos».
iban-format = Esto no es un IBAN. Un IBAN empieza con dos letras y dos cifras, por ejemplo DE89 3704 0044 0532 0130 00.
iban-check-digits = Una cifra de este IBAN no es correcta. Compare el IBAN con su tarjeta bancaria o su extracto.
# Arguments: $country
iban-country = Los números de cuenta de este país ({ $country }) tienen otra forma. Compare el IBAN con su tarjeta bancaria o su extracto.
# Arguments: $country
iban-not-sepa = Las cuentas de este país ({ $country }) no pueden recibir transferencias SEPA. Use una dirección de PayPal.
not-a-bic = Un BIC tiene ocho u once letras y cifras, por ejemplo COBADEFFXXX.
nobody-for-this-file = Con este archivo no se puede pagar a nadie de esta liquidación: los participantes no han dado los datos necesarios, o todo está confirmado.
# Arguments: $reason
file-cannot-be-written = El archivo no se puede crear. { $reason }
