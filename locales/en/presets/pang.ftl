### Presets of Pang and Gimpel 2019.

## pang/ab-fluency

preset-pang-ab-fluency-title = Compare the fluency of two rewrites
preset-pang-ab-fluency-instructions =
    Read the original and the two rewrites **A** and **B**.

    - Judge **fluency** alone: the one that reads better and has fewer mistakes is better, whatever it says.
    - Where you see no difference, say so. The sides are random.
preset-pang-ab-fluency-fluency-prompt = Which one reads better?

## pang/ab-semantics

preset-pang-ab-semantics-title = Compare the meaning of two rewrites
preset-pang-ab-semantics-instructions =
    Read the original and the two rewrites **A** and **B**.

    - Judge **meaning** alone: the one that says more exactly what the original says is better, whatever its style.
    - Where you see no difference, say so. The sides are random.
preset-pang-ab-semantics-semantics-prompt = Which one is closer to the meaning of the original?

## pang/ab-style

preset-pang-ab-style-title = Compare the style of two rewrites
preset-pang-ab-style-instructions =
    Read the original and the two rewrites **A** and **B**.

    - Judge **style** alone: the one that is more formal is better, even if it says something else or reads badly.
    - Where you see no difference, say so. The sides are random.
preset-pang-ab-style-style-prompt = Which one is more formal?

## pang/fluency-1-4

preset-pang-fluency-1-4-title = Rate the fluency, from 1 to 4
preset-pang-fluency-1-4-instructions =
    Read the text and say how fluent it is, from **1** to **4**. An informal text can be perfectly fluent.

    Read the examples of each point before you begin.
preset-pang-fluency-1-4-fluency-prompt = How fluent is this text?
preset-pang-fluency-1-4-fluency-point-1 = Extremely bad
preset-pang-fluency-1-4-fluency-point-1-example-1 = Kindly been so so so.
preset-pang-fluency-1-4-fluency-point-1-example-2 = of minute it every it
preset-pang-fluency-1-4-fluency-point-1-example-3 = But the was clean the.
preset-pang-fluency-1-4-fluency-point-1-example-4 = anna ask ask ask
preset-pang-fluency-1-4-fluency-point-1-example-5 = Music he the the before.
preset-pang-fluency-1-4-fluency-point-2 = Poor, needs work
preset-pang-fluency-1-4-fluency-point-2-example-1 = I never treated so kindly had been.
preset-pang-fluency-1-4-fluency-point-2-example-2 = we every minute loved of
preset-pang-fluency-1-4-fluency-point-2-example-3 = Room small clean but.
preset-pang-fluency-1-4-fluency-point-2-example-4 = ask anna know she everything
preset-pang-fluency-1-4-fluency-point-2-example-5 = He before the music left begin.
preset-pang-fluency-1-4-fluency-point-3 = Good
preset-pang-fluency-1-4-fluency-point-3-example-1 = I had never been treated so kind.
preset-pang-fluency-1-4-fluency-point-3-example-2 = we loved every minutes of it
preset-pang-fluency-1-4-fluency-point-3-example-3 = The room was small, but clean it was.
preset-pang-fluency-1-4-fluency-point-3-example-4 = ask for anna, she is knowing everything
preset-pang-fluency-1-4-fluency-point-3-example-5 = He left before that the music began.
preset-pang-fluency-1-4-fluency-point-4 = Very good
preset-pang-fluency-1-4-fluency-point-4-example-1 = I had never been treated so kindly.
preset-pang-fluency-1-4-fluency-point-4-example-2 = we loved every minute of it
preset-pang-fluency-1-4-fluency-point-4-example-3 = The room was small but clean.
preset-pang-fluency-1-4-fluency-point-4-example-4 = ask for anna, she knows everything
preset-pang-fluency-1-4-fluency-point-4-example-5 = He left before the music began.

## pang/preference

preset-pang-preference-title = Choose the better rewrite
preset-pang-preference-instructions =
    Read the original and the two rewrites **A** and **B**, and choose the better one on the whole: the one that is formal, keeps the meaning and reads well.

    You must choose one, even if the difference is small. The sides are random.
preset-pang-preference-preference-prompt = Which rewrite is better?

## pang/similarity-1-4

preset-pang-similarity-1-4-title = Rate how similar the meanings are, from 1 to 4
preset-pang-similarity-1-4-instructions =
    Compare the two texts and say how similar their **meanings** are, from **1** to **4**. The style may differ: that is intended.

    Read the examples of each point before you begin.
