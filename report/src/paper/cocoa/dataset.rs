//! Tables 2, 3 and 12: the size of the references, their similarity, their marked phrases, and how many show gender.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use engine::jobs::score::Rules;
use scoring::{
    m_acc::{marked as count_marked, plain},
    metric::Metric as _,
};
use shared::{SourceId, SystemKind};
use store::paper::Made;

use super::{
    super::{Cell, Evidence, Paper, Table, role::GENDER},
    part::{named, parts},
    reference::{Level, NONE, NOTE, References, references},
};

/// The column of sources that distinguishes training data from test data.
const SPLIT: &str = "split";

const SPLITS: &str = "Splits are those of the column \"split\" that the sources came with.";

/// Table 2: segments with references, and the similarity of the references of the two levels.
pub(in crate::paper) fn overlap(evidence: &Evidence) -> Table {
    let mut signatures = BTreeSet::new();
    let mut rows = Vec::new();
    for language in evidence.languages() {
        let (all, splits) = (references(evidence, language), named(evidence, language, SPLIT));
        for split in parts(&splits) {
            let own: Vec<&References> =
                all.iter().filter(|(source, _)| split.holds(**source)).map(|(_, of)| of).collect();
            let with = |level: Level| own.iter().filter(|of| of.contains_key(&level)).count();
            let both: Vec<[String; 2]> = own.iter().copied().filter_map(both).collect();
            let (informal, formal): (Vec<&str>, Vec<&str>) =
                both.iter().map(|[formal, informal]| (informal.as_str(), formal.as_str())).unzip();
            let bleu = Rules::new(language, &evidence.study.settings).corpus_bleu();
            let overlap = bleu.corpus(&informal, &[formal]).ok();
            signatures.extend(overlap.as_ref().map(|score| score.signature.clone()));
            let value = Cell::maybe(overlap.map(|score| score.value), 1, NONE);
            let named = [&language.name(), split.name].map(Cell::text);
            let counts = [with(Level::Formal), with(Level::Informal), both.len()].map(counted);
            rows.push(named.into_iter().chain(counts).chain([value]).collect());
        }
    }
    let signatures = signatures.into_iter().collect::<Vec<_>>().join(", ");
    Table::new("cocoa-t2", Paper::Cocoa, "Table 2", "Segments, and overlap between references of both levels")
        .note(format!(
            "Overlap: BLEU of the informal references against the formal ones, marks taken out ({signatures}). {SPLITS} {NOTE}"
        ))
        .columns(&["Language", "Split"], ["formal references", "informal references", "segments with both", "overlap"])
        .rows(rows, "")
}

/// The number of references, if there are any.
fn counted(n: usize) -> Cell {
    if n == 0 { Cell::empty(NONE) } else { Cell::count(n) }
}

/// Both references without their marks, the formal reference first.
fn both(of: &References) -> Option<[String; 2]> {
    let text = |level: Level| of.get(&level).map(|text| plain(text).into_owned());
    Some([text(Level::Formal)?, text(Level::Informal)?])
}

/// Table 3: phrases and words that are marked.
pub(in crate::paper) fn marked(evidence: &Evidence) -> Table {
    let mut rows = Vec::new();
    for language in evidence.languages() {
        let all = references(evidence, language);
        for level in Level::ALL {
            let texts: Vec<&str> = all.values().filter_map(|of| of.get(&level)).map(String::as_str).collect();
            let found = count_marked(texts.iter().copied());
            let counts = [
                found.n_different_phrases,
                found.n_phrases,
                found.n_different_words,
                found.n_words,
                texts.len(),
                found.n_segments,
            ];
            let cell =
                |n: usize| if texts.is_empty() { Cell::empty("no reference of this level") } else { Cell::count(n) };
            let named = [Cell::text(language.name()), Cell::text(level.key())];
            rows.push(named.into_iter().chain(counts.map(cell)).collect::<Vec<Cell>>());
        }
    }
    let columns = [
        "phrases, unique",
        "phrases, total",
        "tokens, unique",
        "tokens, total",
        "references",
        "references with a mark",
    ];
    Table::new("cocoa-t3", Paper::Cocoa, "Table 3", "Phrases and tokens marked for formality")
        .note(format!("Compared with case, as they are written; tokens are cut at white space. The paper's shares of verbs and pronouns need a tagger of parts of speech, which is not part of this program. {NOTE}"))
        .columns(&["Language", "Level"], columns)
        .rows(rows, "")
}

