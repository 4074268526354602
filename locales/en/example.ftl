### What the example study says to its workers. Its sources, outputs and test sentences are data: engine/example.

# The titles of the example studies, as workers see them
example-title-xformal = Formal rewrites in four languages (example)
example-title-cocoa = Two levels of formality, marked (example)
example-title-mir = Style, content and naturalness (example)
example-title-pang = Outputs compared in pairs (example)

example-consent =
    This study is about how people rewrite an informal sentence in a formal style, and how they judge such texts.

    - **What you will do**: rewrite short sentences or rate them, in your browser.
    - **Pay**: the amount for each task is shown before you accept it. Approved work is paid, and you can see what you have earned at any time.
    - **Data kept**: your name and e-mail address, the country you declare and the country of your connection, your answers, your messages and the time you spent. Results are published under a pseudonym.
    - **Your rights**: you can download your data from your account page. You can ask the research team to erase your account and personal data; payments are kept under the pseudonym.

    Some of the sentences are informal and may contain rude words.
