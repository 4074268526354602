//! Cosine of idf-weighted mean vectors.

use super::{
    entry::{Better, Entry, How, OverCorpus, Range, Resource, Scope},
    wmd::of_vectors,
};
use crate::measure::{Against, Stats, of_segments};

pub(super) static SIM: Entry = Entry {
    name: "sim",
    command_name: "sim",
    aliases: &[],
    title: "Sim",
    meaning: "cosine of idf-weighted mean vectors",
    against: Against::Source,
    needs: &[Resource::Vectors, Resource::WordWeights],
    uses: &[],
    range: Range::SIGNED,
    better: Better::Higher,
    scope: Scope::Output,
    digits: 3,
    corpus: OverCorpus::Mean,
    how: How::Texts(|_, resources| {
        let vectors = resources.vectors()?;
        let idf = resources.word_weights()?;
        let signature = of_vectors(&vectors, "idf");
        Ok(of_segments(
            move |_| signature.clone(),
            move |_, texts| Stats::number(vectors.sim(&idf, texts.source, texts.output)),
        ))
    }),
};
