### Refusals of files with texts: the file, its columns, its rows; and of outputs.

imports-kept-changing = استمرت عمليات استيراد أخرى في تغيير هذه الدراسة، ولذلك لم يُستورد شيء. يرجى المحاولة لاحقًا.
import-is-under-way = يجري استيراد ملف إلى هذه الدراسة، أو إنشاء دفعة. يرجى المحاولة من جديد بعد دقيقة.
import-was-abandoned = لم يتقدم الاستيراد مدة دقيقة فأُوقف. لم يُستورد شيء. يرجى استيراد الملف من جديد.
system-of-another-kind = الاسم «{ $name }» لنظام من نوع آخر. يرجى اختيار اسم آخر.
rows-stop-import = { $n ->
    [zero] لم يُستورد شيء. يرجى تصحيح الملف، أو اختيار تخطي الصفوف غير الصالحة.
    [one] لم يُستورد شيء، لأن صفًا واحدًا لا يمكن استخدامه. يرجى تصحيح الملف، أو اختيار تخطي هذا الصف.
    [two] لم يُستورد شيء، لأن صفين لا يمكن استخدامهما. يرجى تصحيح الملف، أو اختيار تخطي هذين الصفين.
    [few] لم يُستورد شيء، لأن { $n } صفوف لا يمكن استخدامها. يرجى تصحيح الملف، أو اختيار تخطي هذه الصفوف.
    [many] لم يُستورد شيء، لأن { $n } صفًا لا يمكن استخدامها. يرجى تصحيح الملف، أو اختيار تخطي هذه الصفوف.
   *[other] لم يُستورد شيء، لأن { $n } صف لا يمكن استخدامها. يرجى تصحيح الملف، أو اختيار تخطي هذه الصفوف.
}
file-is-incomplete-or-large = لم يصل الملف كاملًا. ربما كان أكبر مما يقبله هذا الخادم.
choose-full-file = الملف فارغ. يرجى اختيار ملف آخر.
file-is-utf = ترميز الملف UTF-16. يرجى حفظه بترميز UTF-8 ورفعه من جديد.
file-without-objects = لا يوجد كائن JSON في أي سطر من الملف. يرجى كتابة كائن واحد في كل سطر، مثل {"\u2066"}{"{"}"text": "…"{"}"}{"\u2069"}.
file-of-too-many-systems = في الملف أكثر من { $most } نظام. يرجى تقسيمه إلى عدة ملفات.
file-of-too-many-rows = في الملف أكثر من { $most } صف. يرجى تقسيمه إلى عدة ملفات.
file-is-too-large-in-memory = حجم الصفوف مع أسماء أعمدتها أكبر من { $mebibytes } MiB. يرجى تقسيم الملف، أو إزالة بعض الأعمدة.
# Arguments: $n, $most
column-names-too-long = تشغل أسماء الأعمدة الأخرى { $n } بايت في كل صف. الحد الأقصى { $most }. يرجى اختصار الأسماء، أو إزالة بعض الأعمدة.
header-is-unclosed = في السطر الأول علامة اقتباس لم تُغلق. يرجى إغلاقها، أو كتابتها مرتين إذا كانت جزءًا من اسم.
header-unreadable = لا يمكن قراءة السطر الأول. يجب أن يتضمن أسماء الأعمدة.
# Arguments: $n, $most
too-many-columns = عدد الأعمدة في السطر الأول { $n }. الحد الأقصى { $most }. يرجى إزالة بعض الأعمدة.
# Arguments: $n, $most
column-name-length = يجب أن يتكون اسم العمود { $n } من 1 إلى { $most } حرف. يجب أن يتضمن السطر الأول أسماء الأعمدة.
column-is-twice = ورد اسم العمود «{ $name }» مرتين في السطر الأول. يرجى إعطاء كل عمود اسمًا خاصًا به.
objects-of-too-many-names = في الكائنات أكثر من { $most } من أسماء الحقول المختلفة، وهو الحد الأقصى. يرجى إزالة بعضها.
# Arguments: $column, $list
no-such-column = لا يوجد في الملف العمود «{ $column }». أعمدته هي: { $list }.
choose-text-column = يرجى اختيار العمود الذي يتضمن النصوص.
choose-source-column = يرجى اختيار العمود الذي يحدد مصدر كل مخرَج.
choose-system-column = يرجى اختيار العمود الذي يحدد النظام، أو إدخال نظام واحد لجميع الصفوف.
choose-text-language = يرجى اختيار لغة النصوص، أو العمود الذي يحددها.
# Arguments: $name, $most
cell-too-large = حجم «{ $name }» أكبر من { $most } بايت. يرجى اختصار القيمة. ربما تنقص علامة اقتباس.
# Arguments: $name, $n, $most
cell-of-characters = عدد أحرف «{ $name }» هو { $n }. الحد الأقصى { $most }.
source-is-unknown = لا يوجد في الدراسة المصدر «{ $id }». يرجى استيراد المصدر أولًا.
source-in-languages = يوجد المصدر «{ $id }» في عدة لغات. يرجى إضافة عمود يحدد اللغة.
header-is-odd = لا يمكن استخدام السطر الأول الذي يجب أن يتضمن أسماء الأعمدة. {"\u2068"}{ $details }{"\u2069"}
column-name-encoding = لا يمكن قراءة اسم العمود { $n }. يرجى حفظ الملف بترميز UTF-8 ورفعه من جديد.
list-unreadable = لا يمكن قراءة القائمة. {"\u2068"}{ $details }{"\u2069"}
# Arguments: $found, $columns
row-is-ragged = في الصف { $found ->
    [zero] { $found } خانة
    [one] خانة واحدة
    [two] خانتان
    [few] { $found } خانات
    [many] { $found } خانة
   *[other] { $found } خانة
}، لكن عدد الأعمدة في السطر الأول { $columns }. ربما تنقص علامة اقتباس.
# Arguments: $name, $byte
cell-not-utf = ترميز «{ $name }» ليس UTF-8: البايت { $byte } خاطئ. يرجى حفظ الملف بترميز UTF-8.
line-not-utf = ترميز السطر ليس UTF-8: البايت { $byte } خاطئ. يرجى حفظ الملف بترميز UTF-8.
row-too-large = حجم الصف أكبر من { $most } بايت. ربما تنقص علامة اقتباس.
row-is-unclosed = في هذا الصف علامة اقتباس لم تُغلق، ولذلك يُعدّ باقي الملف جزءًا من هذا الصف. يرجى إغلاقها، أو كتابتها مرتين إذا كانت جزءًا من نص.
line-too-large = حجم السطر أكبر من { $most } بايت. يرجى كتابة كائن JSON واحد في كل سطر.
line-not-json = السطر ليس JSON صالحًا (العمود { $column }). يرجى كتابة كائن واحد في كل سطر، مثل {"\u2066"}{"{"}"text": "…"{"}"}{"\u2069"}.
line-not-object = السطر JSON لكنه ليس كائنًا. يرجى كتابة كائن واحد في كل سطر، مثل {"\u2066"}{"{"}"text": "…"{"}"}{"\u2069"}.
name-is-twice = ورد الاسم «{ $name }» مرتين في الكائن.
# Arguments: $n, $most
object-of-too-many-names = عدد الأسماء في الكائن { $n }. الحد الأقصى { $most }.
object-name-too-long = في الكائن اسم يتجاوز { $most } حرفًا. يرجى اختصاره.
name-holds-nul = يحتوي أحد أسماء الكائن على حرف NUL. يرجى إزالته.
cell-holds-nul = تحتوي «{ $name }» على حرف NUL. يرجى إزالته.
# Arguments: $n, $most
language-code-too-long = طول رمز اللغة { $n } حرفًا. الحد الأقصى { $most }.
# Arguments: $tag, $list
not-in-study = لا تعمل الدراسة باللغة «{ $tag }»، بل بما يلي فقط: { $list }.
# Arguments: $n, $most
other-columns-too-large = تشغل الأعمدة الأخرى مع أسمائها { $n } بايت. الحد الأقصى { $most }. يرجى اختصار بعضها أو إزالته.
cell-is-empty = «{ $name }» فارغ.
# Arguments: $name, $n, $most
cell-of-lines = عدد أحرف «{ $name }» هو { $n }. الحد الأقصى { $most }. يمتد النص على عدة أسطر: ربما تنقص علامة اقتباس.
cell-is-not-text = «{ $name }» ليس نصًا.
# Arguments: $name, $details
cell-is-not-json = «{ $name }» ليس JSON صالحًا: {"\u2068"}{ $details }{"\u2069"}.
# Arguments: $id, $language
source-exists = يوجد مصدر «{ $id }» باللغة { $language } من قبل.
# Arguments: $id, $line
id-is-above = ورد المعرّف «{ $id }» من قبل في السطر { $line }.
# Arguments: $system, $source
output-exists = يوجد مخرَج من «{ $system }» للمصدر «{ $source }» من قبل.
# Arguments: $name, $kind
name-of-another-kind = لا يمكن أن يحمل نظام من النوع «{ $kind }» الاسم «{ $name }».
file-ends-early = لا يمكن قراءة الملف بعد هذا السطر. {"\u2068"}{ $details }{"\u2069"}
name-is-reserved = الاسم «{ $name }» محجوز للمخرجات التي ينشئها Concord نفسه. يرجى إعطاء النظام اسمًا آخر.
