//! Table 10: how often a classifier and human raters find the same text more natural.

use std::collections::{BTreeMap, HashMap};

use engine::crowd::answers::Kind;
use scoring::naturalness::{MoreNatural, agreement};
use scoring::registry::metric;
use shared::{HitItemId, Language, OutputId, SourceId};

use super::{
    super::{
        Cell, Evidence, Paper, Table,
        role::{MORE_NATURAL, NATURAL},
        xformal::unscored,
    },
    judged::{inputs, means, rows},
};

/// The outputs of each system by source; `None` if a system has several outputs of the source.
type Outputs<'a> = HashMap<(&'a str, SourceId), Option<OutputId>>;

/// Table 10: percent agreement of the naturalness model with human raters, absolute and relative.
pub(in crate::paper) fn naturalness(evidence: &Evidence) -> Table {
    let of = |language: &Language| {
        let all = Compared::of(evidence, language);
        let cells = |system: &str| vec![all.absolute(system), all.relative(system)];
        all.systems().into_iter().map(|system| (system.to_owned(), cells(system))).collect()
    };
    Table::new("mir-t10", Paper::Mir, "Table 10", "Percent agreement of the naturalness classifier with people")
        .note("The share of sources of which both find the same text the more natural: the input (system COPY) or the output. Absolute: by people's mean scores of both; relative: by most of the answers to which of the two is the more natural. That both find neither is agreement. The classifier is the naturalness model that the settings name.")
        .columns(&["Language", "Model"], ["absolute", "relative"])
        .rows(rows(evidence, &[NATURAL, MORE_NATURAL], &of), "")
}

struct Compared<'a> {
    evidence: &'a Evidence,
    language: &'a Language,
    outputs: Outputs<'a>,
    /// The scores of the classifier.
    machine: HashMap<OutputId, f64>,
    /// The system that returns its input.
    input: Option<&'a str>,
}

impl<'a> Compared<'a> {
    fn of(evidence: &'a Evidence, language: &'a Language) -> Self {
        let mut outputs: Outputs<'a> = HashMap::new();
        for text in evidence.used() {
            let of_source = outputs.entry((text.system.as_str(), text.source_id));
            of_source.and_modify(|one| *one = None).or_insert(Some(text.id));
        }
        let scored = evidence.scores.get(language).into_iter().flat_map(BTreeMap::values);
        let machine = scored.flat_map(|system| system.values(metric("naturalness"))).collect();
        Self { evidence, language, outputs, machine, input: inputs(evidence).first().copied() }
    }

    fn systems(&self) -> Vec<&'a str> {
        let asked = [NATURAL, MORE_NATURAL].iter().any(|role| self.evidence.judgements(*role, self.language).is_some());
        let mut names: Vec<&str> = self.evidence.names().into_values().collect();
        names.sort_unstable();
        names.dedup();
        names.retain(|name| asked && Some(*name) != self.input);
        names
    }

    /// The only output that a system has for a source.
    fn output(&self, system: &str, source: SourceId) -> Option<OutputId> {
        self.outputs.get(&(system, source)).copied()?
    }

    /// The classifier's choice between a source's input and a system's output.
    fn machine(&self, system: &str, source: SourceId) -> Option<MoreNatural> {
        let value = |name: &str| self.machine.get(&self.output(name, source)?).copied();
        Some(MoreNatural::of(value(self.input?)?, value(system)?))
    }

    fn absolute(&self, system: &str) -> Cell {
        let Some(table) = self.evidence.judgements(NATURAL, self.language) else {
            return Cell::empty(NATURAL.missing());
        };
        let judged: HashMap<OutputId, f64> = means(self.evidence, table).into_values().flatten().collect();
        let human = |name: &str, source: SourceId| judged.get(&self.output(name, source)?).copied();
        let items = self.evidence.sources.iter().filter_map(|source| {
            let people = MoreNatural::of(human(self.input?, source.id)?, human(system, source.id)?);
            Some((self.machine(system, source.id)?, people))
        });
        self.cell(items.collect())
    }

    fn relative(&self, system: &str) -> Cell {
        let missing = || Cell::empty(MORE_NATURAL.missing());
        let Some(table) = self.evidence.judgements(MORE_NATURAL, self.language) else { return missing() };
        let Kind::Preference(labels) = &table.kind else { return missing() };
        let place = |name: &str| labels.iter().position(|label| label == name).and_then(|at| i64::try_from(at).ok());
        let (Some(input), Some(own)) = (self.input.and_then(place), place(system)) else {
            return Cell::empty("people did not compare this system with the input");
        };
        let mut votes: BTreeMap<HitItemId, (SourceId, [f64; 2])> = BTreeMap::new();
        for row in table
            .rows
            .iter()
            .filter(|row| table.sides.get(&row.item_id).is_some_and(|two| two.contains(&input) && two.contains(&own)))
        {
            let (_, votes) = votes.entry(row.item_id).or_insert((row.source_id, [0.0; 2]));
            votes[0] += f64::from(u8::from(row.number == input));
            votes[1] += f64::from(u8::from(row.number == own));
        }
        let items = votes
            .into_values()
            .filter_map(|(source, votes)| Some((self.machine(system, source)?, MoreNatural::of(votes[0], votes[1]))));
        self.cell(items.collect())
    }

    fn cell(&self, items: Vec<(MoreNatural, MoreNatural)>) -> Cell {
        if self.machine.is_empty() {
            return Cell::empty(unscored(self.evidence, self.language, metric("naturalness")));
        }
        let (n, found) = (items.len(), agreement(items));
        found.map_or_else(
            || Cell::empty("no source has the input and one output both judged"),
            |share| Cell::number(100.0 * share, 2).of(n),
        )
    }
}
