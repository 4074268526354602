### Presets of CoCoA-MT (Nadejde et al. 2022).

## cocoa/formality-label

preset-cocoa-formality-label-title = 改まった言い方か、くだけた言い方か
preset-cocoa-formality-label-instructions =
    テキストを読み、読み手にどのような言い方をしているかを答えてください。話題ではなく、呼び方や、それに合わせた動詞の形（です・ます、敬語など）を判断してください。

    - **改まった言い方**：改まった形だけが使われている。 **くだけた言い方**：くだけた形だけが使われている。
    - **どちらでもない**：言い方を示すものが何もない。
    - **その他**：両方がある、またはテキストの意味がわからない。
preset-cocoa-formality-label-label-prompt = このテキストはどのような言い方ですか？
preset-cocoa-formality-label-label-option-formal = 改まった言い方
preset-cocoa-formality-label-label-option-informal = くだけた言い方
preset-cocoa-formality-label-label-option-neutral = どちらでもない
preset-cocoa-formality-label-label-option-other = その他

## cocoa/gender-variant

preset-cocoa-gender-variant-title = 同じ翻訳を別の性別で書く
preset-cocoa-gender-variant-instructions =
    原文とその翻訳が表示されます。今ある翻訳をもとにして、**別の性別**の人に話しかける、または別の性別の人について述べる翻訳を書いてください。

    - 性別を示す言葉と、それに合わせる必要のある言葉**だけ**を変えてください。
    - 性別を示すものがテキストになければ、変えずに提出してください。
    - テキストの意味がわからないときは、推測せずに、わからないと答えてください。

    例：*彼女は、自分がその子の姉だと言った。* > *彼は、自分がその子の兄だと言った。*
preset-cocoa-gender-variant-gender-variant-prompt = 別の性別の人の話になるように、翻訳を編集してください。

## cocoa/matches-level

preset-cocoa-matches-level-title = 求められた改まり度になっているか
preset-cocoa-matches-level-instructions =
    テキストを読み、求められたとおり、読み手に**改まった**言い方をしているかどうかを答えてください。

    - **はい**：読み手への言い方を示す形が、すべて改まっている。
    - **いいえ**：くだけた形が1つでもある、または言い方を示す形がない。

    話題ではなく、呼び方や、それに合わせた動詞の形（です・ます、敬語など）を判断してください。
preset-cocoa-matches-level-matches-prompt = 読み手に改まった言い方をしていますか？
preset-cocoa-matches-level-matches-option-yes = はい
preset-cocoa-matches-level-matches-option-no = いいえ

## cocoa/quality-1-6

preset-cocoa-quality-1-6-title = 翻訳の品質を1から6で評価する
preset-cocoa-quality-1-6-instructions =
    翻訳を原文と比べ、**1**（悪い）から**6**（完璧）で評価してください。

    - 原文の内容を伝えているか、正しく読みやすいかを判断してください。
    - 言い方が改まっているかどうかは、別のところで評価します。改まった翻訳も、くだけた翻訳も、完璧になりえます。

    目安：

    - **6**：直すところがない。 **5**：小さな欠点が1つある。 **4**：小さな欠点がいくつかあるが、意味はすべて伝わる。
    - **3**：意味の一部が失われているか、間違っている。 **2**：意味の大部分が失われているか、間違っている。 **1**：原文の翻訳になっていない。
preset-cocoa-quality-1-6-quality-prompt = この翻訳はどのくらい良いですか？
preset-cocoa-quality-1-6-quality-point-1 = 悪い
preset-cocoa-quality-1-6-quality-point-1-example-1-source = I left my umbrella on the bus and was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-1-example-1-output = バス停は学校の隣にあります。
preset-cocoa-quality-1-6-quality-point-2 = やや悪い
preset-cocoa-quality-1-6-quality-point-2-example-1-source = I left my umbrella on the bus and was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-2-example-1-output = 私はバスを忘れて、家に帰りました。
preset-cocoa-quality-1-6-quality-point-3 = まあまあ
preset-cocoa-quality-1-6-quality-point-3-example-1-source = I left my umbrella on the bus and was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-3-example-1-output = 家に傘を忘れて、バスの中でぬれてしまいました。
preset-cocoa-quality-1-6-quality-point-4 = 良い
preset-cocoa-quality-1-6-quality-point-4-example-1-source = I left my umbrella on the bus and was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-4-example-1-output = バスで私の傘を忘れて、家を着いたとき、とてもぬれたでした。
preset-cocoa-quality-1-6-quality-point-5 = とても良い
preset-cocoa-quality-1-6-quality-point-5-example-1-source = I left my umbrella on the bus and was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-5-example-1-output = バスで傘を忘れてしまい、家に着いたときにはずぶぬれでした。
preset-cocoa-quality-1-6-quality-point-6 = 完璧
preset-cocoa-quality-1-6-quality-point-6-example-1-source = I left my umbrella on the bus and was soaked when I got home.
preset-cocoa-quality-1-6-quality-point-6-example-1-output = バスに傘を忘れてしまい、家に着いたときにはずぶぬれでした。

