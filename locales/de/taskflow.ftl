### One study at Prolific that spreads its participants over several entry links, on the page "Recruit on Prolific".

spread-title = Weitere Teilnahmelinks
spread-hint = Tragen Sie hier Plätze ein, wenn Prolific die Teilnehmenden auf mehrere Links verteilen soll (Taskflow). Nicht jeder Workspace kann das.
spread-same = Alle Links haben dieselbe Vergütung und dieselben Abschlusscodes.
spread-languages = Prolific achtet bei der Wahl des Links nicht auf Sprachen. Deshalb kann es sein, dass Personen einen Link in einer Sprache bekommen, die sie nicht sprechen. Mit einer Studie für jede Sprache vermeiden Sie das.
# $label is the name of an entry link
spread-places-by = Plätze über „{ $label }“
# Arguments: $label, the name of an entry link, and $language
spread-places-by-in = Plätze über „{ $label }“ ({ $language })
spread-own-hint = Wie viele Teilnehmende über diesen Link kommen.
spread-only-language = Nur Personen, deren Muttersprache die Sprache eines der Links ist
spread-links = Teilnahmelinks
spread-lead = Prolific verteilt die Teilnehmenden auf diese Links.
# Column head: the name of an entry link
spread-link = Teilnahmelink
# Column head: how many participants Prolific has sent to the link
spread-allocated = Von Prolific geschickt
# $links is a list of names of entry links
spread-not = Prolific schickt alle Teilnehmenden dieser Studie an eine einzige Adresse. Diese Teilnahmelinks nennen die Studie: { $links }
# $links is a list of names of entry links
spread-gone = Auch diese Teilnahmelinks nennen die Studie; sie wird dann auch von ihnen entfernt: { $links }
spread-extend-hint = Die Zahlen können nur steigen. Prolific reserviert die Kosten der neuen Plätze von Ihrem Guthaben.
