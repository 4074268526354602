//! The suggested message to a worker about a decision, in their language; the reviewer may change every word.

use shared::{Grade, Language, Reason, ReviewVerdict};

use super::Judgement;

/// The sentences of one language.
struct Words {
    accept: &'static str,
    exclude: &'static str,
    because: &'static str,
    thanks: &'static str,
    reason: fn(Reason) -> &'static str,
}

/// A message that accepts or excludes, with the reasons given, in the worker's language (English if that is not
/// available).
pub fn proposal<'a>(
    language: &Language,
    verdict: ReviewVerdict,
    judgements: impl Iterator<Item = &'a Judgement>,
) -> String {
    let words = words(language);
    if verdict == ReviewVerdict::Accept {
        return words.accept.to_owned();
    }
    let mut counts: Vec<(Reason, usize)> = Reason::ALL.iter().map(|reason| (*reason, 0)).collect();
    for reason in
        judgements.filter(|judgement| judgement.grade != Grade::Excellent).flat_map(|judgement| &judgement.reasons)
    {
        if let Some(entry) = counts.iter_mut().find(|(known, _)| known == reason) {
            entry.1 += 1;
        }
    }
    counts.retain(|(reason, n)| *n > 0 && *reason != Reason::Other);
    let mut lines = vec![words.exclude.to_owned()];
    if !counts.is_empty() {
        lines.push(words.because.to_owned());
        lines.extend(counts.iter().map(|(reason, n)| format!("- {} ({n})", (words.reason)(*reason))));
    }
    lines.push(words.thanks.to_owned());
    lines.join("\n")
}

fn words(language: &Language) -> Words {
    match language.primary() {
        "fr" => Words {
            accept: "Merci pour vos textes d’essai : ils sont bons. Vous pouvez maintenant participer à la vraie tâche.",
            exclude: "Merci pour vos textes d’essai. Nous ne pouvons malheureusement pas vous proposer la suite de cette tâche.",
            because: "Ce que nous avons remarqué (nombre de textes) :",
            thanks: "Votre travail d’essai vous est payé. Vous pouvez répondre à la personne de contact si vous n’êtes pas d’accord.",
            reason: |reason| match reason {
                Reason::Minimal => "presque rien n’a été changé",
                Reason::Meaning => "le sens a changé",
                Reason::Informal => "le texte reste familier",
                Reason::Fluency => "la phrase n’est pas naturelle",
                Reason::Language => "le texte n’est pas en français",
                Reason::Other => "autre raison",
            },
        },
        "it" => Words {
            accept: "Grazie per i testi di prova: vanno bene. Ora può partecipare al compito vero e proprio.",
            exclude: "Grazie per i testi di prova. Purtroppo non possiamo proporle di continuare con questo compito.",
            because: "Che cosa abbiamo notato (numero di testi):",
            thanks: "Il lavoro di prova le viene pagato. Se non è d’accordo, può scrivere alla persona di contatto.",
            reason: |reason| match reason {
                Reason::Minimal => "non è cambiato quasi niente",
                Reason::Meaning => "il significato è cambiato",
                Reason::Informal => "il testo è rimasto informale",
                Reason::Fluency => "la frase non è scorrevole",
                Reason::Language => "il testo non è in italiano",
                Reason::Other => "altro motivo",
            },
        },
        "pt" => Words {
            accept: "Obrigado pelos textos de teste: estão bons. Agora você pode participar da tarefa de verdade.",
            exclude: "Obrigado pelos textos de teste. Infelizmente não podemos oferecer a continuação desta tarefa a você.",
            because: "O que notamos (número de textos):",
            thanks: "O seu trabalho de teste será pago. Se não concordar, escreva à pessoa de contato.",
            reason: |reason| match reason {
                Reason::Minimal => "quase nada foi mudado",
                Reason::Meaning => "o sentido mudou",
                Reason::Informal => "o texto continua informal",
                Reason::Fluency => "a frase não soa natural",
                Reason::Language => "o texto não está em português",
                Reason::Other => "outro motivo",
            },
        },
        _ => Words {
            accept: "Thank you for your trial texts: they are good. The real task is open to you now.",
            exclude: "Thank you for your trial texts. Unfortunately we cannot offer you the rest of this task.",
            because: "What we noticed (number of texts):",
            thanks: "Your trial work is paid. If you do not agree, write to the contact of the study.",
            reason: |reason| match reason {
                Reason::Minimal => "hardly anything was changed",
                Reason::Meaning => "the meaning has changed",
                Reason::Informal => "the text is still informal",
                Reason::Fluency => "the sentence does not read naturally",
                Reason::Language => "the text is not in the language asked for",
                Reason::Other => "another reason",
            },
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_counted_in_the_language_of_the_worker() {
        let poor =
            |reasons: &[Reason]| Judgement { grade: Grade::Poor, reasons: reasons.to_vec(), note: String::new() };
        let given = [poor(&[Reason::Minimal]), poor(&[Reason::Minimal, Reason::Meaning])];
        let message = proposal(&"it".parse().expect("a tag"), ReviewVerdict::Exclude, given.iter());
        assert!(
            message.contains("non è cambiato quasi niente (2)") && message.contains("il significato è cambiato (1)"),
            "{message}"
        );
    }

    #[test]
    fn every_language_has_both_messages() {
        for tag in ["fr", "it", "pt-BR", "en", "ja"] {
            let language = tag.parse().expect("a tag");
            for verdict in ReviewVerdict::ALL {
                assert!(!proposal(&language, *verdict, [].iter()).is_empty());
            }
        }
    }
}
