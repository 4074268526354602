### The page of the CloudResearch Connect account through which a study recruits, and the files for a study without one.

# The name of the service, in the navigation
nav-connect = Connect
connect-lead = इस स्टडी को उस CloudResearch Connect अकाउंट से जोड़ें जिससे प्रतिभागियों को भुगतान होता है।
connect-connect = CloudResearch से जोड़ें
connect-key-label = API key
connect-key-hint = इसे CloudResearch से माँगें। Concord इसे एन्क्रिप्ट करता है और दोबारा नहीं दिखाता।
connect-account-title = CloudResearch Connect अकाउंट
# Arguments: $date
connect-account = { $date } से जुड़ा है।
connect-seen-within = Connect पर हुए बदलाव यहाँ एक मिनट के अंदर दिखते हैं।
connect-disconnect-means = Concord API key और असाइनमेंट की सूची को भूल जाता है। Connect पर कुछ नहीं बदलता।
connect-connected = स्टडी CloudResearch Connect से जुड़ गई है।
connect-disconnected = स्टडी अब CloudResearch Connect से जुड़ी नहीं है।

## What Connect and this server say about the participants
connect-submissions = असाइनमेंट
connect-asked = Connect से पिछली बार { $date } को पूछा गया। Concord लगभग हर मिनट पूछता है।
connect-ask = Connect से अभी पूछें
connect-follows-none = यहाँ असाइनमेंट देखने के लिए किसी एंट्री लिंक की सेटिंग में Connect का प्रोजेक्ट ID डालें।
connect-no-submissions = अभी कोई असाइनमेंट नहीं है।
connect-fourteen-days = जिस असाइनमेंट पर 14 दिन तक फ़ैसला न हो, उसे Connect मंज़ूर कर देता है। मंज़ूरी वापस नहीं ली जा सकती। नामंज़ूर असाइनमेंट को बाद में मंज़ूर किया जा सकता है।

## What was found about a participant, each with what to do
connect-no-submission = Connect पर असाइनमेंट नहीं
connect-no-submission-advice = लिंक का ID मनगढ़ंत हो सकता है, या Connect ने असाइनमेंट अभी नहीं दिखाया है। दिखने से पहले भुगतान न करें।
connect-not-finished-advice = Connect पर सबमिट हुआ, यहाँ पूरा नहीं हुआ। फ़ैसला करने से पहले काम देखें; 14 दिन बाद Connect इसे मंज़ूर कर देता है।
connect-never-came-advice = यहाँ शुरू किए बिना Connect पर सबमिट हुआ। प्रतिभागी को लिखें, या असाइनमेंट नामंज़ूर करें; 14 दिन बाद Connect इसे मंज़ूर कर देता है।
connect-other-code-advice = Connect का कोड इस स्टडी का दिया हुआ नहीं है। फ़ैसला करने से पहले काम देखें।
connect-not-handed-in-advice = यहाँ खत्म हुआ, Connect की सूची में नहीं है। प्रतिभागी ने आखिर में दिया गया लिंक नहीं खोला, या लिंक का ID मनगढ़ंत है।
connect-agree-advice = Connect पर सबमिट हुआ और यहाँ पूरा हुआ। असाइनमेंट यहाँ मंज़ूर करें, या काम का फ़ैसला “भुगतान” में करें: पेआउट करने पर भी असाइनमेंट मंज़ूर हो जाता है।
connect-unclear = Connect ने अभी नहीं बताया
connect-decided = Connect पर फ़ैसला हो चुका
connect-gave-up = जगह छोड़ दी

## Deciding about assignments
# $n is a number of assignments
connect-approve-ready = { $n ->
    [one] तैयार { $n } असाइनमेंट मंज़ूर करें
   *[other] तैयार { $n } असाइनमेंट मंज़ूर करें
}
connect-approve-ready-means = इन प्रतिभागियों ने यहाँ काम पूरा किया और Connect पर सबमिट किया। Connect हर प्रतिभागी को उसके प्रोजेक्ट का मेहनताना देता है। इसे वापस नहीं लिया जा सकता।
connect-approved-ready = { $n ->
    [one] Connect { $n } असाइनमेंट मंज़ूर कर रहा है।
   *[other] Connect { $n } असाइनमेंट मंज़ूर कर रहा है।
}
# $participant is an ID
connect-submission-title = { $participant } का असाइनमेंट
connect-submission-lead = Connect और यह स्टडी प्रतिभागी के बारे में क्या जानते हैं, और आप Connect पर क्या फ़ैसला कर सकते हैं।
connect-all-submissions = सभी असाइनमेंट
connect-nothing-to-decide = इस असाइनमेंट पर अभी कोई फ़ैसला नहीं हो सकता।
connect-done = Connect ने यह कर दिया है।
connect-approve-means = Connect प्रतिभागी को प्रोजेक्ट का मेहनताना देता है। इसे वापस नहीं लिया जा सकता।
connect-thanks = मैसेज (वैकल्पिक)
connect-thanks-hint = प्रतिभागी को यह मैसेज दिखेगा।
connect-reject-means = प्रतिभागी को भुगतान नहीं मिलता और उन्हें आपका मैसेज दिखता है; पैसे आपके अकाउंट में लौट आते हैं। आप बाद में भी असाइनमेंट मंज़ूर कर सकते हैं।
connect-reject-finished = इस प्रतिभागी ने यहाँ काम पूरा किया और Connect पर सबमिट किया। सिर्फ़ वही काम नामंज़ूर करें जो प्रतिभागी को बताए गए नियमों के खिलाफ़ हो।
connect-message-hint = प्रतिभागी को यह मैसेज दिखेगा। साफ़-साफ़ लिखें कि क्या गलत था, और भाषा विनम्र रखें।

