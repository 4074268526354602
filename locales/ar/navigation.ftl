### The navigation: of the site, of a study, and the menu of the account.

interface-language = اللغة
change-language = تغيير اللغة
nav-accounts = الحسابات
# Argument: the title of the study
nav-study-pages = صفحات { $title }
nav-tabs = أقسام هذه الصفحة
nav-overview = نظرة عامة

## Groups of a study's pages

# A noun: texts, tasks and settings are prepared here
nav-design = التصميم
# Qualification, team and invitation links
nav-recruit = الاستقطاب
# Progress, workers and payments
nav-collect = جمع البيانات
nav-results = النتائج

## A study's pages

nav-texts = النصوص
nav-tasks = المهام
nav-settings = الإعدادات
nav-qualification = التأهيل
nav-team = الفريق والدعوات
nav-progress = التقدم
# The page with what a study has found, in the group “Results”
nav-summary = الملخص
nav-workers = المشاركون
nav-payments = المدفوعات
nav-agreement = الاتفاق
nav-evaluation = التقييم
nav-exports = التصدير

## Views of a page, as tabs

nav-sources = المصادر
nav-outputs = المخرجات
nav-batches = الدفعات
nav-pictures = الصور
# The qualification rules
nav-rules = القواعد
nav-review = مراجعة الناطقين الأصليين
# The same in the line on top, for people who only review
top-review = المراجعة
# How many workers remain after each qualification step
nav-funnel = قمع التأهيل
nav-messages = الرسائل
nav-annotators = الاتفاق بين المقيّمين
nav-adjudication = التحكيم
nav-human-evaluation = التقييم البشري
nav-systems = الأنظمة
nav-rewrites = الصياغات
nav-metrics = ارتباط المقاييس
nav-export = تصدير البيانات
nav-tables = جداول الأوراق العلمية
nav-statement = بيان البيانات
nav-general = عام
nav-models = النماذج
nav-jobs = العمليات
nav-audit-log = سجل التدقيق
