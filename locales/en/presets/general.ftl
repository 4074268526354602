### Presets that follow no paper.

## blank

preset-blank-title = New task
preset-blank-instructions = Read the text and answer the question.
preset-blank-answer-prompt = Is this text acceptable?
preset-blank-answer-option-yes = Yes
preset-blank-answer-option-no = No

## comparison

preset-comparison-title = Compare two rewrites
preset-comparison-instructions =
    Read the original and the two rewrites **A** and **B**. Answer each of the three questions separately: a text may be better in one respect and worse in another.

    - **Style**: which one is more formal?
    - **Meaning**: which one says more exactly what the original says?
    - **Fluency**: which one reads better and has fewer mistakes?

    Where you see no difference, say so. The sides are random.
preset-comparison-style-prompt = Which one is more formal?
preset-comparison-semantics-prompt = Which one is closer to the meaning of the original?
preset-comparison-fluency-prompt = Which one reads better?

## pilot

preset-pilot-title = Pilot: rewrite in a formal style
preset-pilot-instructions =
    This is a first, small set of sentences. Rewrite them **in a formal style without changing their meaning**, with the same care that you will take later.

    A native speaker will read your sentences and decide whether you can continue. You will be able to read the reasons. Rewrites that change too little, and rewrites that change the meaning, are not accepted. Like all work, the pilot is paid if it is approved.

    Informal sentence: *ur place is sooo cool, i want one just like it!!*

    - **Good**: "Your home is very pleasant; I should like to have one like it." The style is formal and nothing is added.
    - **Avoid**: "Your place is so cool, I want one just like it!" The informal words have stayed.
    - **Avoid**: "Your building is old, and I intend to buy it." This is no longer what the sentence says.
preset-pilot-rewrite-prompt = Write this sentence in a formal style.
