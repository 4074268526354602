//! Tests of imports that are larger than one transaction, on both engines: all or nothing, whenever a process stops.

use std::{sync::Arc, time::Duration};

use shared::import::{FileFormat, Mapping};
use store::scratch::Scratch;

use super::*;
use crate::{
    Ambient as _, NewPerson, System,
    ambient::StillClock,
    blocking::{every_place, place},
    design::study::NewStudy,
    texts::{
        import::{Choice, File, arrive::no_import},
        output::Builtin,
        source::SourceFilter,
    },
};

/// Rows for three transactions.
const ROWS: usize = 2 * CHUNK_ROWS + 10;

struct Stage {
    engine: Engine,
    clock: Arc<StillClock>,
    actor: Actor,
    study: StudyId,
}

fn file(n: usize, from: usize) -> File {
    let rows: String = (from..from + n).map(|n| format!("row {n},id{n},x{n}\n")).collect();
    let bytes = format!("text,id,topic\n{rows}").into_bytes();
    File { kind: FileKind::Sources, name: "s.csv".to_owned(), format: Some(FileFormat::Csv), bytes }
}

fn choice() -> Choice {
    let (text, id, default_language) = ("text".to_owned(), "id".to_owned(), "en".to_owned());
    let mapping = Mapping { text, id, default_language, ..Mapping::default() };
    Choice { mapping, skip_refused: false }
}

impl Stage {
    async fn new(scratch: &Scratch) -> Self {
        let clock = Arc::new(StillClock::default());
        let engine = Engine::new(scratch.open().await.unwrap(), clock.clone());
        let (name, email) = ("Ann".to_owned(), "ann@example.org".to_owned());
        let new = NewPerson { name, email, password: "a long enough pass phrase".to_owned() };
        let person = engine.add_person(new, true).await.unwrap();
        let actor = Actor { person: person.id, admin: true };
        let new = NewStudy { title: "Import".to_owned(), languages: vec!["en".parse().unwrap()] };
        let study = engine.create_study(&actor, new).await.unwrap();
        Self { engine, clock, actor, study }
    }

    /// Stages rows, and returns them as an arrival with the id of its import.
    async fn put_down(&self, n: usize) -> (Arrival, ImportId) {
        let taken = (place().await.unwrap(), file(n, 0));
        let parsed = self.engine.parse(&self.actor, self.study, taken, &choice().mapping).await.unwrap();
        let fit = self.engine.fit(&mut self.engine.read().await.unwrap(), self.study, parsed.clone()).await.unwrap();
        let arrival = Arrival {
            actor: self.actor,
            study: self.study,
            kind: FileKind::Sources,
            systems: Vec::new(),
            base: fit.base,
            verb: "import",
            what: "sources",
            which: self.study.to_string(),
            after: serde_json::Value::Null,
            upload: None,
        };
        let mut chunks = self.engine.read_again(parsed, fit.rows, fit.last);
        let begun = [chunks.recv().await.unwrap().unwrap(), chunks.recv().await.unwrap().unwrap()];
        let import = self.engine.id();
        self.engine.put_down(&arrival, import, begun, chunks).await.unwrap();
        (arrival, import)
    }

    async fn n_sources(&self) -> i64 {
        self.engine.n_sources(&self.actor, self.study).await.unwrap().iter().map(|(_, n)| n).sum()
    }

    async fn import(&self, file: File) -> Result<bool> {
        Ok(self.engine.import(&self.actor, self.study, file, &choice()).await?.written)
    }

    /// Runs a sweep a minute later; returns how many imports it found.
    async fn sweep(&self) -> usize {
        self.clock.advance(Duration::from_secs(61));
        self.engine.sweep().await.unwrap().imports
    }
}

async fn all_rows_arrive_in_their_order(stage: &Stage) {
    assert!(stage.import(file(ROWS, 0)).await.unwrap());
    assert!(stage.import(file(3, ROWS)).await.unwrap());
    let (mut after, mut seen) = (0, 0);
    loop {
        let filter = SourceFilter { after, ..SourceFilter::default() };
        let page = stage.engine.sources(&stage.actor, stage.study, filter).await.unwrap();
        for source in &page.sources {
            assert_eq!((source.position, source.external_id.clone()), (seen + 1, format!("id{seen}")));
            assert_eq!(
                (source.text.clone(), &source.meta["topic"]),
                (format!("row {seen}"), &format!("x{seen}").into())
            );
            (after, seen) = (source.position, seen + 1);
        }
        if page.sources.is_empty() {
            break;
        }
    }
    assert_eq!(usize::try_from(seen).unwrap(), ROWS + 3);
    let made = stage.engine.run_builtin(&stage.actor, stage.study, Builtin::Copy).await.unwrap();
    assert_eq!(made, ROWS + 3);
    assert_eq!(stage.engine.run_builtin(&stage.actor, stage.study, Builtin::Copy).await.unwrap(), 0);
    assert_eq!(stage.sweep().await, 0, "nothing is left alone");
}

