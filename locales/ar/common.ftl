### Words that many pages of researchers share: columns of tables, buttons, states.

# Title of a message after something was done, and a button that leaves the page
done-title = تم
save = حفظ
delete = حذف
add = إضافة
edit = تعديل
# Button: changes a value
change = تغيير
cancel = إلغاء
yes = نعم
no = لا
none = لا يوجد
# A choice in a filter, or on its own
all = الكل
# Next to a field or a step: it may be left out
optional = اختياري
# In place of a value: there is none
not-available = غير متاح
name = الاسم
# A short name that people give to something
label = التسمية
title = العنوان
description = الوصف
language-column = اللغة
languages = اللغات
# The version of a task
version = النسخة
# Column head: a date and time
when = التاريخ والوقت
created = تاريخ الإنشاء
author = الكاتب
# Column head or field: a remark that somebody writes
note = ملاحظة
reason = السبب
error = الخطأ
# A text that people write or judge
text = النص
texts = النصوص
# The text from which outputs are made
source-text = المصدر
sources = المصادر
# A text that a system or a person made from a source
output = المخرَج
outputs = المخرجات
system = النظام
systems = الأنظمة
worker = المشارك
workers = المشاركون
# Column head: somebody with an account
person = الشخص
role = الدور
question = السؤال
# What a worker judges: a text, or several texts shown together
item = العنصر
items = العناصر
# A set of HITs that are created together
batch = الدفعة
batches = الدفعات
# HIT: a unit of work that one worker gets. Keep the abbreviation.
hits = وحدات HIT
submission = التسليم
submissions = التسليمات
# Answers of workers about an item
judgements = الأحكام
rewrites = الصياغات
# The number from which random choices are computed, so that they can be repeated
seed = البذرة
study = الدراسة
studies = الدراسات
metric = المقياس
statistic = المؤشر الإحصائي
# Column head: the value of a statistic or of an answer
value = القيمة
interval-95 = فترة ثقة 95%
method = الطريقة
how-computed = كيف يُحسب هذا؟
# Column head: a part of the whole, such as 25%
share = النسبة
# Column head: a number of things
count = العدد
mean = المتوسط
median = الوسيط
total = المجموع
cost = التكلفة
# The money for one submission
reward = الأجر
currency = العملة
file = الملف
download = تنزيل
progress = التقدم
example = مثال
preview = معاينة
# A hint: texts in this field can use Markdown.
in-markdown = تنسيق Markdown متاح هنا.

## The state of a study, of a version of a task

state-draft = مسودة
# Workers can take the tasks of the study
state-live = جارية
state-closed = مغلقة

## The state of a version of a task

version-draft = مسودة
# Workers get this version
version-live = سارية
# A newer version has replaced it, or the study is closed
version-closed = مغلقة
