### Payouts of a study: approved amounts that are sent together, their files, and what became of them. Bank details of workers.

## Payouts on the page "Payments"

payments-payouts = Payouts
payments-payouts-lead = A payout takes all approved amounts together. Pay them with its files, then confirm that the money arrived.
payments-own-unpaid = { $amount } of the approved amount is your own and is not included.
payments-pay-out = Make a payout of { $amount }
# $amount is an amount of money with its currency.
# Arguments: $amount
payments-payout-warning = This marks { $amount } as sent and makes the files with which you pay. The server itself sends no money, except through a connected account at Prolific or CloudResearch Connect: there it approves submissions and pays the rest as bonuses.
payments-confirm-payout = Make payout
payments-nothing-to-pay = No approved amount is waiting to be paid.
payments-paid-entries = { $n ->
    [one] { $n } ledger entry is now paid.
   *[other] { $n } ledger entries are now paid.
}
# Column head: number of ledger entries in a payout
payments-entries = Ledger entries
payments-amount = Amount
# Column head: who made the payout
pay-outs-by = Made by

## The page of a payout

# Arguments: $at
pay-outs-title = Payout of { $at }
pay-outs-lead = Pay with the files below, then confirm what arrived. What came back goes into the next payout.
pay-outs-confirm = Confirm that it was paid
pay-outs-confirm-sepa = Confirm the bank transfers
pay-outs-confirm-paypal = Confirm the PayPal payouts
# Arguments: $provider
pay-outs-confirm-at = Confirm what was paid at { $provider }
# Arguments: $amount
pay-outs-confirm-means = { $amount } will be marked as paid, and the workers are told. This cannot be undone.
pay-outs-held-means = Some of these amounts may or may not have been sent. Look at the account before you confirm them or mark them as come back. They are not sent again automatically.
pay-outs-files = Files
pay-outs-files-lead = Each worker is in one of the files with which you pay: the bank file if there is an IBAN, otherwise the PayPal file. They contain what is sent and not confirmed. Upload a file once. Each download is recorded in the audit log.
pay-outs-files-plain-lead = The list names workers by pseudonym, and by their ID if a provider sent them. To pay by bank transfer or PayPal, let the study ask for bank details (Settings).
pay-outs-list = List (CSV)
pay-outs-sepa = Bank transfers (SEPA, pain.001 XML)
pay-outs-paypal = PayPal payouts (CSV)
pay-outs-accounts = Accounts, for payments by hand (CSV)
# $workers is a list of pseudonyms.
# Arguments: $workers
pay-outs-without-account = No account, therefore in no file: { $workers }.
pay-outs-next-payout = Put them into the next payout
pay-outs-next-payout-means = Their amounts are approved again. Ask these workers for their details first: a payout has the details that there are when it is made.
# Stored in the audit log as the reason
pay-outs-next-payout-why = In no payment file.
# Arguments: $provider
pay-outs-unlisted = Not listed at { $provider }
# Arguments: $workers, $later, $paid
pay-outs-unlisted-prolific = Prolific listed no submission of these workers when this payout was made, so nothing was sent to them there: { $workers }. Look for them at Prolific. If they have submitted there, choose “{ $later }” for each of them: the next payout pays them there. If you pay somebody there yourself, choose “{ $paid }”.
# Arguments: $workers, $later, $paid
pay-outs-unlisted-connect = Connect listed no assignment of these workers when this payout was made, so nothing was sent to them there: { $workers }. Look for them at Connect. If they have submitted there, choose “{ $later }” for each of them: the next payout pays them there. If you pay somebody there yourself, choose “{ $paid }”.
# Instead of a link to the bank file
pay-outs-payer-first = For the bank file, please enter the account that pays.
pay-outs-payer = The account that pays, for the bank file
pay-outs-bic = BIC of the bank
pay-outs-bic-hint = Eight or eleven letters and digits. Most banks do not need it.
pay-outs-save-payer = Save account
pay-outs-payer-saved = The account is saved.
pay-outs-workers = Workers in this payout
# Column head: the ID of the worker at a provider such as Prolific
pay-outs-known-as = ID at the provider
pay-outs-was-paid = Was paid
pay-outs-came-back = Came back
pay-outs-came-back-means = The amount is approved again, and the next payout contains it.
pay-outs-came-back-why = Why it came back
# Button: no bonus was paid; the amount goes into the next payout
pay-outs-move = Move to next payout
pay-outs-move-why = Reason for moving it
pay-outs-returned = { $n ->
    [one] { $n } ledger entry is approved again.
   *[other] { $n } ledger entries are approved again.
}
pay-outs-all = All payouts

## Payments through Prolific, on the page of a payout

pay-outs-through-prolific = Through Prolific
pay-outs-through-prolific-lead = Workers whom Prolific sent are paid there: their submission is approved, and what they are owed beyond its reward is sent as a bonus. This goes on in the background, and each bonus is sent once.
# Arguments: $paid, $all, numbers of workers
pay-outs-through-prolific-paid = Paid: { $paid } of { $all }
pay-outs-retry = Try again at Prolific
pay-outs-retry-means = Everything in this payout that Prolific refused is sent again.
# $n is a number of workers
pay-outs-retried = { $n ->
    [one] The payment of { $n } worker is sent again.
   *[other] The payments of { $n } workers are sent again.
}
# Arguments: $amount
pay-outs-reward-there = Reward at Prolific: { $amount }
# Arguments: $amount
pay-outs-bonus-there = Bonus at Prolific: { $amount }
pay-outs-waits-there = Waiting for Prolific
pay-outs-is-being-sent = Being sent
pay-outs-is-accepted = Accepted by Prolific
pay-outs-may-be-paid = May have been paid
pay-outs-not-paid = Not paid
pay-outs-was-rejected = The submission was rejected at Prolific.
pay-outs-other-sum = Prolific paid another sum than the reward. Pay the rest there by hand, then choose “Was paid”.
pay-outs-other-currency = The Prolific account has another currency. Pay by hand, then choose “Was paid”.
pay-outs-was-refused = Prolific refuses the payment. Is there enough money in the workspace?
pay-outs-unknown-there = Prolific does not know the submission.
pay-outs-disagrees = Prolific understood another amount, so nothing was paid.
pay-outs-was-erased = The personal data of this worker was erased.
pay-outs-several-there = The worker has handed in several submissions at Prolific. Approve them there, pay the rest by hand, then choose “Was paid”.
pay-outs-was-disconnected = The study was disconnected from Prolific.

## Bank or PayPal details of a worker, on the page "Pay"

payee-title = Where your money goes
payee-lead = This study pays by bank transfer or PayPal. Its managers see these details only in the files with which they pay. You can change or clear them at any time; a payment that is already on its way goes by the details from before.
payee-name = Name of the account holder
payee-iban = IBAN
payee-iban-hint = For accounts in the euro payment area (SEPA). Spaces do not matter.
payee-paypal = PayPal e-mail address
payee-paypal-hint = One of the two is enough. With both, a study that pays in euro uses the bank account, others use PayPal.
payee-save = Save details
payee-saved = Your details are saved.
