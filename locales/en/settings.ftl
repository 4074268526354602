### Creating a study, its settings, its team and its invitation links.

## New study

new-study-title = New study
new-study-lead = You become researcher and manager of the study. Workers cannot start until you set the study live.
new-study-title-hint = The team and the workers see this title.
new-study-languages-how = Names or codes with commas between them, for example German, it, pt-BR. You can add languages later.
new-study-create = Create study

## Settings of a study

settings-title = Settings
settings-lead = Settings that apply to the whole study.
# Heading: general settings
settings-general = General
settings-languages-how = Names or codes with commas between them. A language with texts or workers cannot be removed.
settings-currency-hint = Three letters, for example EUR, USD or BRL. It cannot change after workers have earned money.
settings-approve-after = Hours until a submission is approved automatically
settings-approve-after-hint = Enter 0 to approve submissions only by hand.
settings-target-rate = Target hourly rate ({ $currency })
settings-target-rate-hint = The target is shown next to workers' actual hourly rates.
# Arguments: $currency
settings-budget = Budget ({ $currency })
settings-budget-hint = When rewards and bonuses together reach it, workers get no new HITs. Fees of providers are not included. Leave it empty for no limit.
settings-payee = Bank or PayPal details
settings-payee-hint = Managers see them only in the files with which they pay. The consent form should say so.
settings-payee-no = Workers are not asked
settings-payee-yes = Workers give them on the page of their pay
settings-typing = Typing and pasting
settings-typing-hint = For texts that workers write: how many letters were typed and pasted, and how even the pauses were. The consent form then says so. Counted only for workers who accept that form.
settings-typing-no = Not counted
settings-typing-yes = Counted
settings-compare = Devices and networks
settings-compare-hint = Finds workers who use the same device or network. Only codes made from them are stored. The consent form then says so. Compares only workers who accept that form.
settings-compare-no = Not compared
settings-compare-yes = Compared
settings-contact = Contact for workers
settings-contact-hint = An e-mail address or the address of a web page.
settings-withdrawal = Answers of workers who withdraw from the study
settings-withdrawal-hint = The consent form states this automatically, in the worker's language.
settings-withdrawal-keep = Answers are kept
settings-withdrawal-choose = Workers choose whether their answers are kept or removed
settings-withdrawal-until-closing = Workers can choose until the study is closed
settings-retention = Days after closing until workers' personal data is erased
settings-retention-hint = Enter 0 to keep the data. Answers and payments are kept under the pseudonym.
settings-save = Save settings
settings-saved = The settings are saved.

## The state of the study has changed

settings-study-is-draft = The study is now a draft.
settings-study-is-live = The study is now live.
settings-study-is-closed = The study is now closed.

## Settings of one language of the study

settings-by-language = Settings by language
settings-consent = Consent form ({ $language })
settings-consent-hint = Markdown. Workers see it first and cannot start without agreeing to it.
settings-built-in-consent = Read the built-in consent form, which workers see while this field is empty
settings-public-title = Title for workers ({ $language })
settings-public-title-hint = If this is empty, workers read “{ $title }”.
settings-public-description = Description for workers ({ $language })
settings-public-description-hint = Two or three sentences. People read them on the page of the invitation link.
settings-save-public-texts = Save texts for workers
settings-public-texts-saved = The texts for workers in { $language } are saved.
# RULE-BASED is the name of a system that rewrites texts by rules.
settings-abbreviations = Abbreviations for RULE-BASED ({ $language })
settings-abbreviations-hint = One per line: abbreviation, tab or =, expansion. An empty list restores the built-in list.
settings-save-abbreviations = Save abbreviations
settings-abbreviations-saved = The abbreviations for { $language } are saved.

## Models that score the texts of a language

