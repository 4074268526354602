### Refusals about bonuses, budgets, payouts and accounts.

budget-is-used = En este momento, este estudio no tiene presupuesto para más trabajo. Lo que usted ha enviado se paga igualmente.
# Arguments: $amount, $left
beyond-budget = { $amount } superan los { $left } que quedan del presupuesto de este estudio. Aumente el presupuesto en la configuración o conceda menos.
bonuses-are-old = Estas bonificaciones ya no están al día: alguien ha ganado algo desde entonces, u otra persona ha calculado bonificaciones nuevas. Calcúlelas de nuevo.
no-bonus-to-approve = Ningún participante de esta lista recibe una bonificación.
# Arguments: $worker
no-such-worker = Aquí no hay ningún participante { $worker }. Use el seudónimo, por ejemplo W017.
give-holder = Escriba el nombre del titular de la cuenta.
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
