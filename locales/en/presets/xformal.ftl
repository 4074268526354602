### Presets of XFORMAL (Briakou et al. 2021).

## xformal/edit-types

preset-xformal-edit-types-title = What was changed in a rewrite
preset-xformal-edit-types-instructions =
    Compare the rewrite with the original and tick **every** kind of change that you see. Several may apply to one word.

    - **Capital letters**: *paris* > *Paris*, *NO WAY* > *No way*.
    - **Punctuation**: added, removed or replaced.
    - **Paraphrase**: something is said in other words.
    - **Fillers removed**: *well*, *like*, *you know*.
    - **Completion**: a word that had been left out is there: *Seen him?* > *Have you seen him?*
    - **Context added**: something that the original only implies.
    - **Contractions**: *don't* > *do not*.
    - **Spelling**: a misspelt word is corrected.
    - **Abbreviations and chat spelling**: *u* > *you*.
    - **Slang and idioms**: *broke* > *short of money*.
    - **Politeness**: *please*, *could you*, a polite form of address.
    - **Sentences split**: one sentence has become several.
    - **Relative pronouns**: *the man I saw* > *the man whom I saw*.

    If something is missing here, write it next to **Other**. If nothing was changed, tick only **Nothing was changed**.
preset-xformal-edit-types-edit-types-prompt = What was changed?
preset-xformal-edit-types-edit-types-option-capitalization = Capital letters
preset-xformal-edit-types-edit-types-option-punctuation = Punctuation
preset-xformal-edit-types-edit-types-option-paraphrase = Paraphrase
preset-xformal-edit-types-edit-types-option-delete-fillers = Fillers removed
preset-xformal-edit-types-edit-types-option-completion = Completion
preset-xformal-edit-types-edit-types-option-add-context = Context added
preset-xformal-edit-types-edit-types-option-contractions = Contractions
preset-xformal-edit-types-edit-types-option-spelling = Spelling
preset-xformal-edit-types-edit-types-option-normalization = Abbreviations and chat spelling
preset-xformal-edit-types-edit-types-option-slang-idioms = Slang and idioms
preset-xformal-edit-types-edit-types-option-politeness = Politeness
preset-xformal-edit-types-edit-types-option-split-sentences = Sentences split
preset-xformal-edit-types-edit-types-option-relativizers = Relative pronouns
preset-xformal-edit-types-edit-types-option-unchanged = Nothing was changed

## xformal/fluency

preset-xformal-fluency-title = Rate the fluency
preset-xformal-fluency-instructions =
    Read the text and say whether it reads like natural, correct English, from **1** to **5**.

    - **5 Perfect**: it reads without hesitation and without mistakes.
    - **4 Comprehensible**: there are some mistakes or awkward turns, but the sense is clear.
    - **3 Somewhat comprehensible**: part of it can be understood, or it has to be read again.
    - **2 Incomprehensible**: the words are English, but together they make no sense.
    - **1 Cannot be judged**: the text is empty or in another language.

    An informal text can be perfectly fluent.
preset-xformal-fluency-fluency-prompt = How fluent is this text?
preset-xformal-fluency-fluency-point-1 = Cannot be judged
preset-xformal-fluency-fluency-point-1-example-1 = ##  8 ,, http
preset-xformal-fluency-fluency-point-2 = Incomprehensible
preset-xformal-fluency-fluency-point-2-example-1 = The window goes the Tuesday under.
preset-xformal-fluency-fluency-point-3 = Somewhat comprehensible
preset-xformal-fluency-fluency-point-3-example-1 = He said the train that was yesterday it comes not.
preset-xformal-fluency-fluency-point-4 = Comprehensible
preset-xformal-fluency-fluency-point-4-example-1 = i dont knows where he have put the keys
preset-xformal-fluency-fluency-point-5 = Perfect
preset-xformal-fluency-fluency-point-5-example-1 = I do not know where he has put the keys.

## xformal/formality

preset-xformal-formality-title = Rate the formality
preset-xformal-formality-instructions =
    Read the text and say how formal it is, from **-3** to **3**.

    - Judge the way it is said: choice of words, turns of phrase, politeness, abbreviations, punctuation.
    - Do not consider the topic, or whether you agree with what is said.
    - A sentence may contain a mistake and be formal; it may be free of mistakes and be informal.
preset-xformal-formality-formality-prompt = How formal is this text?
preset-xformal-formality-formality-point-minus-3 = Very informal
preset-xformal-formality-formality-point-minus-3-example-1 = omg wheres my phone i cant even lol
preset-xformal-formality-formality-point-minus-2 = Informal
preset-xformal-formality-formality-point-minus-2-example-1 = Have you seen the time or what
preset-xformal-formality-formality-point-minus-1 = Somewhat informal
preset-xformal-formality-formality-point-minus-1-example-1 = It's really too bad you can't come with us.
preset-xformal-formality-formality-point-0 = Neutral
preset-xformal-formality-formality-point-0-example-1 = The shop closes at six o'clock.
preset-xformal-formality-formality-point-1 = Somewhat formal
preset-xformal-formality-formality-point-1-example-1 = Visitors may leave their coats at the entrance.
preset-xformal-formality-formality-point-2 = Formal
preset-xformal-formality-formality-point-2-example-1 = We kindly ask you to confirm that you will attend.
preset-xformal-formality-formality-point-3 = Very formal
preset-xformal-formality-formality-point-3-example-1 = Please accept the assurance of our highest consideration.

