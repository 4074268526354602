### Texts of a study: the pages of sources and of outputs, and the import of files.

## Uploading a file

import-title = استيراد
import-format = الصيغة
import-format-from-name = التعرف من اسم الملف
import-format-csv = CSV
import-format-tsv = ملف TSV من دون علامات اقتباس
import-format-jsonl = JSON Lines
import-format-lines = نص عادي، نص واحد في كل سطر
# Arguments: $rows, $columns, $bytes
import-limits = الحد الأقصى { $rows } صف و{ $columns } عمود و{ $bytes } بايت لكل خلية.
import-upload = رفع الملف

## Choosing columns

import-sources = استيراد المصادر
import-outputs = استيراد المخرجات
# Arguments: $file, $format
import-file-and-format = الملف: { $file }. الصيغة: { $format }.
import-columns = الأعمدة
import-columns-of-sources = تُحفظ الأعمدة غير المختارة مع كل مصدر.
import-columns-of-outputs = لا تُستورد الأعمدة غير المختارة.
import-id = المعرّف
import-source-id = معرّف المصدر
# No column is selected for the ID: each row gets its number as ID.
import-number-rows = ترقيم الصفوف
# No column is selected: one system or language applies to all rows.
import-one-for-all = واحد لجميع الصفوف
import-default-system = النظام الافتراضي
import-default-system-hint = للصفوف التي ليس لها نظام.
import-default-language = اللغة الافتراضية
import-rows-without-language = للصفوف التي لا لغة لها.
import-default-language-of-outputs-hint = تلزم فقط إذا كانت لمصادر بعدة لغات المعرّفات نفسها.
import-validate = التحقق من الملف

## The result of the validation

import-validation = التحقق
import-not-possible = لا يمكن استيراد الملف بعد
import-all-valid = جميع الصفوف صالحة
import-n-ready = { $n ->
    [zero] لا يوجد أي صف يمكن استيراده.
    [one] يمكن استيراد صف واحد.
    [two] يمكن استيراد صفين.
    [few] يمكن استيراد { $n } صفوف.
    [many] يمكن استيراد { $n } صفًا.
   *[other] يمكن استيراد { $n } صف.
}
import-rows = استيراد { $n ->
    [zero] { $n } صف
    [one] صف واحد
    [two] صفين
    [few] { $n } صفوف
    [many] { $n } صفًا
   *[other] { $n } صف
}
# Arguments: $invalid, $valid
import-invalid-and-valid = الصفوف غير الصالحة: { $invalid }. الصفوف الصالحة: { $valid }.
import-nothing-imported = لم يُستورد شيء. يرجى تصحيح الملف ورفعه من جديد، أو استيراد الصفوف الصالحة فقط.
import-valid-rows = { $n ->
    [zero] لا توجد صفوف صالحة
    [one] استيراد صف صالح واحد
    [two] استيراد صفين صالحين
    [few] استيراد { $n } صفوف صالحة
    [many] استيراد { $n } صفًا صالحًا
   *[other] استيراد { $n } صف صالح
}
import-invalid-rows = الصفوف غير الصالحة
# Column head: number of the line in the file.
import-line = السطر
import-n-more-invalid = { $n ->
    [zero] جميع الصفوف غير الصالحة مدرجة في القائمة.
    [one] يوجد صف آخر غير صالح لا تتضمنه القائمة.
    [two] يوجد صفان آخران غير صالحين لا تتضمنهما القائمة.
    [few] توجد { $n } صفوف أخرى غير صالحة لا تتضمنها القائمة.
    [many] يوجد { $n } صفًا آخر غير صالح لا تتضمنها القائمة.
   *[other] يوجد { $n } صف آخر غير صالح لا تتضمنها القائمة.
}
import-discard = تجاهل الملف
import-first-rows = الصفوف الأولى من الملف

## After an import

import-n-imported = { $n ->
    [zero] لم يُستورد أي صف.
    [one] تم استيراد صف واحد.
    [two] تم استيراد صفين.
    [few] تم استيراد { $n } صفوف.
    [many] تم استيراد { $n } صفًا.
   *[other] تم استيراد { $n } صف.
}
import-n-skipped = { $n ->
    [zero] لم يُتخطَّ أي صف.
    [one] تم تخطي صف واحد غير صالح.
    [two] تم تخطي صفين غير صالحين.
    [few] تم تخطي { $n } صفوف غير صالحة.
    [many] تم تخطي { $n } صفًا غير صالح.
   *[other] تم تخطي { $n } صف غير صالح.
}

## Sources

sources-import-lead = صيغة CSV أو TSV أو JSON Lines أو نص عادي بترميز UTF-8. تظهر معاينة قبل استيراد أي شيء.
sources-none = تظهر المصادر هنا بعد أول استيراد.
# How many sources or outputs there are in a language; the language is a name or a code.
# Arguments: $language, $n
sources-in-language = { $language }: { $n }
sources-all-languages = جميع اللغات

## Outputs

outputs-lead = نصوص أُنشئت من المصادر: صياغات بشرية وخطوط أساس مدمجة ومخرجات أنظمة مستوردة.
outputs-none = تظهر الأنظمة هنا عندما تكون لها مخرجات.
outputs-none-yet = تظهر المخرجات هنا بعد أول استيراد.
# Column head: how the outputs of a system came about.
outputs-origin = الأصل
outputs-by-language = المخرجات حسب اللغة
outputs-origin-human = صياغات بشرية جُمعت في هذه الدراسة
outputs-origin-written = نصوص كتبها المشاركون في مهمة لها اسم النظام هذا
outputs-origin-copy = نسخة من المصدر
outputs-origin-rules = قواعد واختصارات الدراسة
outputs-origin-file = ملف مستورد
outputs-built-in = الأنظمة المدمجة
outputs-built-in-lead = تُنشأ المخرجات الناقصة للنظام لجميع المصادر. لا تتغير المخرجات الموجودة.
outputs-run = تشغيل { $system }
outputs-import-lead = صف لكل مخرَج: معرّف مصدره ونظامه ونصه.
# Arguments: $n, $system
outputs-n-created = { $n ->
    [zero] لم تنقص أي مخرجات للنظام { $system }.
    [one] تم إنشاء مخرَج واحد للنظام { $system }.
    [two] تم إنشاء مخرَجين للنظام { $system }.
    [few] تم إنشاء { $n } مخرجات للنظام { $system }.
    [many] تم إنشاء { $n } مخرَجًا للنظام { $system }.
   *[other] تم إنشاء { $n } مخرَج للنظام { $system }.
}
