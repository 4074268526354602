//! The minimum of a smooth function of the square roots of two variance ratios.
//!
//! The function is even in each root, so the boundary at zero is an interior point. Nelder and Mead's simplex comes
//! close; Newton steps on central differences refine the last digits.

use crate::Undefined;

/// Steps of the simplex at most.
const MOST_STEPS: usize = 2000;

/// Below this a root counts as zero, where the function is flat.
const ZERO: f64 = 1e-4;

/// Finds the minimum; places where `of` is not defined are avoided.
pub(super) fn find(of: impl Fn([f64; 2]) -> Option<f64>) -> Result<[f64; 2], Undefined> {
    let value = |place: [f64; 2]| of(place).unwrap_or(f64::INFINITY);
    let near = simplex(&value)?;
    let mut free = [true; 2];
    let mut place = near.map(f64::abs);
    for k in 0..2 {
        let mut flat = place;
        flat[k] = 0.0;
        if place[k] < ZERO || value(flat) <= value(place) {
            place = flat;
            free[k] = false;
        }
    }
    for _ in 0..8 {
        let next = newton(&value, place, free);
        if next.map(f64::to_bits) == place.map(f64::to_bits) {
            break;
        }
        place = next;
    }
    Ok(place)
}

fn simplex(value: &impl Fn([f64; 2]) -> f64) -> Result<[f64; 2], Undefined> {
    let mut corners = [[1.0, 0.5], [1.5, 0.5], [1.0, 1.0]].map(|place| (value(place), place));
    for _ in 0..MOST_STEPS {
        corners.sort_by(|a, b| a.0.total_cmp(&b.0));
        let [best, middle, worst] = corners;
        let size = (0..2).map(|k| (worst.1[k] - best.1[k]).abs() + (middle.1[k] - best.1[k]).abs());
        if size.sum::<f64>() < 1e-7 * (1.0 + best.1[0].abs() + best.1[1].abs()) {
            return if best.0.is_finite() { Ok(best.1) } else { Err(Undefined::NoVariance) };
        }
        let along = |t: f64| {
            let place = [0, 1].map(|k| {
                let centre = f64::midpoint(best.1[k], middle.1[k]);
                centre + t * (centre - worst.1[k])
            });
            (value(place), place)
        };
        let reflected = along(1.0);
        let next = if reflected.0 < best.0 {
            let further = along(2.0);
            if further.0 < reflected.0 { further } else { reflected }
        } else if reflected.0 < middle.0 {
            reflected
        } else {
            let inner = if reflected.0 < worst.0 { along(0.5) } else { along(-0.5) };
            if inner.0 < worst.0.min(reflected.0) {
                inner
            } else {
                let shrink = |corner: (f64, [f64; 2])| {
                    let place = [0, 1].map(|k| f64::midpoint(corner.1[k], best.1[k]));
                    (value(place), place)
                };
                corners[1] = shrink(middle);
                shrink(worst)
            }
        };
        corners[2] = next;
    }
    Err(Undefined::NotConverged { iterations: MOST_STEPS })
}

/// One Newton step in the free directions, kept only if it does not increase the value.
fn newton(value: &impl Fn([f64; 2]) -> f64, place: [f64; 2], free: [bool; 2]) -> [f64; 2] {
    let step = [0, 1].map(|k| 1e-3 * (0.1 + place[k].abs()));
    let at = |a: f64, b: f64| value([place[0] + a * step[0], place[1] + b * step[1]]);
    let here = at(0.0, 0.0);
    let (up, down) = ([at(1.0, 0.0), at(0.0, 1.0)], [at(-1.0, 0.0), at(0.0, -1.0)]);
    let (far_up, far_down) = ([at(2.0, 0.0), at(0.0, 2.0)], [at(-2.0, 0.0), at(0.0, -2.0)]);
    let slope = [0, 1].map(|k| (8.0 * (up[k] - down[k]) - (far_up[k] - far_down[k])) / (12.0 * step[k]));
    let bend = [0, 1].map(|k| (up[k] - 2.0 * here + down[k]) / (step[k] * step[k]));
    let twist = (at(1.0, 1.0) - at(1.0, -1.0) - at(-1.0, 1.0) + at(-1.0, -1.0)) / (4.0 * step[0] * step[1]);
    let determinant = bend[0] * bend[1] - twist * twist;
    let move_by = match free {
        [true, true] if determinant > 0.0 && bend[0] > 0.0 => [
            (bend[1] * slope[0] - twist * slope[1]) / determinant,
            (bend[0] * slope[1] - twist * slope[0]) / determinant,
        ],
        [true, false] if bend[0] > 0.0 => [slope[0] / bend[0], 0.0],
        [false, true] if bend[1] > 0.0 => [0.0, slope[1] / bend[1]],
        _ => return place,
    };
    let next = [0, 1].map(|k| place[k] - move_by[k]);
    // A tiny increase is rounding: differences are more informative about the slope than values.
    if value(next) <= here + 1e-9 * here.abs() { next.map(f64::abs) } else { place }
}
