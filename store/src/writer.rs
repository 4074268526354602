//! SQLite's one writer: transactions take turns on it, and those that end while others wait are made durable together.
//!
//! A turn is a savepoint in the transaction under way; beginning the next one keeps it. The task that ends a turn queues
//! again, behind those who wait; the first to come back commits for all whose turns have ended. Nobody is told
//! "stored" before that commit is on the disk. So one `fsync` serves as many people as were waiting, and a writer alone
//! waits for nobody.
//!
//! A turn sees what earlier turns of its group wrote before it is durable. A use case that tells a person what it has
//! only read must therefore commit too.

use std::{
    mem,
    sync::{Arc, OnceLock},
    time::Duration,
};

use sqlx::{Connection as _, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::{
    runtime::{Builder, Handle, Runtime},
    sync::{Mutex, OwnedMutexGuard},
};

use super::{queue::Queue, usage::WriterQueue};
use crate::{Error, Result};

/// How many may wait for their turn. A turn takes about a millisecond, so the last of them waits for half a second.
const LENGTH: usize = 512;

/// The connection that writes, and the queue before it.
#[derive(Clone, Debug)]
pub struct Writer {
    state: Arc<Mutex<State>>,
    lane: Arc<Lane>,
    queue: Queue,
}

/// A thread for those who write. The holder of the writer delays all others, and must not wait for a thread that is
/// busy with a page each time the database answers.
#[derive(Debug)]
struct Lane(Option<Runtime>);

/// A transaction's turn on the writer. Dropped without a commit, it leaves no trace.
#[derive(Debug)]
pub struct Turn {
    writer: Writer,
    /// There until the turn ends.
    state: Option<OwnedMutexGuard<State>>,
}

#[derive(Debug)]
struct State {
    /// There until the database is closed.
    connection: Option<SqliteConnection>,
    group: Group,
    /// Whether the last turn was left without an end, and stands to be undone.
    left: bool,
}

/// The transaction under way.
#[derive(Debug, Default)]
struct Group {
    begun: bool,
    /// How many turns have ended and wait for the commit.
    ended: u32,
    /// What became of them, once it is known.
    outcome: Outcome,
}

type Outcome = Arc<OnceLock<Result<(), String>>>;

impl Writer {
    pub(super) async fn open(options: &SqliteConnectOptions, patience: Duration) -> Result<Self> {
        let connection = Some(SqliteConnection::connect_with(options).await?);
        let runtime = Builder::new_multi_thread().worker_threads(1).thread_name("writer").enable_time().build()?;
        Ok(Self {
            state: Arc::new(Mutex::new(State { connection, group: Group::default(), left: false })),
            lane: Arc::new(Lane(Some(runtime))),
            queue: Queue::new(LENGTH, patience),
        })
    }

    /// The same writer, for work that may wait longer.
    pub(super) fn with_patience(&self, patience: Duration) -> Self {
        Self { queue: self.queue.with_patience(patience), ..self.clone() }
    }

    pub(super) fn usage(&self) -> WriterQueue {
        WriterQueue {
            in_use: self.state.try_lock().is_err(),
            waiting: self.queue.waiting(),
            max_waiting: self.queue.length(),
        }
    }

    /// Runs what writes on the thread for it.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        work: impl Future<Output = Result<T>> + Send + 'static,
    ) -> Result<T> {
        match &self.lane.0 {
            Some(lane) => lane.spawn(work).await.map_err(|error| Error::Unexpected(format!("a writer: {error}")))?,
            None => work.await,
        }
    }

    /// Waits for a turn.
    ///
    /// Only the wait for a turn is bounded: after a turn the result is always returned, however long the commit takes.
    pub(super) async fn begin(&self) -> Result<Turn> {
        let state = self.queue.wait(self.state.clone().lock_owned()).await?;
        let mut turn = Turn { writer: self.clone(), state: Some(state) };
        if let Some(state) = &mut turn.state {
            state.undo().await;
            let sql =
                if state.group.begun { "release turn; savepoint turn" } else { "begin immediate; savepoint turn" };
            state.group.begun = true;
            if let Err(error) = state.run(sql).await {
                state.fail(&error.to_string()).await;
                return Err(error);
            }
        }
        Ok(turn)
    }

    /// Brings the schema up to date, outside of any turn.
    pub(super) async fn migrate(&self, migrator: &sqlx::migrate::Migrator) -> Result<()> {
        let mut state = self.state.lock().await;
        state.commit().await;
        Ok(migrator.run(state.connection()?).await?)
    }

    /// Rebuilds the file outside of any turn, so that no deleted bytes stay in it.
    pub(super) async fn rebuild(&self) -> Result<()> {
        let mut state = self.state.lock().await;
        state.commit().await;
        for sql in ["vacuum", "pragma wal_checkpoint(truncate)"] {
            sqlx::query(sql).execute(state.connection()?).await?;
        }
        Ok(())
    }

    pub(super) async fn close(&self) {
        let mut state = self.state.lock().await;
        state.commit().await;
        if let Some(connection) = state.connection.take()
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the database did not close in order");
        }
    }

    /// Ends a turn: hands the writer on, and waits until what the turn wrote is durable.
    async fn end(self, mut state: OwnedMutexGuard<State>) -> Result<()> {
        state.group.ended += 1;
        let outcome = state.group.outcome.clone();
        drop(state);
        if outcome.get().is_none() {
            let mut state = self.state.lock().await;
            if outcome.get().is_none() {
                state.commit().await;
            }
        }
        match outcome.get() {
            Some(Ok(())) => Ok(()),
            Some(Err(reason)) => Err(Error::Unexpected(format!("the transaction was not stored: {reason}"))),
            None => Err(Error::Unexpected("the transaction was left open".to_owned())),
        }
    }
}