/// Table 12: the share of segments whose references show gender.
pub(in crate::paper) fn gender(evidence: &Evidence) -> Table {
    let why = format!("no references, and no answers to a task made from {}", GENDER.preset());
    let why = why.as_str();
    let mut rows = Vec::new();
    for language in evidence.languages() {
        let origins = evidence.origins();
        let own = |source: &SourceId| origins.get(source).is_some_and(|source| source.language == *language);
        let mut segments: BTreeSet<SourceId> = references(evidence, language).into_keys().collect();
        let mut shows: BTreeSet<SourceId> = BTreeSet::new();
        for (source, differs) in edits(evidence).chain(of_both_genders(evidence)).filter(|(source, _)| own(source)) {
            segments.insert(source);
            if differs {
                shows.insert(source);
            }
        }
        let splits = named(evidence, language, SPLIT);
        for split in parts(&splits) {
            let [shows, all] = [&shows, &segments].map(|of| of.iter().filter(|source| split.holds(**source)).count());
            let count = |n: usize| if all == 0 { Cell::empty(why) } else { Cell::count(n) };
            let named = [&language.name(), split.name].map(Cell::text);
            rows.push(named.into_iter().chain([Cell::share(shows, all, why), count(shows), count(all)]).collect());
        }
    }
    Table::new("cocoa-t12", Paper::Cocoa, "Table 12", "Segments whose references show gender")
        .note(format!("A segment shows gender if its edit for the other gender differs from the text it was edited from, or if texts of systems whose names hold feminine and masculine differ in one level. Segments: sources with references, or with such texts. {SPLITS}"))
        .columns(&["Language", "Split"], ["% of segments", "segments with gender", "segments"])
        .rows(rows, "")
}

/// Workers' edits for the other gender: of which source, and whether anything was changed.
fn edits(evidence: &Evidence) -> impl Iterator<Item = (SourceId, bool)> + '_ {
    let outputs = evidence.outputs();
    let edits = evidence.edited.iter().filter(|edit| GENDER.is(&evidence.preset(edit.task_id), &edit.question));
    edits.filter_map(move |edit| {
        let (edited, from) = (outputs.get(&edit.id)?, outputs.get(&edit.from_id?)?);
        Some((edited.source_id, plain(&edited.text) != plain(&from.text)))
    })
}

/// Imported texts of both genders: their source, and whether they differ in one level.
fn of_both_genders(evidence: &Evidence) -> impl Iterator<Item = (SourceId, bool)> {
    let gender = |text: &Made| {
        let name = text.system.to_lowercase();
        ["feminine", "masculine"].into_iter().find(|gender| name.contains(gender))
    };
    let mut texts: BTreeMap<(SourceId, Option<Level>), HashMap<&str, &str>> = BTreeMap::new();
    for text in evidence.used().filter(|text| text.kind != SystemKind::Human) {
        if let Some(gender) = gender(text) {
            texts.entry((text.source_id, Level::of_name(&text.system))).or_default().insert(gender, &text.text);
        }
    }
    let differ = |of: HashMap<&str, &str>| Some(plain(of.get("feminine")?) != plain(of.get("masculine")?));
    let found: Vec<(SourceId, bool)> =
        texts.into_iter().filter_map(|((source, _), of)| Some((source, differ(of)?))).collect();
    found.into_iter()
}
