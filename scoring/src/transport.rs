//! The transport problem: moving masses from supply to demand at the least cost.

/// Masses below this share of the total mass are treated as rounding errors.
const REST: f64 = 1e-12;

/// The least cost of moving `supply` to `demand`, which have the same sum.
///
/// `cost` holds, row by row, the cost of moving a unit from each position of supply to each position of demand; costs
/// are non-negative. The result is exact up to rounding: successive shortest paths with potentials, in about (n + m)³
/// steps.
pub(crate) fn least_cost(supply: &[f64], demand: &[f64], cost: &[f64]) -> f64 {
    let mut plan = Plan {
        cost,
        flow: vec![0.0; cost.len()],
        supply: supply.to_vec(),
        demand: demand.to_vec(),
        potential: vec![0.0; supply.len() + demand.len()],
    };
    while plan.improve() {}
    plan.flow.iter().zip(cost).map(|(flow, cost)| flow * cost).sum()
}

/// A plan that does not move everything yet. Positions of supply are numbered first, then those of demand.
struct Plan<'a> {
    cost: &'a [f64],
    flow: Vec<f64>,
    supply: Vec<f64>,
    demand: Vec<f64>,
    /// Potentials that make the reduced cost of every open edge non-negative.
    potential: Vec<f64>,
}

/// The cheapest ways from places with mass left.
struct Paths {
    distance: Vec<f64>,
    before: Vec<Option<usize>>,
}

impl Plan<'_> {
    /// Moves as much as possible along the cheapest path; returns false once everything is moved.
    fn improve(&mut self) -> bool {
        let Some((end, paths)) = self.cheapest_way() else {
            return false;
        };
        for (potential, distance) in self.potential.iter_mut().zip(&paths.distance) {
            *potential += distance.min(paths.distance[end]);
        }
        let n = self.supply.len();
        let steps: Vec<(usize, usize)> =
            std::iter::successors(paths.before[end].map(|from| (from, end)), |(from, _)| {
                paths.before[*from].map(|earlier| (earlier, *from))
            })
            .collect();
        let start = steps.last().map_or(end, |(from, _)| *from);
        let back = steps.iter().filter(|(from, _)| *from >= n);
        let amount = back
            .map(|(from, to)| self.flow[self.cell(*to, *from)])
            .fold(self.supply[start].min(self.demand[end - n]), f64::min);
        for (from, to) in steps {
            if from < n {
                let cell = self.cell(from, to);
                self.flow[cell] += amount;
            } else {
                let cell = self.cell(to, from);
                self.flow[cell] -= amount;
            }
        }
        self.supply[start] -= amount;
        self.demand[end - n] -= amount;
        true
    }

    /// The cheapest path from a position with remaining supply to a position with remaining demand (Dijkstra's
    /// algorithm on a full table).
    fn cheapest_way(&self) -> Option<(usize, Paths)> {
        let n = self.supply.len();
        let n_places = n + self.demand.len();
        let mut paths = Paths { distance: vec![f64::INFINITY; n_places], before: vec![None; n_places] };
        for (distance, left) in paths.distance.iter_mut().zip(&self.supply) {
            if *left > REST {
                *distance = 0.0;
            }
        }
        let mut open: Vec<usize> = (0..n_places).collect();
        loop {
            let nearest =
                open.iter().enumerate().min_by(|(_, a), (_, b)| paths.distance[**a].total_cmp(&paths.distance[**b]));
            let here = open.swap_remove(nearest?.0);
            if paths.distance[here].is_infinite() {
                return None;
            }
            if here >= n && self.demand[here - n] > REST {
                return Some((here, paths));
            }
            for &there in open.iter().filter(|there| (here < n) != (**there < n)) {
                if here >= n && self.flow[self.cell(there, here)] <= REST {
                    continue;
                }
                let further = paths.distance[here] + self.reduced(here, there).max(0.0);
                if further < paths.distance[there] {
                    paths.distance[there] = further;
                    paths.before[there] = Some(here);
                }
            }
        }
    }

    /// The cost of a step after adding the potentials; a step back refunds the cost.
    fn reduced(&self, from: usize, to: usize) -> f64 {
        let cost =
            if from < self.supply.len() { self.cost[self.cell(from, to)] } else { -self.cost[self.cell(to, from)] };
        cost + self.potential[from] - self.potential[to]
    }

    /// The index in the table for a position of supply and a position of demand.
    fn cell(&self, supply: usize, demand: usize) -> usize {
        supply * self.demand.len() + demand - self.supply.len()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Expected value from POT 0.9.7, `ot.emd2`.
    #[test]
    fn a_mass_may_have_to_be_split_and_rerouted() {
        let cost = [1.0, 2.0, 3.0, 4.0, 1.0, 2.0, 2.0, 5.0, 1.0];
        let value = least_cost(&[0.5, 0.3, 0.2], &[0.2, 0.2, 0.6], &cost);
        assert!((value - 1.7).abs() < 1e-12, "{value}");
    }

    proptest! {
        #[test]
        fn on_a_line_it_is_the_distance_of_the_cumulated_masses(a in prop::collection::vec(1_u32..9, 2..7), b in prop::collection::vec(1_u32..9, 7)) {
            let share = |masses: &[u32]| -> Vec<f64> {
                let sum: u32 = masses.iter().sum();
                masses.iter().map(|mass| f64::from(*mass) / f64::from(sum)).collect()
            };
            let (a, b) = (share(&a), share(&b[..a.len()]));
            let places = || (0..a.len()).map(|place| place as f64);
            let cost: Vec<f64> = places().flat_map(|i| places().map(move |j| (i - j).abs())).collect();
            let mut gap = 0.0;
            let expected: f64 = a.iter().zip(&b).map(|(p, q)| { gap += p - q; f64::abs(gap) }).sum();
            prop_assert!((least_cost(&a, &b, &cost) - expected).abs() < 1e-9);
        }
    }
}
