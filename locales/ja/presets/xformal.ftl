### Presets of XFORMAL (Briakou et al. 2021).

## xformal/edit-types

preset-xformal-edit-types-title = 書き換えで何が変わったか
preset-xformal-edit-types-instructions =
    書き換えを原文と比べ、見つかった変更の種類を**すべて**選んでください。1つの言葉に、いくつもの種類が当てはまることもあります。

    - **大文字・小文字**：*nhk* > *NHK*、*iPHONE* > *iPhone*
    - **句読点・記号**：追加、削除、または置き換え
    - **言い換え**：同じことを別の言葉で述べている。
    - **つなぎ言葉の削除**：*えっと*、*まあ*、*なんか*
    - **省略の補い**：省かれていた言葉が補われている。*もう宿題やった？* > *もう宿題をやりましたか？*
    - **文脈の追加**：原文がほのめかしているだけの内容が書かれている。
    - **縮約形**：*食べてる* > *食べている*、*行かなきゃ* > *行かなければ*
    - **誤字**：誤った表記が直されている。*こんにちわ* > *こんにちは*
    - **略語・チャットの表記**：*りょ* > *了解*
    - **俗語・慣用的な表現**：*金欠* > *お金が足りない*
    - **丁寧さ**：*です・ます*、*お願いいたします*、敬語など
    - **文の分割**：1つの文が、いくつかの文に分かれている。
    - **連体修飾のつなぎ**：*店が閉まる話* > *店が閉まるという話*

    ここにないものは、**その他** の欄に書いてください。何も変わっていない場合は、**何も変わっていない**だけを選んでください。
preset-xformal-edit-types-edit-types-prompt = 何が変わりましたか？
preset-xformal-edit-types-edit-types-option-capitalization = 大文字・小文字
preset-xformal-edit-types-edit-types-option-punctuation = 句読点・記号
preset-xformal-edit-types-edit-types-option-paraphrase = 言い換え
preset-xformal-edit-types-edit-types-option-delete-fillers = つなぎ言葉の削除
preset-xformal-edit-types-edit-types-option-completion = 省略の補い
preset-xformal-edit-types-edit-types-option-add-context = 文脈の追加
preset-xformal-edit-types-edit-types-option-contractions = 縮約形
preset-xformal-edit-types-edit-types-option-spelling = 誤字
preset-xformal-edit-types-edit-types-option-normalization = 略語・チャットの表記
preset-xformal-edit-types-edit-types-option-slang-idioms = 俗語・慣用的な表現
preset-xformal-edit-types-edit-types-option-politeness = 丁寧さ
preset-xformal-edit-types-edit-types-option-split-sentences = 文の分割
preset-xformal-edit-types-edit-types-option-relativizers = 連体修飾のつなぎ（「という」など）
preset-xformal-edit-types-edit-types-option-unchanged = 何も変わっていない

## xformal/fluency

preset-xformal-fluency-title = 流暢さを評価する
preset-xformal-fluency-instructions =
    テキストを読み、自然で正しい日本語として読めるかどうかを、**1**から**5**で答えてください。

    - **5 完璧**：つかえずに読めて、誤りがない。
    - **4 理解できる**：誤りやぎこちないところがあるが、意味ははっきりしている。
    - **3 ある程度理解できる**：一部は理解できる、または読み返す必要がある。
    - **2 理解できない**：言葉は日本語だが、全体として意味をなさない。
    - **1 判断できない**：テキストが空、または別の言語。

    くだけたテキストでも、完全に流暢なことがあります。
preset-xformal-fluency-fluency-prompt = このテキストはどのくらい流暢ですか？
preset-xformal-fluency-fluency-point-1 = 判断できない
preset-xformal-fluency-fluency-point-1-example-1 = ##  8 ,, http
preset-xformal-fluency-fluency-point-2 = 理解できない
preset-xformal-fluency-fluency-point-2-example-1 = 窓は火曜日を下に行きます。
preset-xformal-fluency-fluency-point-3 = ある程度理解できる
preset-xformal-fluency-fluency-point-3-example-1 = 彼は言った電車が昨日のそれは来ないをです。
preset-xformal-fluency-fluency-point-4 = 理解できる
preset-xformal-fluency-fluency-point-4-example-1 = 彼が鍵おどこに置いたは分らないです
preset-xformal-fluency-fluency-point-5 = 完璧
preset-xformal-fluency-fluency-point-5-example-1 = 彼が鍵をどこに置いたのか分かりません。

## xformal/formality

preset-xformal-formality-title = 改まり度を評価する
preset-xformal-formality-instructions =
    テキストを読み、どのくらい改まっているかを、**-3**から**3**で答えてください。

    - 言い方（言葉選び、言い回し、丁寧さ、略語、句読点）を判断してください。
    - 話題や、内容に賛成できるかどうかは考えに入れないでください。
    - 誤りがあっても改まった文もあれば、誤りがなくてもくだけた文もあります。
preset-xformal-formality-formality-prompt = このテキストはどのくらい改まっていますか？
preset-xformal-formality-formality-point-minus-3 = とてもくだけている
preset-xformal-formality-formality-point-minus-3-example-1 = うわスマホどこいったｗｗまじ無理なんだが
preset-xformal-formality-formality-point-minus-2 = くだけている
preset-xformal-formality-formality-point-minus-2-example-1 = ねえ、今何時だと思ってんの
preset-xformal-formality-formality-point-minus-1 = ややくだけている
preset-xformal-formality-formality-point-minus-1-example-1 = 一緒に来られないのは本当に残念だね。
preset-xformal-formality-formality-point-0 = どちらでもない
preset-xformal-formality-formality-point-0-example-1 = この店は午後6時に閉まります。
preset-xformal-formality-formality-point-1 = やや改まっている
preset-xformal-formality-formality-point-1-example-1 = コートは入り口でお預けになれます。
preset-xformal-formality-formality-point-2 = 改まっている
preset-xformal-formality-formality-point-2-example-1 = ご出席の旨をお知らせくださいますよう、お願いいたします。
preset-xformal-formality-formality-point-3 = とても改まっている
preset-xformal-formality-formality-point-3-example-1 = 貴社におかれましては、ますますご清栄のこととお慶び申し上げます。

