### Presets of Pang and Gimpel 2019.

## pang/ab-fluency

preset-pang-ab-fluency-title = 2つの書き換えの流暢さを比べる
preset-pang-ab-fluency-instructions =
    原文と、2つの書き換え**A**・**B**を読んでください。

    - **流暢さ**だけを判断してください。内容に関係なく、読みやすく、誤りが少ないほうが良い書き換えです。
    - 違いがないと思うときは、そう答えてください。左右の並びはランダムです。
preset-pang-ab-fluency-fluency-prompt = どちらがより読みやすいですか？

## pang/ab-semantics

preset-pang-ab-semantics-title = 2つの書き換えの意味を比べる
preset-pang-ab-semantics-instructions =
    原文と、2つの書き換え**A**・**B**を読んでください。

    - **意味**だけを判断してください。文体に関係なく、原文の内容をより正確に伝えているほうが良い書き換えです。
    - 違いがないと思うときは、そう答えてください。左右の並びはランダムです。
preset-pang-ab-semantics-semantics-prompt = どちらが原文の意味により近いですか？

## pang/ab-style

preset-pang-ab-style-title = 2つの書き換えの文体を比べる
preset-pang-ab-style-instructions =
    原文と、2つの書き換え**A**・**B**を読んでください。

    - **文体**だけを判断してください。内容が違っていても、読みにくくても、より改まっているほうが良い書き換えです。
    - 違いがないと思うときは、そう答えてください。左右の並びはランダムです。
preset-pang-ab-style-style-prompt = どちらがより改まっていますか？

## pang/fluency-1-4

preset-pang-fluency-1-4-title = 流暢さを1から4で評価する
preset-pang-fluency-1-4-instructions =
    テキストを読み、どのくらい流暢かを、**1**から**4**で答えてください。くだけたテキストでも、完全に流暢なことがあります。

    始める前に、それぞれの点の例を読んでください。
preset-pang-fluency-1-4-fluency-prompt = このテキストはどのくらい流暢ですか？
preset-pang-fluency-1-4-fluency-point-1 = 極めて悪い
preset-pang-fluency-1-4-fluency-point-1-example-1 = 親切をこんなにこんなにこんなに。
preset-pang-fluency-1-4-fluency-point-1-example-2 = のまで楽しいにがずっと
preset-pang-fluency-1-4-fluency-point-1-example-3 = けどは清潔はの。
preset-pang-fluency-1-4-fluency-point-1-example-4 = アンナ 聞く 聞く 聞く
preset-pang-fluency-1-4-fluency-point-1-example-5 = 演奏彼そのその前。
preset-pang-fluency-1-4-fluency-point-2 = 不十分、手直しが必要
preset-pang-fluency-1-4-fluency-point-2-example-1 = 親切にされたこんな一度のなかった私が。
preset-pang-fluency-1-4-fluency-point-2-example-2 = 最後最初まで楽しかったからずっとのを
preset-pang-fluency-1-4-fluency-point-2-example-3 = 部屋狭い清潔けれども。
preset-pang-fluency-1-4-fluency-point-2-example-4 = アンナ聞く知ってるあの子何でもが
preset-pang-fluency-1-4-fluency-point-2-example-5 = 彼は前に演奏が帰った始まる。
preset-pang-fluency-1-4-fluency-point-3 = 良い
preset-pang-fluency-1-4-fluency-point-3-example-1 = こんなに親切でされたことは一度もなかった。
preset-pang-fluency-1-4-fluency-point-3-example-2 = 最初から最後までずっと楽しいかった
preset-pang-fluency-1-4-fluency-point-3-example-3 = 部屋は狭かったでも、清潔だった。
preset-pang-fluency-1-4-fluency-point-3-example-4 = アンナを聞きな、あの子は何でも知ってるから
preset-pang-fluency-1-4-fluency-point-3-example-5 = 彼は演奏が始まった前に帰った。
preset-pang-fluency-1-4-fluency-point-4 = とても良い
preset-pang-fluency-1-4-fluency-point-4-example-1 = こんなに親切にされたことは一度もなかった。
preset-pang-fluency-1-4-fluency-point-4-example-2 = 最初から最後までずっと楽しかった
preset-pang-fluency-1-4-fluency-point-4-example-3 = 部屋は狭かったが、清潔だった。
preset-pang-fluency-1-4-fluency-point-4-example-4 = アンナに聞きな、あの子は何でも知ってるから
preset-pang-fluency-1-4-fluency-point-4-example-5 = 彼は演奏が始まる前に帰った。

