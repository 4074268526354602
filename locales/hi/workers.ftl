### The workers of a study: the list, one worker's page, location checks to decide, and the funnel.

## Qualification steps and their states, in tables and on cards

workers-gate-location = लोकेशन जाँच
workers-gate-test = क्वालिफ़िकेशन टेस्ट
workers-gate-pilot = पायलट
workers-gate-review = नेटिव स्पीकर रिव्यू
workers-gate-known = गोल्ड आइटम
workers-passed = पास
workers-failed = फ़ेल
workers-waiting = इंतज़ार में
workers-not-yet = अभी नहीं

## The list

workers-lead = इस स्टडी के वर्कर, उनके क्वालिफ़िकेशन और सबमिशन के साथ। नाम छिपे हुए हैं।
workers-none = इनवाइट लिंक से जुड़ने पर वर्कर यहाँ दिखेंगे।
# Column head: when the worker accepted the consent form
workers-consent = सहमति
# Column heads: numbers of a worker's submissions
workers-submitted = सबमिट किए
workers-counted = गिने गए
workers-rejected = नामंज़ूर
workers-median-seconds = हर HIT का मीडियन समय (सेकंड)
# A tag: the worker left the study.
workers-withdrawn = स्टडी छोड़ी
workers-more = और वर्कर

## Location checks that a manager has to decide

workers-disagreements = फ़ैसले का इंतज़ार कर रही लोकेशन जाँच
workers-disagreements-lead = इन वर्कर का बताया हुआ देश उनके कनेक्शन के देश से अलग है।
# A date and time follow.
workers-waiting-since = कब से इंतज़ार:
# The country that a worker declared before they corrected their answer
workers-first-answer = पहला जवाब
workers-declared-country = बताया हुआ देश
workers-proxy-country = प्रॉक्सी हेडर में देश
workers-address-country = नेटवर्क पते का देश
workers-unknown-country = पता नहीं

## One worker

worker-title = वर्कर { $pseudonym }
worker-lead = { $language } · सबमिट किए: { $submitted } · गिने गए: { $counted } · नामंज़ूर: { $rejected }
worker-all = सभी वर्कर
worker-qualification = क्वालिफ़िकेशन
worker-qualification-lead = आप फ़ैसला पलट सकते हैं। पहले का फ़ैसला रिकॉर्ड में रहता है, और वर्कर को आपकी बताई वजह दिखती है।
worker-decide = फ़ैसला करें
worker-reason = वजह (वर्कर इसे पढ़ता है)
# Button: decides that the worker passes the step
worker-pass = पास करें
# Button: decides that the worker fails the step
worker-fail = फ़ेल करें
worker-left-removed = इस वर्कर ने { $date } को स्टडी छोड़ी और अपने जवाब नतीजों से हटवा दिए।
worker-left-kept = इस वर्कर ने { $date } को स्टडी छोड़ी। इसके जवाब नतीजों में रखे गए हैं।
worker-erased = इसका निजी डेटा { $date } को मिटा दिया गया।

## Excluding a worker from the statistics

worker-statistics = आँकड़े
worker-statistics-lead = सारा काम रखा जाता है और उसका भुगतान होता है, चाहे वह आँकड़ों से बाहर हो।
worker-included = इस वर्कर के जवाब सभी आँकड़ों में शामिल हैं।
worker-excluded = इस वर्कर के जवाब { $date } से सभी आँकड़ों से बाहर हैं। हर रिपोर्ट बताती है कि कितने जवाब बाहर हैं।
worker-exclude = आँकड़ों से बाहर करें
worker-exclude-reason = बाहर करने की वजह
worker-exclude-hint = कम से कम दस अक्षर। इसे स्टडी के सदस्य और रिपोर्ट पढ़ने वाले देखते हैं; वर्कर नहीं।
worker-include = फिर से शामिल करें

## The decisions about a worker

