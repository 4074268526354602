//! Every value of the shared reference data: `expected.json` beside the raw ratings.
//!
//! The data are public under their own licences and not part of this project; without the folder
//! the test says that it was skipped.

mod spans;
mod table;

use agreement::aggregate::{Em, dawid_skene};
use agreement::cohen::{self, Weight};
use agreement::correlation::concordance;
use agreement::krippendorff::{self, Metric};
use agreement::{Ratings, Scale, brennan_prediger, fleiss, gwet, icc, percent, simulate};
use table::Folder;

/// The promised closeness of exact values.
const EXACT: f64 = 1e-6;

#[track_caller]
fn close(name: &str, got: f64, want: f64, tolerance: f64) {
    assert!((got - want).abs() <= tolerance, "{name}: {got} is not {want}");
}

fn metric(name: &str) -> Metric {
    match name {
        "nominal" => Metric::Nominal,
        "ordinal" => Metric::Ordinal,
        "interval" => Metric::Interval,
        "ratio" => Metric::Ratio,
        other => panic!("no such metric: {other}"),
    }
}

#[test]
fn krippendorffs_alpha_of_every_study() {
    let Some(folder) = Folder::open() else { return };
    for (study, values) in folder.studies() {
        for (level, want) in values["alpha"].as_object().into_iter().flatten() {
            let alpha = krippendorff::alpha(&folder.ratings(study), metric(level)).unwrap();
            close(&format!("{study} {level}"), alpha.value, want.as_f64().unwrap(), EXACT);
        }
        if let Some(want) = values["alpha_nominal"].as_f64() {
            let alpha = krippendorff::alpha(&folder.ratings(study), Metric::Nominal).unwrap();
            close(study, alpha.value, want, EXACT);
        }
    }
}

#[test]
fn fleiss_kappa_of_every_study() {
    let Some(folder) = Folder::open() else { return };
    for (study, values) in folder.studies() {
        let Some(want) = values["fleiss"].as_f64() else {
            continue;
        };
        let ratings = folder.ratings(study);
        close(study, fleiss::kappa(&ratings).unwrap().value, want, EXACT);
        if let Some(n) = values["n_items"].as_u64() {
            assert_eq!(ratings.n_items() as u64, n, "{study}");
        }
    }
    let diagnoses = folder.ratings("fleiss_1971");
    let wanted = folder.value("fleiss_1971", "per_category");
    let wanted = wanted.as_array().unwrap().iter().map(|v| v.as_f64().unwrap());
    for (category, want) in fleiss::per_category(&diagnoses, None).unwrap().iter().zip(wanted) {
        close(&category.label, category.kappa.as_ref().unwrap().value, want, 0.000_5);
    }
}

#[test]
fn the_other_coefficients_on_missing_cells() {
    let Some(folder) = Folder::open() else { return };
    let ratings = folder.ratings("krippendorff_2011");
    let want = |key| folder.value("krippendorff_2011", key).as_f64().unwrap();
    // Published to five decimals by irrCAC.
    let five = 0.000_005;
    close("AC1", gwet::ac1(&ratings).unwrap().value, want("gwet_ac1"), five);
    close("Fleiss", fleiss::kappa(&ratings).unwrap().value, want("fleiss_irrCAC"), five);
    let uniform = brennan_prediger::coefficient(&ratings, Weight::Unweighted).unwrap();
    close("Brennan-Prediger", uniform.value, want("brennan_prediger"), five);
    close("percent", percent::agreement(&ratings).unwrap().value, want("percent_agreement"), five);
}

#[test]
fn cohens_kappa_of_two_eyes_and_of_all_pairs() {
    let Some(folder) = Folder::open() else { return };
    let eyes = folder.ratings("vision");
    let wanted = folder.value("vision", "cohen");
    let weights = [("unweighted", Weight::Unweighted), ("linear", Weight::Linear)];
    for (name, weight) in weights.into_iter().chain([("quadratic", Weight::Quadratic)]) {
        let kappa = cohen::kappa(&eyes, (0, 1), weight).unwrap();
        close(name, kappa.value, wanted[name].as_f64().unwrap(), EXACT);
    }
    let diagnoses = folder.ratings("fleiss_1971");
    let kappas: Vec<f64> = cohen::pairs(&diagnoses).unwrap().iter().map(|p| p.unweighted.unwrap()).collect();
    let mean = kappas.iter().sum::<f64>() / kappas.len() as f64;
    close("Light", mean, folder.value("fleiss_1971", "light").as_f64().unwrap(), EXACT);
}

