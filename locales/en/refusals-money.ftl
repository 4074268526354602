### Refusals about bonuses, budgets, payouts and accounts.

budget-is-used = This study has no budget for more work at the moment. What you have sent still counts for your pay.
# Arguments: $amount, $left
beyond-budget = { $amount } is more than the { $left } that are left of the budget of this study. Raise the budget in the settings, or give less.
bonuses-are-old = These bonuses are no longer up to date: somebody has earned something since, or another person has computed new ones. Compute them again.
bonuses-are-approved = These bonuses are approved already. Nothing was approved twice.
bonuses-were-changed = Somebody has changed a bonus since you opened this page. Look at the list again before you approve it.
bonus-id-is-used = This page has already given another bonus. Open it again to give one more.
no-bonus-to-approve = No worker in this list gets a bonus.
# Arguments: $worker
no-such-worker = There is no worker { $worker } here. Use the pseudonym, for example W017.
give-holder = Please enter the name of the account holder.
holder-in-latin = Please write the name of the account holder in Latin letters, as on your bank card.
give-account-or-paypal = Please enter an IBAN or a PayPal address.
give-payer = Please enter the account that pays first: on the page of the payout, under “Files”.
iban-format = This is not an IBAN. It starts with two letters and two digits, for example DE89 3704 0044 0532 0130 00.
iban-check-digits = A digit of this IBAN is wrong. Please compare it with your bank card or statement.
# Arguments: $country
iban-country = Account numbers of { $country } look different. Please compare the IBAN with your bank card or statement.
# Arguments: $country
iban-not-sepa = Accounts in { $country } cannot be paid by a SEPA transfer. Please use a PayPal address.
not-a-bic = A BIC has eight or eleven letters and digits, for example COBADEFFXXX.
nobody-for-this-file = Nobody in this payout can be paid with this file: the workers have not given the details for it, or everything is confirmed.
# Arguments: $reason
file-cannot-be-written = The file cannot be made. { $reason }
