### A worker's own pages: what to do now, the way there, what is earned.

now = अभी
on-the-way = टास्क तक के चरण
earned = कमाई
all-tasks = इस स्टडी के सभी टास्क
every-payment = सभी सबमिशन और भुगतान
waiting-for-approval = मंज़ूरी बाकी है
approved = मंज़ूर
paid = भुगतान हुआ
hour-came-to = आपकी प्रति घंटा कमाई
about-money = करीब { $money }
not-open-earned = यह स्टडी अभी काम के लिए नहीं खुली है। आपकी कमाई आपकी ही रहेगी।
nothing-open-now = अभी आपके लिए कोई टास्क खुला नहीं है ({ $language })। नए टास्क खुलते ही इस स्टडी के आपके पेज पर दिखेंगे।
test-stays-valid = आपका पास किया हुआ टेस्ट स्टडी खत्म होने तक मान्य है। उसे दोबारा देने की ज़रूरत नहीं है।
have-begun = आपने शुरू किया है: { $title }।
draft-is-kept = आपका लिखा हुआ अब भी वहीं है।
continue-it = जारी रखें
first-read = पहले पढ़ें कि यह स्टडी किस बारे में है और आपके डेटा का क्या होता है।
read-terms = सहमति फ़ॉर्म पढ़ें
say-country = बताएँ कि आप किस देश में हैं: यह स्टडी सिर्फ़ कुछ देशों के लिए खुली है। इसमें एक मिनट से भी कम लगता है।
say-where-you-live = बताएँ कि आप कहाँ हैं
short-test = { $language } में एक छोटा टेस्ट: आप कुछ टेक्स्ट के बारे में सवालों के जवाब देते हैं।
take-test = टेस्ट दें
start = शुरू करें
n-texts = { $n ->
    [one] { $n } टेक्स्ट
   *[other] { $n } टेक्स्ट
}
about-seconds = { $n ->
    [one] करीब { $n } सेकंड
   *[other] करीब { $n } सेकंड
}
about-minutes = { $n ->
    [one] करीब { $n } मिनट
   *[other] करीब { $n } मिनट
}
about-an-hour = करीब { $money } प्रति घंटा
n-available = { $n ->
    [one] अभी { $n } उपलब्ध
   *[other] अभी { $n } उपलब्ध
}
many-available = अभी { $n } या ज़्यादा उपलब्ध
tasks = टास्क
you-are = { $language } · इस स्टडी में आपका नाम { $name } है
stored-and-counts = आपके जवाब सेव हो गए हैं और आपकी कमाई में गिने जाएँगे।
questions-about = इस स्टडी के बारे में सवाल: { $contact }
tasks-appear = स्टडी में टास्क पब्लिश होते ही वे यहाँ दिखेंगे।
begun = शुरू किया
open = खुला
closed = बंद
n-submitted = { $n ->
    [one] { $n } सबमिट किया गया
   *[other] { $n } सबमिट किए गए
}
terms = सहमति फ़ॉर्म
accepted = स्वीकार किया
what-terms-say = स्टडी किस बारे में है, कितने पैसे मिलते हैं और आपके डेटा का क्या होता है।
see-when-again = देखें कि फिर कब कोशिश कर सकते हैं
gate-location = आप कहाँ हैं
gate-test = क्वालिफ़िकेशन टेस्ट
gate-pilot = पायलट टेक्स्ट
gate-review = एक नेटिव स्पीकर आपके पायलट टेक्स्ट पढ़ता है
gate-known = क्वालिटी की जाँच
about-location = यह स्टडी सिर्फ़ कुछ देशों के लिए खुली है। इसमें एक मिनट से भी कम लगता है।
about-test = कुछ छोटे टेक्स्ट, करीब 4 मिनट। पास होने पर रेटिंग वाले टास्क खुल जाते हैं।
about-pilot = कुछ रीराइट, जिनके पैसे बाकी टास्क की तरह मिलते हैं, ताकि एक नेटिव स्पीकर देख सके कि आप कैसा लिखते हैं।
about-review = आप यहाँ पढ़ेंगे कि उन्हें आपके टेक्स्ट कैसे लगे और क्यों।
pilot-read-so-far = अब तक पढ़े गए: { $n } में से { $read }।
# How long reviews of this study took until now
usual-wait-minutes = { $n ->
    [one] आम तौर पर इसमें करीब { $n } मिनट लगता है।
   *[other] आम तौर पर इसमें करीब { $n } मिनट लगते हैं।
}
usual-wait-hours = { $n ->
    [one] आम तौर पर इसमें करीब { $n } घंटा लगता है।
   *[other] आम तौर पर इसमें करीब { $n } घंटे लगते हैं।
}
usual-wait-days = { $n ->
    [one] आम तौर पर इसमें करीब { $n } दिन लगता है।
   *[other] आम तौर पर इसमें करीब { $n } दिन लगते हैं।
}
decision-appears = फ़ैसला इस पेज पर दिखेगा।
pilot-passed = आपके पायलट टेक्स्ट स्वीकार कर लिए गए हैं
decision-about-trial = अपने पायलट टेक्स्ट के बारे में फ़ैसला पढ़ें
n-replies = { $n ->
    [one] स्टडी ने आपके मैसेज का जवाब दिया है
   *[other] स्टडी ने आपके { $n } मैसेज के जवाब दिए हैं
}
about-known = कुछ टेक्स्ट क्वालिटी की जाँच के लिए हैं: उनके जवाब पहले से पता हैं।
step-done = पूरा
confirmed = पुष्टि हुई
step-next = अगला
step-waiting = इंतज़ार
step-closed = बंद
step-later = बाद में
session = आपका सेशन
session-ended = आपका सेशन खत्म हो गया था, इसलिए कुछ भी सेव नहीं हुआ। आपका भरा हुआ फ़ॉर्म यहाँ फिर से है: कृपया उसे एक बार और भेजें।
in-no-study = आप अभी किसी स्टडी में हिस्सा नहीं ले रहे हैं। आपको मिला इनवाइट लिंक खोलें: फिर स्टडी यहाँ दिखेगी।
my-pay = मेरी कमाई
what-was-paid = आपने क्या सबमिट किया, क्या वह मंज़ूर हुआ और कितने पैसे मिले।
submissions-appear = आप जो सबमिट करेंगे, वह अपनी स्थिति और पैसों के साथ यहाँ दिखेगा।
your-submissions = आपके सबमिशन
when-submitted = कब सबमिट किया
task = टास्क
state = स्थिति
pay = मेहनताना
time-worked = काम का समय
is-approved = मंज़ूर
is-rejected = नामंज़ूर
is-contested = आपत्ति की गई
is-late = अतिरिक्त सबमिशन, पैसे मिलेंगे
is-waiting = इंतज़ार में
is-copied = कॉपी हो गया
copy-table = टेबल कॉपी करें
actions = कार्रवाई
contest-this = आपत्ति करें
contest-and-replies = आपका मैसेज और उसके जवाब
n-rejected = { $n ->
    [one] { $n } सबमिशन नामंज़ूर हुआ। वजह पढ़ें और सहमत न हों तो आपत्ति करें।
   *[other] { $n } सबमिशन नामंज़ूर हुए। वजह पढ़ें और सहमत न हों तो आपत्ति करें।
}
