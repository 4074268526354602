### Presets of Mir et al. 2019.

## mir/content-masked

preset-mir-content-masked-title = Rate how much of the content is kept, without words of style
preset-mir-content-masked-instructions =
    Compare the two texts and say how much of the **content** of the first is in the second, from **1** to **5**.

    - Do not consider style: a formal and an informal text can have the same content.
    - What was added, lost or changed lowers the rating.

    Words that carry style are hidden in both texts: each is replaced by **[…]**. Judge by the words that you can see, and do not guess the others.

    Examples, for *[…] dog is […] […] where did […] get him*:

    - *[…] dog is […]. Where did […] find him?* : **5**.
    - *[…] dog is […].* : **3**, the question is gone.
    - *[…] would […] to buy a cat.* : **1**.
preset-mir-content-masked-content-prompt = How much of the content is kept?
preset-mir-content-masked-content-point-1 = Nothing
preset-mir-content-masked-content-point-2 = Little
preset-mir-content-masked-content-point-3 = About half
preset-mir-content-masked-content-point-4 = Most
preset-mir-content-masked-content-point-5 = Everything

## mir/content-unmasked

preset-mir-content-unmasked-title = Rate how much of the content is kept
preset-mir-content-unmasked-instructions =
    Compare the two texts and say how much of the **content** of the first is in the second, from **1** to **5**.

    - Do not consider style: a formal and an informal text can have the same content.
    - What was added, lost or changed lowers the rating.

    Examples, for *ur dog is sooo cute where did u get him*:

    - *Your dog is delightful. Where did you find him?* : **5**.
    - *Your dog is delightful.* : **3**, the question is gone.
    - *I would like to buy a cat.* : **1**.
preset-mir-content-unmasked-content-prompt = How much of the content is kept?
preset-mir-content-unmasked-content-point-1 = Nothing
preset-mir-content-unmasked-content-point-2 = Little
preset-mir-content-unmasked-content-point-3 = About half
preset-mir-content-unmasked-content-point-4 = Most
preset-mir-content-unmasked-content-point-5 = Everything

## mir/intensity-absolute

preset-mir-intensity-absolute-title = Rate how formal a text is, from 1 to 5
preset-mir-intensity-absolute-instructions =
    Read the text and say how strongly it has the **formal** style, from **1** to **5**.

    - Judge how it is said: words, turns of phrase, politeness, abbreviations, punctuation.
    - Do not consider the topic, nor whether the text makes sense.

    Examples:

    - *gonna b late lol* : **1**, nothing in it is formal.
    - *I will be late, sorry.* : **3**, neither one nor the other.
    - *I regret to inform you that I shall be delayed.* : **5**, formal throughout.
preset-mir-intensity-absolute-intensity-prompt = How formal is this text?
preset-mir-intensity-absolute-intensity-point-1 = Not at all
preset-mir-intensity-absolute-intensity-point-2 = A little
preset-mir-intensity-absolute-intensity-point-3 = Somewhat
preset-mir-intensity-absolute-intensity-point-4 = Mostly
preset-mir-intensity-absolute-intensity-point-5 = Completely

## mir/intensity-relative

preset-mir-intensity-relative-title = Rate how different two styles are
preset-mir-intensity-relative-instructions =
    Read both texts and say how different their **styles** are, from **1** to **5**.

    - Compare how formal or informal they are, not what they say: two texts about different things can have one style.
    - It does not matter which of the two is the more formal.

    Examples:

    - *gonna b late lol* and *cant make it at 8 haha* : **1**, both are chat.
    - *gonna b late lol* and *I will be late, sorry.* : **3**.
    - *gonna b late lol* and *I regret to inform you that I shall be delayed.* : **5**.
preset-mir-intensity-relative-difference-prompt = How different are the styles of the two texts?
preset-mir-intensity-relative-difference-point-1 = Identical
preset-mir-intensity-relative-difference-point-2 = Slightly different
preset-mir-intensity-relative-difference-point-3 = Somewhat different
preset-mir-intensity-relative-difference-point-4 = Very different
preset-mir-intensity-relative-difference-point-5 = Completely different

## mir/naturalness-absolute

preset-mir-naturalness-absolute-title = Rate how natural a text is
preset-mir-naturalness-absolute-instructions =
    Read the text and say how likely a person who grew up with the language has written it, from **1** to **5**.

    - Judge how it reads, not what it says or how formal it is.
    - A person may make a mistake; a text without mistakes may still be something nobody would write.

    Examples:

    - *we was there yesterday and its great* : **4**, careless, but somebody may write so.
    - *The was place great of we going great.* : **1**, nobody would.
preset-mir-naturalness-absolute-naturalness-prompt = How natural is this text?
preset-mir-naturalness-absolute-naturalness-point-1 = Not at all
preset-mir-naturalness-absolute-naturalness-point-2 = Hardly
preset-mir-naturalness-absolute-naturalness-point-3 = Somewhat
preset-mir-naturalness-absolute-naturalness-point-4 = Mostly
preset-mir-naturalness-absolute-naturalness-point-5 = Completely

## mir/naturalness-relative

preset-mir-naturalness-relative-title = Which text is more natural
preset-mir-naturalness-relative-instructions =
    Read both texts and choose the one that a native speaker is more likely to have written.

    - Judge how it reads, not what it says or how formal it is.
    - You must choose one, even if the difference is small. The sides are random.
preset-mir-naturalness-relative-naturalness-prompt = Which text is more natural?
