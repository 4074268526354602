### The kinds of data that an erasure counts: each is followed by a number of records.

## Erased for every worker

erasure-drafts = 下書き
erasure-rejection-reasons = 不承認の理由
erasure-messages = メッセージ
erasure-conversations = 会話
erasure-countries = 申告された国と検出された国
erasure-decision-reasons = 決定の理由
erasure-provider-ids = 募集サービスのIDと再開コード
erasure-reviewer-notes = レビュアーのメモ
erasure-typing = 入力と貼り付けの記録
erasure-sightings = 端末とネットワークのコード
erasure-looks = 確認した作業についてのメモ
erasure-stored-results = 計算結果の保存コピー
erasure-log-details = 監査ログの詳細

## Erased if the answers are removed

erasure-texts = 本人が書いたテキスト
erasure-free-text = 自由記述の回答
erasure-skip-reasons = 質問をスキップした理由
erasure-scores = 本人が書いたテキストのスコア
erasure-gold-comparisons = ゴールドアイテムの期待される回答との照合
erasure-test-answers = 資格テストの回答

## Erased with the account

erasure-account = 名前、メールアドレス、パスワード
erasure-sessions = セッション
erasure-browsers = 既知のブラウザー
erasure-codes = サインインコード
erasure-identities = サインインサービスでのID
erasure-tokens = APIトークン
erasure-connections = 募集サービスへの接続
erasure-mail = メール
erasure-invitations = 招待
erasure-mail-links = メール内のリンク
erasure-messages-to-workers = 作業者へのメッセージ
erasure-upload-pieces = アップロードしたファイルの断片
erasure-uploads = アップロードしたファイル
erasure-roles = 研究での役割

## Kept under the pseudonym

erasure-submissions = 提出
erasure-answers = 回答
erasure-answers-without-text = 回答（テキストなし、すべての結果から除外）
erasure-payments = 支払いの記録
erasure-decisions = 資格審査の決定
erasure-bonus-reasons = ボーナスの理由
erasure-payee = 銀行口座とPayPalの情報
