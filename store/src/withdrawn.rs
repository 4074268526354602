//! Queries that correct texts before they are used, and withdraw them after that.

use shared::{BatchId, Language, OutputId, PersonId, SourceId, StudyId, SystemKind, Time, WorkerId};
use uuid::Uuid;

use super::{row, rows, run, scalar};
use crate::{Result, Tx};

/// A source or an output, with what keeps it from being edited.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Editable {
    pub source_id: SourceId,
    pub language: Language,
    pub text: String,
    /// Of an output: how its system makes outputs.
    pub kind: Option<SystemKind>,
    /// Of an output that a worker wrote.
    pub author_id: Option<WorkerId>,
    /// The reason for which it, or its source, is withdrawn.
    pub withdrawn: Option<String>,
    /// Of an output: whether only its source is withdrawn.
    pub with_source: bool,
    /// Whether a HIT shows it.
    pub in_hit: bool,
    /// Whether a gold item in use shows it.
    pub in_known: bool,
}

/// A text to be withdrawn.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Copy, Debug)]
pub struct Withdrawal<'a> {
    pub text: Uuid,
    pub study: StudyId,
    pub source: SourceId,
    pub output: Option<OutputId>,
    pub reason: &'a str,
    pub person: PersonId,
    pub at: Time,
}

/// The items that show a text.
macro_rules! items {
    () => {
        "(select i.id from hit_item i where i.source_id = $1
          union
          select i.id from hit_item i where i.reference_id = $1
          union
          select o.item_id from hit_item_output o where o.output_id = $1)"
    };
}

impl Tx {
    /// How often texts of a study were edited, withdrawn or restored. What was planned from texts is good as long as it is
    /// the same: a transaction that changes a text holds the study's row.
    pub async fn text_changes(&mut self, study: StudyId) -> Result<i64> {
        Ok(scalar!(self, i64, "select texts_changed from study where id = $1", study)?.unwrap_or_default())
    }

    /// Counts a change of a text.
    pub async fn count_text_change(&mut self, study: StudyId) -> Result<()> {
        run!(self, "update study set texts_changed = texts_changed + 1 where id = $1", study)?;
        Ok(())
    }

    /// A source of a study.
    pub async fn editable_source(&mut self, study: StudyId, id: SourceId) -> Result<Option<Editable>> {
        row!(
            self,
            Editable,
            "select s.id as source_id, s.language, s.text,
                    cast(null as text) as kind, cast(null as uuid) as author_id,
                    (select w.reason from withdrawn_text w where w.text_id = s.id) as withdrawn,
                    1 = 0 as with_source,
                    exists (select 1 from hit_item i where i.source_id = s.id) as in_hit,
                    exists (select 1 from known k where k.source_id = s.id and k.retired_at is null) as in_known
               from source s
              where s.study_id = $1 and s.id = $2",
            study,
            id
        )
    }

    /// An output of a study.
    pub async fn editable_output(&mut self, study: StudyId, id: OutputId) -> Result<Option<Editable>> {
        row!(
            self,
            Editable,
            "select o.source_id, s.language, o.text, y.kind, o.author_id,
                    coalesce(w.reason, v.reason) as withdrawn,
                    w.text_id is null and v.text_id is not null as with_source,
                    (exists (select 1 from hit_item_output i where i.output_id = o.id)
                     or exists (select 1 from hit_item i where i.reference_id = o.id)) as in_hit,
                    exists (select 1
                              from known k
                             where k.source_id = o.source_id
                               and k.retired_at is null
                               and cast(k.shown as text) <> '[]') as in_known
               from output o
               join source s on s.id = o.source_id
               join system y on y.id = o.system_id
               left join withdrawn_text w on w.text_id = o.id
               left join withdrawn_text v on v.text_id = o.source_id
              where o.study_id = $1 and o.id = $2",
            study,
            id
        )
    }

    /// Changes the text of a source. What was measured of its outputs was measured with the text of before.
    pub async fn set_source_text(&mut self, id: SourceId, text: &str) -> Result<()> {
        run!(self, "update source set text = $2 where id = $1", id, text)?;
        self.forget_scores(id).await
    }

    /// Changes the text of an output of a source, and forgets what was measured of the outputs of that source.
    pub async fn set_output_text(&mut self, (source, id): (SourceId, OutputId), text: &str) -> Result<()> {
        run!(self, "update output set text = $2 where id = $1", id, text)?;
        self.forget_scores(source).await
    }

    async fn forget_scores(&mut self, source: SourceId) -> Result<()> {
        run!(self, "delete from score where output_id in (select id from output where source_id = $1)", source)?;
        Ok(())
    }

