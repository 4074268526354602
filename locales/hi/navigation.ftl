### The navigation: of the site, of a study, and the menu of the account.

interface-language = भाषा
change-language = भाषा बदलें
nav-accounts = अकाउंट
nav-study-pages = { $title } के पेज
nav-tabs = इस पेज के व्यू
nav-overview = ओवरव्यू

## Groups of a study's pages

# A noun: texts, tasks and settings are prepared here
nav-design = डिज़ाइन
# Qualification, team and invitation links
nav-recruit = रिक्रूटमेंट
# Progress, workers and payments
nav-collect = डेटा कलेक्शन
nav-results = नतीजे

## A study's pages

nav-texts = टेक्स्ट
nav-tasks = टास्क
nav-settings = सेटिंग
nav-qualification = क्वालिफ़िकेशन
nav-team = टीम और इनवाइट
nav-progress = प्रोग्रेस
# The page with what a study has found, in the group “Results”
nav-summary = सारांश
nav-workers = वर्कर
nav-payments = भुगतान
nav-agreement = एग्रीमेंट
nav-evaluation = मूल्यांकन
nav-exports = एक्सपोर्ट

## Views of a page, as tabs

nav-sources = सोर्स
nav-outputs = आउटपुट
nav-batches = बैच
nav-pictures = तस्वीरें
# The qualification rules
nav-rules = नियम
nav-review = नेटिव स्पीकर रिव्यू
# The same in the line on top, for people who only review
top-review = रिव्यू
# How many workers remain after each qualification step
nav-funnel = फ़नल
nav-messages = मैसेज
nav-annotators = इंटर-एनोटेटर एग्रीमेंट
nav-adjudication = एडजुडिकेशन
nav-human-evaluation = मानव मूल्यांकन
nav-systems = सिस्टम
nav-rewrites = रीराइट
nav-metrics = मेट्रिक कोरिलेशन
nav-export = डेटा एक्सपोर्ट
nav-tables = पेपर टेबल
nav-statement = डेटा स्टेटमेंट
nav-general = सामान्य
nav-models = मॉडल
nav-jobs = जॉब
nav-audit-log = ऑडिट लॉग
