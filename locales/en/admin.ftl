### The pages of administrators of the server: accounts, erasures, the server's audit log.

## People

admin-people = People
admin-people-lead = Everyone with an account on this server, newest first.
admin-administrator = administrator
admin-suspended = suspended
# A tag with a date after it: the person was erased.
admin-erased = erased
admin-grant-rights = Grant administrator rights
# Arguments: $name
admin-grant-means = { $name } will be able to see and change every study, every account and the server settings.
admin-remove-rights = Remove administrator rights
# Button in a row of the list of people
admin-suspend = Suspend
# Arguments: $name
admin-suspend-means = { $name } is signed out at once and cannot sign in or use access tokens until you restore access.
admin-restore = Restore access
admin-erase = Erase
admin-older-accounts = Older accounts

## The server's audit log

admin-audit-log = Audit log
admin-audit-log-lead = Accounts, rights and tokens of this server. Each study has its own audit log.
admin-no-entries = There are no entries yet.
admin-entries = Entries of the audit log
# Column heads of the audit log: who acted, what they did, and to what
admin-actor = Actor
admin-action = Action
admin-object = Object
# In the column “Person”: no signed-in person did it.
admin-operator-or-rule = operator or automatic rule
admin-person-hint = The exact name or e-mail address
admin-older-entries = Older entries

## Erasing a person

admin-erase-person = Erase a person
admin-all-people = All people
admin-cannot-undo = This cannot be undone
admin-erase-account = The account and everything that identifies the person are erased from the database. Backups keep this data until they are deleted.
admin-cannot-erase = This person cannot be erased
admin-not-yet-paid = Not yet paid
# $amounts: amounts of money in different currencies.
admin-still-owed = This person has not been paid { $amounts } yet. Pay this first: after the erasure, the server no longer knows whom to pay.
admin-what-is-erased = What is erased
admin-what-is-kept = What is kept
admin-kept-lead = This is kept under the pseudonym, without name or e-mail address.
admin-data = Data
admin-if-kept = If answers are kept
admin-if-removed = If answers are removed
admin-only-log-entries = Only the account ID and the audit log entries are kept.
admin-log-entries = Audit log entries, without names and addresses
# Arguments: $kind, $n
admin-count-of = { $kind }: { $n }
# Arguments: $pseudonym, $study
admin-pseudonym-in = { $pseudonym } in { $study }
admin-confirm = Confirmation
admin-answers = Answers
admin-keep-answers = Keep the answers
admin-keep-answers-hint = They stay in the results under the pseudonym.
admin-remove-answers = Remove the answers
admin-remove-answers-hint = They are removed from all results and exports, and the texts that the person wrote are deleted.
admin-type-to-confirm = Type the person's e-mail address or pseudonym
admin-erase-this-person = Erase this person

## Receipts of erasures

admin-erasures = Erasures
admin-erasures-lead = Receipts for erased personal data, without names.
admin-no-erasures = No person has been erased yet.
admin-older-erasures = Older erasures
admin-receipt-title = Erasure receipt
admin-receipt-lead = The receipt contains no names. Keep it as a record of what was erased and when.
admin-receipt = Receipt
admin-account = Account
# Column head: what caused an erasure
admin-cause = Triggered by
admin-cause-administrator = an administrator ({ $id })
admin-cause-retention = the retention period of a study
admin-cause-operator = the command line
# Heading of a list: the data that was erased
admin-receipt-erased = Erased
admin-receipt-kept = Kept under the pseudonym
# What happened to the answers of an erased person
admin-answers-kept = kept
admin-answers-removed = removed

## The user's own account


## Requests for erasure

admin-asked-erasure = erasure requested
# Column of the list of people who have asked for the erasure of their data
admin-erasure-requests = Requests for erasure
admin-requested = Requested