# The same for an administrator of the server
settings-no-model-files-administrator = Style, naturalness, log-probability, Word Mover's Distance and spelling in { $language } need models. Put their files into the models folder of this server (setting “models”). Then you can choose them here.
settings-no-model-files = Style, naturalness, log-probability, Word Mover's Distance and spelling in { $language } need models. The administrator of this server puts their files into the server's models folder (setting “models”). Then you can choose them here.
# Arguments: $model, $language
settings-model-in-language = { $model } ({ $language })
settings-model-style = Style model
settings-model-style-hint = Trained with concord style train: texts in the target style against other texts. Also computes the style scores of rewrites.
settings-model-naturalness = Naturalness model
settings-model-naturalness-hint = Trained with concord style train: human texts against system outputs.
settings-model-same-files = This list shows style and naturalness models: their files look the same.
settings-model-language = Language model
settings-model-language-hint = Trained with concord lm train or another tool: an ARPA file.
settings-model-vectors = Word vectors
settings-model-vectors-hint = GloVe, word2vec or fastText. Distances of masked texts also need a word-based style model.
settings-model-dictionary = Spelling dictionary
settings-model-dictionary-hint = Hunspell: choose the .dic file; its .aff file must be in the same folder. Suggests corrections of rewrites.
settings-model-encoder = Encoder
settings-model-encoder-hint = A folder with a model of the BERT family, as model hubs publish it.
settings-model-neural-style = Neural style model
settings-model-neural-style-hint = A folder written by concord train textcnn.
settings-model-neural-language = Neural language model
settings-model-neural-language-hint = A folder written by concord train lm (scores words) or a GPT-2-family model from a model hub (scores tokens).
settings-model-rating = Rating model
settings-model-rating-hint = A folder written by concord train regression, trained on human ratings.
# Follows the hint of a neural model. “concord work” is a command.
settings-model-is-neural = Needs a job worker (concord work) that was built with neural models.
# Follows the hint of a model. $titles: titles of metrics with semicolons between them.
settings-model-metrics = Metrics: { $titles }.
settings-save-models = Save models
settings-models-saved = The models for { $language } are saved. A job will score the texts with them.

## Team

team-title = Team & invitations
team-lead = Researchers, reviewers and managers are team members. Workers join with an invitation link.
team-members = Team members
team-member-since = Member since
team-email-hint = The person must already have an account on this server.
team-add-member = Add member
team-remove-role = Remove role
team-role-researcher = Researcher
team-role-reviewer = Reviewer
team-role-manager = Manager
team-role-worker = Worker

## Invitation links

team-links = Invitation links
team-links-lead = Anyone with an invitation link gets its role. A link is shown only once. If you lose it, revoke it and create a new one.
team-no-links = There are no invitation links yet. Create one below and send it to the people you want to invite.
team-worker-language = Language of workers
team-worker-chooses = Chosen by the worker
# Label of a number: how long the invitation link works
team-days = Valid for (days)
team-days-hint = Leave empty for a link that does not expire.
team-uses = Maximum number of uses
team-uses-hint = Leave empty for no limit.
team-address-limit = Accounts per network address
team-address-limit-hint = Leave empty for no limit. A class or an office may share one address.
team-create-link = Create invitation link
team-revoke-link = Revoke link
# An item in a list about an invitation link: nobody chose the language of the workers in advance.
team-language-open = language chosen by the worker
team-uses-left = { $n ->
    [one] { $n } use left
   *[other] { $n } uses left
}
team-accounts-per-address = { $n ->
    [one] { $n } account per network address
   *[other] { $n } accounts per network address
}
# A date and time follow.
team-link-created = Created:
# A date and time follow.
team-link-expires = Valid until:
team-new-link = Your new invitation link
# Arguments: $role, $language
team-link-of = { $role }, { $language }

## Rejected submissions in statistics

rejected-answers = Answers of rejected submissions
rejected-answers-counted = count in statistics: rejecting is about pay only
rejected-answers-left-out = are left out of statistics
rejected-answers-hint = Decide before you see results, because leaving answers out can change them. Rewrites stay until they are removed.