#[test]
fn the_six_intraclass_correlations() {
    let Some(folder) = Folder::open() else { return };
    for (study, values) in folder.studies().filter(|(_, v)| v["icc"].is_object()) {
        let forms = icc::forms(&folder.ratings(study), 0.95).unwrap();
        let got = [&forms.icc1, &forms.icc2, &forms.icc3, &forms.icc1k, forms.icc2k.as_ref().unwrap(), &forms.icc3k];
        let keys = ["ICC1", "ICC2", "ICC3", "ICC1k", "ICC2k", "ICC3k"];
        // The large study was published with four decimals.
        let tolerance = if study == "structural_simplicity" { 0.000_05 } else { EXACT };
        for (icc, key) in got.into_iter().zip(keys) {
            let want = values["icc"][key].as_f64().unwrap();
            close(&format!("{study} {key}"), icc.value, want, tolerance);
        }
        for (icc, row) in got.into_iter().zip(values["pingouin"].as_array().into_iter().flatten()) {
            let number = |key: &str| row[key].as_f64().unwrap();
            close(&icc.method, icc.f.unwrap(), number("F"), EXACT);
            close(&icc.method, icc.p, number("pval"), EXACT);
            close(&icc.method, icc.df1, number("df1"), 0.0);
            close(&icc.method, icc.df2, number("df2"), 0.0);
            let interval = icc.interval.as_ref().unwrap();
            close(&icc.method, interval.low, row["CI95"][0].as_f64().unwrap(), 0.005_001);
            close(&icc.method, interval.high, row["CI95"][1].as_f64().unwrap(), 0.005_001);
        }
    }
}

#[test]
fn kendalls_w_with_and_without_ties() {
    let Some(folder) = Folder::open() else { return };
    for (study, values) in folder.studies() {
        let Some(want) = values["kendall_w_ties_corrected"].as_f64() else {
            continue;
        };
        let w = concordance(&folder.ratings(study)).unwrap();
        close(study, w.value, want, EXACT);
        close(study, w.uncorrected, values["kendall_w_uncorrected"].as_f64().unwrap(), EXACT);
    }
}

#[test]
fn simulated_annotators_on_a_study_of_1750_items() {
    let Some(folder) = Folder::open() else { return };
    let study = "structural_simplicity";
    let ratings: Ratings = folder.rated(study, &Scale::ordinal().with_range(-2, 2));
    let simulated = simulate::annotators(&ratings, &simulate::Draws::default()).unwrap();
    for (key, summary, value) in [
        ("simulated_spearman_1000", simulated.spearman, "value"),
        ("simulated_quadratic_kappa", simulated.kappa_quadratic, "median"),
    ] {
        let (want, summary) = (folder.value(study, key), summary.unwrap());
        let sd = want["sd"].as_f64().unwrap();
        // Medians of 1,000 draws: within 3 standard errors of a median, not of a draw.
        let three = 3.0 * 1.25 * sd / 1000_f64.sqrt() * 2_f64.sqrt();
        close(key, summary.median, want[value].as_f64().unwrap(), three.max(0.001));
        close(key, summary.sd, sd, 0.15 * sd);
    }
}

#[test]
fn the_anaesthetists_of_dawid_and_skene() {
    let Some(folder) = Folder::open() else { return };
    let study = "dawid_skene_1979";
    let fit = dawid_skene(&folder.ratings(study), &Em::default()).unwrap();
    assert!(fit.converged);
    let numbers = |key: &str| -> Vec<f64> {
        folder.value(study, key).as_array().unwrap().iter().map(|v| v.as_f64().unwrap()).collect()
    };
    for (got, want) in fit.marginals.iter().zip(numbers("marginals")) {
        close("marginal", *got, want, 0.000_05);
    }
    let want = folder.value(study, "log_likelihood").as_f64().unwrap();
    close("log-likelihood", fit.log_likelihood, want, 0.000_05);
    for (level, want) in numbers("rater1_diagonal").into_iter().enumerate() {
        close("diagonal", fit.confusion[0][level][level], want, 0.005);
    }
}
