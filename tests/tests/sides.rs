//! Answers name texts and not sides: given once more with every order reversed, and by other workers first, they make the
//! same tables.

use std::collections::BTreeMap;

use engine::{Engine, crowd::claim::Claimed, design::preset::Preset, texts::output::Builtin};
use report::grid::Cell;
use shared::{
    AssignmentId, ChoiceQuestion, Chosen, NewAnswer, PairwiseQuestion, QuestionKind, Shown, ShownItem, Submission,
    Submitted, SystemId, TaskId, Value,
};
use system_tests::{
    database::{Database, Kind},
    scene::Scene,
    worker::submission_id,
};

const N_SOURCES: usize = 10;
const N_WORKERS: usize = 3;

/// What is shown side by side or in an order, and what stands alone.
const PRESETS: [Preset; 8] = [
    Preset::AbStyle,
    Preset::AbSemantics,
    Preset::AbFluency,
    Preset::Preference,
    Preset::NaturalnessRelative,
    Preset::Comparison,
    Preset::Ranking,
    Preset::StyleBinary,
];

/// What a worker makes of a text: a number that hangs on both, and on what is asked.
fn mark(text: &str, question: &str, worker: usize) -> u64 {
    let bytes = text.bytes().chain(question.bytes());
    bytes.fold(7 + worker as u64, |sum, byte| (sum * 31 + u64::from(byte)) % 10_007)
}

fn answer(item: &ShownItem, key: &str, kind: &QuestionKind, worker: usize) -> Vec<(Option<shared::OutputId>, Value)> {
    let of = |text: &str| mark(text, key, worker);
    match kind {
        QuestionKind::Pairwise(PairwiseQuestion { tie }) => {
            let best = item.outputs.iter().max_by_key(|shown| of(&shown.text)).expect("two texts");
            let sum: u64 = item.outputs.iter().map(|shown| of(&shown.text)).sum();
            let value = if *tie && sum.is_multiple_of(4) {
                Value::Tie
            } else {
                Value::Preferred(best.output.expect("an output"))
            };
            vec![(None, value)]
        }
        QuestionKind::Ranking(_) => {
            let better = |text: &str| item.outputs.iter().filter(|other| of(&other.text) > of(text)).count();
            let rank = |text: &str| 1 + i64::try_from(better(text)).expect("a few texts");
            item.outputs.iter().map(|shown| (shown.output, Value::Number(rank(&shown.text)))).collect()
        }
        QuestionKind::Choice(ChoiceQuestion { options, .. }) => {
            let place = usize::try_from(of(&item.outputs[0].text)).expect("a place") % options.len();
            vec![(None, Value::Chosen(Chosen { keys: vec![options[place].key.clone()], other: None }))]
        }
        _ => Vec::new(),
    }
}

fn answers(shown: &Shown, worker: usize) -> Vec<NewAnswer> {
    let mut all = Vec::new();
    for item in &shown.items {
        for question in &shown.questions {
            let given = answer(item, &question.key, &question.kind, worker);
            let new = |(output, value)| NewAnswer { item: item.id, question: question.key.clone(), output, value };
            all.extend(given.into_iter().map(new));
        }
    }
    all
}

/// What a worker saw of each text's task, in which order.
type Orders = BTreeMap<(usize, &'static str, String), Vec<String>>;

fn order(shown: &Shown) -> Vec<String> {
    shown.items[0].outputs.iter().map(|output| output.text.clone()).collect()
}

/// What names an item, in either order.
fn texts(shown: &Shown) -> String {
    let mut texts = order(shown);
    texts.sort_unstable();
    texts.join("\n")
}

/// A study with all of these tasks, worked through; its orders, and what its tables say of cells that rest on no chance.
struct Pass<'a> {
    database: &'a Database,
    engine: &'a Engine,
    scene: Scene,
    orders: Orders,
}

