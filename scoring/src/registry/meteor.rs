//! METEOR.

use std::sync::Arc;

use super::entry::{Better, Entry, How, Optional, OverCorpus, Range, Scope};
use crate::{
    measure::{Against, Stats, of_segments},
    meteor::{Meteor, Stemmer},
};

pub(super) static METEOR: Entry = Entry {
    name: "meteor",
    command_name: "meteor",
    aliases: &[],
    title: "METEOR",
    meaning: "words, stems and synonyms in common, 0 to 1",
    against: Against::References,
    needs: &[],
    uses: &[Optional::Stems, Optional::Synonyms],
    range: Range::UNIT,
    better: Better::Higher,
    scope: Scope::Output,
    digits: 3,
    corpus: OverCorpus::Mean,
    how: How::Texts(|settings, resources| {
        let stemmer = settings.language.as_deref().and_then(Stemmer::of);
        let signed = Arc::new(Meteor { tokenizer: settings.tokenizer, stemmer, wordnet: resources.wordnet.clone() });
        let meteor = Arc::clone(&signed);
        Ok(of_segments(
            move |n_references| signed.signature(n_references),
            move |scratch, texts| Stats::number(Some(meteor.segment_in(scratch, texts.output, texts.references))),
        ))
    }),
};
