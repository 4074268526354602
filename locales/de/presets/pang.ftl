### Presets of Pang and Gimpel 2019.

## pang/ab-fluency

preset-pang-ab-fluency-title = Sprachfluss zweier Umformulierungen vergleichen
preset-pang-ab-fluency-instructions =
    Lesen Sie das Original und die beiden Umformulierungen **A** und **B**.

    - Beurteilen Sie nur den **Sprachfluss**: Besser ist der Text, der sich besser liest und weniger Fehler hat, egal was er sagt.
    - Wenn Sie keinen Unterschied sehen, geben Sie das an. Die Seiten sind zufällig verteilt.
preset-pang-ab-fluency-fluency-prompt = Welche Umformulierung liest sich besser?

## pang/ab-semantics

preset-pang-ab-semantics-title = Bedeutung zweier Umformulierungen vergleichen
preset-pang-ab-semantics-instructions =
    Lesen Sie das Original und die beiden Umformulierungen **A** und **B**.

    - Beurteilen Sie nur die **Bedeutung**: Besser ist der Text, der genauer wiedergibt, was das Original sagt, egal in welchem Stil.
    - Wenn Sie keinen Unterschied sehen, geben Sie das an. Die Seiten sind zufällig verteilt.
preset-pang-ab-semantics-semantics-prompt = Welche Umformulierung ist näher an der Bedeutung des Originals?

## pang/ab-style

preset-pang-ab-style-title = Stil zweier Umformulierungen vergleichen
preset-pang-ab-style-instructions =
    Lesen Sie das Original und die beiden Umformulierungen **A** und **B**.

    - Beurteilen Sie nur den **Stil**: Besser ist der formellere Text, auch wenn er etwas anderes sagt oder sich schlecht liest.
    - Wenn Sie keinen Unterschied sehen, geben Sie das an. Die Seiten sind zufällig verteilt.
preset-pang-ab-style-style-prompt = Welche Umformulierung ist formeller?

## pang/fluency-1-4

preset-pang-fluency-1-4-title = Sprachfluss bewerten, von 1 bis 4
preset-pang-fluency-1-4-instructions =
    Lesen Sie den Text, und geben Sie an, wie flüssig er sich liest, von **1** bis **4**. Ein informeller Text kann vollkommen flüssig sein.

    Lesen Sie die Beispiele zu jedem Punkt, bevor Sie beginnen.
preset-pang-fluency-1-4-fluency-prompt = Wie flüssig liest sich dieser Text?
preset-pang-fluency-1-4-fluency-point-1 = Äußerst schlecht
preset-pang-fluency-1-4-fluency-point-1-example-1 = Freundlich worden so so so.
preset-pang-fluency-1-4-fluency-point-1-example-2 = von minute die jede die
preset-pang-fluency-1-4-fluency-point-1-example-3 = Aber das war sauber das.
preset-pang-fluency-1-4-fluency-point-1-example-4 = anna frag frag frag
preset-pang-fluency-1-4-fluency-point-1-example-5 = Musik er die die bevor.
preset-pang-fluency-1-4-fluency-point-2 = Schlecht, muss überarbeitet werden
preset-pang-fluency-1-4-fluency-point-2-example-1 = Ich nie so freundlich war behandelt noch.
preset-pang-fluency-1-4-fluency-point-2-example-2 = wir jede haben minute genossen von
preset-pang-fluency-1-4-fluency-point-2-example-3 = Zimmer klein sauber aber.
preset-pang-fluency-1-4-fluency-point-2-example-4 = frag anna nach weiß sie alles die
preset-pang-fluency-1-4-fluency-point-2-example-5 = Er bevor die Musik ging anfangen.
preset-pang-fluency-1-4-fluency-point-3 = Gut
preset-pang-fluency-1-4-fluency-point-3-example-1 = Ich war noch nie so freundlich behandelt geworden.
preset-pang-fluency-1-4-fluency-point-3-example-2 = wir haben jeden minute davon genossen
preset-pang-fluency-1-4-fluency-point-3-example-3 = Das Zimmer war klein, aber sauber es war.
preset-pang-fluency-1-4-fluency-point-3-example-4 = frag für anna, die weiß alles
preset-pang-fluency-1-4-fluency-point-3-example-5 = Er ging, bevor dass die Musik anfing.
preset-pang-fluency-1-4-fluency-point-4 = Sehr gut
preset-pang-fluency-1-4-fluency-point-4-example-1 = Ich war noch nie so freundlich behandelt worden.
preset-pang-fluency-1-4-fluency-point-4-example-2 = wir haben jede minute davon genossen
preset-pang-fluency-1-4-fluency-point-4-example-3 = Das Zimmer war klein, aber sauber.
preset-pang-fluency-1-4-fluency-point-4-example-4 = frag nach anna, die weiß alles
preset-pang-fluency-1-4-fluency-point-4-example-5 = Er ging, bevor die Musik anfing.

