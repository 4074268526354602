//! Cosine of the extreme vectors.

use super::{
    entry::{Better, Entry, How, OverCorpus, Range, Resource, Scope},
    wmd::of_vectors,
};
use crate::measure::{Against, Stats, of_segments};

pub(super) static EXTREMA: Entry = Entry {
    name: "extrema",
    command_name: "extrema",
    aliases: &[],
    title: "Vector extrema",
    meaning: "cosine of the extreme vectors",
    against: Against::Source,
    needs: &[Resource::Vectors],
    uses: &[],
    range: Range::SIGNED,
    better: Better::Higher,
    scope: Scope::Output,
    digits: 3,
    corpus: OverCorpus::Mean,
    how: How::Texts(|_, resources| {
        let vectors = resources.vectors()?;
        let signature = of_vectors(&vectors, "equal");
        Ok(of_segments(
            move |_| signature.clone(),
            move |_, texts| Stats::number(vectors.extrema(texts.source, texts.output)),
        ))
    }),
};
