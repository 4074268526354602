//! Planning the hits of a batch: a pure function of the definition, the specification, the texts and the seed.
//!
//! Sources are grouped into blocks of the size of a hit. Each hit of a block contains one item of every source of the
//! block. Thus no hit contains a source twice, and a worker who has done one hit of a block can do none of the block's
//! other hits, but is excluded from nothing else.

use rand::seq::SliceRandom;
use rand_chacha::ChaCha12Rng;
use shared::{Definition, OutputId, Problem, SourceId, Subject, SystemId, refusal};
use store::output::OutputKey;

use super::BatchSpec;
use crate::generator;

/// The maximum number of planned items; all pairs of a hundred systems would be about five thousand for each source.
const MAX_ITEMS: usize = 2_500_000;

/// The available texts.
#[derive(Clone, Debug, Default)]
pub(super) struct Pool {
    /// The sources in their order.
    pub sources: Vec<SourceId>,
    /// Their outputs, in the order of the sources.
    pub outputs: Vec<OutputKey>,
    /// The system of human rewrites.
    pub human: Option<SystemId>,
}

/// The planned hits of a batch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The hits in their order.
    pub hits: Vec<PlannedHit>,
    /// The number of sources used.
    pub n_sources: usize,
    /// The number of sources with too few outputs of the chosen systems.
    pub left_out: usize,
    /// The largest number of items of a single source: because a worker gets a source only once, this many workers are
    /// needed for each counted submission that a hit needs.
    pub n_workers: usize,
}

/// One hit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedHit {
    /// Its items, all from different sources.
    pub items: Vec<PlannedItem>,
}

/// One item of a hit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedItem {
    /// The source.
    pub source: SourceId,
    /// The human rewrite shown with a ranking.
    pub reference: Option<OutputId>,
    /// The outputs to judge.
    pub outputs: Vec<OutputId>,
}

/// Plans a batch.
pub(super) fn plan(definition: &Definition, spec: &BatchSpec, pool: &Pool, seed: i64) -> Result<Plan, Problem> {
    let mut random = generator(seed);
    let mut sources: Vec<(SourceId, Vec<PlannedItem>)> = Vec::new();
    let (mut outputs, mut n_items) = (pool.outputs.as_slice(), 0);
    for source in &pool.sources {
        let n = outputs.iter().take_while(|output| output.source_id == *source).count();
        let (own, rest) = outputs.split_at(n);
        outputs = rest;
        let items = items(definition.subject, spec, (*source, own, pool.human), &mut random);
        n_items += items.len();
        if n_items > MAX_ITEMS {
            return Err(Problem::invalid("systems", refusal::batch_of_too_many_items(MAX_ITEMS)));
        }
        if !items.is_empty() {
            sources.push((*source, items));
        }
    }
    let left_out = pool.sources.len() - sources.len();
    sources.shuffle(&mut random);
    sources.truncate(sample(spec, sources.len())?);
    if spec.spread {
        spread(&mut sources);
    }
    let n_workers = sources.iter().map(|(_, items)| items.len()).max().unwrap_or(0);
    let size = usize::try_from(definition.items_per_hit).unwrap_or(1).max(1);
    let mut hits: Vec<PlannedHit> = sources.chunks(size).flat_map(block).collect();
    hits.shuffle(&mut random);
    Ok(Plan { hits, n_sources: sources.len(), left_out, n_workers })
}

/// Keeps one item per source, taken from each system in turn: for studies with fewer workers than systems times
/// judgements.
fn spread(sources: &mut [(SourceId, Vec<PlannedItem>)]) {
    for (turn, (_, items)) in sources.iter_mut().enumerate() {
        let mine = turn % items.len();
        items.swap(0, mine);
        items.truncate(1);
    }
}

fn sample(spec: &BatchSpec, there: usize) -> Result<usize, Problem> {
    let refuse = |reason| Err(Problem::invalid("sample", reason));
    match spec.sample.map(usize::try_from) {
        _ if there == 0 => refuse(refusal::batch_is_empty(spec.language.as_str())),
        None => Ok(there),
        Some(Ok(n)) if (1..=there).contains(&n) => Ok(n),
        Some(_) => refuse(refusal::sample_out_of_range(there)),
    }
}

/// The items of one source: one for a rewrite or a ranking, one for each output on a scale, one for each pair of
/// outputs side by side.
fn items(
    subject: Subject,
    spec: &BatchSpec,
    (source, own, human): (SourceId, &[OutputKey], Option<SystemId>),
    random: &mut ChaCha12Rng,
) -> Vec<PlannedItem> {
    if subject == Subject::Source {
        return vec![PlannedItem { source, reference: None, outputs: Vec::new() }];
    }
    let mut rewrites: Vec<OutputId> =
        own.iter().filter(|output| Some(output.system_id) == human).map(|output| output.id).collect();
    rewrites.shuffle(random);
    let wants_human = human.is_some_and(|human| spec.systems.contains(&human));
    let n_human = match (wants_human, spec.all_human) {
        (false, _) => 0,
        (true, true) if subject.n_systems() == 1 => rewrites.len(),
        (true, _) => rewrites.len().min(1),
    };
    let chosen = |output: &&OutputKey| spec.systems.contains(&output.system_id) && Some(output.system_id) != human;
    let mut chosen: Vec<&OutputKey> = own.iter().filter(chosen).collect();
    chosen.sort_by_key(|output| output.system_id);
    let mut judged: Vec<OutputId> = chosen.into_iter().map(|output| output.id).collect();
    judged.extend(&rewrites[..n_human]);
    if !spec.spread {
        judged.shuffle(random);
    }
    if subject.is_two() {
        return pairs(source, &judged);
    }
    if subject != Subject::Outputs {
        return judged
            .into_iter()
            .map(|output| PlannedItem { source, reference: None, outputs: vec![output] })
            .collect();
    }
    if judged.len() < 2 {
        return Vec::new();
    }
    vec![PlannedItem { source, reference: rewrites.get(n_human).copied(), outputs: judged }]
}

