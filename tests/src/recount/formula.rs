//! Statistics as their definitions read: slow, plain, and none of the program's own code.

use std::collections::BTreeSet;

/// The values of an item, an inner list each.
pub type Items = Vec<Vec<f64>>;

/// The arithmetic mean.
pub fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// The standard deviation, divided by n − 1.
pub fn deviation(values: &[f64]) -> f64 {
    let centre = mean(values);
    (values.iter().map(|value| (value - centre).powi(2)).sum::<f64>() / (values.len() - 1) as f64).sqrt()
}

/// The middle value, of an even number the mean of the two.
pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let half = values.len() / 2;
    if values.len().is_multiple_of(2) { f64::midpoint(values[half - 1], values[half]) } else { values[half] }
}

/// Pearson's r; nothing where a side does not vary.
pub fn pearson(pairs: &[(f64, f64)]) -> Option<f64> {
    let (x, y): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
    let (mx, my) = (mean(&x), mean(&y));
    let sum = |of: &dyn Fn(f64, f64) -> f64| pairs.iter().map(|(a, b)| of(a - mx, b - my)).sum::<f64>();
    let spread = sum(&|a, _| a * a) * sum(&|_, b| b * b);
    (spread > 1e-18).then(|| sum(&|a, b| a * b) / spread.sqrt())
}

/// Spearman's ρ: Pearson's r of ranks, equal values sharing theirs.
pub fn spearman(pairs: &[(f64, f64)]) -> Option<f64> {
    let rank = |value: f64, all: &dyn Fn(&(f64, f64)) -> f64| {
        let below = pairs.iter().filter(|pair| all(pair) < value).count() as f64;
        let equal = pairs.iter().filter(|pair| all(pair).total_cmp(&value).is_eq()).count() as f64;
        below + f64::midpoint(1.0, equal)
    };
    let ranks: Vec<(f64, f64)> =
        pairs.iter().map(|(a, b)| (rank(*a, &|pair| pair.0), rank(*b, &|pair| pair.1))).collect();
    pearson(&ranks)
}

/// Kendall's τ-b; nothing where a side ties everything.
pub fn tau_b(pairs: &[(f64, f64)]) -> Option<f64> {
    let sign = |a: f64, b: f64| if (a - b).abs() < 1e-12 { 0.0 } else { (a - b).signum() };
    let (mut both, mut x, mut y) = (0.0, 0.0_f64, 0.0_f64);
    for (k, one) in pairs.iter().enumerate() {
        for other in &pairs[..k] {
            let (dx, dy) = (sign(one.0, other.0), sign(one.1, other.1));
            both += dx * dy;
            x += dx.abs();
            y += dy.abs();
        }
    }
    (x > 0.0 && y > 0.0).then(|| both / (x * y).sqrt())
}

/// All ordered pairs of two places in a list.
fn pairs_of(values: &[f64]) -> Vec<(f64, f64)> {
    let places = 0..values.len();
    let with = |i: usize| places.clone().filter(move |j| *j != i).map(move |j| (values[i], values[j]));
    places.clone().flat_map(with).collect()
}

fn same(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-12
}

/// How often each of the values that occur occurs.
fn occurrences(values: &[f64]) -> Vec<f64> {
    let mut levels = values.to_vec();
    levels.sort_by(f64::total_cmp);
    levels.dedup();
    levels.iter().map(|level| values.iter().filter(|value| same(**value, *level)).count() as f64).collect()
}

/// Fleiss' κ over items judged at least twice; nothing where everybody gave one answer.
pub fn fleiss(items: &Items) -> Option<f64> {
    let paired: Vec<&Vec<f64>> = items.iter().filter(|values| values.len() > 1).collect();
    let agreed = |values: &&Vec<f64>| {
        let pairs = pairs_of(values);
        pairs.iter().filter(|(a, b)| same(*a, *b)).count() as f64 / pairs.len() as f64
    };
    let observed = mean(&paired.iter().map(agreed).collect::<Vec<_>>());
    let all: Vec<f64> = paired.into_iter().flatten().copied().collect();
    let chance: f64 = occurrences(&all).iter().map(|n| (n / all.len() as f64).powi(2)).sum();
    (chance < 1.0 - 1e-12).then(|| (observed - chance) / (1.0 - chance))
}

/// Krippendorff's α of names, from the coincidences of values.
pub fn alpha_nominal(items: &Items) -> Option<f64> {
    let paired: Vec<&Vec<f64>> = items.iter().filter(|values| values.len() > 1).collect();
    let all: Vec<f64> = paired.iter().copied().flatten().copied().collect();
    let n = all.len() as f64;
    let apart = |values: &&Vec<f64>| {
        pairs_of(values).iter().filter(|(a, b)| !same(*a, *b)).count() as f64 / (values.len() - 1) as f64
    };
    let observed = paired.iter().map(apart).sum::<f64>() / n;
    let equal: f64 = occurrences(&all).iter().map(|k| k * (k - 1.0)).sum();
    let expected = 1.0 - equal / (n * (n - 1.0));
    (expected > 0.0).then(|| 1.0 - observed / expected)
}

