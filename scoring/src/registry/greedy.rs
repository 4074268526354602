//! Mean cosine of each word with its most similar word.

use super::{
    entry::{Better, Entry, How, OverCorpus, Range, Resource, Scope},
    wmd::of_vectors,
};
use crate::measure::{Against, Stats, of_segments};

pub(super) static GREEDY: Entry = Entry {
    name: "greedy",
    command_name: "greedy",
    aliases: &[],
    title: "Greedy matching",
    meaning: "mean cosine of each word's likest",
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
            move |_, texts| Stats::number(vectors.greedy(texts.source, texts.output)),
        ))
    }),
};
