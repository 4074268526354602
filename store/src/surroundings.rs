//! What surrounds a text that is being written: with which others it is compared, and what becomes of it.

use shared::{Settings, SourceId, SystemId, SystemKind, TaskId, TaskVersionId};
use uuid::Uuid;

use crate::{Result, Tx, assignment::AssignmentRow, scalar};

/// What surrounds the texts of an assignment.
#[derive(Clone, Debug)]
pub struct Surroundings {
    /// The settings of the study.
    pub settings: Settings,
    /// What others wrote for the same sources, and what the worker wrote for other ones (`true`): by source, the newest first.
    pub rivals: Vec<(SourceId, String, bool)>,
    /// The system whose outputs the texts become, if there is one already.
    pub system: Option<SystemId>,
    /// The tasks to which the texts are passed on, by their live versions.
    pub fed: Vec<(TaskId, TaskVersionId)>,
}

/// Everything in rows of one shape: what it is, two ids, a text.
const ALL: &str = "select 'settings' as kind, cast(null as uuid) as first, cast(null as uuid) as second, cast(s.settings as text) as text
       from study s
      where s.id = $1
     union all
     select 'system', y.id, null, null
       from system y
      where y.study_id = $1 and y.name = $2 and y.kind = $3
     union all
     select 'fed', t.id, v.id, null
       from task t
       join task_version v on v.task_id = t.id and v.state = 'live'
      where t.fed_by = $4
     union all
     select 'other', r.source_id, null, r.text
       from unnest($6) as its (source_id)
      cross join lateral (
           select a.source_id, a.text
             from answer a
            where a.study_id = $1
              and a.source_id = its.source_id
              and a.worker_id <> $5
              and a.text is not null
              and a.skipped is null
            order by a.id desc
            limit $7) r
     union all
     select 'own', its.source_id, null, r.text
       from unnest($6) as its (source_id)
      cross join lateral (
           select a.text
             from answer a
            where a.worker_id = $5 and a.source_id <> its.source_id and a.text is not null and a.skipped is null
            order by a.id desc
            limit $7) r";

impl Tx {
    /// What surrounds the texts of an assignment that are written for these sources, and become outputs of the system of this
    /// name and kind; at most `limit` texts of others, and of the worker, for each source. `None` without the study.
    pub async fn surroundings(
        &mut self,
        of: &AssignmentRow,
        sources: &[SourceId],
        system: (&str, SystemKind),
        limit: i64,
    ) -> Result<Option<Surroundings>> {
        if let Self::Postgres(_) = self {
            return self.surroundings_at_once(of, sources, system, limit).await;
        }
        let Some(study) = self.study(of.study_id).await? else { return Ok(None) };
        let mut rivals = Vec::new();
        for source in sources {
            let texts = self.rival_texts(of.study_id, *source, of.worker_id, limit).await?;
            rivals.extend(texts.into_iter().map(|(text, own)| (*source, text, own)));
        }
        let (name, kind) = system;
        let sql = "select id from system where study_id = $1 and name = $2 and kind = $3";
        let system = scalar!(self, SystemId, sql, of.study_id, name, kind)?;
        Ok(Some(Surroundings { settings: study.settings, rivals, system, fed: self.fed_by(of.task_id).await? }))
    }

    async fn surroundings_at_once(
        &mut self,
        of: &AssignmentRow,
        sources: &[SourceId],
        (name, kind): (&str, SystemKind),
        limit: i64,
    ) -> Result<Option<Surroundings>> {
        type Row = (String, Option<Uuid>, Option<Uuid>, Option<String>);
        let asked = sqlx::query_as::<_, Row>(ALL)
            .bind(of.study_id)
            .bind(name)
            .bind(kind)
            .bind(of.task_id)
            .bind(of.worker_id)
            .bind(sources.iter().map(|source| source.0).collect::<Vec<_>>())
            .bind(limit);
        let (mut settings, mut found) = (None, (Vec::new(), None, Vec::new()));
        for row in asked.persistent(self.prepares()).fetch_all(self.postgres()?).await? {
            match (row.0.as_str(), row.1, row.2, row.3) {
                ("settings", _, _, Some(text)) => settings = Some(serde_json::from_str(&text)?),
                ("system", Some(id), ..) => found.1 = Some(SystemId(id)),
                ("fed", Some(task), Some(version), _) => found.2.push((TaskId(task), TaskVersionId(version))),
                (kind, Some(source), _, Some(text)) => found.0.push((SourceId(source), text, kind == "own")),
                _ => {}
            }
        }
        let (rivals, system, fed) = found;
        Ok(settings.map(|settings| Surroundings { settings, rivals, system, fed }))
    }
}
