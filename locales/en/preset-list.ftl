### The presets from which a task can start, as the page of tasks lists them. “Anchors” are the labels of the points of a scale: the text says where they come from.

# Heading of the presets that follow no paper
preset-group-general = General

## XFORMAL (Briakou et al. 2021)

preset-about-xformal-rewrite = Workers rewrite each source in another style.
preset-about-xformal-formality = How formal a text is, from −3 to 3. Anchors: Lahiri (2015), as in XFORMAL.
preset-about-xformal-fluency = How fluent a text is, from 1 to 5. Anchors: Heilman et al. (2014), as in XFORMAL; “Other” (1) is spelled out.
preset-about-xformal-meaning = Whether source and rewrite mean the same, from 1 to 6. Anchors: Agirre et al. (2016), as in XFORMAL.
preset-about-xformal-ranking = Rank several rewrites of a source, shown with the source and a human rewrite.
preset-about-xformal-quality = Whether a rewrite is excellent, acceptable or poor. Anchors: XFORMAL, appendix H.
preset-about-xformal-edit-types = What was changed in a rewrite: thirteen edit types, and a field for others.

## Mir et al. 2019

preset-about-mir-intensity-absolute = How formal a text is, from 1 to 5. Anchors: our own; the paper gives none.
preset-about-mir-intensity-relative = How different two styles are, from 1 to 5. Anchors: 1 and 5 from the paper, the others our own.
preset-about-mir-content-unmasked = How much of the content is kept, from 1 to 5. Anchors: our own; the paper gives none.
preset-about-mir-content-masked = The same with style words hidden in both texts. Anchors: our own; the paper gives none.
preset-about-mir-naturalness-absolute = How natural a text is, from 1 to 5. Anchors: our own; the paper gives none.
# COPY is the name of a built-in system, whose outputs are the sources
preset-about-mir-naturalness-relative = Which of two texts is more natural; workers must choose one. The outputs of COPY are the originals.

## Pang and Gimpel 2019

preset-about-pang-style-binary = Whether a text is formal or informal; workers must choose one.
preset-about-pang-similarity = How similar two meanings are, from 1 to 4, with examples. Anchors: the paper; point 2 is shortened.
preset-about-pang-fluency = How fluent a text is, from 1 to 4, with examples. Anchors: the paper; point 2 is shortened.
preset-about-pang-ab-style = Which of two rewrites has the better style, or neither.
preset-about-pang-ab-semantics = Which of two rewrites keeps the meaning better, or neither.
preset-about-pang-ab-fluency = Which of two rewrites is more fluent, or neither.
preset-about-pang-preference = Which of two rewrites is better overall; workers must choose one.

## CoCoA-MT (Nadejde et al. 2022)

preset-about-cocoa-translate-and-tag = Translate formally from scratch, and highlight the words that carry formality.
preset-about-cocoa-second-level = Edit a formal translation into an informal one, and highlight the words that carry formality.
preset-about-cocoa-gender-variant = Edit a translation for the other gender.
preset-about-cocoa-tag = Highlight the words of a text that carry formality.
preset-about-cocoa-formality-label = Whether a text is formal, informal, neutral or other.
preset-about-cocoa-quality = How good a translation is, from 1 to 6. Anchors: 1 and 6 from the paper, the others our own.
preset-about-cocoa-matches-level = Whether a text has the requested formality, yes or no.

## General

preset-about-pilot = A few rewrites that a native speaker reviews before the worker can continue.
preset-about-comparison = Which of two rewrites is better in style, in meaning and in fluency, or neither.
preset-about-blank = One source and one question with two answers. You write everything else.
preset-from-scratch = Started from scratch
