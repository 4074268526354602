### Refusals of entry links: what researchers set, and what people who follow one are told.

entrance-id = Verwenden Sie 1 bis { $most } Zeichen: Buchstaben, Ziffern und - _ . : @ + ~.
entrance-parameter = Geben Sie den Namen des Parameters ein, der die Person identifiziert: Buchstaben, Ziffern, Bindestriche, Unterstriche oder Punkte, höchstens { $most } Zeichen.
entrance-parameters-differ = Verwenden Sie für jeden Parameter einen anderen Namen. Die Namen „language“ und „back“ sind schon vergeben.
entrance-address = Geben Sie eine Adresse ein, die mit https:// beginnt und höchstens { $most } Zeichen hat. Sie kann { "{" }code{ "}" }, { "{" }person{ "}" }, { "{" }session{ "}" } und { "{" }study{ "}" } enthalten.
entrance-code = Ein Abschlusscode besteht aus höchstens { $most } Buchstaben, Ziffern, Bindestrichen oder Unterstrichen.
entrance-needs-provider = Dieser Link funktioniert nur von der Seite des Rekrutierungsdienstes aus. Öffnen Sie die Studie dort.
entrance-of-other-study = Dieser Link gehört zu einer anderen Studie beim Rekrutierungsdienst. Öffnen Sie die Studie dort noch einmal.
entrance-is-full = Alle Plätze in dieser Studie sind vergeben.
entrance-is-over = Sie können an dieser Studie nicht mehr teilnehmen.
return-code-unknown = Diesen Rückkehrcode gibt es hier nicht. Prüfen Sie jedes Zeichen, oder beginnen Sie eine neue Teilnahme.
not-finished-yet = In dieser Studie gibt es für Sie noch etwas zu tun. Ihre Seite zeigt den nächsten Schritt.
taking-part-has-ended = Ihre Teilnahme an dieser Studie ist beendet.
