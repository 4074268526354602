//! A sentence in pieces, so that a page can show its instants on the reader's clock.

use super::{Argument, Message};
use crate::{Locale, Time};

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words.
    Text(String),
    /// An instant.
    Time(Time),
}

/// Stands on both sides of an instant's place in a text; Unicode keeps it free of any meaning.
const MARK: char = '\u{fdd0}';

impl Message {
    /// The text in a language, with its instants apart.
    pub fn pieces(&self, locale: Locale) -> Vec<Piece> {
        let mut marked = self.clone();
        let mut times = Vec::new();
        let Some(keyed) = &mut marked.keyed else { return vec![Piece::Text(self.text.clone())] };
        keyed.arguments.values_mut().for_each(|argument| argument.take_times(&mut times));
        if times.is_empty() {
            return vec![Piece::Text(self.in_locale(locale))];
        }
        let text = marked.in_locale(locale);
        let pieces = text.split(MARK).enumerate().filter_map(|(index, part)| {
            if index % 2 == 1 {
                return part.parse().ok().and_then(|at: usize| times.get(at)).copied().map(Piece::Time);
            }
            (!part.is_empty()).then(|| Piece::Text(part.to_owned()))
        });
        pieces.collect()
    }
}

impl Argument {
    /// Puts marks in the place of instants, and the instants into a list.
    fn take_times(&mut self, times: &mut Vec<Time>) {
        match self {
            Self::Time { time } => {
                times.push(*time);
                *self = Self::Text(format!("{MARK}{}{MARK}", times.len() - 1));
            }
            Self::Message(inner) => {
                let arguments = inner.keyed.iter_mut().flat_map(|keyed| keyed.arguments.values_mut());
                arguments.for_each(|argument| argument.take_times(times));
            }
            Self::List(all) => all.iter_mut().for_each(|argument| argument.take_times(times)),
            Self::Text(text) => text.retain(|sign| sign != MARK),
            Self::Number(_) | Self::Decimal { .. } | Self::Money { .. } | Self::Country { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal;

    #[test]
    fn instants_are_apart_and_the_words_around_them_stay() {
        let at = Time(1_795_000_000_000_000);
        let message = refusal::message_again(40, 75, 1, at);
        let pieces = message.pieces(Locale::En);
        assert_eq!(pieces.iter().filter(|piece| **piece == Piece::Time(at)).count(), 1);
        let worded: String = pieces
            .iter()
            .map(|piece| match piece {
                Piece::Text(text) => text.clone(),
                Piece::Time(at) => Locale::En.date_time(*at),
            })
            .collect();
        assert_eq!(worded, message.in_locale(Locale::En));
        assert_eq!(Message::from("as typed".to_owned()).pieces(Locale::Fr), [Piece::Text("as typed".to_owned())]);
    }
}
