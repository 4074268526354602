//! Cosine of mean vectors.

use super::{
    entry::{Better, Entry, How, OverCorpus, Range, Resource, Scope},
    wmd::of_vectors,
};
use crate::measure::{Against, Stats, of_segments};

pub(super) static AVERAGE: Entry = Entry {
    name: "average",
    command_name: "average",
    aliases: &[],
    title: "Average vectors",
    meaning: "cosine of mean vectors",
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
            move |_, texts| Stats::number(vectors.average(texts.source, texts.output)),
        ))
    }),
};
