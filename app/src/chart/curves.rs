//! Curves of a training run's results, epoch by epoch.

use plotters::prelude::*;

use super::{Drawn, INK, PALETTE, PAPER};
use crate::part::spoken;

/// Two curves over epochs, the loss above and the measure below, each on axes of its own; without a measure the loss alone.
///
/// # Errors
/// The picture cannot be written.
pub fn curves(losses: &[f64], measures: &[f64], measure: &str) -> Drawn {
    let say = spoken();
    let panels = [(losses, say.chart_axis_loss(), 0), (measures, measure, 1)];
    let panels: Vec<(&[f64], &str, usize)> = panels.into_iter().filter(|(values, _, _)| !values.is_empty()).collect();
    let height = 220 * u32::try_from(panels.len().max(1)).unwrap_or(1);
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (640, height)).into_drawing_area();
        root.fill(&PAPER)?;
        for (area, (values, name, colour)) in root.split_evenly((panels.len().max(1), 1)).iter().zip(panels) {
            let colour = PALETTE[colour % PALETTE.len()];
            let points: Vec<(f64, f64)> = (1_u32..).map(f64::from).zip(values.iter().copied()).collect();
            let across = 0.5..values.len() as f64 + 0.5;
            let mut chart = ChartBuilder::on(area)
                .margin(12)
                .x_label_area_size(40)
                .y_label_area_size(64)
                .build_cartesian_2d(across, super::scatter::range(values.iter().copied()))?;
            chart
                .configure_mesh()
                .light_line_style(TRANSPARENT)
                .x_labels(values.len().min(10))
                .x_label_formatter(&|epoch| {
                    if epoch.fract().abs() < 1e-9 { format!("{epoch:.0}") } else { String::new() }
                })
                // 0 has no sign, and a tenth no further digits.
                .y_label_formatter(&|value| ((value * 1e4).round() / 1e4 + 0.0).to_string())
                .x_desc(say.chart_axis_epoch())
                .y_desc(name)
                .axis_desc_style(("sans-serif", 17))
                .label_style(("sans-serif", 15))
                .draw()?;
            chart.draw_series([PathElement::new(points.clone(), colour.stroke_width(2))])?;
            chart.draw_series(points.into_iter().map(|point| Circle::new(point, 3, INK.filled())))?;
        }
        root.present()?;
    }
    Ok(svg)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_curves_are_named_and_nothing_is_drawn_of_nothing() {
        let svg = curves(&[2.0, 1.0], &[0.1, 0.5], "accuracy").expect("drawn");
        assert!(svg.contains("loss") && svg.contains("accuracy") && svg.matches("polyline").count() >= 2);
        let around = curves(&[2.0], &[-0.1], "ρ").expect("drawn");
        assert!(!around.contains("-0\n") && !around.contains("-0.0\n"), "0 has no sign");
        let one = curves(&[2.0], &[], "accuracy").expect("drawn");
        assert!(one.contains("loss") && !one.contains("accuracy"));
        assert!(curves(&[], &[], "accuracy").is_ok());
    }
}
