### Entry links: the page of a participant who follows one, how taking part ends, and the pages where researchers make links.

## To participants
entrance-invited = この研究に参加できます。
# $hits is the number of tasks that a participant does
entrance-tasks = タスクを{ $hits }件行います。
entrance-start = 始める
entrance-continue = 続ける
entrance-welcome-back = この研究はすでに始めています。前回の続きから進めてください。
# To somebody who is signed in with another account in this browser
entrance-signs-out = { $name }としてサインインしています。ここで始めると、{ $name }はこのブラウザーからサインアウトされます。
entrance-come-back = 以前にもここに来たことがありますか？
entrance-return-code = 再開コード
entrance-return-code-hint = コードは16文字です。始めたときに表示されました。
entrance-return = このコードで続ける
# Title of the page that shows the return code once
entrance-new-return-code = 再開コードを控えてください
entrance-return-code-label = このコードがあれば、あとで続きができます（別の端末でも使えます）
entrance-return-code-advice = 今すぐ書き留めるかコピーしてください。なくした場合は、新しい参加者として最初から始めることになります。
entrance-decline = 同意しない
entrance-decline-means = 研究への参加をやめます。保存されるのは、同意しなかったことと、募集サービスから来た場合はそのサービスでのあなたのIDだけです。
# Progress of a participant. Arguments: $done, $all
entrance-progress = タスク{ $all }件のうち{ $done }件が完了
entrance-nothing-left = この研究でできるタスクはもうありません。
entrance-finish = 研究への参加を終える

## How taking part ended
ending-finished = この研究は完了です。ありがとうございました。
ending-no-consent = この研究には参加しません。
ending-screened-out = この研究の参加条件を満たしていないため、続けることができません。
ending-failed-checks = 品質チェックで誤った回答が多すぎたため、続けることができません。
ending-timed-out = 参加枠を確保できる時間が過ぎたため、あなたの枠はもう利用できません。
ending-full = この研究には現在、参加枠またはタスクの空きがありません。
# On the last page of a participant
ending-code = 完了コード
ending-enter-code = このコードを、元のページで入力してください。
ending-return = 最後のステップへ進む
# $provider is a recruitment service such as Prolific
ending-return-to = { $provider }に戻る
ending-close-page = このページを閉じてかまいません。