impl Drop for Lane {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

impl Turn {
    pub(super) fn connection(&mut self) -> Result<&mut SqliteConnection, sqlx::Error> {
        self.state.as_mut().ok_or(sqlx::Error::PoolClosed)?.connection()
    }

    /// Makes the turn's writes last. It is carried through although the caller goes away in the middle.
    pub(super) async fn commit(mut self) -> Result<()> {
        let state = self.state.take().ok_or(sqlx::Error::PoolClosed)?;
        let ending = tokio::spawn(self.writer.clone().end(state));
        ending.await.map_err(|error| Error::Unexpected(format!("a transaction did not end: {error}")))?
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let Some(mut state) = self.state.take() else { return };
        // The next transaction undoes it, if this task never runs.
        state.left = true;
        if let Ok(runtime) = Handle::try_current() {
            runtime.spawn(async move { state.undo().await });
        }
    }
}

impl State {
    fn connection(&mut self) -> Result<&mut SqliteConnection, sqlx::Error> {
        self.connection.as_mut().ok_or(sqlx::Error::PoolClosed)
    }

    async fn run(&mut self, sql: &'static str) -> Result<()> {
        sqlx::query(sql).execute(self.connection()?).await?;
        Ok(())
    }

    /// Undoes the last turn if it was left without an end, and the transaction with it if no turn before it has ended.
    async fn undo(&mut self) {
        if !mem::take(&mut self.left) {
            return;
        }
        if self.group.ended == 0 {
            self.fail("undone").await;
        } else if let Err(error) = self.run("rollback to turn").await {
            self.fail(&error.to_string()).await;
        }
    }

    /// Makes the turns that have ended durable.
    async fn commit(&mut self) {
        self.undo().await;
        if self.group.begun {
            match self.run("commit").await {
                Ok(()) => self.settle(Ok(())),
                Err(error) => self.fail(&error.to_string()).await,
            }
        }
    }

    /// Undoes the transaction with all its turns.
    async fn fail(&mut self, reason: &str) {
        // It fails where the database has undone the transaction of itself.
        if let Err(error) = self.run("rollback").await {
            tracing::debug!(%error, "nothing to roll back");
        }
        self.settle(Err(reason.to_owned()));
    }

    fn settle(&mut self, outcome: Result<(), String>) {
        // Everyone who waits finds it set: it is set once, where the group ends.
        let _ = mem::take(&mut self.group).outcome.set(outcome);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Db;

    async fn writer(folder: &std::path::Path) -> Writer {
        let db = Db::open(&format!("sqlite://{}", folder.join("x.db").display())).await.expect("opens");
        let Db::Sqlite { write, .. } = db else { panic!("it is SQLite") };
        let mut turn = write.begin().await.expect("a turn");
        add(&mut turn, "create table note (text text not null unique)").await.expect("a table");
        turn.commit().await.expect("stored");
        write
    }

    async fn add(turn: &mut Turn, sql: &'static str) -> Result<(), sqlx::Error> {
        sqlx::query(sql).execute(turn.connection()?).await.map(drop)
    }

    /// What somebody else sees: what is durable.
    async fn stored(folder: &std::path::Path) -> Vec<String> {
        let url = format!("sqlite://{}", folder.join("x.db").display());
        let mut other = SqliteConnection::connect(&url).await.expect("opens");
        sqlx::query_scalar("select text from note order by text").fetch_all(&mut other).await.expect("reads")
    }

    #[tokio::test]
    async fn a_turn_that_is_dropped_takes_no_other_with_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let writer = writer(folder.path()).await;
        let mut first = writer.begin().await.expect("a turn");
        add(&mut first, "insert into note values ('a')").await.expect("written");
        // These two stand in the queue before the first can come back to commit.
        let (second, third) = (writer.begin(), writer.begin());
        let undone = async {
            let mut turn = second.await.expect("a turn");
            add(&mut turn, "insert into note values ('b')").await.expect("written");
            add(&mut turn, "insert into note values ('a')").await.expect_err("it is there");
        };
        let kept = async {
            let mut turn = third.await.expect("a turn");
            add(&mut turn, "insert into note values ('c')").await.expect("written");
            turn.commit().await.expect("stored");
        };
        let (ended, (), ()) = tokio::join!(first.commit(), undone, kept);
        ended.expect("stored");
        assert_eq!(stored(folder.path()).await, ["a", "c"]);
    }