worker-decisions = फ़ैसले
worker-decisions-caption = फ़ैसले, सबसे नए पहले
worker-no-decisions = जब वर्कर अपने देश वाले सवाल का जवाब देगा, तो फ़ैसले यहाँ दिखेंगे।
# Column head: the qualification step
worker-step = चरण
worker-decision = फ़ैसला
# Column head: the person who decided
worker-decided-by = किसने फ़ैसला किया
# Column head: the qualification rule that was applied
worker-rule = नियम
worker-message = वर्कर के लिए मैसेज
# Follows the state of a decision that a later decision replaced.
worker-superseded = बाद में बदला गया
# In the column “Decided by”: no person decided.
worker-by-rule = ऑटोमैटिक नियम

## The funnel

funnel-title = क्वालिफ़िकेशन फ़नल
funnel-lead = हर चरण के बाद बचे वर्कर की संख्या। हर चरण में सिर्फ़ वे वर्कर गिने जाते हैं जो पहले के सभी चरणों में पास हुए।
funnel-none = इनवाइट लिंक से पहला वर्कर जुड़ने पर संख्याएँ यहाँ दिखेंगी।
funnel-caption = हर चरण के बाद बचे वर्कर
# Number of workers who joined the study
funnel-joined = जुड़े
# Number of workers who accepted the consent form
funnel-consented = सहमति दी
funnel-location = लोकेशन जाँच (QC1)
funnel-test = क्वालिफ़िकेशन टेस्ट (QC2)
funnel-pilot = पायलट
funnel-review = नेटिव स्पीकर रिव्यू (QC3)
funnel-all-languages = सभी भाषाएँ
# These three follow the number of workers who passed.
funnel-waiting = ({ $waiting } इंतज़ार में)
funnel-failed = ({ $failed } फ़ेल)
funnel-waiting-and-failed = ({ $waiting } इंतज़ार में, { $failed } फ़ेल)

## The quality of the workers' work