## xformal/meaning

preset-xformal-meaning-title = 意味がどのくらい保たれているかを評価する
preset-xformal-meaning-instructions =
    2つのテキストを比べ、同じ意味かどうかを、**1**から**6**で答えてください。

    - 文体や誤りは、理解の妨げにならないかぎり、考えに入れないでください。
    - 付け加えられた情報、失われた情報、変わった情報があれば、評価は下がります。
    - 改まったテキストとくだけたテキストが、完全に同じ意味のこともあります。
preset-xformal-meaning-meaning-prompt = 2つのテキストは同じ意味ですか？
preset-xformal-meaning-meaning-point-1 = まったく違う
preset-xformal-meaning-meaning-point-1-example-1-source = うちの妹先週車売っちゃって、今はバス乗ってる
preset-xformal-meaning-meaning-point-1-example-1-output = 今晩は家で食事をするほうがよいです。
preset-xformal-meaning-meaning-point-2 = 同じ意味ではないが、話題は同じ
preset-xformal-meaning-meaning-point-2-example-1-source = うちの妹先週車売っちゃって、今はバス乗ってる
preset-xformal-meaning-meaning-point-2-example-1-output = バスのほうが車より安く済みます。
preset-xformal-meaning-meaning-point-3 = 同じ意味ではないが、いくつかの内容が共通
preset-xformal-meaning-meaning-point-3-example-1-source = うちの妹先週車売っちゃって、今はバス乗ってる
preset-xformal-meaning-meaning-point-3-example-1-output = 妹は先週、車を買いました。
preset-xformal-meaning-meaning-point-4 = おおまかに同じ意味
preset-xformal-meaning-meaning-point-4-example-1-source = うちの妹先週車売っちゃって、今はバス乗ってる
preset-xformal-meaning-meaning-point-4-example-1-output = 妹は車を売り、公共交通機関を利用しています。
preset-xformal-meaning-meaning-point-5 = ほとんど同じ意味
preset-xformal-meaning-meaning-point-5-example-1-source = うちの妹先週車売っちゃって、今はバス乗ってる
preset-xformal-meaning-meaning-point-5-example-1-output = 妹は最近車を売り、今はバスを利用しています。
preset-xformal-meaning-meaning-point-6 = 完全に同じ意味
preset-xformal-meaning-meaning-point-6-example-1-source = うちの妹先週車売っちゃって、今はバス乗ってる
preset-xformal-meaning-meaning-point-6-example-1-output = 妹は先週車を売ってしまい、現在はバスを利用しています。

## xformal/quality

preset-xformal-quality-title = 書き換えの品質を評価する
preset-xformal-quality-instructions =
    書き換えを原文と比べ、全体として評価してください。

    - **優れている**：改まっていて読みやすく、原文と同じ内容を述べている。
    - **許容できる**：文体、言葉づかい、意味に小さな弱点があるが、簡単な修正で直せる。
    - **不十分**：ほとんど改まっていない、理解しにくい、または別の内容を述べている。
preset-xformal-quality-quality-prompt = この書き換えはどのくらい良いですか？
preset-xformal-quality-quality-option-excellent = 優れている
preset-xformal-quality-quality-option-acceptable = 許容できる
preset-xformal-quality-quality-option-poor = 不十分

## xformal/ranking

preset-xformal-ranking-title = 書き換えに順位を付ける
preset-xformal-ranking-instructions =
    くだけた文、人が書いた書き換え、それから比べるための書き換えがいくつか表示されます。比べる書き換えに、**最も良い**もの（1位）から**最も悪い**ものまで順位を付けてください。

    - 最も良いのは、読みやすく意味が保たれているもののうち、最も**改まった**ものです。
    - 意味が変わっているテキストや理解できないテキストは、改まっていても、ほかより下の順位にします。
    - 同じくらい良いテキストは、同じ順位にしてかまいません。

    人が書いた書き換えは比較のためのもので、順位は付けません。テキストの表示順はランダムです。
preset-xformal-ranking-ranking-prompt = 最も良いものから最も悪いものまで、書き換えに順位を付けてください。

## xformal/rewrite

preset-xformal-rewrite-title = 改まった文体に書き換える
preset-xformal-rewrite-instructions =
    くだけた文を読み、**同じ内容**を述べる**改まった**日本語の文を書いてください。

    - 1つ1つの文を別々に扱ってください。
    - 文にある内容だけを使い、何も付け加えず、何も省かないでください。
    - 句読点や表記、略語を直すだけでは足りません。くだけた言葉や言い回しも変えてください。
    - 面識のない、敬意を払うべき相手に書くつもりで書いてください。

    くだけた文：*うちの弟パソコンとかぜーんぜんわかってなくて、もうほんとやばいんだけど.....*

    - **良い例**：「弟はパソコンのことをまったく理解しておらず、大変困っております。」文体が改まっていて、意味が保たれています。
    - **避けたい例**：「うちの弟、パソコンとか全然わかってなくて、もうほんとやばいんだけど。」表記と句読点しか変わっておらず、文はくだけたままです。
    - **避けたい例**：「弟は聡明ではなく、所有していたパソコンを売却いたしました。」文体は改まっていますが、意味が変わっています。
preset-xformal-rewrite-rewrite-prompt = この文を改まった文体で書いてください。
