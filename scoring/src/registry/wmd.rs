//! Word Mover's Distance of word vectors, lower is nearer.

use super::entry::{Better, Entry, How, OverCorpus, Range, Resource, Scope};
use crate::{
    embeddings::Vectors,
    measure::{Against, Stats, of_segments},
    metric::signature,
};

pub(super) static WMD: Entry = Entry {
    name: "wmd",
    command_name: "wmd",
    aliases: &[],
    title: "WMD",
    meaning: "Word Mover's Distance of word vectors, lower is nearer",
    against: Against::Source,
    needs: &[Resource::Vectors],
    uses: &[],
    range: Range::POSITIVE,
    better: Better::Lower,
    scope: Scope::Output,
    digits: 3,
    corpus: OverCorpus::Mean,
    how: How::Texts(|_, resources| {
        let vectors = resources.vectors()?;
        let signature = of_vectors(&vectors, "equal");
        Ok(of_segments(
            move |_| signature.clone(),
            move |_, texts| Stats::number(vectors.movers_distance(texts.source, texts.output)),
        ))
    }),
};

/// The signature of a number of word vectors.
pub(super) fn of_vectors(vectors: &Vectors, weights: &str) -> String {
    let dimension = vectors.dimension().to_string();
    signature(&[
        ("against", "source"),
        ("case", "lc"),
        ("tok", "uax29"),
        ("norm", "nfc"),
        ("weights", weights),
        ("dim", &dimension),
    ])
}
