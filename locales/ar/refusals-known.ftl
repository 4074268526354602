### Refusals of lists of gold items.

list-too-large = حجم القائمة أكبر من { $mebibytes } MiB. يرجى تقسيمها إلى عدة قوائم.
list-of-too-many-lines = في القائمة أكثر من { $most } سطر. يرجى تقسيمها إلى عدة قوائم.
list-is-empty = لا يوجد في القائمة سوى السطر الأول. يرجى إضافة عنصر واحد على الأقل تحته.
# Arguments: $name, $list
column-is-unknown = «{ $name }» ليس عمودًا في هذه القائمة. الأعمدة الممكنة: { $list }.
id-column-is-missing = يلزم في القائمة عمود «id» يتضمن معرّف كل مصدر.
known-is-twice = المصدر «{ $id }» عنصر ذهبي بالفعل في هذه المهمة. يرجى إزالة هذا السطر.
# Arguments: $expected, $n
systems-of-item = عدد المخرجات التي تعرضها هذه المهمة: { $expected }، لكن عدد الأنظمة المذكورة في «systems» هو { $n }. يُفصل بين الأسماء بالعلامة | فقط.
system-is-named-twice = يذكر العمود «systems» النظام «{ $name }» مرتين. يرجى ذكره مرة واحدة.
# Arguments: $system, $id
output-is-missing = ليس للنظام «{ $system }» مخرَج للمصدر «{ $id }». يرجى اختيار نظام آخر.
# Arguments: $system, $id
outputs-are-several = للنظام «{ $system }» عدة مخرجات للمصدر «{ $id }»، ولذلك لا يمكن استخدامه هنا. يرجى اختيار نظام آخر.
no-known-answer = لا توجد في هذا السطر إجابة متوقعة. يرجى إدخال الإجابة عن سؤال واحد على الأقل.
# Arguments: $typed, $low, $high
whole-number-from-to = «{"\u2068"}{ $typed }{"\u2069"}» ليس عددًا صحيحًا من {"\u2066"}{ $low }{"\u2069"} إلى {"\u2066"}{ $high }{"\u2069"}.
# Arguments: $answer, $question
known-is-no-answer = «{ $answer }» ليست إجابة ممكنة عن «{ $question }».
known-takes-one = السؤال «{ $question }» يقبل إجابة واحدة فقط.
known-needs-order = يحتاج السؤال «{ $question }» إلى ترتيب للأنظمة، مثل {"\u2066"}A > B{"\u2069"}.
known-of-other-text = يختلف النص المظلَّل للسؤال «{ $question }» عن النص المعروض. يرجى نسخ النص المعروض وتظليله.
known-is-a-text = يطلب السؤال «{ $question }» نصًا، ولذلك لا يمكن أن تكون للعناصر الذهبية إجابة متوقعة عنه.
known-of-each-output = يحتاج السؤال «{ $question }» إلى قيمة لكل مخرَج، مثل {"\u2066"}A=2|B=-1{"\u2069"}.
# Arguments: $system, $question
known-without-value = ليست للنظام «{ $system }» قيمة ممكنة للسؤال «{ $question }».