## pang/preference

preset-pang-preference-title = より良い書き換えを選ぶ
preset-pang-preference-instructions =
    原文と、2つの書き換え**A**・**B**を読み、全体としてより良いほうを選んでください。改まっていて、意味が保たれ、読みやすいものが良い書き換えです。

    違いが小さくても、必ずどちらかを選んでください。左右の並びはランダムです。
preset-pang-preference-preference-prompt = どちらの書き換えがより良いですか？

## pang/similarity-1-4

preset-pang-similarity-1-4-title = 意味の近さを1から4で評価する
preset-pang-similarity-1-4-instructions =
    2つのテキストを比べ、**意味**がどのくらい近いかを、**1**から**4**で答えてください。文体は違っていてかまいません。意図してそうしています。

    始める前に、それぞれの点の例を読んでください。
preset-pang-similarity-1-4-similarity-prompt = 意味はどのくらい近いですか？
preset-pang-similarity-1-4-similarity-point-1 = 極めて悪い
preset-pang-similarity-1-4-similarity-point-1-example-1-source = ここのピザめっちゃうまいけどいつも激混み
preset-pang-similarity-1-4-similarity-point-1-example-1-output = こちらのピザはひどい味です。
preset-pang-similarity-1-4-similarity-point-1-example-2-source = ここのピザめっちゃうまいけどいつも激混み
preset-pang-similarity-1-4-similarity-point-1-example-2-output = その美術館は月曜日が休館日です。
preset-pang-similarity-1-4-similarity-point-1-example-3-source = ここのピザめっちゃうまいけどいつも激混み
preset-pang-similarity-1-4-similarity-point-1-example-3-output = 心より御礼申し上げます。
preset-pang-similarity-1-4-similarity-point-1-example-4-source = ここのピザめっちゃうまいけどいつも激混み
preset-pang-similarity-1-4-similarity-point-1-example-4-output = はのがでをに。
preset-pang-similarity-1-4-similarity-point-1-example-5-source = ここのピザめっちゃうまいけどいつも激混み
preset-pang-similarity-1-4-similarity-point-1-example-5-output = 薬局はどちらにございますか。
preset-pang-similarity-1-4-similarity-point-2 = 不十分、手直しが必要
preset-pang-similarity-1-4-similarity-point-2-example-1-source = ここのピザめっちゃうまいけどいつも激混み
preset-pang-similarity-1-4-similarity-point-2-example-1-output = こちらのピザは大変おいしいです。
preset-pang-similarity-1-4-similarity-point-2-example-2-source = ここのピザめっちゃうまいけどいつも激混み
preset-pang-similarity-1-4-similarity-point-2-example-2-output = この店は常に混雑しています。
preset-pang-similarity-1-4-similarity-point-2-example-3-source = ここのピザめっちゃうまいけどいつも激混み
preset-pang-similarity-1-4-similarity-point-2-example-3-output = こちらのピザはまずまずの味です。
preset-pang-similarity-1-4-similarity-point-2-example-4-source = ここのピザめっちゃうまいけどいつも激混み
preset-pang-similarity-1-4-similarity-point-2-example-4-output = 料理はおいしいのですが、提供に時間がかかります。
preset-pang-similarity-1-4-similarity-point-2-example-5-source = ここのピザめっちゃうまいけどいつも激混み
preset-pang-similarity-1-4-similarity-point-2-example-5-output = お急ぎのときにこちらへ来るのはお勧めできません。
preset-pang-similarity-1-4-similarity-point-3 = 良い
preset-pang-similarity-1-4-similarity-point-3-example-1-source = ここのピザめっちゃうまいけどいつも激混み
preset-pang-similarity-1-4-similarity-point-3-example-1-output = こちらのピザは大変おいしいのですが、混雑していることがあります。
preset-pang-similarity-1-4-similarity-point-3-example-2-source = ここのピザめっちゃうまいけどいつも激混み
preset-pang-similarity-1-4-similarity-point-3-example-2-output = こちらの料理は大変おいしいのですが、常に混雑しています。
preset-pang-similarity-1-4-similarity-point-3-example-3-source = ここのピザめっちゃうまいけどいつも激混み
preset-pang-similarity-1-4-similarity-point-3-example-3-output = ピザはおいしいのですが、店は常に満席です。
preset-pang-similarity-1-4-similarity-point-3-example-4-source = ここのピザめっちゃうまいけどいつも激混み
preset-pang-similarity-1-4-similarity-point-3-example-4-output = こちらのピザは大変おいしく、常に混雑しています。
preset-pang-similarity-1-4-similarity-point-3-example-5-source = ここのピザめっちゃうまいけどいつも激混み
preset-pang-similarity-1-4-similarity-point-3-example-5-output = あちらのピザは大変おいしいのですが、待たなければなりません。
preset-pang-similarity-1-4-similarity-point-4 = とても良い
preset-pang-similarity-1-4-similarity-point-4-example-1-source = ここのピザめっちゃうまいけどいつも激混み
preset-pang-similarity-1-4-similarity-point-4-example-1-output = こちらで提供されるピザは大変おいしいのですが、店内は常に混雑しています。
preset-pang-similarity-1-4-similarity-point-4-example-2-source = ここのピザめっちゃうまいけどいつも激混み
preset-pang-similarity-1-4-similarity-point-4-example-2-output = この店のピザは絶品ですが、いつも大変混み合っています。
preset-pang-similarity-1-4-similarity-point-4-example-3-source = ここのピザめっちゃうまいけどいつも激混み
preset-pang-similarity-1-4-similarity-point-4-example-3-output = こちらでは大変おいしいピザをいただけますが、店は絶えず混み合っています。
preset-pang-similarity-1-4-similarity-point-4-example-4-source = ここのピザめっちゃうまいけどいつも激混み
preset-pang-similarity-1-4-similarity-point-4-example-4-output = ピザの味は格別です。ただし、店は常に大変混雑しております。
preset-pang-similarity-1-4-similarity-point-4-example-5-source = ここのピザめっちゃうまいけどいつも激混み
preset-pang-similarity-1-4-similarity-point-4-example-5-output = いつも大変混雑していますが、この店のピザは非常においしいです。

## pang/style-binary

preset-pang-style-binary-title = 改まった文体か、くだけた文体かを選ぶ
preset-pang-style-binary-instructions =
    テキストを読み、その文体を選んでください。迷っても、必ずどちらかを選んでください。

    - 何について述べているかではなく、言い方を判断してください。

    例：

    - **改まった文体**：*金曜日までにご返答いただけますと幸いです。* · *結果は当初の想定とは異なるものでした。* · *書類を同封いたしましたので、ご査収ください。* · *同氏が出席できなかったことは誠に残念です。* · *恐れ入りますが、扉を閉めていただけますか。*
    - **くだけた文体**：*金曜までに返事ちょうだいね* · *なんか思ってたのとぜんぜん違ったわ* · *もう送ったよー！！* · *あいつ来れなかったの残念すぎる（泣）* · *ドア閉めてくんない？*
preset-pang-style-binary-style-prompt = このテキストはどちらの文体ですか？
preset-pang-style-binary-style-option-formal = 改まった文体
preset-pang-style-binary-style-option-informal = くだけた文体
