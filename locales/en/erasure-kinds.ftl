### The kinds of data that an erasure counts: each is followed by a number of records.

## Erased for every worker

erasure-drafts = Drafts
erasure-rejection-reasons = Reasons for rejections
erasure-messages = Messages
erasure-conversations = Conversations
erasure-countries = Declared and detected countries
erasure-decision-reasons = Reasons for decisions
erasure-provider-ids = IDs at recruitment services and return codes
erasure-reviewer-notes = Reviewers' notes
erasure-typing = Counts of typing and pasting
erasure-sightings = Codes of devices and networks
erasure-looks = Notes about work that was looked at
erasure-stored-results = Saved copies of computed results
erasure-log-details = Audit log details

## Erased if the answers are removed

erasure-texts = Texts that they wrote
erasure-free-text = Free-text answers
erasure-skip-reasons = Reasons for skipping a question
erasure-scores = Scores of their texts
erasure-gold-comparisons = Comparisons with expected answers of gold items
erasure-test-answers = Answers to the qualification test

## Erased with the account

erasure-account = Name, e-mail address and password
erasure-sessions = Sessions
erasure-browsers = Known browsers
erasure-codes = Sign-in codes
erasure-identities = Identities at the sign-in service
erasure-tokens = API tokens
erasure-connections = Connections to recruitment services
erasure-mail = E-mails
erasure-invitations = Invitations
erasure-mail-links = Links in e-mails
erasure-messages-to-workers = Messages to workers
erasure-upload-pieces = Pieces of uploaded files
erasure-uploads = Uploaded files
erasure-roles = Roles in studies

## Kept under the pseudonym

erasure-submissions = Submissions
erasure-answers = Answers
erasure-answers-without-text = Answers, without their texts and excluded from all results
erasure-payments = Payment records
erasure-decisions = Qualification decisions
erasure-bonus-reasons = Reasons for bonuses
erasure-payee = Bank and PayPal details
