//! Word Mover's Distance with the words of style masked in both, lower is nearer.

use super::{
    entry::{Better, Entry, How, OverCorpus, Range, Resource, Scope},
    wmd::of_vectors,
};
use crate::measure::{Against, Stats, of_segments};

pub(super) static WMD_MASKED: Entry = Entry {
    name: "wmd_masked",
    command_name: "wmd-masked",
    aliases: &[],
    title: "WMD, masked",
    meaning: "Word Mover's Distance with the words of style masked in both, lower is nearer",
    against: Against::Source,
    needs: &[Resource::Vectors, Resource::StyleModel],
    uses: &[],
    range: Range::POSITIVE,
    better: Better::Lower,
    scope: Scope::Output,
    digits: 3,
    corpus: OverCorpus::Mean,
    how: How::Texts(|_, resources| {
        let vectors = resources.vectors()?;
        let lexicon = resources.lexicon()?;
        let signature = "masked:style|".to_owned() + &of_vectors(&vectors, "equal");
        Ok(of_segments(
            move |_| signature.clone(),
            move |_, texts| {
                Stats::number(vectors.movers_distance(&lexicon.masked(texts.source), &lexicon.masked(texts.output)))
            },
        ))
    }),
};
