### The page of systems: lexical difference between their outputs, and plots of one measure against another.

systems-lead = सिस्टम के आउटपुट एक-दूसरे से कितने अलग हैं, और दो माप आपस में कैसे जुड़े हैं।
systems-none = आउटपुट होने पर सिस्टम यहाँ दिखते हैं: इंपोर्ट किए गए, बिल्ट-इन सिस्टम के बनाए या वर्कर के लिखे।

## Lexical difference (LeD)

systems-led-title = लेक्सिकल डिफ़रेंस
systems-led-caption = { $language }: उन टोकन (शब्दों और विराम चिह्नों) का हिस्सा जो एक ही सोर्स के लिए दो सिस्टम के आउटपुट में साझा नहीं हैं।
systems-furthest = { $a } और { $b } सबसे ज़्यादा अलग हैं।
systems-led-table = { $language } में LeD, साझा सोर्स की संख्या के साथ
# In the cell of a system with itself
systems-itself = वही सिस्टम
systems-no-common-source = उपलब्ध नहीं: कोई साझा सोर्स नहीं

## Plots of one measure against another

systems-trade-off = मापों के बीच ट्रेड-ऑफ़
systems-trade-off-lead = हर बिंदु एक सिस्टम है। प्लॉट दिखाता है कि सिस्टम को एक माप पर क्या फ़ायदा और दूसरे पर क्या नुकसान होता है।
systems-horizontal = X-अक्ष (क्षैतिज)
systems-vertical = Y-अक्ष (लंबवत)
# Button: draws the chosen plot
systems-draw = प्लॉट बनाएँ
systems-plot-caption = { $n ->
    [one] { $language }: { $across } के मुकाबले { $up }, { $n } सिस्टम।
   *[other] { $language }: { $across } के मुकाबले { $up }, { $n } सिस्टम।
}
# Findings of a plot
# Arguments: $language, $system
systems-plot-one = { $language }: { $system } दोनों अक्षों पर सबसे ऊपर है।
# Arguments: $language, $first, $up, $second, $across
systems-plot-two = { $language }: { $up } में { $first } सबसे ऊपर है, { $across } में { $second }।
systems-not-measured = उपलब्ध नहीं: मापा नहीं गया
# Name of a measure: the mean of people's ratings on a question
systems-rated = { $question } (लोगों की रेटिंग)
# Name of a measure: the mean rank that people gave on a question
systems-ranked = { $question } (लोगों की रेटिंग, औसत रैंक)
