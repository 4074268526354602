### The page that is shown while a report is being computed, and the notice above an older report.
computing-title = नतीजों की गणना हो रही है
computing-lead = तैयार होते ही नतीजे यहाँ दिखेंगे। आप यह पेज छोड़ सकते हैं; गणना जारी रहेगी।
# Heading above the reports that are being computed
computing-now = गणना जारी है
# In place of a progress bar
computing-starting = शुरू होने का इंतज़ार
computing-automatic = ऑटोमैटिक मेट्रिक
# Followed by a date and a time
computing-computed-at = गणना का समय:
computing-newer = तब से नया काम आया है। नए नतीजों की गणना हो रही है।
computing-show-latest = सबसे नए नतीजे दिखाएँ
