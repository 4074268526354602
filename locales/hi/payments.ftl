### The page "Payments" of a study: submissions to approve, hourly rates of workers, payouts and the ledger.

payments-title = भुगतान
payments-lead = सबमिशन मंज़ूर करें, वर्कर की प्रति घंटा कमाई देखें, बोनस दें और पेआउट करें।

## Amounts at the top of the page

payments-median-hourly = मीडियन प्रति घंटा कमाई
payments-hourly-target = लक्ष्य: { $amount } प्रति घंटा
payments-hourly-method = वर्कर की प्रति घंटा कमाई = मंज़ूर या मंज़ूरी का इंतज़ार कर रही रकम ÷ सक्रिय समय। यह संख्या उन सभी वर्कर का मीडियन है जिनका सक्रिय समय कम से कम एक मिनट है।
payments-no-hourly-yet = अभी किसी वर्कर का सक्रिय समय एक मिनट नहीं हुआ है।
payments-total-cost = स्टडी की कुल लागत
payments-total-cost-base = अब तक के सभी सबमिशन, और वे सभी सबमिशन जो HIT को अब भी चाहिए
payments-approved-unsent = मंज़ूर, अभी किसी पेआउट में नहीं
# Amount in payouts of which nobody has said that the money arrived
payments-sent-unconfirmed = भेजा गया, पुष्टि बाकी
# Amount of which nobody knows whether it was sent
payments-held = किसी व्यक्ति की जाँच बाकी
# Amount: rewards of HITs in progress and of submissions that are not rejected, and bonuses
payments-promised = अब तक देने के लिए तय
# Below the amount that is promised
payments-budget-of = बजट: { $amount }

## Warnings at the top of the page

# Arguments: $percent, $promised, $budget
payments-budget-nearly-used = बजट का { $percent }% देने के लिए तय हो चुका है: { $budget } में से { $promised }। नए HIT तभी तक मिलते हैं जब तक बचा बजट उनके लिए काफ़ी है।
# Arguments: $promised, $budget
payments-budget-used = बजट पूरा हो गया है: { $budget } में से { $promised } देने के लिए तय हो चुके हैं। वर्कर को नए HIT नहीं मिलते। जो काम वे शुरू कर चुके हैं, वह फिर भी लिया जाता है और उसका भुगतान होता है।
payments-change-budget = बजट बदलें
# Arguments: $median, $floor
payments-below-floor = मीडियन प्रति घंटा कमाई { $median } है। Prolific कम से कम { $floor } देने को कहता है।
payments-lift-by-bonus = बोनस देकर बढ़ाएँ

## Submissions that wait for approval

