### Presets of CoCoA-MT (Nadejde et al. 2022).

## cocoa/formality-label

preset-cocoa-formality-label-title = Formal or informal
preset-cocoa-formality-label-instructions =
    Read the text and say in which style it addresses its reader. Judge the forms of address and the verb forms that go with them, not the topic.

    - **Formal**: only formal forms. **Informal**: only informal forms.
    - **Neutral**: nothing in it shows a style.
    - **Other**: both are there, or the text cannot be understood.
preset-cocoa-formality-label-label-prompt = In which style is this text?
preset-cocoa-formality-label-label-option-formal = Formal
preset-cocoa-formality-label-label-option-informal = Informal
preset-cocoa-formality-label-label-option-neutral = Neutral
preset-cocoa-formality-label-label-option-other = Other

## cocoa/gender-variant

preset-cocoa-gender-variant-title = The same translation for the other gender
preset-cocoa-gender-variant-instructions =
    You see a source and its translation. Write the translation so that it addresses or speaks of a person of **the other gender**, beginning from the one that is there.

    - Change **only** the words that show gender, and what has to agree with them.
    - If nothing in the text shows gender, submit it unchanged.
    - If you do not understand the text, say so instead of guessing.

    Example: *She said that she was his sister.* > *He said that he was his brother.*
preset-cocoa-gender-variant-gender-variant-prompt = Edit the translation so that it speaks of the other gender.

## cocoa/matches-level

preset-cocoa-matches-level-title = Does the text have the formality that was asked for
preset-cocoa-matches-level-instructions =
    Read the text and say whether it addresses its reader **formally**, as was asked for.

    - **Yes**: every form that shows how the reader is addressed is formal.
    - **No**: one of them is informal, or none is there.

    Judge the forms of address and the verb forms that go with them, not the topic.
preset-cocoa-matches-level-matches-prompt = Is the reader addressed formally?
preset-cocoa-matches-level-matches-option-yes = Yes
preset-cocoa-matches-level-matches-option-no = No

## cocoa/quality-1-6

preset-cocoa-quality-1-6-title = Rate the quality of a translation, from 1 to 6
preset-cocoa-quality-1-6-instructions =
    Compare the translation with its source and rate it from **1** (poor) to **6** (perfect).

    - Judge whether it says what the source says, and whether it is correct and reads well.
    - The form of address is rated elsewhere: a formal and an informal translation can both be perfect.

    Guide:

    - **6**: nothing to change. **5**: one small flaw. **4**: some small flaws, the meaning is whole.
    - **3**: part of the meaning is lost or wrong. **2**: most of it is. **1**: it is no translation of the source.
preset-cocoa-quality-1-6-quality-prompt = How good is this translation?
preset-cocoa-quality-1-6-quality-point-1 = Poor
preset-cocoa-quality-1-6-quality-point-1-example-1-source = Ich habe meinen Schirm im Bus vergessen und war klatschnass, als ich nach Hause kam.
preset-cocoa-quality-1-6-quality-point-1-example-1-output = The bus stop is next to the school.
preset-cocoa-quality-1-6-quality-point-2 = Weak
preset-cocoa-quality-1-6-quality-point-2-example-1-source = Ich habe meinen Schirm im Bus vergessen und war klatschnass, als ich nach Hause kam.
preset-cocoa-quality-1-6-quality-point-2-example-1-output = I forgot the bus and came home.
preset-cocoa-quality-1-6-quality-point-3 = Fair
preset-cocoa-quality-1-6-quality-point-3-example-1-source = Ich habe meinen Schirm im Bus vergessen und war klatschnass, als ich nach Hause kam.
preset-cocoa-quality-1-6-quality-point-3-example-1-output = I forgot my umbrella at home and got wet on the bus.
preset-cocoa-quality-1-6-quality-point-4 = Good
preset-cocoa-quality-1-6-quality-point-4-example-1-source = Ich habe meinen Schirm im Bus vergessen und war klatschnass, als ich nach Hause kam.
preset-cocoa-quality-1-6-quality-point-4-example-1-output = I have forgot my umbrella in the bus and was very wet as I came to home.
preset-cocoa-quality-1-6-quality-point-5 = Very good
preset-cocoa-quality-1-6-quality-point-5-example-1-source = Ich habe meinen Schirm im Bus vergessen und war klatschnass, als ich nach Hause kam.
preset-cocoa-quality-1-6-quality-point-5-example-1-output = I forgot my umbrella in the bus, and I was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-6 = Perfect
preset-cocoa-quality-1-6-quality-point-6-example-1-source = Ich habe meinen Schirm im Bus vergessen und war klatschnass, als ich nach Hause kam.
preset-cocoa-quality-1-6-quality-point-6-example-1-output = I left my umbrella on the bus and was soaked when I got home.

## cocoa/second-level

preset-cocoa-second-level-title = The same translation, informal
preset-cocoa-second-level-instructions =
    You see a source and its **formal** translation, with the words marked that make it formal. Write the translation in an **informal** way, as you would speak to a friend, beginning from the one that is there. Then mark every word or phrase that carries informality.

    - Change **only** the words that carry formality: forms of address, the verb forms that go with them, greetings, honorifics.
    - Everything else stays as it is, even where you would have said it otherwise.
    - Mark a word only if it would show the level out of context too. Tone alone is not a mark.
    - If you do not understand the text, or disagree with its marks, say so instead of guessing.

    Example, in German: **Könnten Sie** hereinkommen? > **Kannst du** hereinkommen?
preset-cocoa-second-level-second-level-prompt = Edit the translation so that it is informal.
preset-cocoa-second-level-marks-prompt = Which words carry formality?
preset-cocoa-second-level-marks-label-f = Carries formality

## cocoa/tag

preset-cocoa-tag-title = Mark the words that carry formality
preset-cocoa-tag-instructions =
    Read the text and mark **every word or phrase that shows how the reader is addressed**, with its label.

    - Mark the form itself: the pronoun, the verb form that goes with it, the greeting or the honorific. Leave out the words between them.
    - Mark a word only if it would show the level out of context too. Tone alone is not a mark.
    - If nothing in the text shows a level, choose “Nothing to highlight”.

    Examples:

    - Formal: Where is the station, **sir**?
    - Informal: Where's the station, **mate**?
preset-cocoa-tag-formality-prompt = Which words carry formality?
preset-cocoa-tag-formality-label-formal = Formal
preset-cocoa-tag-formality-label-informal = Informal

## cocoa/translate-and-tag

preset-cocoa-translate-and-tag-title = Translate formally and mark what makes it formal
preset-cocoa-translate-and-tag-instructions =
    Translate the text **from scratch**, in a **formal** way: as you would speak to a stranger who is older than you. Then mark every word or phrase of your translation that carries formality.

    - Mark the form itself: the pronoun, the verb form that goes with it, the greeting or the honorific. Leave out the words between them.
    - Mark a word only if it would show the level out of context too. Tone alone is not a mark.
    - Do not force such words in: if a formal translation needs none, choose “Nothing to highlight”.
    - If you do not understand the text, or it cannot be said formally, say so instead of guessing.

    Example, into German: *Can you come in?* > **Könnten Sie** hereinkommen?
preset-cocoa-translate-and-tag-translation-prompt = Your translation, formal
preset-cocoa-translate-and-tag-marks-prompt = Which words carry formality?
preset-cocoa-translate-and-tag-marks-label-f = Carries formality
