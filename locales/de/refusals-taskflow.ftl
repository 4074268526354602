### Refusals about one study at Prolific that spreads its participants over several entry links.

prolific-has-no-such-link = Prolific kann keine Teilnehmenden dieser Studie zu diesem Teilnahmelink schicken.
prolific-link-twice = Dieser Teilnahmelink ist zweimal angegeben.
# $label is the name of an entry link
prolific-needs-open-link = Über den Teilnahmelink „{ $label }“ kann niemand teilnehmen. Öffnen Sie ihn zuerst.
prolific-sends-astray = Prolific würde Teilnehmende an eine Adresse schicken, die kein Zugangslink dieser Studie ist: { $address }
prolific-links-share-codes = Andere Teilnahmelinks gehören zu derselben Studie bei Prolific und brauchen dieselben Abschlusscodes. Lassen Sie die Codes, wie sie sind.
