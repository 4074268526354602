### Creating a study, its settings, its team and its invitation links.

## New study

new-study-title = 新しい研究
new-study-lead = あなたがこの研究の研究者とマネージャーになります。研究を開始するまで、作業者は作業できません。
new-study-title-hint = このタイトルはチームと作業者に表示されます。
new-study-languages-how = 言語名または言語コードをコンマで区切って入力します（例：ドイツ語, it, pt-BR）。言語は後から追加できます。
new-study-create = 研究を作成

## Settings of a study

settings-title = 設定
settings-lead = 研究全体に適用される設定です。
# Heading: general settings
settings-general = 全般
settings-languages-how = 言語名または言語コードをコンマで区切って入力します。テキストまたは作業者のある言語は削除できません。
settings-currency-hint = 3文字のコード（例：EUR、USD、BRL）。報酬が発生した後は変更できません。
settings-approve-after = 提出が自動的に承認されるまでの時間
settings-approve-after-hint = 0にすると、提出を手動でのみ承認します。
settings-target-rate = 目標時給（{ $currency }）
settings-target-rate-hint = 目標は作業者の実際の時給の横に表示されます。
# Arguments: $currency
settings-budget = 予算（{ $currency }）
settings-budget-hint = 報酬とボーナスの合計が予算に達すると、作業者に新しいHITは渡されません。募集サービスの手数料は含みません。空の場合は無制限です。
settings-payee = 銀行口座またはPayPalの情報
settings-payee-hint = マネージャーが見るのは、支払いに使うファイルの中だけです。同意書にもそのことを書いてください。
settings-payee-no = 作業者に求めない
settings-payee-yes = 作業者が自分の報酬のページで入力する
settings-typing = 入力と貼り付け
settings-typing-hint = 作業者が書くテキストについて、入力した文字数と貼り付けた文字数、入力の間隔がどれだけ均一かを記録します。同意書にも自動的に記載されます。対象は、その同意書に同意した作業者だけです。
settings-typing-no = 数えない
settings-typing-yes = 数える
settings-compare = 端末とネットワーク
settings-compare-hint = 同じ端末やネットワークを使っている作業者を見つけます。保存されるのは、そこから作られたコードだけです。同意書にも自動的に記載されます。対象は、その同意書に同意した作業者だけです。
settings-compare-no = 比べない
settings-compare-yes = 比べる
settings-contact = 作業者向けの連絡先
settings-contact-hint = メールアドレスまたはウェブページのアドレスです。
settings-withdrawal = 参加をやめた作業者の回答
settings-withdrawal-hint = 同意書に、作業者の言語で自動的に記載されます。
settings-withdrawal-keep = 回答を残す
settings-withdrawal-choose = 残すか削除するかを作業者が選ぶ
settings-withdrawal-until-closing = 研究が終了するまで作業者が選べる
settings-retention = 終了から作業者の個人データの消去までの日数
settings-retention-hint = 0にすると、データを保持します。回答と支払いの記録は仮名で残ります。
settings-save = 設定を保存
settings-saved = 設定を保存しました。

## The state of the study has changed

settings-study-is-draft = 研究は下書きになりました。
settings-study-is-live = 研究を開始しました。
settings-study-is-closed = 研究を終了しました。

## Settings of one language of the study

settings-by-language = 言語別の設定
settings-consent = 同意書（{ $language }）
settings-consent-hint = Markdown。作業者に最初に表示され、同意しないと始められません。
settings-built-in-consent = この欄が空の間、作業者に表示される標準の同意書を読む
settings-public-title = 作業者向けのタイトル（{ $language }）
settings-public-title-hint = 空の場合、作業者には「{ $title }」と表示されます。
settings-public-description = 作業者向けの説明（{ $language }）
settings-public-description-hint = 2、3文で書いてください。招待リンクのページに表示されます。
settings-save-public-texts = 作業者向けのテキストを保存
settings-public-texts-saved = { $language }の作業者向けのテキストを保存しました。
# RULE-BASED is the name of a system that rewrites texts by rules.
settings-abbreviations = RULE-BASEDの略語（{ $language }）
settings-abbreviations-hint = 1行に1つ：略語、タブまたは =、展開形。リストを空にすると組み込みのリストに戻ります。
settings-save-abbreviations = 略語を保存
settings-abbreviations-saved = { $language }の略語を保存しました。

## Models that score the texts of a language

