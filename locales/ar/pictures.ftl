### The pictures of a study, which its instructions show.

pictures-lead = صور تعرضها التعليمات. يستطيع أعضاء هذه الدراسة والمشاركون فيها رؤيتها.
pictures-none = لا توجد صور في هذه الدراسة بعد. يمكن رفع صورة ثم لصق سطرها في تعليمات مهمة.
# Heading of the form and its button
pictures-upload = رفع صورة
# $most is a number of MiB
# Arguments: $most, $n
pictures-limits = PNG أو JPEG أو WebP أو GIF، بحجم أقصاه { $most } MiB. يمكن أن تضم الدراسة { $n } صورة.
pictures-too-large = حجم هذا الملف أكبر من { $most } MiB. يرجى تصغير الصورة واختيارها من جديد.
# Column head: the picture itself
pictures-picture = الصورة
# Column head and label of a field: text to copy, which shows the picture
pictures-line = السطر الذي يُلصق في التعليمات
# In that line, in place of the words that somebody writes: they describe the picture
pictures-description = وصف
pictures-size = الحجم
# Arguments: $width, $height
pictures-pixels = { $width } × { $height } بكسل
pictures-kibibytes = { $n } KiB
# Column head: tasks and tests that show the picture
pictures-used = مستخدمة في
pictures-unused = غير مستخدمة
# After the title of a task, in parentheses
# Arguments: $n, $versions
pictures-in-versions = { $n ->
    [one] النسخة { $versions }
    [two] النسختان { $versions }
   *[other] النسخ { $versions }
}
pictures-in-test = اختبار التأهيل ({ $language })
pictures-delete = حذف الصورة
pictures-delete-means = ستُحذف الصورة «{ $name }». لا تظهر في أي مكان.
pictures-added = رُفعت الصورة «{ $name }». يمكن الآن لصق سطرها في التعليمات.
pictures-deleted = حُذفت الصورة «{ $name }».
