### Refusals about versions of a task: publishing over a live version, and choosing which versions statistics are about.

versions-unreadable = バージョンは「タスクの番号.バージョン」をコンマで区切って指定してください（例：2.1,3.4）。
version-numbers-unreadable = バージョンは番号をコンマで区切って指定してください（例：2,3）。
# Arguments: $task, $version
no-such-version = タスク{ $task }に公開済みのバージョン{ $version }はありません。別のバージョンを選んでください。
versions-are-not-pooled = これらのバージョンは文言以外も異なるため、回答は別々に分析します。どれか1つを選んでください。
no-version-to-correct = このタスクには公開中のバージョンがないため、修正する文言がありません。下書きを新しいバージョンとして公開してください。
not-only-wording = 「{ $field }」は文言ではなく、変更されています。文言だけを修正するにはこの変更を元に戻すか、下書きを新しいバージョンとして公開してください。