## To researchers
nav-entrances = 参加リンク
entrances-lead = ここにアカウントがない人は、これらのリンクから参加します。Prolificなどのサービスからでも、どこからでも参加できます。
entrances-none = 参加リンクはまだありません。
entrances-add = 参加リンクを作成
entrances-anonymous-lead = リンクを持つ人は誰でも、アカウントなしで参加できます。参加者ごとに、再開のためのコードが発行されます。
entrances-provider = サービス
entrances-provider-other = その他のサービス
entrances-anonymous = 匿名
entrances-label = 名前
entrances-label-hint = チームだけに表示されます（例：「Prolific、フランス語」）。
entrances-places = 参加枠
entrances-places-hint = 参加できる人数です。空の場合は無制限です。
entrances-submissions = 参加者あたりのHIT数
entrances-submissions-hint = この数を終えると、参加者は完了になります。空の場合は、利用できるすべてのHITです。
entrances-hold = 参加枠を確保する時間（分）
entrances-hold-hint = 操作がないままこの時間が過ぎると、枠は別の人に空きます。
entrances-provider-study = サービスでの研究ID
entrances-provider-study-hint = この研究のリンクだけを受け付けます。空の場合は、どの研究のリンクも受け付けます。
entrances-signed = Prolificが署名したリンクだけを受け付ける
entrances-signed-hint = 架空の参加者IDでは参加できなくなります。Prolificがあなたのワークスペースで安全なリンクを有効にする必要があり、有効でない場合は誰も参加できません。
entrances-parameters = リンクのパラメーター
entrances-parameters-lead = サービスがリンクにIDを付けるときの名前です。
entrances-parameter-person = 参加者ID
entrances-parameter-session = 提出ID
entrances-parameter-study = 研究ID
entrances-address = 戻り先のアドレス
entrances-address-hint = 参加者が最後に移動する先です。{ "{" }code{ "}" }、{ "{" }person{ "}" }、{ "{" }session{ "}" }、{ "{" }study{ "}" }には値が入ります。
entrances-codes = 完了コード
entrances-codes-lead-anonymous = 参加者には最後にこのコードが表示されます。
entrances-codes-lead = サービス側でも同じコードを入力してください。コードごとに、提出の扱いをサービス側で選んでください。
entrances-own-codes = 完了した参加者それぞれに固有のコードを発行する
entrances-create = リンクを作成
entrances-save = 変更を保存
entrances-saved = 参加リンクを保存しました。
entrances-link = リンク
entrances-back = 参加リンクに戻る
entrances-link-lead-anonymous = このリンクを、招待したい人に送ってください。
entrances-link-lead = このリンクを、変更せずにサービスにコピーしてください。
entrances-taken = 埋まった枠
# Arguments: $taken, $places
entrances-taken-of = { $taken }/{ $places }
entrances-came = アクセス人数
entrances-working = 作業中
entrances-finished = 完了
entrances-screened-out = 条件不適合
entrances-open = 受付中
entrances-closed = 新規受付終了
entrances-close = 新規受付を終了する
entrances-close-hint = すでに始めた人は続けることができます。
entrances-settings = リンクの設定
entrances-participants = 参加者
entrances-arrived = アクセス日時
entrances-nobody = このリンクを使った人はまだいません。
entrances-download = 参加者をダウンロード（CSV）
entrances-download-lead = ファイルにはサービスのIDとコードが含まれます。ダウンロードは毎回、監査ログに記録されます。
entrances-active = 最終操作
entrances-submitted = 提出済み
entrances-state = 状態
entrances-state-working = 作業中
entrances-state-away = 枠を解放
ending-name-finished = 完了
ending-name-no-consent = 同意なし、または離脱
ending-name-screened-out = 条件不適合
ending-name-failed-checks = 品質チェック不合格
ending-name-timed-out = 時間切れ
ending-name-full = 枠またはタスクの空きなし
entrances-more = さらに参加者を表示

## People whom researchers invite by a link of their own
entrances-panel = 自分で招待する人
entrances-panel-lead = 招待する人のリストを入力します。一人ひとりに専用のリンクが作られます。送信は、このサーバーからでも、ご自身でもできます。
invitees-title = 招待した人
invitees-lead = リンクは一人ひとり専用です。同じリンクを使って、どの端末からでも続きができます。
invitees-listed = リストの人数
invitees-add = 人を追加
invitees-field = 招待する人（1行に1人）
invitees-hint = 1人につき、メールアドレス、名前またはID、あるいはその両方と、わかる場合は研究の言語のコードを、コンマで区切って入力します（例：ana@example.org, P17, it）。名前とIDは、ほかの参加者には表示されません。
invitees-add-button = リストに追加
invitees-added = { $n ->
    [0] 追加された人はいません。
   *[other] { $n }人を追加しました。
}
invitees-known = { $n }人はすでにリストにありました。
# $n is how many people get an e-mail
invitees-invite = 招待メールを送信（{ $n }人）
# $n is how many people get an e-mail
invitees-remind = リマインダーを送信（{ $n }人）
# Argument: the number of e-mails to one person
invitees-mail-hint = リマインダーは、招待から1日以上たっても完了していない人に送られます。1人に送られるメールは、招待とリマインダーを合わせて{ $most }通までです。
invitees-left-out = { $n }人には今メールが送られません。その人の言語の枠がすべて埋まっているためです：{ $languages }。
invitees-sent = { $n ->
    [0] 現在、メールを送れる人はいません。
   *[other] メールを{ $n }通送信します。
}
invitees-download = リンクをダウンロード（CSV）
invitees-download-lead = リンクを持っている人は誰でも、そのリンクの本人として参加することになります。リンクは必ず本人だけに送ってください。ダウンロードは毎回、監査ログに記録されます。
invitees-none = リストにはまだ誰もいません。
invitees-name = 名前またはID
invitees-more = さらに表示
invitees-new = 未招待
invitees-invited = 招待済み
invitees-failed = メール不達
invitees-stopped = メールの受信を停止
invitees-remove = 削除
# To those who do not see the table
invitees-remove-one = { $name }を削除
invitees-removed = 「{ $name }」をリストから削除しました。