# The same for an administrator of the server
settings-no-model-files-administrator = { $language }のスタイル、自然さ、対数確率、Word Mover's Distance、つづりの評価にはモデルが必要です。モデルのファイルをこのサーバーのモデルフォルダー（設定「models」）に置くと、ここで選べるようになります。
settings-no-model-files = { $language }のスタイル、自然さ、対数確率、Word Mover's Distance、つづりの評価にはモデルが必要です。このサーバーの管理者がモデルのファイルをサーバーのモデルフォルダー（設定「models」）に置くと、ここで選べるようになります。
# Arguments: $model, $language
settings-model-in-language = { $model }（{ $language }）
settings-model-style = スタイルモデル
settings-model-style-hint = concord style trainで学習：目標スタイルのテキストとその他のテキストを区別します。書き換えのスタイルスコアも計算します。
settings-model-naturalness = 自然さモデル
settings-model-naturalness-hint = concord style trainで学習：人が書いたテキストとシステムの出力を区別します。
settings-model-same-files = この一覧には、スタイルモデルと自然さモデルの両方が表示されます。ファイルからは区別できません。
settings-model-language = 言語モデル
settings-model-language-hint = concord lm trainまたは別のツールで学習したARPAファイルです。
settings-model-vectors = 単語ベクトル
settings-model-vectors-hint = GloVe、word2vec、fastText。マスクしたテキストの距離には、単語ベースのスタイルモデルも必要です。
settings-model-dictionary = スペル辞書
settings-model-dictionary-hint = Hunspell：.dicファイルを選びます。対応する.affファイルが同じフォルダーに必要です。書き換えの修正候補を示します。
settings-model-encoder = エンコーダー
settings-model-encoder-hint = モデルハブで公開されている形式の、BERT系モデルのフォルダーです。
settings-model-neural-style = ニューラルスタイルモデル
settings-model-neural-style-hint = concord train textcnnが作成したフォルダーです。
settings-model-neural-language = ニューラル言語モデル
settings-model-neural-language-hint = concord train lmが作成したフォルダー（単語のスコアを計算）、またはモデルハブのGPT-2系モデル（トークンのスコアを計算）です。
settings-model-rating = 評価モデル
settings-model-rating-hint = 人手の評価値で学習した、concord train regressionが作成したフォルダーです。
# Follows the hint of a neural model. “concord work” is a command.
settings-model-is-neural = ニューラルモデル対応でビルドされたジョブワーカー（concord work）が必要です。
# Follows the hint of a model. $titles: titles of metrics with semicolons between them.
settings-model-metrics = 評価指標：{ $titles }。
settings-save-models = モデルを保存
settings-models-saved = { $language }のモデルを保存しました。ジョブがテキストのスコアを計算します。

## Team

team-title = チームと招待
team-lead = 研究者、レビュアー、マネージャーがチームのメンバーです。作業者は招待リンクから参加します。
team-members = チームのメンバー
team-member-since = 参加日
team-email-hint = このサーバーにすでにアカウントがある人に限ります。
team-add-member = メンバーを追加
team-remove-role = 役割を削除
team-role-researcher = 研究者
team-role-reviewer = レビュアー
team-role-manager = マネージャー
team-role-worker = 作業者

## Invitation links

team-links = 招待リンク
team-links-lead = 招待リンクを持つ人は誰でも、その役割を得ます。リンクは一度しか表示されません。なくした場合は、無効にして新しく作成してください。
team-no-links = 招待リンクはまだありません。下で作成し、招待したい人に送ってください。
team-worker-language = 作業者の言語
team-worker-chooses = 作業者が選ぶ
# Label of a number: how long the invitation link works
team-days = 有効期間（日）
team-days-hint = 空の場合は無期限です。
team-uses = 使用回数の上限
team-uses-hint = 空の場合は無制限です。
team-address-limit = ネットワークアドレスあたりのアカウント数
team-address-limit-hint = 空の場合は無制限です。教室や職場では、1つのアドレスを共有していることがあります。
team-create-link = 招待リンクを作成
team-revoke-link = リンクを無効にする
# An item in a list about an invitation link: nobody chose the language of the workers in advance.
team-language-open = 言語は作業者が選択
team-uses-left = 残り{ $n }回
team-accounts-per-address = ネットワークアドレスあたり{ $n }アカウント
# A date and time follow.
team-link-created = 作成：
# A date and time follow.
team-link-expires = 有効期限：
team-new-link = 新しい招待リンク
# Arguments: $role, $language
team-link-of = { $role }、{ $language }

## Rejected submissions in statistics

rejected-answers = 不承認にした提出の回答
rejected-answers-counted = 統計に含める（不承認は支払いだけに関わる）
rejected-answers-left-out = 統計に含めない
rejected-answers-hint = 回答を除くと結果が変わることがあるため、結果を見る前に決めてください。書き換えは削除するまで残ります。
