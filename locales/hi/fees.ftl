### What Prolific adds to bonuses, on the page "Payments".

fees-title = Prolific पर बोनस
fees-lead = Prolific हर बोनस पर अपनी फ़ीस और टैक्स जोड़ता है। ये स्टडी के बजट में शामिल नहीं हैं।
fees-ask = अगले पेआउट की लागत पूछें
fees-ask-hint = Prolific बोनस तैयार करता है और लागत बताता है। कोई भुगतान नहीं होता।
fees-sent = भेजे गए बोनस
fees-fee = Prolific की फ़ीस
fees-vat = टैक्स (VAT)
fees-total = कुल ली गई रकम
fees-unnamed = Prolific ने सभी बोनस के लिए यह नहीं बताया है।
fees-none = Prolific के ज़रिए अभी कोई बोनस नहीं भेजा गया है।
# $n is a number of workers, $bonuses, $fees, $vat and $total are amounts of money
# Arguments: $n, $bonuses, $fees, $vat, $total
fees-quote = { $n ->
    [one] अगले पेआउट में { $n } वर्कर को बोनस भेजा जाएगा: { $bonuses }, साथ में { $fees } फ़ीस और { $vat } VAT, कुल { $total }।
   *[other] अगले पेआउट में { $n } वर्कर को बोनस भेजे जाएँगे: { $bonuses }, साथ में { $fees } फ़ीस और { $vat } VAT, कुल { $total }।
}
# $n is a number of workers, $bonuses is an amount of money
# Arguments: $n, $bonuses
fees-quote-unnamed = { $n ->
    [one] अगले पेआउट में { $n } वर्कर को बोनस भेजा जाएगा: { $bonuses }। Prolific ने अपनी फ़ीस नहीं बताई है।
   *[other] अगले पेआउट में { $n } वर्कर को बोनस भेजे जाएँगे: { $bonuses }। Prolific ने अपनी फ़ीस नहीं बताई है।
}
fees-quote-none = अगले पेआउट में Prolific के ज़रिए कोई बोनस नहीं भेजा जाएगा।
# $n is a number of workers
fees-quote-covered = { $n ->
    [one] { $n } वर्कर का पूरा भुगतान सबमिशन के मेहनताने से हो जाता है।
   *[other] { $n } वर्कर का पूरा भुगतान सबमिशन के मेहनताने से हो जाता है।
}
# $n is a number of workers
fees-quote-left-out = { $n ->
    [one] { $n } वर्कर शामिल नहीं है, क्योंकि पहले Prolific पर उसके सबमिशन पर फ़ैसला होना ज़रूरी है।
   *[other] { $n } वर्कर शामिल नहीं हैं, क्योंकि पहले Prolific पर उनके सबमिशन पर फ़ैसला होना ज़रूरी है।
}
# $n is a number of workers
fees-quote-beyond = { $n ->
    [one] { $n } और वर्कर को बोनस मिलेगा। वह बोनस इन रकमों में शामिल नहीं है, क्योंकि Prolific से सीमित संख्या में ही वर्कर के बारे में पूछा जाता है।
   *[other] { $n } और वर्कर को बोनस मिलेंगे। वे बोनस इन रकमों में शामिल नहीं हैं, क्योंकि Prolific से सीमित संख्या में ही वर्कर के बारे में पूछा जाता है।
}
# $available is an amount of money
fees-quote-available = उपलब्ध बैलेंस: { $available }।
