### Presets that follow no paper.

## blank

preset-blank-title = 新しいタスク
preset-blank-instructions = テキストを読んで、質問に答えてください。
preset-blank-answer-prompt = このテキストは許容できますか？
preset-blank-answer-option-yes = はい
preset-blank-answer-option-no = いいえ

## comparison

preset-comparison-title = 2つの書き換えを比べる
preset-comparison-instructions =
    原文と、2つの書き換え**A**・**B**を読んでください。3つの質問には、それぞれ別々に答えてください。ある点では優れ、別の点では劣っていることもあります。

    - **文体**：どちらがより改まっていますか？
    - **意味**：どちらが原文の内容をより正確に伝えていますか？
    - **流暢さ**：どちらがより読みやすく、誤りが少ないですか？

    違いがないと思うときは、そう答えてください。左右の並びはランダムです。
preset-comparison-style-prompt = どちらがより改まっていますか？
preset-comparison-semantics-prompt = どちらが原文の意味により近いですか？
preset-comparison-fluency-prompt = どちらがより読みやすいですか？

## pilot

preset-pilot-title = パイロット：改まった文体に書き換える
preset-pilot-instructions =
    最初に取り組む、数件の文です。本番と同じ丁寧さで、**意味を変えずに改まった文体**に書き換えてください。

    ネイティブ話者があなたの文を読み、この先に進めるかどうかを決めます。その理由も読むことができます。ほとんど変わっていない書き換えや、意味が変わった書き換えは認められません。このパイロットにも、ほかの作業と同じく、承認されれば報酬が支払われます。

    くだけた文：*おたくの部屋めっっちゃいいじゃん、うちもこんなんがほしい！！*

    - **良い例**：「お部屋がとても素敵ですね。私もこのような部屋に住みたいと存じます。」文体が改まっていて、何も付け加えていません。
    - **避けたい例**：「おたくの部屋、めっちゃいいね。うちもこんなのがほしい！」くだけた言葉が残っています。
    - **避けたい例**：「お宅の建物は古いようですので、購入を検討しております。」元の文の内容ではなくなっています。
preset-pilot-rewrite-prompt = この文を改まった文体で書いてください。