## cocoa/second-level

preset-cocoa-second-level-title = 同じ翻訳をくだけた言い方で書く
preset-cocoa-second-level-instructions =
    原文と、その**改まった**翻訳が表示されます。翻訳では、改まった言い方にしている語句がハイライトされています。今ある翻訳をもとにして、友人に話すときのような**くだけた**言い方で翻訳を書いてください。そのあと、くだけた言い方を示す語句をすべてハイライトしてください。

    - 改まり度を示す言葉**だけ**を変えてください。呼び方、それに合わせた動詞の形、あいさつ、敬語などです。
    - そのほかは、自分なら別の言い方をすると思うところも、そのままにしてください。
    - 文脈がなくても改まり度がわかる語句だけをハイライトしてください。文の調子だけでは対象になりません。
    - テキストの意味がわからないときや、ハイライトに賛成できないときは、推測せずに、そう答えてください。

    例：中に**入っていただけますか**。 > 中に**入ってくれる**？
preset-cocoa-second-level-second-level-prompt = くだけた言い方になるように、翻訳を編集してください。
preset-cocoa-second-level-marks-prompt = 改まり度を示す語句はどれですか？
preset-cocoa-second-level-marks-label-f = 改まり度を示す

## cocoa/tag

preset-cocoa-tag-title = 改まり度を示す語句をハイライトする
preset-cocoa-tag-instructions =
    テキストを読み、**読み手への言い方を示す語句をすべて**、ラベルを付けてハイライトしてください。

    - その形そのものをハイライトしてください。代名詞、それに合わせた動詞の形、あいさつ、敬語などです。その間にある言葉は含めません。
    - 文脈がなくても改まり度がわかる語句だけをハイライトしてください。文の調子だけでは対象になりません。
    - 改まり度を示すものがテキストになければ、「ハイライトする箇所なし」を選んでください。

    例：

    - 改まった言い方：**お客様**、駅がどこか**ご存じでしょうか**。
    - くだけた言い方：**お前**、駅がどこか**知ってる**？
preset-cocoa-tag-formality-prompt = 改まり度を示す語句はどれですか？
preset-cocoa-tag-formality-label-formal = 改まった言い方
preset-cocoa-tag-formality-label-informal = くだけた言い方

## cocoa/translate-and-tag

preset-cocoa-translate-and-tag-title = 改まった言い方に翻訳し、それを示す語句をハイライトする
preset-cocoa-translate-and-tag-instructions =
    テキストを**最初から**、**改まった**言い方で翻訳してください。年上の知らない人に話すときのような言い方です。そのあと、翻訳の中で改まり度を示す語句をすべてハイライトしてください。

    - その形そのものをハイライトしてください。代名詞、それに合わせた動詞の形、あいさつ、敬語などです。その間にある言葉は含めません。
    - 文脈がなくても改まり度がわかる語句だけをハイライトしてください。文の調子だけでは対象になりません。
    - そのような語句を無理に入れないでください。改まった翻訳に必要がなければ、「ハイライトする箇所なし」を選んでください。
    - テキストの意味がわからないときや、改まった言い方ができないときは、推測せずに、そう答えてください。

    例：*Can you come in?* > 中に**入っていただけますか**。
preset-cocoa-translate-and-tag-translation-prompt = あなたの翻訳（改まった言い方）
preset-cocoa-translate-and-tag-marks-prompt = 改まり度を示す語句はどれですか？
preset-cocoa-translate-and-tag-marks-label-f = 改まり度を示す
