### Bonuses: computed by a rule, looked at and approved by a person, or given by hand.

bonuses-title = बोनस
bonuses-page-lead = एक नियम हिसाब लगाता है कि हर वर्कर को तय प्रति घंटा कमाई तक पहुँचने के लिए कितना कम मिला है। आप सूची देखते हैं, जहाँ आपको बेहतर पता हो वहाँ बदलते हैं और उसे मंज़ूर करते हैं। इसके बाद बोनस अगले पेआउट में शामिल होते हैं।

## The rule

bonuses-rule = नियम
bonuses-rule-lead = सिर्फ़ मंज़ूर सबमिशन गिने जाते हैं। वर्कर इस स्टडी में जो कमा चुके हैं, वह पहले के बोनस के साथ घटा दिया जाता है।
# A button: start from the target hourly rate in the settings of the study
bonuses-start-target = प्रति घंटा मेहनताने के लक्ष्य से शुरू करें
# A button: start from the rule of the paper XFORMAL
bonuses-start-xformal = XFORMAL से शुरू करें: एक बार, 10 प्रति घंटा से ज़्यादा तक
# Arguments: $currency
bonuses-target = इस प्रति घंटा कमाई तक बढ़ाएँ ({ $currency })
bonuses-target-hint = जो वर्कर इससे कम कमाते हैं, उन्हें बाकी रकम मिलती है।
bonuses-time = कौन-सा समय गिना जाए
bonuses-time-hint = एक बार का ठहराव ज़्यादा से ज़्यादा एक मिनट गिना जाता है।
bonuses-time-own = वर्कर का अपना सक्रिय समय
bonuses-time-median = हर HIT के लिए सभी वर्कर का मीडियन समय
bonuses-most-medians = एक HIT का ज़्यादा से ज़्यादा समय, मीडियन का कितने गुना
bonuses-most-medians-hint = 3 डालने पर HIT का समय उसके टास्क के मीडियन के तीन गुने तक गिना जाता है। कोई सीमा न रखने के लिए खाली छोड़ें।
# Arguments: $currency
bonuses-round-up-to = ऊपर की ओर इसके गुणज तक राउंड करें ({ $currency })
# Arguments: $currency
bonuses-least = सबसे छोटा बोनस ({ $currency })
bonuses-least-hint = इससे छोटे बोनस नहीं दिए जाते। सभी देने के लिए खाली छोड़ें।
# Arguments: $currency
bonuses-most = एक वर्कर का सबसे बड़ा बोनस ({ $currency })
bonuses-most-hint = कोई सीमा न रखने के लिए खाली छोड़ें।
bonuses-once = जिन वर्कर को इस स्टडी में बोनस मिल चुका है, उन्हें दोबारा नहीं मिलता
bonuses-compute = बोनस की गणना करें

## The bonuses that the rule has computed

bonuses-round = मंज़ूरी के लिए बोनस
bonuses-none-yet = गणना करने के बाद बोनस यहाँ दिखेंगे। आपके मंज़ूर करने से पहले किसी से कोई वादा नहीं होता।
bonuses-nobody = इस नियम से किसी वर्कर को बोनस नहीं मिलता: मंज़ूर सबमिशन वाला कोई वर्कर इससे कम नहीं कमाता, या उन्हें बोनस मिल चुका है।
bonuses-computed-at = गणना का समय:
# Column head
bonuses-counted-time = गिना गया समय
# Column head: what the worker has earned in the study before this bonus
bonuses-earned = पहले की कमाई
# Column head: the bonus that the rule computes
bonuses-computed = नियम के अनुसार
bonuses-change = बदलें
# Arguments: $worker
bonuses-change-of = { $worker } का बोनस बदलें
bonuses-save-change = बोनस सेव करें
bonuses-reason = वजह
bonuses-reason-hint = वर्कर को यह वजह दिखती है।
bonuses-approve = बोनस मंज़ूर करें
# The amount has its currency.
# Arguments: $n, $amount
bonuses-approve-means = { $n ->
    [one] { $n } वर्कर को बोनस मिलेगा: { $amount }। इसे वापस नहीं लिया जा सकता।
   *[other] { $n } वर्कर को बोनस मिलेगा: कुल { $amount }। इसे वापस नहीं लिया जा सकता।
}
bonuses-approved-n = { $n ->
    [one] { $n } वर्कर का बोनस मंज़ूर हो गया है। वह अगले पेआउट में शामिल है।
   *[other] { $n } वर्कर के बोनस मंज़ूर हो गए हैं। वे अगले पेआउट में शामिल हैं।
}
# Arguments: $amount
bonuses-own = सूची में आपका अपना बोनस { $amount } है। आपके मंज़ूर करने पर वह छूट जाता है; किसी और को उसे फिर से निकालना होगा।

## A bonus by hand

bonuses-by-hand = हाथ से दिया गया बोनस
bonuses-by-hand-lead = यह तुरंत मंज़ूर होता है और अगले पेआउट में शामिल होता है।
bonuses-worker-hint = कोड नाम, जैसे W017।
# Arguments: $currency
bonuses-amount = बोनस ({ $currency })
bonuses-give = बोनस दें
# Arguments: $amount, $worker
bonuses-given = { $worker } को { $amount } का बोनस मिलेगा।

## On the page of the worker

bonuses-yours = आपके बोनस
bonuses-by-rule = आपकी प्रति घंटा कमाई बढ़ाने के लिए