    /// The outputs of a source that rules made.
    pub async fn made_by_rules(&mut self, source: SourceId) -> Result<Vec<(OutputId, SystemKind)>> {
        rows!(
            self,
            (OutputId, SystemKind),
            "select o.id, y.kind
               from output o
               join system y on y.id = o.system_id
              where o.source_id = $1 and y.kind in ('copy', 'rule_based')
              order by o.id",
            source
        )
    }

    /// Withdraws a text: its HITs are handed out no more, and its items are in no statistic.
    pub async fn withdraw_text(&mut self, new: &Withdrawal<'_>) -> Result<()> {
        run!(
            self,
            "insert into withdrawn_text (text_id, study_id, source_id, output_id, reason, person_id, created_at)
             values ($1, $2, $3, $4, $5, $6, $7)",
            new.text,
            new.study,
            new.source,
            new.output,
            new.reason,
            new.person,
            new.at
        )?;
        let sql = concat!(
            "insert into withdrawn_item (item_id, study_id)
             select x.id, $2 from ",
            items!(),
            " x where true on conflict (item_id) do nothing"
        );
        run!(self, sql, new.text, new.study)?;
        let sql = concat!(
            "update hit set stopped = true, open = false
              where id in (select i.hit_id from hit_item i where i.id in ",
            items!(),
            ")"
        );
        run!(self, sql, new.text)?;
        Ok(())
    }

    /// Takes a withdrawal back: the HITs that show no other withdrawn text, and whose batch is open, are handed out again.
    pub async fn restore_text(&mut self, study: StudyId, text: Uuid) -> Result<()> {
        run!(self, "delete from withdrawn_text where text_id = $1", text)?;
        let sql = concat!(
            "delete from withdrawn_item
              where item_id in ",
            items!(),
            "   and not exists (
                    select 1
                      from hit_item i
                      join withdrawn_text t on t.text_id = i.source_id or t.text_id = i.reference_id
                     where i.id = withdrawn_item.item_id)
                and not exists (
                    select 1
                      from hit_item_output o
                      join withdrawn_text t on t.text_id = o.output_id
                     where o.item_id = withdrawn_item.item_id)"
        );
        run!(self, sql, text)?;
        let sql = concat!(
            "update hit set stopped = false, open = (taken + done < need)
              where id in (select i.hit_id from hit_item i where i.id in ",
            items!(),
            ")
                and known_id is null
                and batch_id in (select b.id from batch b where b.id = hit.batch_id and b.stopped_at is null)
                and not exists (
                    select 1
                      from hit_item i
                      join withdrawn_item w on w.item_id = i.id
                     where i.hit_id = hit.id)"
        );
        run!(self, sql, text)?;
        let removed = "select id from worker where study_id = $1 and removed_at is not null";
        for (worker,) in rows!(self, (WorkerId,), removed, study)? {
            self.stop_hits_showing(worker).await?;
        }
        Ok(())
    }

    /// Stops the hits of a batch that show withdrawn texts, after its hits were opened.
    pub async fn stop_withdrawn_hits(&mut self, batch: BatchId) -> Result<()> {
        run!(
            self,
            "insert into withdrawn_item (item_id, study_id)
             select i.id, t.study_id
               from batch b
               join withdrawn_text t on t.study_id = b.study_id
               join hit_item i on i.source_id = t.source_id
               join hit h on h.id = i.hit_id and h.batch_id = b.id
              where b.id = $1
                and (i.source_id = t.text_id
                     or i.reference_id = t.text_id
                     or exists (select 1 from hit_item_output o where o.item_id = i.id and o.output_id = t.text_id))
             on conflict (item_id) do nothing",
            batch
        )?;
        run!(
            self,
            "update hit set stopped = true, open = false
              where batch_id = $1
                and id in (select i.hit_id
                             from batch b
                             join withdrawn_item w on w.study_id = b.study_id
                             join hit_item i on i.id = w.item_id
                            where b.id = $1)",
            batch
        )?;
        Ok(())
    }

    /// How many texts of a study are withdrawn, and how many counted answers about them statistics leave out.
    pub async fn withdrawn_counts(&mut self, study: StudyId) -> Result<(i64, i64)> {
        let found = row!(
            self,
            (i64, i64),
            "select (select count(*) from withdrawn_text where study_id = $1),
                    (select count(distinct n.id)
                       from withdrawn_text t
                       join answer n on n.source_id = t.source_id
                       join assignment a on a.id = n.assignment_id
                      where t.study_id = $1
                        and a.outcome = 'counted'
                        and not exists (select 1 from answer later where later.supersedes = n.id)
                        and (n.output_id = t.text_id or exists (select 1 from withdrawn_item w where w.item_id = n.item_id)))",
            study
        )?;
        Ok(found.unwrap_or_default())
    }
}