## xformal/meaning

preset-xformal-meaning-title = Rate how well the meaning is kept
preset-xformal-meaning-instructions =
    Compare the two texts and say whether they mean the same thing, from **1** to **6**.

    - Do not consider style or mistakes, unless they prevent understanding.
    - Information that was added, lost or changed lowers the rating.
    - A formal and an informal text can be completely equivalent.
preset-xformal-meaning-meaning-prompt = Do the two texts mean the same?
preset-xformal-meaning-meaning-point-1 = Completely dissimilar
preset-xformal-meaning-meaning-point-1-example-1-source = my sister sold her car last week, she takes the bus now
preset-xformal-meaning-meaning-point-1-example-1-output = I would rather eat at home this evening.
preset-xformal-meaning-meaning-point-2 = Not equivalent but on same topic
preset-xformal-meaning-meaning-point-2-example-1-source = my sister sold her car last week, she takes the bus now
preset-xformal-meaning-meaning-point-2-example-1-output = The bus is cheaper than the car.
preset-xformal-meaning-meaning-point-3 = Not equivalent but share some details
preset-xformal-meaning-meaning-point-3-example-1-source = my sister sold her car last week, she takes the bus now
preset-xformal-meaning-meaning-point-3-example-1-output = My sister bought a car last week.
preset-xformal-meaning-meaning-point-4 = Roughly equivalent
preset-xformal-meaning-meaning-point-4-example-1-source = my sister sold her car last week, she takes the bus now
preset-xformal-meaning-meaning-point-4-example-1-output = My sister sold her car and uses public transport.
preset-xformal-meaning-meaning-point-5 = Mostly equivalent
preset-xformal-meaning-meaning-point-5-example-1-source = my sister sold her car last week, she takes the bus now
preset-xformal-meaning-meaning-point-5-example-1-output = My sister recently sold her car and now takes the bus.
preset-xformal-meaning-meaning-point-6 = Completely equivalent
preset-xformal-meaning-meaning-point-6-example-1-source = my sister sold her car last week, she takes the bus now
preset-xformal-meaning-meaning-point-6-example-1-output = Last week my sister sold her car; she now takes the bus.

## xformal/quality

preset-xformal-quality-title = Rate the quality of a rewrite
preset-xformal-quality-instructions =
    Compare the rewrite with the original and judge it as a whole.

    - **Excellent**: it is formal, it reads well, and it says what the original says.
    - **Acceptable**: it has small weaknesses of style, language or meaning that a quick edit would correct.
    - **Poor**: it is hardly more formal, it is hard to understand, or it says something else.
preset-xformal-quality-quality-prompt = How good is this rewrite?
preset-xformal-quality-quality-option-excellent = Excellent
preset-xformal-quality-quality-option-acceptable = Acceptable
preset-xformal-quality-quality-option-poor = Poor

## xformal/ranking

preset-xformal-ranking-title = Rank rewrites
preset-xformal-ranking-instructions =
    You will see an informal sentence, a rewrite made by a person, and then several rewrites to compare. Rank these from the **best** (rank 1) to the **worst**.

    - The best is the most **formal** of those that read well and keep the meaning.
    - A text that changes the meaning or cannot be understood comes after the others, even if it is formal.
    - Two texts of equal merit may share a rank.

    The human rewrite is there for comparison and is not ranked. The order in which the texts appear is random.
preset-xformal-ranking-ranking-prompt = Rank these rewrites, from the best to the worst.

## xformal/rewrite

preset-xformal-rewrite-title = Rewrite in a formal style
preset-xformal-rewrite-instructions =
    Read the informal sentence, then write a **formal** English sentence that says **the same thing**.

    - Treat each sentence on its own.
    - Use only what is in the sentence: add nothing and leave nothing out.
    - Correcting punctuation, capitals or abbreviations is not enough: change the informal words and turns of phrase as well.
    - Write as you would to somebody whom you do not know and whom you respect.

    Informal sentence: *my bro's clueless bout computers, its a total mess.....*

    - **Good**: "My brother knows nothing about computers, which is most unfortunate." The style is formal and the meaning is kept.
    - **Avoid**: "My bro's clueless about computers. It's a total mess." Only the spelling and the punctuation changed: the sentence is still informal.
    - **Avoid**: "My brother is unintelligent and has sold his computer." The style is formal, but the meaning has changed.
preset-xformal-rewrite-rewrite-prompt = Write this sentence in a formal style.
