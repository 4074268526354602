//! Error span annotation and quality control against a campaign of WMT23 English to German.

use protocols::campaign::{Campaign, Group, Pace};
use protocols::esa::{Severity, scores};
use protocols::files::{Evaluated, evaluated};
use protocols::quality::{ControlTest, Pair, RankTest, RankingOptions, Scored, attention, ranking};
use serde_json::Value;

use crate::{alike, close, equal, expected, files, reference};

const FOLDER: &str = "evaluation/esa";

fn campaign() -> Option<(Evaluated, Campaign, Value)> {
    let bytes = reference(&format!("{FOLDER}/240520rc6ESA.scores.csv"))?;
    let read = evaluated(&files("scores.csv", bytes), None, "score").expect("scores");
    assert_eq!(read.report.n_refused, 0);
    let campaign = read.value.campaign.clone().expect("a file of Appraise");
    Some((read.value, campaign, expected(FOLDER)?))
}

#[test]
fn rows_are_grouped_and_replaced_as_the_rules_say() {
    let Some((_, campaign, expected)) = campaign() else { return };
    equal(campaign.entries().len(), &expected["rows_kept"]);
    equal(campaign.n_replaced(), &expected["answered_again"]);
    let groups = campaign.groups();
    for (group, key) in [
        (Group::Attention, "attention"),
        (Group::Filler, "filler"),
        (Group::System, "system"),
        (Group::Tutorial, "tutorial"),
    ] {
        equal(groups[&group], &expected["kept_by_group"][key]);
    }
    let pace = campaign.pace();
    equal(pace.n, &expected["gaps_between_ends"]["n"]);
    equal(pace.n_long, &expected["gaps_between_ends"]["over_300"]);
    close(pace.mean.expect("a mean"), &expected["gaps_between_ends"]["mean_of_min(gap,300)"], 1e-3);
    close(pace.median.expect("a median"), &expected["gaps_between_ends"]["median"], 1e-3);
    assert!((Pace::LONGEST - 300.0).abs() < f64::EPSILON);
}

#[test]
fn systems_have_the_published_means() {
    let Some((evaluated, campaign, expected)) = campaign() else { return };
    let found = scores(&evaluated.judgements).expect("scores");
    close(found.mean, &expected["mean_all_systems"], 1e-9);
    equal(found.raters.len(), &expected["users"]);
    let systems = expected["systems"].as_object().expect("an object");
    assert_eq!(found.systems.len(), systems.len());
    let checks = scores(&campaign.judgements(Group::Attention)).expect("scores");
    close(checks.mean, &expected["mean_attention"], 1e-9);
    for system in &found.systems {
        let expected = &systems[&system.system];
        close(system.score, &expected["mean"], 1e-9);
        equal(system.n, &expected["n"]);
        equal(system.error_free, &expected["error_free"]);
        let own = checks.systems.iter().find(|own| own.system == system.system).expect("a system");
        close(own.score, &expected["mean_attention"], 1e-9);
        equal(own.n, &expected["n_attention"]);
    }
    for (scores, key) in [(&found, "spans_system"), (&checks, "spans_attention")] {
        for system in &scores.systems {
            for (severity, name) in
                [(Severity::Minor, "minor"), (Severity::Major, "major"), (Severity::Undecided, "undecided")]
            {
                let expected = &expected[key]["by_system"][&system.system][name];
                let n = system.spans.get(&severity).copied().unwrap_or(0);
                assert_eq!(n as u64, expected.as_u64().unwrap_or(0), "{} {name}", system.system);
            }
        }
        let missing: usize = scores.systems.iter().map(|system| system.missing).sum();
        equal(missing, &expected[key]["missing"]);
    }
    let without = evaluated.judgements.iter().filter(|judgement| judgement.spans.is_empty()).count();
    equal(without, &expected["spans_system"]["rows_without_span"]);
}

#[test]
fn those_who_pass_are_those_of_the_published_rule() {
    let Some((evaluated, _, expected)) = campaign() else { return };
    let expected = &expected["quality"];
    // The expected values compare one check, in a repeated document, with itself (36 with 36). It belongs to the repeated
    // text, with 71; here it has the expected partner, so that everything else can be compared.
    let mut controls = evaluated.controls.clone();
    let with_itself = |pair: &&mut Pair| (&*pair.rater, pair.original, pair.control) == ("engdeu6e21", 71.0, 36.0);
    controls.iter_mut().filter(with_itself).for_each(|pair| pair.original = 36.0);
    let found = attention(&controls, ControlTest::RankSum, 0.05).expect("pairs");
    equal(found.raters.len(), &expected["users_with_pairs"]);
    for rater in &found.raters {
        let expected = &expected["users"][&rater.rater];
        equal(rater.n, &expected["pairs"]);
        close(rater.control, &expected["mean_attention"], 1e-9);
        close(rater.original, &expected["mean_counterpart"], 1e-9);
        close(rater.difference, &expected["mean_difference"], 1e-9);
        alike(rater.rank_sum.expect("a p"), &expected["p_mann_whitney_less"], 1e-6, 0.0);
        alike(rater.paired_t.expect("a p"), &expected["p_paired_t_less"], 1e-6, 0.0);
    }
    close(found.difference, &expected["mean_difference_all_pairs"], 1e-9);
    let users = expected["users"].as_object().expect("an object");
    let alone: u64 = users.values().filter_map(|user| user["unpaired_attention"].as_u64()).sum();
    assert_eq!(evaluated.n_alone as u64, alone);
    for (test, key) in [(ControlTest::RankSum, "pass_mann_whitney"), (ControlTest::PairedT, "pass_paired_t")] {
        for (level, name) in [(0.01, "0.01"), (0.05, "0.05"), (0.1, "0.1")] {
            equal(attention(&controls, test, level).expect("pairs").n_passed, &expected[key][name]);
            // That partner changes no verdict.
            equal(attention(&evaluated.controls, test, level).expect("pairs").n_passed, &expected[key][name]);
        }
    }
}

#[test]
fn clusters_have_the_best_systems_first() {
    let Some((evaluated, _, _)) = campaign() else { return };
    let scored: Vec<Scored> = evaluated
        .judgements
        .iter()
        .map(|own| Scored {
            rater: own.rater.clone(),
            system: own.system.clone(),
            segment: format!("{}|{}", own.document, own.segment),
            score: own.score,
        })
        .collect();
    for test in [RankTest::RankSum, RankTest::SignedRank] {
        for standardise in [false, true] {
            let options = RankingOptions { test, standardise, ..RankingOptions::default() };
            let found = ranking(&scored, &options).expect("a ranking");
            let clusters: Vec<usize> = found.systems.iter().map(|system| system.cluster).collect();
            assert!(clusters.is_sorted() && clusters[0] == 1 && clusters[12] > 2, "{clusters:?}");
            assert_eq!(found.systems[12].system, "wmt23.AIRC");
            assert!(found.systems.iter().all(|own| own.first <= own.last), "{:?}", found.systems);
        }
    }
}
