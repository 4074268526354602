### The page of human rewrites: their analysis, and their post-processing (removal and correction).

rewrites-lead = Human rewrites next to their sources, with hints for post-processing.
rewrites-file-csv = Rewrites (CSV)
rewrites-analysis-csv = Analysis (CSV)
rewrites-analysis-json = Analysis (JSON)
rewrites-analysis-latex = Analysis (LaTeX)
rewrites-next-page = Next page

## Which rewrites are shown

rewrites-choice-used = In use, with analysis
rewrites-choice-spelling = With misspelt words
rewrites-all-languages = All languages
rewrites-show = Show rewrites
# Heading: rewrites that reports and new batches use
rewrites-used = Rewrites in use
rewrites-used-lead = Each rewrite as it was written, with its correction if it has one.
# Heading and choice of a filter: rewrites that the program proposes to remove
rewrites-proposed = Proposed for removal
rewrites-proposed-lead = These rewrites change nothing, or only punctuation, case, spacing, repeated letters and abbreviations.
rewrites-proposed-note = A removed rewrite stays stored, paid and exported. New batches and metrics do not use it. You can undo a removal.
rewrites-none-proposed = No rewrite is proposed for removal. Rewrites appear here if they change nothing, or only punctuation, case, spacing, repeated letters and abbreviations.
# Heading and choice of a filter: rewrites that were removed
rewrites-removed = Removed
rewrites-removed-lead = Removed rewrites stay stored, paid and exported. New batches and metrics do not use them.
rewrites-none-removed = No rewrite has been removed.
rewrites-all = All rewrites
rewrites-all-lead = Each rewrite as it was written.
rewrites-appear-here = Rewrites appear here when workers submit them. Only tasks in which workers rewrite a text have any.

## The table of rewrites

# Column head: the text that a worker wrote
rewrites-rewrite = Rewrite
# Column head: what the program noticed about a rewrite
rewrites-hints = Hints
# Column head: buttons to remove or keep a rewrite
rewrites-decision = Decision
# Column head: number of words that were changed
rewrites-words-changed = Words changed
# How many of a rewrite's words were changed. Arguments: $n, $words
rewrites-n-of-words = { $n } of { $words }
# Tag of a rewrite: it is the same as its source
rewrites-tag-unchanged = unchanged
# Tag of a rewrite: it changes only punctuation, case, spacing, repeated letters or abbreviations
rewrites-tag-normalised = only normalised
# Tag before the corrected text of a rewrite
rewrites-tag-corrected = corrected
# Tag of a rewrite that was removed
rewrites-tag-removed = removed
rewrites-tag-removed-why = removed: { $reason }
# Tag: the submission with this rewrite was approved
rewrites-tag-approved = approved
# Tag: the submission with this rewrite was rejected
rewrites-tag-rejected = rejected
# Tag: the submission with this rewrite has not been reviewed yet
rewrites-tag-waiting = waiting
# Tag: the rewrite was imported from a file
rewrites-tag-imported = imported

## Decisions about rewrites

# Opens a form in which a rewrite can be removed
rewrites-decide = Decide
rewrites-remove = Remove rewrite
rewrites-removal-reason = Reason for removal
rewrites-use-again = Use rewrite again
# Button that reverses a correction: the text as the worker wrote it is used
rewrites-use-original = Use original text
# Button that rejects a proposed removal
rewrites-keep = Keep rewrite
rewrites-remove-all = { $n ->
    [one] Remove the { $n } rewrite on this page
   *[other] Remove all { $n } rewrites on this page
}
rewrites-remove-others = { $n ->
    [one] Remove { $n } rewrite by another worker
   *[other] Remove { $n } rewrites by other workers
}
rewrites-own-stay = { $n ->
    [one] { $n } rewrite on this page is your own. Another person must decide about it.
   *[other] { $n } rewrites on this page are your own. Another person must decide about them.
}
rewrites-told-removed = { $n ->
    [one] { $n } rewrite was removed. You can undo this.
   *[other] { $n } rewrites were removed. You can undo this.
}
# The texts are used as the workers wrote them
rewrites-told-kept = { $n ->
    [one] { $n } rewrite was kept as it was written. You can undo this.
   *[other] { $n } rewrites were kept as they were written. You can undo this.
}
rewrites-told-n-corrected = { $n ->
    [one] { $n } rewrite was corrected. You can undo this.
   *[other] { $n } rewrites were corrected. You can undo this.
}
rewrites-told-corrected = The rewrite was corrected. Its original text stays stored.
# Arguments: $word, $language
rewrites-told-known = “{ $word }” was added to the known words of this language: { $language }.

## Misspelt words