preset-pang-similarity-1-4-similarity-prompt = How similar are the meanings?
preset-pang-similarity-1-4-similarity-point-1 = Extremely bad
preset-pang-similarity-1-4-similarity-point-1-example-1-source = the pizza here is awesome but its always packed
preset-pang-similarity-1-4-similarity-point-1-example-1-output = The pizza here is dreadful.
preset-pang-similarity-1-4-similarity-point-1-example-2-source = the pizza here is awesome but its always packed
preset-pang-similarity-1-4-similarity-point-1-example-2-output = The museum is closed on Mondays.
preset-pang-similarity-1-4-similarity-point-1-example-3-source = the pizza here is awesome but its always packed
preset-pang-similarity-1-4-similarity-point-1-example-3-output = I would like to thank you.
preset-pang-similarity-1-4-similarity-point-1-example-4-source = the pizza here is awesome but its always packed
preset-pang-similarity-1-4-similarity-point-1-example-4-output = The is the of.
preset-pang-similarity-1-4-similarity-point-1-example-5-source = the pizza here is awesome but its always packed
preset-pang-similarity-1-4-similarity-point-1-example-5-output = Where may one find a pharmacy?
preset-pang-similarity-1-4-similarity-point-2 = Poor, needs work
preset-pang-similarity-1-4-similarity-point-2-example-1-source = the pizza here is awesome but its always packed
preset-pang-similarity-1-4-similarity-point-2-example-1-output = The pizza here is excellent.
preset-pang-similarity-1-4-similarity-point-2-example-2-source = the pizza here is awesome but its always packed
preset-pang-similarity-1-4-similarity-point-2-example-2-output = The restaurant is always crowded.
preset-pang-similarity-1-4-similarity-point-2-example-3-source = the pizza here is awesome but its always packed
preset-pang-similarity-1-4-similarity-point-2-example-3-output = The pizza here is acceptable.
preset-pang-similarity-1-4-similarity-point-2-example-4-source = the pizza here is awesome but its always packed
preset-pang-similarity-1-4-similarity-point-2-example-4-output = The food is good, but the service is slow.
preset-pang-similarity-1-4-similarity-point-2-example-5-source = the pizza here is awesome but its always packed
preset-pang-similarity-1-4-similarity-point-2-example-5-output = One should not come here in a hurry.
preset-pang-similarity-1-4-similarity-point-3 = Good
preset-pang-similarity-1-4-similarity-point-3-example-1-source = the pizza here is awesome but its always packed
preset-pang-similarity-1-4-similarity-point-3-example-1-output = The pizza here is excellent, but it is sometimes crowded.
preset-pang-similarity-1-4-similarity-point-3-example-2-source = the pizza here is awesome but its always packed
preset-pang-similarity-1-4-similarity-point-3-example-2-output = The food here is excellent, but it is always crowded.
preset-pang-similarity-1-4-similarity-point-3-example-3-source = the pizza here is awesome but its always packed
preset-pang-similarity-1-4-similarity-point-3-example-3-output = The pizza is good, but the restaurant is always full.
preset-pang-similarity-1-4-similarity-point-3-example-4-source = the pizza here is awesome but its always packed
preset-pang-similarity-1-4-similarity-point-3-example-4-output = The pizza here is excellent and it is always crowded.
preset-pang-similarity-1-4-similarity-point-3-example-5-source = the pizza here is awesome but its always packed
preset-pang-similarity-1-4-similarity-point-3-example-5-output = Their pizza is excellent, although one has to wait.
preset-pang-similarity-1-4-similarity-point-4 = Very good
preset-pang-similarity-1-4-similarity-point-4-example-1-source = the pizza here is awesome but its always packed
preset-pang-similarity-1-4-similarity-point-4-example-1-output = The pizza served here is excellent, although the restaurant is always crowded.
preset-pang-similarity-1-4-similarity-point-4-example-2-source = the pizza here is awesome but its always packed
preset-pang-similarity-1-4-similarity-point-4-example-2-output = Here the pizza is outstanding, but there is always a crowd.
preset-pang-similarity-1-4-similarity-point-4-example-3-source = the pizza here is awesome but its always packed
preset-pang-similarity-1-4-similarity-point-4-example-3-output = One eats excellent pizza here, but the place is constantly full.
preset-pang-similarity-1-4-similarity-point-4-example-4-source = the pizza here is awesome but its always packed
preset-pang-similarity-1-4-similarity-point-4-example-4-output = The pizza is remarkable; the restaurant, however, is always full.
preset-pang-similarity-1-4-similarity-point-4-example-5-source = the pizza here is awesome but its always packed
preset-pang-similarity-1-4-similarity-point-4-example-5-output = Although it is always crowded, this restaurant serves excellent pizza.

## pang/style-binary

preset-pang-style-binary-title = Formal or informal: choose one
preset-pang-style-binary-instructions =
    Read the text and choose the style that it has. You must choose one, even if you hesitate.

    - Judge how it is said, not what it is about.

    Examples:

    - **Formal**: *We would be grateful for an answer by Friday.* · *The results were not what we had expected.* · *Please find the documents enclosed.* · *It is regrettable that he could not attend.* · *May I ask you to close the door?*
    - **Informal**: *hit me back by friday ok* · *that so wasnt what we thought* · *stuff's in the mail!!* · *too bad he couldnt come :(* · *shut the door will ya*
preset-pang-style-binary-style-prompt = Which style has this text?
preset-pang-style-binary-style-option-formal = Formal
preset-pang-style-binary-style-option-informal = Informal
