designer-steps = タスクデザイナーのステップ
designer-step-content = 内容
designer-step-questions = 質問
designer-step-instructions = 作業の説明と言語
designer-step-quality = 品質
designer-step-pay = 報酬
designer-step-check = 確認と公開
designer-lead-content = 各アイテムに表示する内容と、テキストの取得元。
designer-lead-questions = 各アイテムについて作業者が答える内容。
designer-lead-instructions = 作業者が読むすべてのテキスト（言語ごと）。
designer-lead-quality = 作業できる人、各アイテムの判定回数、ゴールドアイテム。
designer-lead-pay = HITの作業量と報酬。
designer-lead-check = 作業者が始められるようになるまでに残っていること。
designer-n-problems = 要確認：{ $n }件
designer-ready = すべてのテキストがそろい、確認済みです。タスクを公開できます。
designer-live = このバージョンは公開済みです。保存した変更は下書きになり、あらためて公開できます。
designer-next = 次へ：{ $step }
designer-back = 戻る：{ $step }
designer-only-open = 不足しているか確認が必要なテキストだけを表示
designer-preview = 作業者に表示される画面
designer-preview-show = プレビューを表示
designer-preview-save = 下書きを保存してプレビューを表示
designer-preview-language = プレビューの言語
designer-scratch = 白紙から始める
designer-presets = またはプリセットから始める
designer-markdown = Markdown：**太字**、*斜体*、## 見出し、- 箇条書き、[リンク](https://…)。
designer-formatting = 書式
designer-bold = 太字
designer-italic = 斜体
designer-heading = 見出し
designer-list = 箇条書き
designer-link = リンク
# Button next to a list of pictures: shows the chosen picture in the text
designer-picture = 画像
# Below the field; the next text follows as a link to the page “Pictures”
designer-picture-hint = 画像：![説明](name.png)。
# A link, and the name of a list of pictures
designer-pictures = この研究の画像
