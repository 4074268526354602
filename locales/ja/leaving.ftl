### Leaving a study, and what becomes of a worker's data.

may-leave-answers-stay = この研究への参加は、ご自分のページからいつでも、理由を述べずにやめることができます。提出済みの作業は、これまでどおり確認され、報酬が支払われます。回答は仮名で研究に残ります。
may-leave-and-choose = この研究への参加は、ご自分のページからいつでも、理由を述べずにやめることができます。提出済みの作業は、これまでどおり確認され、報酬が支払われます。やめるときに、回答を仮名で結果に残すか、結果から削除するかを選べます。
may-leave-and-choose-until-closing = この研究への参加は、ご自分のページからいつでも、理由を述べずにやめることができます。提出済みの作業は、これまでどおり確認され、報酬が支払われます。研究が終了するまでは、回答を結果から削除することを選べます。終了後は、回答は仮名で残ります。
leave-study = この研究への参加をやめる
leave-lead = 参加をやめる前にお読みください。
leave-no-more-tasks = 新しいタスクは届かなくなります。途中のタスクは他の人に渡され、そこに書いた内容は削除されます。
leave-work-is-paid = 提出済みの作業は、これまでどおり確認され、報酬が支払われます。
leave-is-final = この操作は取り消せません。また参加したいときは、研究の連絡先にご連絡ください。
leave-account-stays = アカウントは残ります。アカウントと個人データも消去したいときは、研究の連絡先にご連絡ください。
your-answers = あなたの回答
keep-answers = 回答を残す
keep-answers-means = 名前を出さず、仮名で結果に残ります。
remove-answers = 回答を結果から削除する
remove-answers-means = 今後の統計やエクスポートには含まれません。すでに公表された結果は変わりません。
answers-stay = 回答は仮名で結果に残ります。今は、この研究から回答を削除することはできません。
confirm-leaving = はい、この研究への参加をやめます
have-left-title = この研究への参加をやめました
left-and-kept = { $day }に参加をやめました。回答は仮名で結果に残っています。
left-and-removed = { $day }に参加をやめました。回答は結果から削除されました。
confirm-removing = はい、回答を結果から削除します
my-data = あなたのデータ
my-data-lead = このサーバーに保存されているあなたの情報すべてを、1つのファイル（JSON）にまとめています。
download-my-data = データをダウンロード
