### The presets from which a task can start, as the page of tasks lists them. “Anchors” are the labels of the points of a scale: the text says where they come from.

# Heading of the presets that follow no paper
preset-group-general = Allgemein

## XFORMAL (Briakou et al. 2021)

preset-about-xformal-rewrite = Crowdworker formulieren jeden Ausgangstext in einem anderen Stil um.
preset-about-xformal-formality = Wie formell ein Text ist, von −3 bis 3. Anker: Lahiri (2015), wie in XFORMAL.
preset-about-xformal-fluency = Wie flüssig ein Text ist, von 1 bis 5. Anker: Heilman et al. (2014), wie in XFORMAL; „Other“ (1) ist ausgeschrieben.
preset-about-xformal-meaning = Ob Ausgangstext und Umformulierung dasselbe bedeuten, von 1 bis 6. Anker: Agirre et al. (2016), wie in XFORMAL.
preset-about-xformal-ranking = Mehrere Umformulierungen eines Ausgangstexts in eine Rangfolge bringen, gezeigt mit dem Ausgangstext und einer menschlichen Umformulierung.
preset-about-xformal-quality = Ob eine Umformulierung ausgezeichnet, akzeptabel oder schlecht ist. Anker: XFORMAL, Anhang H.
preset-about-xformal-edit-types = Was in einer Umformulierung geändert wurde: dreizehn Bearbeitungstypen und ein Feld für andere.

## Mir et al. 2019

preset-about-mir-intensity-absolute = Wie formell ein Text ist, von 1 bis 5. Anker: eigene; das Paper nennt keine.
preset-about-mir-intensity-relative = Wie verschieden zwei Stile sind, von 1 bis 5. Anker: 1 und 5 aus dem Paper, die anderen sind eigene.
preset-about-mir-content-unmasked = Wie viel vom Inhalt erhalten ist, von 1 bis 5. Anker: eigene; das Paper nennt keine.
preset-about-mir-content-masked = Dasselbe, aber die Stilwörter sind in beiden Texten verdeckt. Anker: eigene; das Paper nennt keine.
preset-about-mir-naturalness-absolute = Wie natürlich ein Text ist, von 1 bis 5. Anker: eigene; das Paper nennt keine.
# COPY is the name of a built-in system, whose outputs are the sources
preset-about-mir-naturalness-relative = Welcher von zwei Texten natürlicher ist; Crowdworker müssen einen wählen. Die Outputs von COPY sind die Ausgangstexte.

## Pang and Gimpel 2019

preset-about-pang-style-binary = Ob ein Text formell oder informell ist; Crowdworker müssen eines wählen.
preset-about-pang-similarity = Wie ähnlich sich zwei Bedeutungen sind, von 1 bis 4, mit Beispielen. Anker: aus dem Paper; Punkt 2 ist gekürzt.
preset-about-pang-fluency = Wie flüssig ein Text ist, von 1 bis 4, mit Beispielen. Anker: aus dem Paper; Punkt 2 ist gekürzt.
preset-about-pang-ab-style = Welche von zwei Umformulierungen den besseren Stil hat, oder keine von beiden.
preset-about-pang-ab-semantics = Welche von zwei Umformulierungen die Bedeutung besser erhält, oder keine von beiden.
preset-about-pang-ab-fluency = Welche von zwei Umformulierungen flüssiger ist, oder keine von beiden.
preset-about-pang-preference = Welche von zwei Umformulierungen insgesamt besser ist; Crowdworker müssen eine wählen.

## CoCoA-MT (Nadejde et al. 2022)

preset-about-cocoa-translate-and-tag = Ganz neu und formell übersetzen und die Wörter markieren, an denen man das formelle Register erkennt.
preset-about-cocoa-second-level = Eine formelle Übersetzung zu einer informellen bearbeiten und die Wörter markieren, an denen man das Register erkennt.
preset-about-cocoa-gender-variant = Eine Übersetzung für das andere Geschlecht bearbeiten.
preset-about-cocoa-tag = Die Wörter eines Texts markieren, an denen man das Register erkennt.
preset-about-cocoa-formality-label = Ob ein Text formell, informell, neutral oder etwas anderes ist.
preset-about-cocoa-quality = Wie gut eine Übersetzung ist, von 1 bis 6. Anker: 1 und 6 aus dem Paper, die anderen sind eigene.
preset-about-cocoa-matches-level = Ob ein Text so formell ist wie verlangt, ja oder nein.

## General

preset-about-pilot = Einige Umformulierungen, die eine Person mit dieser Muttersprache prüft, bevor Crowdworker weitermachen können.
preset-about-comparison = Welche von zwei Umformulierungen in Stil, Bedeutung und Sprachfluss jeweils besser ist, oder keine von beiden.
preset-about-blank = Ein Ausgangstext und eine Frage mit zwei Antworten. Alles andere schreiben Sie selbst.
preset-from-scratch = Ohne Vorlage erstellt