## Payments through Connect, on the page of a payout
connect-pays = Connect के ज़रिए
connect-pays-lead = Connect से आए वर्कर का भुगतान वहीं होता है: उनका असाइनमेंट मंज़ूर किया जाता है, और मेहनताने के अलावा जो रकम बनती है, वह बोनस के रूप में भेजी जाती है। यह बैकग्राउंड में होता है, और हर बोनस एक ही बार भेजा जाता है।
connect-retry = Connect पर फिर कोशिश करें
connect-retry-means = इस पेआउट में Connect ने जो कुछ ठुकराया, वह सब फिर से भेजा जाता है।
# Arguments: $amount
connect-reward-there = Connect पर मेहनताना: { $amount }
# Arguments: $amount
connect-bonus-there = Connect पर बोनस: { $amount }
connect-waits-there = Connect का इंतज़ार
connect-is-accepted = Connect ने स्वीकार किया
connect-was-rejected = Connect पर असाइनमेंट नामंज़ूर किया गया।
connect-other-sum = Connect ने प्रोजेक्ट के मेहनताने से अलग रकम दी। बाकी रकम वहाँ हाथ से दें, फिर “भुगतान हो गया” चुनें।
connect-other-currency = Connect अमेरिकी डॉलर में भुगतान करता है, और इस स्टडी का हिसाब दूसरी मुद्रा में है। हाथ से भुगतान करें, फिर “भुगतान हो गया” चुनें।
connect-was-refused = Connect ने भुगतान ठुकरा दिया। क्या अकाउंट में काफ़ी पैसे हैं?
connect-unknown-there = Connect इस असाइनमेंट को नहीं जानता।
connect-disagrees = Connect ने कोई और रकम समझी, इसलिए कोई भुगतान नहीं हुआ।
connect-several-there = इस वर्कर ने Connect पर कई असाइनमेंट सबमिट किए हैं। उन्हें वहाँ मंज़ूर करें, बाकी रकम हाथ से दें, फिर “भुगतान हो गया” चुनें।
connect-was-disconnected = स्टडी का Connect से कनेक्शन हटा दिया गया है।

## Without an API key: the file with decisions, on a page of the entry link
connect-decisions = Connect के लिए फ़ैसले
connect-decisions-lead = API key के बिना: एक फ़ाइल, जिसमें हर प्रतिभागी के लिए लिखा है कि Connect पर क्या करना है। Connect को कुछ नहीं भेजा जाता।
connect-payment-label = प्रोजेक्ट का मेहनताना, USD में
connect-payment-hint = मंज़ूर असाइनमेंट के लिए Connect जितना देता है, जैसे 1.80। यह वर्कर को मिलने वाली कुल रकम में गिना जाता है।
connect-decisions-show = फ़ैसले दिखाएँ
# Arguments: $approved, $rejected, $open, numbers of participants
connect-decisions-count = मंज़ूर करें: { $approved }। नामंज़ूर करें: { $rejected }। आपको तय करना है: { $open }।
# Arguments: $amount
connect-decisions-bonuses = फ़ाइल में बोनस: { $amount }
connect-decisions-download = फ़ैसले डाउनलोड करें (CSV)
connect-decisions-act = Connect पर फ़ाइल के हिसाब से फ़ैसले करें और उसमें दिए बोनस वहीं चुकाएँ। फिर “भुगतान” में पेआउट की पुष्टि करें, ताकि वही बोनस बाद की किसी फ़ाइल में न आए।
connect-decisions-none = इस लिंक से अभी कोई नहीं आया है।
connect-decisions-currency = Connect अमेरिकी डॉलर में भुगतान करता है। इस स्टडी का हिसाब दूसरी मुद्रा में है, इसलिए फ़ाइल में बोनस नहीं हैं।
# $workers is a list of pseudonyms.
# Arguments: $workers
connect-decisions-left-out = इस फ़ाइल में इन वर्कर के लिए कोई बोनस नहीं है, क्योंकि उनके असाइनमेंट पर अभी फ़ैसला नहीं हुआ है, वे एक से ज़्यादा लिंक से आए हैं, या उनका भुगतान किसी और तरीके से होता है: { $workers }।
# Argument: $button
connect-decisions-careful = अगर यहाँ किसी का नाम है, तो पूरे भुगतान की पुष्टि न करें: जिसे आपने भुगतान किया है, उसके लिए “{ $button }” चुनें।
connect-decision = फ़ैसला
connect-decision-approve = मंज़ूर करें
connect-decision-reject = नामंज़ूर करें
connect-decision-open = आपको तय करना है
connect-decision-in-progress = यहाँ काम जारी है।
connect-decision-undecided = इस प्रतिभागी के काम पर यहाँ आपका फ़ैसला बाकी है। पहले फ़ैसला करें, फिर इस पेज पर लौटें।
connect-decision-not-finished = यहाँ पूरा हुए बिना खत्म हुआ। फ़ैसला करने से पहले प्रोजेक्ट के नियम देखें।
connect-bonus = बोनस

## Audit log
audit-connect-connect = स्टडी Connect से जोड़ी गई
audit-disconnect-connect = स्टडी का Connect से कनेक्शन हटाया गया
audit-approve-connect = Connect पर असाइनमेंट मंज़ूर किया गया
audit-reject-connect = Connect पर असाइनमेंट नामंज़ूर किया गया
audit-download-decisions = Connect के लिए फ़ैसले डाउनलोड किए गए