# Title of a page and a tab, and a heading on the page of a worker
quality-title = काम की क्वालिटी
quality-lead = हर वर्कर का बाकी वर्कर के साथ एग्रीमेंट, गोल्ड आइटम, रफ़्तार, छोड़े गए आइटम और पैसे।
quality-none = वर्कर कुछ सबमिट करने के बाद यहाँ दिखते हैं।
# Button: shows the workers for the selected task and language
quality-show = वर्कर दिखाएँ
quality-caption = वर्कर और उनके काम की क्वालिटी
quality-answers = जवाब
# Column heads
quality-gold = सही गोल्ड आइटम (%)
quality-seconds = हर HIT में सेकंड
quality-skipped = छोड़े गए आइटम (%)
# Argument: $ratio (a worker's time relative to the median of all workers)
quality-pace = मीडियन का { $ratio } गुना
# Arguments: $part, $n
quality-of = { $n } में से { $part }
# Column head: cells such as “2 of 15” count the questions in which a worker agrees with nobody
quality-alone = किसी से मेल नहीं (सवाल)
# The state of a worker whom nothing keeps from working
quality-active = सक्रिय
# Arguments: $step (a qualification step), $state (such as “waiting”)
quality-step = { $step }: { $state }
# Link to the form that excludes a worker from statistics
quality-exclude = बाहर करें
quality-exclude-one = { $worker } को आँकड़ों से बाहर करें
quality-excluded-since = { $date } से
# Argument: $seconds
quality-median = सभी वर्कर का मीडियन हर HIT में { $seconds } सेकंड है।
quality-method = कोरिलेशन बाकी वर्कर के औसत के साथ Spearman का है: कम से कम 10 साझा आइटम वाले सभी सवालों का औसत, जिसमें इन आइटम की संख्या वज़न है। एक जैसे जवाब एक ही आइटम पर दूसरे वर्कर के जवाब के साथ बनी सभी जोड़ियों में से गिने जाते हैं। रफ़्तार हर HIT के सक्रिय समय का मीडियन है; इसकी तुलना उसी टास्क और भाषा में सभी वर्कर के मीडियन से होती है। आइटम तब छोड़ा हुआ माना जाता है जब उसके किसी सवाल में जवाब की जगह वजह दी गई हो। प्रति घंटा पैसे सक्रिय समय के लिए वह रकम है जो मंज़ूर है या फ़ैसले का इंतज़ार कर रही है।
quality-look = देखना ज़रूरी है
quality-look-lead = फ़ैसला करने से पहले काम देखें: न कोई सबमिशन अपने-आप नामंज़ूर होता है, न कोई वर्कर अपने-आप बाहर होता है।
quality-look-none = किसी वर्कर का काम देखना ज़रूरी नहीं है।
quality-look-method = कोई वर्कर यहाँ तब दिखता है जब इनमें से कोई बात 1,000 में से 1 से भी कम बार चांस से हो सकती है: बाकी वर्कर से कम सही गोल्ड आइटम (कम से कम 4 देखे हों), किसी सवाल पर बाकी वर्कर से कोई मेल नहीं, या किसी सवाल पर हमेशा एक ही जवाब (इन आख़िरी दोनों में कम से कम 10 साझा आइटम)। वह तब भी दिखता है जब हर HIT का उसका मीडियन समय सभी वर्कर के मीडियन के एक तिहाई से कम हो (कम से कम 5 HIT), या जब कम से कम 3 सोर्स पर, और दोनों के साझा सोर्स में से कम से कम आधे पर, उसके टेक्स्ट में वही शब्द हों जो किसी दूसरे वर्कर के टेक्स्ट में हैं। 4 से कम शब्दों वाले टेक्स्ट, बिना बदलाव वाले टेक्स्ट और कई वर्कर के लिखे टेक्स्ट नहीं गिने जाते। हमेशा एक ही जवाब तभी गिना जाता है जब कम से कम पाँचवें हिस्से के आइटम पर बाकी वर्कर में से आधे से कम ने वही जवाब दिया हो। जिन टास्क में टेक्स्ट सिर्फ़ एडिट होता है, उनके टेक्स्ट की तुलना नहीं होती।
quality-look-watched-method = अगर स्टडी टाइपिंग गिनती है, तो कम से कम 20 अक्षरों वाले टेक्स्ट देखे जाते हैं। वे वर्कर दिखते हैं जिनके ऐसे कम से कम 3 टेक्स्ट में, और ऐसे टेक्स्ट के कम से कम पाँचवें हिस्से में, आधा या उससे ज़्यादा टेक्स्ट कहीं और से पेस्ट किया गया, या अक्षरों के बीच के 10 में से कम से कम 9 अंतराल पिछले अंतराल जितने लंबे थे। पेज से या उसी टेक्स्ट से पेस्ट किया हुआ नहीं गिना जाता। अगर स्टडी डिवाइस की तुलना करती है, तो एक ही डिवाइस वाले वर्कर दिखते हैं, और एक ही नेटवर्क वाले तब, जब उस पर ज़्यादा से ज़्यादा 5 वर्कर हों।
quality-looked = देखा हुआ काम
quality-looked-mark = { $worker } पर “देखा हुआ” का निशान लगाएँ
quality-looked-means = जब तक कोई और असामान्य बात न दिखे, यह वर्कर इस सूची में नहीं रहेगा। वर्कर को आपका नोट नहीं दिखता।
quality-looked-note = आपको क्या मिला (वैकल्पिक)
quality-looked-by = { $name } ने { $date } को यह काम देखा।
quality-looked-on = { $date } को किसी ने यह काम देखा।
quality-looked-again = { $worker } से निशान हटाएँ
quality-looked-all = जिस काम में कुछ असामान्य था, वह सब देखा जा चुका है।
quality-by-task = टास्क और भाषा के हिसाब से काम
quality-by-question = सवाल के हिसाब से बाकी वर्कर के साथ एग्रीमेंट