# The same for an administrator of the server
rewrites-no-dictionary-administrator = Spelling is checked with Hunspell dictionaries. Put a .dic file and its .aff file into the models folder of this server. Then name the dictionary for a language in the settings.
rewrites-no-dictionary = Spelling is checked with Hunspell dictionaries. Ask the administrator of this server to put a .dic file and its .aff file into the models folder. Then name the dictionary for a language in the settings.
rewrites-open-settings = Open settings
rewrites-unnamed-dictionaries = The settings name no spelling dictionary for { $languages }.
rewrites-misspelt = Misspelt words
rewrites-misspelt-lead = Words that are not in the dictionary. A correction replaces the rewrite in new batches and metrics.
rewrites-misspelt-note = Words of the source, words with digits, words in capitals, addresses and known words are not checked. The original text of a corrected rewrite stays stored.
rewrites-none-misspelt = No checked rewrite has a word that is not in the dictionary.
# The text as the worker wrote it, below its correction
rewrites-original = Original text: { $text }
# Name of a card in a numbered list, read aloud
rewrites-card-own = { $place }. Your own rewrite
# Name of a card in a numbered list, read aloud. Arguments: $place, $worker
rewrites-card-by = { $place }. Rewrite by { $worker }
# Name of a card in a numbered list, read aloud
rewrites-card-imported = { $place }. Imported rewrite
rewrites-edit-text = Edit text
rewrites-save-text = Save text
rewrites-no-suggestions = no suggestions
rewrites-spelling = Correct spelling
rewrites-correct-word = Correct word
# Opens a field for a spelling that was not suggested
rewrites-other-spelling = Other spelling
rewrites-know-word = Add to known words

## Analysis: edit types (XFORMAL, Table 4)

rewrites-edits = Edit types
rewrites-edits-lead = The share of rewrites that show each edit type. A rewrite can show several.
rewrites-edits-released = Edit types by the released code
rewrites-edits-method = Edit types are defined as in the paper (XFORMAL, Table 4). The released code of the paper uses different rules for some of them. For capitalization, the paper counts words that lost their capitals; the code counts words that gained a capital.
# Column head
rewrites-edit-type = Edit type
rewrites-edit-capitalization = Capitalization
rewrites-edit-lowercase = Lowercase
rewrites-edit-punctuation = Punctuation
rewrites-edit-spelling = Spelling
# An abbreviation was written out
rewrites-edit-normalization = Normalization
# The rewrite has more sentences than its source
rewrites-edit-split = Split sentences
rewrites-edit-paraphrase = Paraphrase
# A word with repeated letters, such as "sooo", was removed
rewrites-edit-repetition = Repetition
rewrites-edit-unchanged = Unchanged
rewrites-percent = { $number }%

## Analysis: difference and diversity (XFORMAL, Table 5)

rewrites-diversity = Difference and diversity
rewrites-diversity-lead = How much rewrites differ from their sources, and how similar the rewrites of one source are.
# Column head: number of characters that were changed
rewrites-characters-changed = Characters changed
rewrites-led-method = LeD (lexical difference) is the share of tokens (words and punctuation marks) that a source and its rewrite do not have in common.
rewrites-self-bleu-method = self-BLEU compares each rewrite with the other rewrites of its source. It uses only sources with two or more rewrites. It is 100 if all rewrites of a source are the same; a higher value means less diversity.
# Followed by identifiers of the configuration
rewrites-signature = Signature of self-BLEU:
rewrites-no-self-bleu = n/a: no source has two rewrites to compare
# In place of a value: why there is none
rewrites-undefined = n/a: { $reason }

## Analysis: edit distance

rewrites-distance = Edit distance
rewrites-distance-lead = Characters added, removed or replaced to turn a source into its rewrite (Levenshtein distance).
# Arguments: $language, $mean, $n
rewrites-distance-caption = { $n ->
    [one] { $language }: { $mean } characters changed in { $n } rewrite.
   *[other] { $language }: { $mean } characters changed on average in { $n } rewrites.
}
rewrites-distance-table = Edit distance in { $language }

## Analysis: style shift

# Heading, and column head
rewrites-style-shift = Style shift
rewrites-style-lead = A style score above 0 indicates the style of rewrites; a score below 0 indicates the style of sources.
rewrites-style-method-score = The style score of a text is the logarithm of the odds of the style. If the settings name a style model for the language, the odds come from this model.
rewrites-style-method-classifier = Otherwise the odds are those of being a rewrite, by logistic regression on words. The sources with their rewrites are split into five parts. Each part is scored by a model trained on the other four, and the log odds of the training texts are subtracted.
rewrites-style-method-shift = The shift is the score of a rewrite minus the score of its source, as mean ± standard deviation. A star marks p < .05 in a paired t-test of the sources and the means of their rewrites. With fewer than 6 sources there is no star.
# Arguments: $language, $shift, $rewrites, $sources
rewrites-style-caption = { $language }: the style shift from sources to rewrites is { $shift }. The mean score is { $rewrites } for rewrites and { $sources } for sources.
rewrites-style-model = Style model: { $model }.
# Arguments: $language, $reason
rewrites-style-undefined = { $language }: there is no style score ({ $reason }).
rewrites-style-table = Style scores in { $language }
# Column head
rewrites-style-score = Style score
# Column head: the shift of the rewrites whose sources have a score in this range
rewrites-shift-of-range = Shift of the rewrites of these sources
rewrites-no-source = n/a: no source
# A range of scores. Arguments: $from, $to
rewrites-range = { $from } to { $to }
rewrites-range-below = below { $to }
rewrites-range-above = { $from } and above