## pang/preference

preset-pang-preference-title = Die bessere Umformulierung wählen
preset-pang-preference-instructions =
    Lesen Sie das Original und die beiden Umformulierungen **A** und **B**, und wählen Sie die insgesamt bessere: die, die formell ist, die Bedeutung bewahrt und sich gut liest.

    Sie müssen eine wählen, auch wenn der Unterschied klein ist. Die Seiten sind zufällig verteilt.
preset-pang-preference-preference-prompt = Welche Umformulierung ist besser?

## pang/similarity-1-4

preset-pang-similarity-1-4-title = Bewerten, wie ähnlich die Bedeutungen sind, von 1 bis 4
preset-pang-similarity-1-4-instructions =
    Vergleichen Sie die beiden Texte, und geben Sie an, wie ähnlich ihre **Bedeutungen** sind, von **1** bis **4**. Der Stil darf verschieden sein: Das ist beabsichtigt.

    Lesen Sie die Beispiele zu jedem Punkt, bevor Sie beginnen.
preset-pang-similarity-1-4-similarity-prompt = Wie ähnlich sind die Bedeutungen?
preset-pang-similarity-1-4-similarity-point-1 = Äußerst schlecht
preset-pang-similarity-1-4-similarity-point-1-example-1-source = die pizza hier ist der hammer aber es is immer rappelvoll
preset-pang-similarity-1-4-similarity-point-1-example-1-output = Die Pizza hier ist scheußlich.
preset-pang-similarity-1-4-similarity-point-1-example-2-source = die pizza hier ist der hammer aber es is immer rappelvoll
preset-pang-similarity-1-4-similarity-point-1-example-2-output = Das Museum ist montags geschlossen.
preset-pang-similarity-1-4-similarity-point-1-example-3-source = die pizza hier ist der hammer aber es is immer rappelvoll
preset-pang-similarity-1-4-similarity-point-1-example-3-output = Ich möchte mich bei Ihnen bedanken.
preset-pang-similarity-1-4-similarity-point-1-example-4-source = die pizza hier ist der hammer aber es is immer rappelvoll
preset-pang-similarity-1-4-similarity-point-1-example-4-output = Die ist der von.
preset-pang-similarity-1-4-similarity-point-1-example-5-source = die pizza hier ist der hammer aber es is immer rappelvoll
preset-pang-similarity-1-4-similarity-point-1-example-5-output = Wo findet man hier eine Apotheke?
preset-pang-similarity-1-4-similarity-point-2 = Schlecht, muss überarbeitet werden
preset-pang-similarity-1-4-similarity-point-2-example-1-source = die pizza hier ist der hammer aber es is immer rappelvoll
preset-pang-similarity-1-4-similarity-point-2-example-1-output = Die Pizza hier ist ausgezeichnet.
preset-pang-similarity-1-4-similarity-point-2-example-2-source = die pizza hier ist der hammer aber es is immer rappelvoll
preset-pang-similarity-1-4-similarity-point-2-example-2-output = Das Restaurant ist immer überfüllt.
preset-pang-similarity-1-4-similarity-point-2-example-3-source = die pizza hier ist der hammer aber es is immer rappelvoll
preset-pang-similarity-1-4-similarity-point-2-example-3-output = Die Pizza hier ist annehmbar.
preset-pang-similarity-1-4-similarity-point-2-example-4-source = die pizza hier ist der hammer aber es is immer rappelvoll
preset-pang-similarity-1-4-similarity-point-2-example-4-output = Das Essen ist gut, aber die Bedienung ist langsam.
preset-pang-similarity-1-4-similarity-point-2-example-5-source = die pizza hier ist der hammer aber es is immer rappelvoll
preset-pang-similarity-1-4-similarity-point-2-example-5-output = Man sollte nicht herkommen, wenn man es eilig hat.
preset-pang-similarity-1-4-similarity-point-3 = Gut
preset-pang-similarity-1-4-similarity-point-3-example-1-source = die pizza hier ist der hammer aber es is immer rappelvoll
preset-pang-similarity-1-4-similarity-point-3-example-1-output = Die Pizza hier ist ausgezeichnet, aber es ist manchmal überfüllt.
preset-pang-similarity-1-4-similarity-point-3-example-2-source = die pizza hier ist der hammer aber es is immer rappelvoll
preset-pang-similarity-1-4-similarity-point-3-example-2-output = Das Essen hier ist ausgezeichnet, aber es ist immer überfüllt.
preset-pang-similarity-1-4-similarity-point-3-example-3-source = die pizza hier ist der hammer aber es is immer rappelvoll
preset-pang-similarity-1-4-similarity-point-3-example-3-output = Die Pizza ist gut, aber das Restaurant ist immer voll.
preset-pang-similarity-1-4-similarity-point-3-example-4-source = die pizza hier ist der hammer aber es is immer rappelvoll
preset-pang-similarity-1-4-similarity-point-3-example-4-output = Die Pizza hier ist ausgezeichnet, und es ist immer überfüllt.
preset-pang-similarity-1-4-similarity-point-3-example-5-source = die pizza hier ist der hammer aber es is immer rappelvoll
preset-pang-similarity-1-4-similarity-point-3-example-5-output = Die Pizza dort ist ausgezeichnet, allerdings muss man warten.
preset-pang-similarity-1-4-similarity-point-4 = Sehr gut
preset-pang-similarity-1-4-similarity-point-4-example-1-source = die pizza hier ist der hammer aber es is immer rappelvoll
preset-pang-similarity-1-4-similarity-point-4-example-1-output = Die Pizza, die hier serviert wird, ist ausgezeichnet, doch das Restaurant ist immer überfüllt.
preset-pang-similarity-1-4-similarity-point-4-example-2-source = die pizza hier ist der hammer aber es is immer rappelvoll
preset-pang-similarity-1-4-similarity-point-4-example-2-output = Hier ist die Pizza hervorragend, aber es herrscht immer großer Andrang.
preset-pang-similarity-1-4-similarity-point-4-example-3-source = die pizza hier ist der hammer aber es is immer rappelvoll
preset-pang-similarity-1-4-similarity-point-4-example-3-output = Man isst hier ausgezeichnete Pizza, doch das Lokal ist ständig voll.
preset-pang-similarity-1-4-similarity-point-4-example-4-source = die pizza hier ist der hammer aber es is immer rappelvoll
preset-pang-similarity-1-4-similarity-point-4-example-4-output = Die Pizza ist bemerkenswert gut; das Restaurant ist jedoch immer voll.
preset-pang-similarity-1-4-similarity-point-4-example-5-source = die pizza hier ist der hammer aber es is immer rappelvoll
preset-pang-similarity-1-4-similarity-point-4-example-5-output = Obwohl dieses Restaurant immer überfüllt ist, bietet es ausgezeichnete Pizza.

## pang/style-binary

preset-pang-style-binary-title = Formell oder informell: eines wählen
preset-pang-style-binary-instructions =
    Lesen Sie den Text, und wählen Sie seinen Stil. Sie müssen einen wählen, auch wenn Sie unsicher sind.

    - Beurteilen Sie, wie etwas gesagt wird, nicht, worum es geht.

    Beispiele:

    - **Formell**: *Für eine Antwort bis Freitag wären wir Ihnen dankbar.* · *Die Ergebnisse entsprachen nicht unseren Erwartungen.* · *Anbei erhalten Sie die Unterlagen.* · *Es ist bedauerlich, dass er nicht teilnehmen konnte.* · *Dürfte ich Sie bitten, die Tür zu schließen?*
    - **Informell**: *meld dich bis freitag ok* · *das war ja mal so gar nich was wir dachten* · *zeug is in der post!!* · *blöd dass er nich kommen konnte :(* · *mach mal die tür zu*
preset-pang-style-binary-style-prompt = Welchen Stil hat dieser Text?
preset-pang-style-binary-style-option-formal = Formell
preset-pang-style-binary-style-option-informal = Informell