/// All pairs of outputs.
fn pairs(source: SourceId, judged: &[OutputId]) -> Vec<PlannedItem> {
    let others = |(index, one): (usize, &OutputId)| {
        let one = *one;
        judged[index + 1..].iter().map(move |other| PlannedItem { source, reference: None, outputs: vec![one, *other] })
    };
    judged.iter().enumerate().flat_map(others).collect()
}

/// The hits of a block: the first contains the first item of each source, the second the second item, and so on.
fn block(sources: &[(SourceId, Vec<PlannedItem>)]) -> Vec<PlannedHit> {
    let most = sources.iter().map(|(_, items)| items.len()).max().unwrap_or(0);
    let hit =
        |turn: usize| PlannedHit { items: sources.iter().filter_map(|(_, items)| items.get(turn).cloned()).collect() };
    (0..most).map(hit).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use shared::{Language, TaskId};
    use uuid::Uuid;

    use super::*;
    use crate::design::preset::Preset;

    fn id<T: From<Uuid>>(n: u128) -> T {
        T::from(Uuid::from_u128(n))
    }

    /// Ten sources with outputs of systems 1 and 2, and two human rewrites (system 9).
    fn pool() -> Pool {
        let output = |n: u128| {
            move |(index, system): (usize, u128)| OutputKey {
                id: id(n * 100 + index as u128),
                source_id: id(n),
                system_id: id(system),
            }
        };
        Pool {
            sources: (1..=10).map(id).collect(),
            outputs: (1..=10).flat_map(|n| [1, 2, 9, 9].into_iter().enumerate().map(output(n))).collect(),
            human: Some(id(9)),
        }
    }

    fn spec(systems: &[u128]) -> BatchSpec {
        BatchSpec {
            task: id::<TaskId>(1),
            language: "fr".parse().expect("a tag"),
            label: String::new(),
            sample: None,
            systems: systems.iter().map(|n| id(*n)).collect(),
            all_human: true,
            spread: false,
            seed: None,
        }
    }

    fn definition(preset: Preset, items_per_hit: i64) -> Definition {
        let french: Language = "fr".parse().expect("a tag");
        Definition { items_per_hit, ..preset.definition(&[french]).expect("a definition") }
    }

    #[test]
    fn a_seed_gives_the_same_batch_again() {
        let formality = definition(Preset::Formality, 3);
        let sampled = BatchSpec { sample: Some(4), ..spec(&[1, 2, 9]) };
        let make = |seed| plan(&formality, &sampled, &pool(), seed).expect("a plan");
        assert_eq!(make(7), make(7));
        assert_ne!(make(7), make(8));
        assert_eq!(make(7).n_sources, 4);
    }

    #[test]
    fn each_output_is_in_one_hit_and_no_hit_holds_a_source_twice() {
        let plan = plan(&definition(Preset::Formality, 3), &spec(&[1, 2, 9]), &pool(), 5).expect("a plan");
        let outputs: Vec<OutputId> =
            plan.hits.iter().flat_map(|hit| &hit.items).flat_map(|item| item.outputs.clone()).collect();
        assert_eq!(outputs.len(), 40);
        assert_eq!(outputs.iter().collect::<HashSet<_>>().len(), 40);
        for hit in &plan.hits {
            let sources: HashSet<_> = hit.items.iter().map(|item| item.source).collect();
            assert_eq!(sources.len(), hit.items.len());
            assert!(hit.items.len() <= 3);
        }
    }

    #[test]
    fn a_ranking_shows_a_human_rewrite_that_is_not_ranked() {
        let plan = plan(&definition(Preset::Ranking, 1), &spec(&[1, 2, 9]), &pool(), 5).expect("a plan");
        assert_eq!(plan.hits.len(), 10);
        for item in plan.hits.iter().flat_map(|hit| &hit.items) {
            assert_eq!(item.outputs.len(), 3);
            assert!(!item.outputs.contains(&item.reference.expect("a reference")));
        }
    }

    #[test]
    fn a_source_without_two_outputs_is_left_out_of_a_ranking() {
        let mut texts = pool();
        texts.outputs.retain(|output| output.source_id != id(3) || output.system_id == id(1));
        let plan = plan(&definition(Preset::Ranking, 1), &spec(&[1, 2]), &texts, 5).expect("a plan");
        assert_eq!((plan.n_sources, plan.left_out), (9, 1));
    }

    #[test]
    fn spread_judges_each_source_once_and_each_system_as_often() {
        let spread = BatchSpec { all_human: false, spread: true, ..spec(&[1, 2]) };
        let plan = plan(&definition(Preset::Formality, 1), &spread, &pool(), 5).expect("a plan");
        assert_eq!((plan.hits.len(), plan.n_workers), (10, 1));
        let of = |system: u128| {
            let texts = pool();
            let judged = plan.hits.iter().flat_map(|hit| &hit.items).flat_map(|item| item.outputs.clone());
            judged.filter(|output| texts.outputs.iter().any(|o| o.id == *output && o.system_id == id(system))).count()
        };
        assert_eq!((of(1), of(2)), (5, 5));
    }

    #[test]
    fn a_sample_larger_than_what_there_is_is_refused() {
        let large = BatchSpec { sample: Some(11), ..spec(&[]) };
        assert_eq!(
            plan(&definition(Preset::Rewrite, 1), &large, &pool(), 5).expect_err("refused").field(),
            Some("sample")
        );
    }
}