    #[tokio::test]
    async fn what_is_acknowledged_is_durable() {
        let folder = tempfile::tempdir().expect("a folder");
        let writer = writer(folder.path()).await;
        let mut running = tokio::task::JoinSet::new();
        for number in 0..50 {
            let (writer, path) = (writer.clone(), folder.path().to_owned());
            running.spawn(async move {
                let mut turn = writer.begin().await.expect("a turn");
                let insert = sqlx::query("insert into note values ($1)").bind(format!("{number:02}"));
                insert.execute(turn.connection().expect("held")).await.expect("written");
                turn.commit().await.expect("stored");
                assert!(stored(&path).await.contains(&format!("{number:02}")), "told before it was durable");
            });
        }
        running.join_all().await;
        assert_eq!(stored(folder.path()).await.len(), 50);
    }

    #[tokio::test]
    async fn a_caller_who_goes_away_leaves_the_writer_to_others() {
        let folder = tempfile::tempdir().expect("a folder");
        let writer = writer(folder.path()).await;
        for text in ["insert into note values ('a')", "insert into note values ('b')"] {
            let mut turn = writer.begin().await.expect("a turn");
            add(&mut turn, text).await.expect("written");
            // The commit is dropped where it begins to wait.
            let _ = tokio::time::timeout(Duration::ZERO, turn.commit()).await;
        }
        let mut turn = writer.begin().await.expect("a turn");
        add(&mut turn, "insert into note values ('c')").await.expect("written");
        drop(writer.begin());
        turn.commit().await.expect("stored");
        assert_eq!(stored(folder.path()).await, ["a", "b", "c"]);
    }

    #[tokio::test]
    async fn a_turn_that_is_dropped_where_nothing_runs_is_undone_by_the_next() {
        let folder = tempfile::tempdir().expect("a folder");
        let writer = writer(folder.path()).await;
        let mut turn = writer.begin().await.expect("a turn");
        add(&mut turn, "insert into note values ('a')").await.expect("written");
        std::thread::spawn(move || drop(turn)).join().expect("dropped outside of the runtime");
        let mut turn = writer.begin().await.expect("a turn");
        add(&mut turn, "insert into note values ('b')").await.expect("written");
        turn.commit().await.expect("stored");
        assert_eq!(stored(folder.path()).await, ["b"]);
    }

    #[tokio::test]
    async fn a_transaction_that_waits_too_long_for_a_turn_is_told_and_holds_up_nobody() {
        let folder = tempfile::tempdir().expect("a folder");
        let writer = writer(folder.path()).await;
        let hasty = writer.with_patience(Duration::from_millis(20));
        let mut turn = writer.begin().await.expect("a turn");
        add(&mut turn, "insert into note values ('a')").await.expect("written");
        assert!(matches!(hasty.begin().await, Err(Error::Busy)));
        assert_eq!((writer.usage().waiting, writer.usage().in_use), (0, true));
        turn.commit().await.expect("stored");
        let mut turn = hasty.begin().await.expect("a turn");
        add(&mut turn, "insert into note values ('b')").await.expect("written");
        turn.commit().await.expect("stored");
        assert_eq!(stored(folder.path()).await, ["a", "b"]);
    }

    #[tokio::test]
    async fn a_transaction_the_database_has_undone_is_stored_for_nobody() {
        let folder = tempfile::tempdir().expect("a folder");
        let writer = writer(folder.path()).await;
        let mut turn = writer.begin().await.expect("a turn");
        add(&mut turn, "insert into note values ('a')").await.expect("written");
        add(&mut turn, "rollback").await.expect("as a full disk would");
        turn.commit().await.expect_err("it is not there");
        let mut turn = writer.begin().await.expect("the writer goes on");
        add(&mut turn, "insert into note values ('b')").await.expect("written");
        turn.commit().await.expect("stored");
        assert_eq!(stored(folder.path()).await, ["b"]);
    }
}
