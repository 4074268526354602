//! Predicted mean of human ratings.

use super::entry::{Better, Entry, How, NeuralMetric, OverCorpus, Range, Resource, Scope};
use crate::measure::Against;

pub(super) static RATING: Entry = Entry {
    name: "rating",
    command_name: "rating",
    aliases: &[],
    title: "Predicted rating",
    meaning: "mean of the ratings that people would give",
    against: Against::Itself,
    needs: &[Resource::RatingModel],
    uses: &[],
    range: Range::ANY,
    better: Better::Higher,
    scope: Scope::Output,
    digits: 3,
    corpus: OverCorpus::Mean,
    how: How::Neural(NeuralMetric::Rating),
};