payments-nothing-waits = किसी सबमिशन को मंज़ूरी का इंतज़ार नहीं है। नए सबमिशन मंज़ूर होने तक यहाँ दिखते हैं: मंज़ूरी हाथ से दी जाती है, या सेटिंग में तय समय के बाद अपने-आप मिलती है।
# Column head above check boxes
payments-select = चुनें
payments-select-submission = { $worker } का { $at } वाला सबमिशन चुनें
# In place of the check box: the reader made this submission and cannot decide about it
payments-your-own = आपका अपना
# Column head: whether the submission counts in statistics
payments-in-statistics = आँकड़ों में
# The submission counts in statistics
payments-counted = गिना गया
payments-extra = अतिरिक्त सबमिशन (भुगतान होता है, गिना नहीं जाता)
payments-gold = गोल्ड आइटम (भुगतान होता है, गिना नहीं जाता)
payments-excluded = वर्कर आँकड़ों से बाहर (भुगतान होता है, गिना नहीं जाता)
payments-rejection-reason = नामंज़ूर करने की वजह
payments-rejection-hint = वर्कर को यह वजह दिखती है। कम से कम दस अक्षर लिखें। जवाब रखे जाते हैं।
payments-rejected-still-count = नामंज़ूर सबमिशन के जवाब भी आँकड़ों में गिने जाते हैं। किसी वर्कर को बाहर रखने के लिए उसके पेज पर “आँकड़ों से बाहर करें” चुनें।
payments-approve-selected = चुने गए सबमिशन मंज़ूर करें
payments-approve-all = इंतज़ार कर रहे सभी सबमिशन मंज़ूर करें
payments-reject-selected = चुने गए सबमिशन नामंज़ूर करें
payments-approved-n = { $n ->
    [one] { $n } सबमिशन मंज़ूर किया गया।
   *[other] { $n } सबमिशन मंज़ूर किए गए।
}
# After all waiting submissions were approved: the reader's own are left
payments-own-waiting = { $n ->
    [one] आपका अपना { $n } सबमिशन अभी इंतज़ार में है। उस पर किसी और को फ़ैसला करना होगा।
   *[other] आपके अपने { $n } सबमिशन अभी इंतज़ार में हैं। उन पर किसी और को फ़ैसला करना होगा।
}
payments-show = सबमिशन दिखाएँ
payments-next-page = अगला पेज
payments-no-match = कोई सबमिशन इस फ़िल्टर से मेल नहीं खाता।
payments-approve-matching = फ़िल्टर में आए, मंज़ूरी के लिए बाकी सभी सबमिशन मंज़ूर करें
payments-approve-all-means = { $n ->
    [one] { $n } सबमिशन मंज़ूर होगा: कुल { $amount }। इसे वापस नहीं लिया जा सकता।
   *[other] { $n } सबमिशन मंज़ूर होंगे: कुल { $amount }। इसे वापस नहीं लिया जा सकता।
}
payments-select-all = इस पेज के सभी चुनें
payments-at-once = एक बार में ज़्यादा से ज़्यादा { $n } सबमिशन पर फ़ैसला होता है। अगर उनमें से किसी एक पर फ़ैसला नहीं हो सकता, तो किसी पर नहीं होता।
payments-answers = जवाब
payments-show-answers = जवाब दिखाएँ
payments-answers-of = { $worker } के जवाब
payments-answers-removed = वर्कर के कहने पर ये जवाब हटा दिए गए हैं।
payments-decided-before = { $n ->
    [one] { $n } चुने हुए सबमिशन पर पहले ही फ़ैसला हो चुका था और उसे नहीं बदला गया।
   *[other] { $n } चुने हुए सबमिशन पर पहले ही फ़ैसला हो चुका था और उन्हें नहीं बदला गया।
}
payments-more-waiting = और सबमिशन इंतज़ार कर रहे हैं। आगे बढ़ने के लिए फिर से मंज़ूर करें।
payments-rejected-n = { $n ->
    [one] { $n } सबमिशन नामंज़ूर किया गया।
   *[other] { $n } सबमिशन नामंज़ूर किए गए।
}

## Hourly rates of workers

payments-active-time = सक्रिय समय
payments-active-time-lead = सक्रिय समय ब्राउज़र में मापा जाता है। एक बार का ठहराव ज़्यादा से ज़्यादा एक मिनट गिना जाता है।
payments-no-workers-yet = पहले सबमिशन के बाद वर्कर यहाँ दिखेंगे।
payments-workers-caption = वर्कर की प्रति घंटा कमाई
payments-median-time = हर HIT का मीडियन समय
# Column head: amount that waits for approval, with the currency
payments-waiting-in = मंज़ूरी बाकी ({ $currency })
payments-approved-in = मंज़ूर ({ $currency })
payments-paid-in = भुगतान हुआ ({ $currency })
payments-hourly-in = प्रति घंटा ({ $currency })
# Column head: whether the hourly rate reaches the target
payments-target = लक्ष्य
payments-target-reached = पूरा हुआ
payments-target-missed = लक्ष्य से कम

## Durations

payments-seconds = { $seconds } सेकंड
payments-minutes = { $minutes } मिनट { $seconds } सेकंड
payments-hours = { $hours } घंटे { $minutes } मिनट

## The ledger: one entry per reward, bonus or correction

payments-ledger = लेजर
payments-ledger-empty = सबमिशन मंज़ूर होने पर एंट्री यहाँ दिखेंगी।
# Column head: reward, bonus or correction
payments-type = प्रकार
payments-reward = मेहनताना
payments-bonus = बोनस
payments-correction = सुधार
payments-is-paid = भुगतान हुआ
payments-is-sent = भेजा गया
# Nobody knows whether it was sent
payments-is-held = जाँच बाकी
payments-newest = टेबल में { $n } में से सबसे नई { $shown } एंट्री हैं। डाउनलोड में सभी एंट्री होती हैं।

## Rejected submissions in statistics

rejected-are-left-out-here = इस स्टडी की सेटिंग के अनुसार नामंज़ूर सबमिशन के जवाब आँकड़ों में नहीं गिने जाते। रिपोर्ट में उनकी संख्या दी जाती है।
rejected-left-out = नहीं (नामंज़ूर)