async fn rows_that_were_left_alone_leave_nothing(stage: &Stage) {
    let (_, import) = stage.put_down(ROWS).await;
    assert_eq!(stage.n_sources().await, 0, "nobody sees them");
    assert_eq!(stage.engine.sweep().await.unwrap().imports, 0, "somebody may still be at them");
    assert_eq!(stage.sweep().await, 1);
    assert_eq!((stage.n_sources().await, stage.sweep().await), (0, 0));
    assert_eq!(stage.engine.read().await.unwrap().next_chunk(import).await.unwrap(), None);
    assert!(stage.import(file(3, 0)).await.unwrap());
}

async fn rows_that_were_declared_ready_arrive_though_the_process_stops(stage: &Stage) {
    let (arrival, import) = stage.put_down(ROWS).await;
    let mut tx = stage.engine.write().await.unwrap();
    assert!(stage.engine.ready(&mut tx, &arrival, import).await.unwrap());
    tx.commit().await.unwrap();
    // One transaction of them is imported, and the process is gone.
    let mut tx = stage.engine.write().await.unwrap();
    stage.engine.land_chunk(&mut tx, (stage.study, import), FileKind::Sources, 0).await.unwrap();
    tx.commit().await.unwrap();
    for refused in [
        stage.import(file(3, ROWS)).await.map(drop),
        stage.engine.run_builtin(&stage.actor, stage.study, Builtin::Copy).await.map(drop),
    ] {
        assert!(refused.expect_err("half of the texts").to_string().contains("is being imported"));
    }
    assert_eq!(stage.sweep().await, 1);
    assert_eq!((usize::try_from(stage.n_sources().await).unwrap(), stage.sweep().await), (ROWS, 0));
    assert!(stage.import(file(3, ROWS)).await.unwrap());
}

async fn rows_that_were_held_against_another_study_do_not_arrive(stage: &Stage) {
    let (arrival, import) = stage.put_down(ROWS).await;
    assert!(stage.import(file(3, 5)).await.unwrap(), "somebody is faster");
    assert!(!stage.engine.declare(&arrival, import).await.unwrap());
    assert_eq!((stage.n_sources().await, stage.sweep().await), (3, 0));
}

async fn rows_whose_owner_was_silent_are_discarded_once_and_for_all(stage: &Stage) {
    let (arrival, import) = stage.put_down(ROWS).await;
    stage.clock.advance(Duration::from_secs(61));
    // A sweep starts to remove them, and is in the middle of it when the owner returns.
    let since = stage.engine.now().plus_seconds(-ALONE_SECONDS);
    let mut tx = stage.engine.write().await.unwrap();
    assert!(tx.give_import_up(import, DISCARDED, Some(since)).await.unwrap());
    tx.remove_chunk(import, 0).await.unwrap();
    tx.commit().await.unwrap();
    let mut tx = stage.engine.write().await.unwrap();
    assert!(!tx.renew_import(import, ARRIVING, stage.engine.now()).await.unwrap(), "the owner puts no more rows down");
    drop(tx);
    let refused = stage.engine.declare(&arrival, import).await.expect_err("a third of the rows is missing");
    assert!(refused.to_string().contains("no progress"), "{refused}");
    // That sweep is gone as well; another one continues.
    assert_eq!((stage.n_sources().await, stage.sweep().await), (0, 1));
    assert_eq!(stage.engine.read().await.unwrap().next_chunk(import).await.unwrap(), None);
    assert_eq!((stage.n_sources().await, stage.sweep().await), (0, 0));
    // All of it is gone when the next owner returns.
    let (arrival, import) = stage.put_down(ROWS).await;
    assert_eq!(stage.sweep().await, 1);
    assert!(stage.engine.declare(&arrival, import).await.is_err());
    let mut tx = stage.engine.read().await.unwrap();
    assert_eq!(no_import(&mut tx, stage.study).await.unwrap(), arrival.base, "none of it counts as an import");
    drop(tx);
    assert!(stage.import(file(3, 0)).await.unwrap());
}

