//! What synthetic people write besides texts and ratings: questions, comments, reasons. Workers write in their own
//! language where it is one of the example's, and in English otherwise; the study's people write in English.

use shared::Language;

/// The sentences of a worker.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// What they ask the study's people, in the order in which different workers ask.
    pub questions: [&'static str; 3],
    /// What they comment on a text.
    pub comments: [&'static str; 3],
    /// Why they cannot judge a text.
    pub reason: &'static str,
    /// An answer that is not among those offered.
    pub own_answer: &'static str,
}

/// What the study's people answer to the first question and to the second; the third waits for an answer.
pub const REPLIES: [&str; 2] = [
    "Yes, you may leave the name out if the sentence stays clear without it. Thank you for asking.",
    "Thank you for telling us. We have looked at the text, and your answer counts as it is.",
];

/// Why a rewrite is rejected that only tidies its source up.
pub const ONLY_TIDIED: &str =
    "This text only adds a capital letter and a full stop. The task asks for a rewrite in a formal style.";

/// Why ratings are rejected that were given without reading.
pub const UNREAD: &str = "All texts of this task got the same first answer, also those that clearly differ.";

/// Why a worker is excluded.
pub const EXCLUDED: &str =
    "You gave the first answer to every text, so we cannot use your ratings. We end your work in this study.";

/// The note of a decision where raters differ.
pub const DECIDED: &str = "Read again by the research team: this answer fits the definition in the instructions.";

const ENGLISH: Words = Words {
    questions: [
        "May I leave out a name that is only a form of address?",
        "One of the texts seems to be cut off in the middle of the sentence.",
        "Is a text with an exclamation mark always informal?",
    ],
    comments: ["The word order is unusual.", "It could also be meant ironically.", "Good, but a little long."],
    reason: "I do not know one of the words.",
    own_answer: "The tone is different.",
};

const FRENCH: Words = Words {
    questions: [
        "Puis-je supprimer un prénom qui ne sert qu'à interpeller ?",
        "Un des textes semble coupé au milieu de la phrase.",
        "Un texte avec un point d'exclamation est-il toujours familier ?",
    ],
    comments: ["L'ordre des mots est inhabituel.", "Cela pourrait être ironique.", "Bien, mais un peu long."],
    reason: "Je ne connais pas un des mots.",
    own_answer: "Le ton est différent.",
};

const ITALIAN: Words = Words {
    questions: [
        "Posso togliere un nome che serve solo a rivolgersi a qualcuno?",
        "Uno dei testi sembra interrotto a metà frase.",
        "Un testo con un punto esclamativo è sempre informale?",
    ],
    comments: ["L'ordine delle parole è insolito.", "Potrebbe essere ironico.", "Bene, ma un po' lungo."],
    reason: "Non conosco una delle parole.",
    own_answer: "Il tono è diverso.",
};

const PORTUGUESE: Words = Words {
    questions: [
        "Posso retirar um nome que serve só para chamar alguém?",
        "Um dos textos parece cortado no meio da frase.",
        "Um texto com ponto de exclamação é sempre informal?",
    ],
    comments: ["A ordem das palavras é incomum.", "Também pode ser ironia.", "Bom, mas um pouco longo."],
    reason: "Não conheço uma das palavras.",
    own_answer: "O tom é diferente.",
};

/// The sentences of workers of a language.
pub fn words(language: &Language) -> Words {
    match language.primary() {
        "fr" => FRENCH,
        "it" => ITALIAN,
        "pt" => PORTUGUESE,
        _ => ENGLISH,
    }
}