/// ICC(1) by a one-way analysis of variance; items may have different numbers of ratings.
pub fn icc1(items: &Items) -> f64 {
    let all: Vec<f64> = items.iter().flatten().copied().collect();
    let (n, total) = (items.len() as f64, all.len() as f64);
    let grand = mean(&all);
    let between: f64 = items.iter().map(|values| values.len() as f64 * (mean(values) - grand).powi(2)).sum();
    let within: f64 = items.iter().flat_map(|values| values.iter().map(|v| (v - mean(values)).powi(2))).sum();
    let (between, within) = (between / (n - 1.0), within / (total - n));
    let k = (total - items.iter().map(|values| (values.len() as f64).powi(2)).sum::<f64>() / total) / (n - 1.0);
    (between - within) / (between + (k - 1.0) * within)
}

/// Quadratically weighted Cohen's κ of pairs of ratings.
pub fn kappa_quadratic(pairs: &[(f64, f64)]) -> Option<f64> {
    let observed = mean(&pairs.iter().map(|(a, b)| (a - b).powi(2)).collect::<Vec<_>>());
    let chance =
        mean(&pairs.iter().flat_map(|(a, _)| pairs.iter().map(move |(_, b)| (a - b).powi(2))).collect::<Vec<_>>());
    (chance > 0.0).then(|| 1.0 - observed / chance)
}

/// The probability of a t at least so far from 0, either side, by Simpson's rule under its density.
pub fn t_probability(t: f64, freedom: f64) -> f64 {
    const STEPS: i32 = 20_000;
    let density = |x: f64| (1.0 + x * x / freedom).powf(-f64::midpoint(freedom, 1.0));
    // x = u / (1 − u) brings infinity to 1.
    let at = |u: f64| if u < 1.0 { density(u / (1.0 - u)) / (1.0 - u).powi(2) } else { 0.0 };
    let area = |from: f64| {
        let width = (1.0 - from) / f64::from(STEPS);
        let weight = |k: i32| {
            if k == 0 || k == STEPS {
                1.0
            } else if k % 2 == 1 {
                4.0
            } else {
                2.0
            }
        };
        (0..=STEPS).map(|k| weight(k) * at(from + width * f64::from(k))).sum::<f64>() * width / 3.0
    };
    area(t.abs() / (1.0 + t.abs())) / area(0.0)
}

/// The fewest insertions, deletions and exchanges that make one list the other.
pub fn distance<T: PartialEq>(a: &[T], b: &[T]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.iter().enumerate() {
            let exchanged = corner + usize::from(x != y);
            corner = row[j + 1];
            row[j + 1] = exchanged.min(row[j] + 1).min(corner + 1);
        }
    }
    row[b.len()]
}

/// The characters that differ.
pub fn characters_changed(a: &str, b: &str) -> usize {
    distance(&a.chars().collect::<Vec<_>>(), &b.chars().collect::<Vec<_>>())
}

/// The share of tokens that two texts do not have in common.
pub fn led(a: &str, b: &str) -> f64 {
    let [a, b] = [a, b].map(|text| super::words::tokens(text).into_iter().collect::<BTreeSet<_>>());
    1.0 - a.intersection(&b).count() as f64 / a.union(&b).count() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statistics_have_their_published_values() {
        // Krippendorff, "Computing Krippendorff's alpha-reliability", A: two observers, ten units, two values.
        let (meg, owen) = ([0, 1, 0, 0, 0, 0, 0, 0, 1, 0], [1, 1, 1, 0, 0, 1, 0, 0, 0, 0]);
        let items: Items = meg.iter().zip(owen).map(|(a, b)| vec![f64::from(*a), f64::from(b)]).collect();
        assert!((alpha_nominal(&items).expect("defined") - 0.095).abs() < 1e-3);
        // Shrout and Fleiss 1979: six targets, four judges, ICC(1) = 0.17.
        let judged = [[9, 2, 5, 8], [6, 1, 3, 2], [8, 4, 6, 8], [7, 1, 2, 6], [10, 5, 6, 9], [6, 2, 4, 7]];
        let items: Items = judged.iter().map(|row| row.map(f64::from).to_vec()).collect();
        assert!((icc1(&items) - 0.1657).abs() < 1e-3, "{}", icc1(&items));
        // Student's table: 2.228 of 10 degrees of freedom is 5 %.
        assert!((t_probability(2.228, 10.0) - 0.05).abs() < 1e-4);
        assert_eq!((characters_changed("kitten", "sitting"), distance(&["a"], &[])), (3, 1));
        assert!((spearman(&[(1.0, 3.0), (2.0, 2.0), (3.0, 1.0)]).expect("defined") + 1.0).abs() < 1e-12);
    }
}
