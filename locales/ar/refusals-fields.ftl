### Refusals of single fields, lists, tables and files: the same wherever one is entered.

not-a-whole-number = «{"\u2068"}{ $typed }{"\u2069"}» ليس عددًا صحيحًا. يرجى استخدام الأرقام فقط، مثل 25.
not-a-day = «{"\u2068"}{ $typed }{"\u2069"}» ليس تاريخًا. يرجى كتابة السنة والشهر واليوم، مثل 2026-11-30.
# Arguments: $low, $high, $value
number-out-of-range = يرجى إدخال عدد صحيح من {"\u2066"}{ $low }{"\u2069"} إلى {"\u2066"}{ $high }{"\u2069"}، وليس {"\u2066"}{ $value }{"\u2069"}.
# Arguments: $low, $high
limit-out-of-range = يرجى إدخال عدد صحيح من { $low } إلى { $high }، أو ترك الحقل فارغًا لعدم وضع حد.
# Arguments: $word, $list
not-one-of = «{ $word }» غير ممكن هنا. القيم الممكنة: { $list }.
most-characters = الحد الأقصى لعدد الأحرف { $most }.
# Arguments: $low, $high
characters-from-to = يجب أن يكون عدد الأحرف من { $low } إلى { $high }.
contains-nul = يحتوي النص على حرف NUL لا يمكن تخزينه. يرجى إزالته والمحاولة من جديد.
# Arguments: $n, $most
text-too-large = حجم النص { $n } بايت. الحد الأقصى { $most } بايت. يرجى اختصار النص.
# Arguments: $n, $most
too-many-entries = في القائمة { $n ->
    [zero] { $n } مدخل
    [one] مدخل واحد
    [two] مدخلان
    [few] { $n } مداخل
    [many] { $n } مدخلًا
   *[other] { $n } مدخل
}. الحد الأقصى { $most }.
not-a-country = «{ $code }» ليس رمز بلد. يرجى استخدام حرفين (FR مثلًا).
countries-not-understood = «{ $words }» ليس بلدًا معروفًا هنا. يرجى كتابة أسماء البلدان بلغتك أو بالإنجليزية، أو رموز من حرفين مثل FR.
languages-not-understood = «{ $words }» ليست لغة معروفة هنا. يرجى كتابة اسم لغة، مثل الألمانية، أو رمزها، مثل de.
# Arguments: $words, $names
languages-not-understood-near = «{ $words }» ليست لغة معروفة هنا. هل المقصود {"\u2068"}{ $names }{"\u2069"}؟
not-a-language = «{ $tag }» ليس رمز لغة. يرجى استخدام رمز معروف (fr أو pt-BR أو zh-Hant مثلًا).
of-item = العنصر { $n }: { $reason }
# Arguments: $line, $reason
of-line = السطر { $line }: { $reason }
# Arguments: $file, $reason
of-file = { $file }: { $reason }
