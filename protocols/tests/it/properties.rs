//! Properties: neither order nor names change a number, nor do shifts where they should not.

use proptest::prelude::*;
use protocols::alt_test::{self, Answers};
use protocols::esa::{self, Judgement};
use protocols::mqm::{self, Marked, Rating};
use protocols::quality::{ControlTest, Pair, RankingOptions, Scored, attention, ranking, standardise};

const SEVERITIES: [&str; 4] = ["minor", "major", "critical", "neutral"];
const CATEGORIES: [&str; 3] = ["fluency/punctuation", "accuracy/omission", "non-translation!"];

fn errors() -> impl Strategy<Value = Vec<Marked>> {
    prop::collection::vec((0..3_usize, 0..4_usize), 0..6)
        .prop_map(|own| own.into_iter().map(|(c, s)| Marked::new(CATEGORIES[c], SEVERITIES[s])).collect())
}

/// Ratings of three systems with ten segments by up to three raters.
fn ratings() -> impl Strategy<Value = Vec<Rating>> {
    let key = (0..3_u8, 0..2_u8, 0..5_u8, 0..3_u8);
    prop::collection::btree_map(key, errors(), 1..60).prop_map(|rows| {
        let rating = |((system, document, segment, rater), errors): ((u8, u8, u8, u8), Vec<Marked>)| Rating {
            system: format!("s{system}"),
            document: format!("d{document}"),
            segment: segment.to_string(),
            rater: format!("r{rater}"),
            errors,
        };
        rows.into_iter().map(rating).collect()
    })
}

fn scored() -> impl Strategy<Value = Vec<Scored>> {
    prop::collection::vec((0..4_u8, 0..3_u8, 0..12_u8, 0..=100_u8), 2..120).prop_map(|rows| {
        let one = |(rater, system, segment, score): (u8, u8, u8, u8)| Scored {
            rater: format!("r{rater}"),
            system: format!("s{system}"),
            segment: segment.to_string(),
            score: f64::from(score),
        };
        rows.into_iter().map(one).collect()
    })
}

fn pairs() -> impl Strategy<Value = Vec<Pair>> {
    prop::collection::vec((0..3_u8, 0..=100_u8, 0..=100_u8), 1..40).prop_map(|rows| {
        let one = |(rater, original, control): (u8, u8, u8)| Pair {
            rater: format!("r{rater}"),
            original: f64::from(original),
            control: f64::from(control),
        };
        rows.into_iter().map(one).collect()
    })
}

fn humans() -> impl Strategy<Value = Answers<f64>> {
    prop::collection::vec(prop::collection::vec(1..=5_u8, 35), 3..6).prop_map(|all| {
        let own =
            |answers: Vec<u8>| answers.into_iter().enumerate().map(|(i, v)| (format!("i{i}"), f64::from(v))).collect();
        all.into_iter().enumerate().map(|(rater, answers)| (format!("r{rater}"), own(answers))).collect()
    })
}