async fn rows_whose_owner_came_back_in_time_are_not_discarded(stage: &Stage) {
    let (arrival, import) = stage.put_down(ROWS).await;
    stage.clock.advance(Duration::from_secs(61));
    let since = stage.engine.now().plus_seconds(-ALONE_SECONDS);
    assert_eq!(stage.engine.read().await.unwrap().left_alone(since).await.unwrap().len(), 1);
    // The owner continues before the sweep gets to it.
    let mut tx = stage.engine.write().await.unwrap();
    assert!(tx.renew_import(import, ARRIVING, stage.engine.now()).await.unwrap());
    tx.commit().await.unwrap();
    stage.engine.discard(import, Some(since)).await.unwrap();
    assert!(stage.engine.declare(&arrival, import).await.unwrap());
    assert_eq!(usize::try_from(stage.n_sources().await).unwrap(), ROWS);
}

async fn a_batch_is_left_only_while_it_is_being_put_down(stage: &Stage) {
    let since = stage.engine.now().plus_seconds(-ALONE_SECONDS);
    for (state, alone, left) in [(READY, true, false), (ARRIVING, false, false), (ARRIVING, true, true)] {
        let id: ImportId = stage.engine.id();
        let renewed = if alone { since.plus_seconds(-1) } else { stage.engine.now() };
        let mut tx = stage.engine.write().await.unwrap();
        tx.add_import((id, stage.study), BATCH, (state, renewed)).await.unwrap();
        tx.commit().await.unwrap();
        stage.engine.leave_batch(BatchId(id.0), Some(since)).await.unwrap();
        let under_way = stage.engine.read().await.unwrap().is_under_way(id).await.unwrap();
        assert_eq!(under_way, !left, "{state}, left alone: {alone}");
        // Its owner may declare it ready only while it is still theirs.
        let mut tx = stage.engine.write().await.unwrap();
        assert_eq!(tx.move_import(id, (ARRIVING, READY)).await.unwrap(), state == ARRIVING && !left);
    }
}

async fn a_kept_file_is_read_only_once_there_is_a_place(stage: &Stage) {
    let (actor, study) = (&stage.actor, stage.study);
    let upload = stage.engine.upload(actor, study, file(3, 0)).await.unwrap();
    stage.engine.preview_upload(actor, study, upload).await.expect("the file is there");
    let held = every_place().await;
    let (mapping, choice) = (choice().mapping, choice());
    let mut preview = Box::pin(stage.engine.preview_upload(actor, study, upload));
    let mut tried = Box::pin(stage.engine.try_import(actor, study, upload, &mapping));
    let mut import = Box::pin(stage.engine.import_upload(actor, study, upload, &choice));
    let all = async { tokio::join!(preview.as_mut(), tried.as_mut(), import.as_mut()) };
    let waited = tokio::time::timeout(Duration::from_millis(300), all).await;
    assert!(waited.is_err(), "there is no place");
    stage.engine.discard_upload(actor, study, upload).await.unwrap();
    drop(held);
    // A request that had read the file before it got a place would still have it.
    assert!(matches!(preview.await, Err(Error::Problem(Problem::NotFound))));
    assert!(matches!(tried.await, Err(Error::Problem(Problem::NotFound))));
    assert!(matches!(import.await, Err(Error::Problem(Problem::NotFound))));
}

/// Runs a test on a database of its own for each available engine.
macro_rules! on_both_engines {
    ($($name:ident)+) => {
        mod on_sqlite {
            use super::*;
            $(#[tokio::test(flavor = "multi_thread")] async fn $name() {
                let folder = tempfile::tempdir().unwrap();
                let stage = Stage::new(&Scratch::Sqlite(folder.path().to_owned())).await;
                super::$name(&stage).await;
                stage.engine.db().close().await;
            })+
        }
        mod on_postgres {
            use super::*;
            $(#[tokio::test(flavor = "multi_thread")] async fn $name() {
                let Ok(server) = std::env::var("CONCORD_TEST_POSTGRES") else {
                    return testing::skipped("PostgreSQL (CONCORD_TEST_POSTGRES is not set)");
                };
                let name = format!("import_{}", hex::encode(&System.entropy()[..8]));
                let scratch = Scratch::on_server(&server, &name).await.unwrap();
                let stage = Stage::new(&scratch).await;
                super::$name(&stage).await;
                stage.engine.db().close().await;
                scratch.remove().await.unwrap();
            })+
        }
    };
}

on_both_engines! {
    all_rows_arrive_in_their_order
    rows_that_were_left_alone_leave_nothing
    rows_that_were_declared_ready_arrive_though_the_process_stops
    rows_that_were_held_against_another_study_do_not_arrive
    rows_whose_owner_was_silent_are_discarded_once_and_for_all
    rows_whose_owner_came_back_in_time_are_not_discarded
    a_batch_is_left_only_while_it_is_being_put_down
    a_kept_file_is_read_only_once_there_is_a_place
}