impl Pass<'_> {
    async fn task(&self, preset: Preset) -> anyhow::Result<TaskId> {
        let set = |definition: &mut shared::Definition| {
            (definition.items_per_hit, definition.need) = (1, i64::try_from(N_WORKERS).expect("a few"));
        };
        let task = self.scene.open_task(self.engine, preset, set).await?;
        let systems = self.engine.systems(&self.scene.admin, self.scene.study).await?;
        // One alone, of which every worker meets every text.
        let wanted = |name: &str| preset != Preset::StyleBinary || name == "RULE-BASED";
        let systems: Vec<SystemId> = systems.iter().filter(|of| wanted(&of.name)).map(|of| of.id).collect();
        self.scene.batch(self.engine, task, systems).await?;
        Ok(task)
    }

    /// Works through a task; with `before`, every order is drawn until it is the reverse of what it was.
    async fn work(
        &mut self,
        (preset, task): (Preset, TaskId),
        worker: usize,
        before: Option<&Orders>,
    ) -> anyhow::Result<()> {
        let actor = self.scene.workers[worker].actor;
        while let Claimed::Hit { assignment } = self.engine.claim(&actor, self.scene.study, task).await? {
            let mut shown = self.engine.shown(&actor, assignment).await?;
            let key = (worker, preset.as_str(), texts(&shown));
            if let Some(seen) = before.and_then(|before| before.get(&key)) {
                let wanted: Vec<String> = seen.iter().rev().cloned().collect();
                shown = self.reversed(worker, assignment, &wanted).await?;
            }
            self.orders.insert(key, order(&shown));
            let id = submission_id();
            let given = Submission { insist: true, ..Submission::new(id, answers(&shown, worker)) };
            let stored = self.engine.submit(&actor, assignment, given).await?;
            anyhow::ensure!(matches!(stored, Submitted::Stored { .. }), "{stored:?}");
        }
        Ok(())
    }

    async fn reversed(&self, worker: usize, assignment: AssignmentId, wanted: &[String]) -> anyhow::Result<Shown> {
        for seed in 1..200 {
            self.database.set_seed(assignment, seed).await?;
            let shown = self.engine.shown(&self.scene.workers[worker].actor, assignment).await?;
            if order(&shown) == wanted {
                return Ok(shown);
            }
        }
        anyhow::bail!("no seed of 200 shows {wanted:?}")
    }

    /// Every number of every table but intervals and medians of draws, which rest on the study's seed.
    async fn numbers(&self) -> anyhow::Result<Vec<(String, f64, bool)>> {
        let report = report::Reports::new(self.engine.clone())
            .paper_tables(&self.scene.admin, self.scene.study, Some("COPY".to_owned()))
            .await?;
        let mut found = Vec::new();
        for table in &report.tables {
            for row in &table.grid.rows {
                for (cell, column) in row.iter().zip(&table.grid.columns) {
                    let name = format!("{} {} {column}", table.key, table.grid.name(row));
                    match cell {
                        Cell::Count { count } => found.push((name, *count as f64, false)),
                        Cell::Number(of) if of.spread.is_none() || table.key != "xformal-t10" => {
                            // Other stars than these are of intervals.
                            let wins = of.star && table.key == "pang-t4";
                            found.push((name, of.value, wins));
                        }
                        _ => {}
                    }
                }
            }
        }
        Ok(found)
    }
}

async fn pass<'a>((database, engine): (&'a Database, &'a Engine), before: Option<&Orders>) -> anyhow::Result<Pass<'a>> {
    let scene = Scene::new(engine, N_SOURCES, N_WORKERS).await?;
    for builtin in [Builtin::Copy, Builtin::RuleBased] {
        engine.run_builtin(&scene.admin, scene.study, builtin).await?;
    }
    let mut pass = Pass { database, engine, scene, orders: Orders::new() };
    for preset in PRESETS {
        let task = pass.task(preset).await?;
        let mut workers: Vec<usize> = (0..N_WORKERS).collect();
        if before.is_some() {
            workers.reverse();
        }
        for worker in workers {
            pass.work((preset, task), worker, before).await?;
        }
    }
    Ok(pass)
}

async fn flipped(kind: Kind) -> anyhow::Result<()> {
    let (Some(first), Some(second)) = (Database::new(kind).await?, Database::new(kind).await?) else { return Ok(()) };
    let engines = (first.engine().await?, second.engine().await?);
    let once = pass((&first, &engines.0), None).await?;
    let again = pass((&second, &engines.1), Some(&once.orders)).await?;
    assert_eq!(once.orders.len(), PRESETS.len() * N_SOURCES * N_WORKERS);
    for (key, seen) in &once.orders {
        assert!(again.orders[key].iter().eq(seen.iter().rev()), "{key:?} was shown the other way round");
    }
    let (numbers, same) = (once.numbers().await?, again.numbers().await?);
    for table in ["xformal-t7", "mir-t6", "pang-t4"] {
        assert!(numbers.iter().any(|(name, ..)| name.starts_with(table)), "{table} has numbers: {numbers:?}");
    }
    for ((name, number, star), (other, found, starred)) in numbers.iter().zip(&same) {
        assert_eq!((name, star), (other, starred));
        assert!((number - found).abs() < 1e-9, "{name}: {number}, with all sides flipped {found}");
    }
    assert_eq!(numbers.len(), same.len());
    drop(engines);
    first.remove().await?;
    second.remove().await
}

#[tokio::test]
async fn flipped_sides_change_no_table_on_sqlite() -> anyhow::Result<()> {
    flipped(Kind::Sqlite).await
}

#[tokio::test]
async fn flipped_sides_change_no_table_on_postgres() -> anyhow::Result<()> {
    flipped(Kind::Postgres).await
}
