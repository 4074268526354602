### Presets of Mir et al. 2019.

## mir/content-masked

preset-mir-content-masked-title = 内容がどのくらい保たれているかを評価する（文体の言葉を隠した場合）
preset-mir-content-masked-instructions =
    2つのテキストを比べ、1つ目の**内容**が2つ目にどのくらい含まれているかを、**1**から**5**で答えてください。

    - 文体は考えに入れないでください。改まったテキストとくだけたテキストが、同じ内容を持つこともあります。
    - 付け加えられた内容、失われた内容、変わった内容があれば、評価は下がります。

    文体を表す言葉は、どちらのテキストでも隠されていて、**[…]** と表示されます。見えている言葉で判断し、隠された言葉を推測しないでください。

    例（1つ目のテキストが *[…]の犬[…]かわいい[…]、どこで買った[…]* の場合）：

    - *[…]の犬は[…]かわいい[…]。どこで買った[…]。* ：**5**
    - *[…]の犬は[…]かわいい[…]。* ：**3**（質問がなくなっています）
    - *猫を買いたい[…]。* ：**1**
preset-mir-content-masked-content-prompt = 内容はどのくらい保たれていますか？
preset-mir-content-masked-content-point-1 = まったく保たれていない
preset-mir-content-masked-content-point-2 = 少しだけ保たれている
preset-mir-content-masked-content-point-3 = 半分くらい保たれている
preset-mir-content-masked-content-point-4 = 大部分が保たれている
preset-mir-content-masked-content-point-5 = すべて保たれている

## mir/content-unmasked

preset-mir-content-unmasked-title = 内容がどのくらい保たれているかを評価する
preset-mir-content-unmasked-instructions =
    2つのテキストを比べ、1つ目の**内容**が2つ目にどのくらい含まれているかを、**1**から**5**で答えてください。

    - 文体は考えに入れないでください。改まったテキストとくだけたテキストが、同じ内容を持つこともあります。
    - 付け加えられた内容、失われた内容、変わった内容があれば、評価は下がります。

    例（1つ目のテキストが *おまえんちの犬ちょーかわいいじゃん、どこで買ったん* の場合）：

    - *お宅の犬はとてもかわいらしいですね。どちらで買われたのですか。* ：**5**
    - *お宅の犬はとてもかわいらしいですね。* ：**3**（質問がなくなっています）
    - *猫を購入したいと考えております。* ：**1**
preset-mir-content-unmasked-content-prompt = 内容はどのくらい保たれていますか？
preset-mir-content-unmasked-content-point-1 = まったく保たれていない
preset-mir-content-unmasked-content-point-2 = 少しだけ保たれている
preset-mir-content-unmasked-content-point-3 = 半分くらい保たれている
preset-mir-content-unmasked-content-point-4 = 大部分が保たれている
preset-mir-content-unmasked-content-point-5 = すべて保たれている

## mir/intensity-absolute

preset-mir-intensity-absolute-title = テキストの改まり度を1から5で評価する
preset-mir-intensity-absolute-instructions =
    テキストを読み、どのくらい**改まった文体**かを、**1**から**5**で答えてください。

    - 言い方（言葉選び、言い回し、丁寧さ、略語、句読点）を判断してください。
    - 話題や、内容が理にかなっているかどうかは考えに入れないでください。

    例：

    - *わりぃちょい遅れるｗ* ：**1**（改まったところがまったくありません）
    - *すみません、少し遅れます。* ：**3**（どちらとも言えません）
    - *誠に恐縮ではございますが、到着が遅れる見込みでございます。* ：**5**（全体が改まっています）
preset-mir-intensity-absolute-intensity-prompt = このテキストはどのくらい改まっていますか？
preset-mir-intensity-absolute-intensity-point-1 = まったく改まっていない
preset-mir-intensity-absolute-intensity-point-2 = 少し改まっている
preset-mir-intensity-absolute-intensity-point-3 = ある程度改まっている
preset-mir-intensity-absolute-intensity-point-4 = おおむね改まっている
preset-mir-intensity-absolute-intensity-point-5 = 完全に改まっている

## mir/intensity-relative

preset-mir-intensity-relative-title = 2つの文体の違いを評価する
preset-mir-intensity-relative-instructions =
    2つのテキストを読み、**文体**がどのくらい違うかを、**1**から**5**で答えてください。

    - 内容ではなく、改まり方・くだけ方を比べてください。別のことを述べた2つのテキストが、同じ文体のこともあります。
    - どちらのほうが改まっているかは関係ありません。

    例：

    - *わりぃちょい遅れるｗ* と *8時むりだわごめーん* ：**1**（どちらもチャットの言い方です）
    - *わりぃちょい遅れるｗ* と *すみません、少し遅れます。* ：**3**
    - *わりぃちょい遅れるｗ* と *誠に恐縮ではございますが、到着が遅れる見込みでございます。* ：**5**
preset-mir-intensity-relative-difference-prompt = 2つのテキストの文体はどのくらい違いますか？
preset-mir-intensity-relative-difference-point-1 = まったく同じ
preset-mir-intensity-relative-difference-point-2 = わずかに違う
preset-mir-intensity-relative-difference-point-3 = ある程度違う
preset-mir-intensity-relative-difference-point-4 = 大きく違う
preset-mir-intensity-relative-difference-point-5 = まったく違う

## mir/naturalness-absolute

preset-mir-naturalness-absolute-title = テキストの自然さを評価する
preset-mir-naturalness-absolute-instructions =
    テキストを読み、その言語を母語として育った人が書いたものらしいかどうかを、**1**から**5**で答えてください。

    - 内容や改まり度ではなく、読んだときの感じを判断してください。
    - 人も間違えることがあります。また、誤りのないテキストでも、誰も書かないようなものもあります。

    例：

    - *きのうそこ行ったけどすごいよかたです* ：**4**（雑ですが、こう書く人もいます）
    - *は場所のよかった行くを私たちよい。* ：**1**（こう書く人はいません）
preset-mir-naturalness-absolute-naturalness-prompt = このテキストはどのくらい自然ですか？
preset-mir-naturalness-absolute-naturalness-point-1 = まったく自然でない
preset-mir-naturalness-absolute-naturalness-point-2 = ほとんど自然でない
preset-mir-naturalness-absolute-naturalness-point-3 = ある程度自然
preset-mir-naturalness-absolute-naturalness-point-4 = おおむね自然
preset-mir-naturalness-absolute-naturalness-point-5 = 完全に自然

## mir/naturalness-relative

preset-mir-naturalness-relative-title = どちらのテキストがより自然か
preset-mir-naturalness-relative-instructions =
    2つのテキストを読み、ネイティブ話者が書いた可能性がより高いほうを選んでください。

    - 内容や改まり度ではなく、読んだときの感じを判断してください。
    - 違いが小さくても、必ずどちらかを選んでください。左右の並びはランダムです。
preset-mir-naturalness-relative-naturalness-prompt = どちらのテキストがより自然ですか？
