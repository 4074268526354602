### The page that is shown while a report is being computed, and the notice above an older report.
computing-title = جارٍ حساب النتائج
computing-lead = ستظهر النتائج هنا فور جاهزيتها. يمكنك مغادرة هذه الصفحة؛ سيستمر الحساب.
# Heading above the reports that are being computed
computing-now = قيد الحساب
# In place of a progress bar
computing-starting = في انتظار البدء
computing-automatic = المقاييس الآلية
# Followed by a date and a time
computing-computed-at = وقت الحساب:
computing-newer = وصلت أعمال جديدة منذ ذلك الحين. يجري الآن حساب النتائج المحدّثة.
computing-show-latest = عرض أحدث النتائج