/// Names that sort in the opposite order.
fn renamed(name: &str) -> String {
    let number: u8 = name[1..].parse().expect("a number");
    format!("{}{}", &name[..1], 9 - number)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn penalties_do_not_depend_on_order_or_names_of_raters(mut own in ratings()) {
        let options = mqm::Options::default();
        let before = mqm::scores(&own, &options).unwrap();
        own.reverse();
        for rating in &mut own {
            rating.rater = renamed(&rating.rater);
            rating.errors.reverse();
        }
        let after = mqm::scores(&own, &options).unwrap();
        prop_assert_eq!(&before.systems, &after.systems);
        prop_assert_eq!(&before.segments, &after.segments);
        prop_assert_eq!(&before.documents, &after.documents);
        prop_assert!(before.systems.iter().all(|system| system.penalty.is_finite() && system.penalty >= 0.0));
        let total: usize = before.raters.iter().map(|rater| rater.n_segments).sum();
        prop_assert_eq!(total, own.len());
    }

    #[test]
    fn a_limit_never_raises_a_penalty_and_an_error_never_lowers_it(own in ratings(), cap in 1..30_u8, worst in 1..6_usize) {
        let with = |own: &[Rating], cap, worst| {
            mqm::scores(own, &mqm::Options { cap, worst, ..mqm::Options::default() }).unwrap().segments
        };
        let free = with(&own, None, None);
        for limited in [with(&own, Some(f64::from(cap)), None), with(&own, None, Some(worst))] {
            prop_assert!(free.iter().zip(&limited).all(|(free, limited)| limited.penalty <= free.penalty + 1e-12));
        }
        let mut more = own.clone();
        more[0].errors.push(Marked::new("style", "minor"));
        let more = with(&more, None, None);
        prop_assert!(free.iter().zip(&more).all(|(free, more)| more.penalty >= free.penalty));
    }

    #[test]
    fn esa_scores_do_not_depend_on_order_or_names(own in scored()) {
        let judgement = |own: &Scored, rater: &str| Judgement {
            rater: rater.to_owned(), system: own.system.clone(), document: "d".into(), segment: own.segment.clone(),
            score: own.score, spans: Vec::new(),
        };
        let before = esa::scores(&own.iter().map(|one| judgement(one, &one.rater)).collect::<Vec<_>>()).unwrap();
        let after = own.iter().rev().map(|one| judgement(one, &renamed(&one.rater))).collect::<Vec<_>>();
        let after = esa::scores(&after).unwrap();
        prop_assert_eq!((before.systems, before.segments, before.documents), (after.systems, after.segments, after.documents));
    }

    #[test]
    fn z_scores_do_not_depend_on_a_raters_shift_and_stretch(own in scored(), shift in -50..50_i8, stretch in 1..9_u8) {
        let changed: Vec<Scored> = own.iter().map(|one| {
            let score = if one.rater == "r0" { one.score * f64::from(stretch) + f64::from(shift) } else { one.score };
            Scored { score, ..one.clone() }
        }).collect();
        let (before, after) = (standardise(&own).unwrap(), standardise(&changed).unwrap());
        for (before, after) in before.z.iter().zip(&after.z) {
            match (before, after) {
                (Ok(before), Ok(after)) => prop_assert!((before - after).abs() < 1e-9),
                (before, after) => prop_assert_eq!(before.is_err(), after.is_err()),
            }
        }
    }

    #[test]
    fn a_ranking_does_not_depend_on_order_or_names_of_raters(own in scored()) {
        let options = RankingOptions { standardise: false, ..RankingOptions::default() };
        let other: Vec<Scored> =
            own.iter().rev().map(|one| Scored { rater: renamed(&one.rater), ..one.clone() }).collect();
        let (before, after) = (ranking(&own, &options).unwrap(), ranking(&other, &options).unwrap());
        prop_assert_eq!(&before, &after);
        for system in &before.systems {
            prop_assert!(system.first <= system.last && system.raw.is_finite());
        }
    }

    #[test]
    fn checks_do_not_depend_on_order_and_a_shift_of_a_worker(own in pairs(), shift in -50..50_i8) {
        let before = attention(&own, ControlTest::RankSum, 0.05).unwrap();
        let moved = own.iter().rev().map(|pair| Pair {
            original: pair.original + f64::from(shift), control: pair.control + f64::from(shift), ..pair.clone()
        }).collect::<Vec<_>>();
        let after = attention(&moved, ControlTest::RankSum, 0.05).unwrap();
        for (before, after) in before.raters.iter().zip(&after.raters) {
            prop_assert_eq!(before.rank_sum, after.rank_sum);
            prop_assert_eq!(before.signed_rank, after.signed_rank);
            prop_assert!((before.difference - after.difference).abs() < 1e-9);
        }
    }

    #[test]
    fn the_alternative_annotator_test_does_not_depend_on_names(own in humans(), epsilon in 0..5_u8) {
        let options = alt_test::Options::new(f64::from(epsilon) / 10.0);
        let judge = own["r0"].iter().map(|(item, value)| (item.clone(), 6.0 - value)).collect();
        let other: Answers<f64> = own.iter().map(|(rater, answers)| (renamed(rater), answers.clone())).collect();
        let before = alt_test::numbers(&own, &judge, &options).unwrap();
        let after = alt_test::numbers(&other, &judge, &options).unwrap();
        prop_assert_eq!((before.omega, before.rho, before.n_won), (after.omega, after.rho, after.n_won));
        let own = after.annotators.iter().rev().map(|own| (own.n, own.p, own.advantage_judge));
        prop_assert!(before.annotators.iter().map(|own| (own.n, own.p, own.advantage_judge)).eq(own));
        for annotator in &before.annotators {
            prop_assert!(annotator.advantage_judge + annotator.advantage_annotator >= 1.0 - 1e-12);
            prop_assert!((0.0..=1.0).contains(&annotator.p));
        }
        let larger = alt_test::numbers(&other, &judge, &alt_test::Options::new(1.0)).unwrap();
        prop_assert!(larger.omega >= before.omega);
    }
}
