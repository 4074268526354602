//! What a task offers: its pay, its size, the time that it takes, and the hourly rate that follows.

use engine::crowd::offer::Offer;
use shared::Locale;

/// One line: `0.10 USD each · 10 texts · about 2 min · about 3.00 USD per hour`.
pub fn facts(offer: &Offer, say: Locale) -> String {
    let mut facts = vec![say.each(&offer.reward)];
    if offer.items > 1 {
        facts.push(say.n_texts(offer.items));
    }
    if let Some(seconds) = offer.expected_seconds {
        // Rounded so little that it fits the hourly rate.
        let in_minutes = seconds >= 180 || seconds >= 60 && seconds % 60 == 0;
        facts.push(if in_minutes { say.about_minutes((seconds + 30) / 60) } else { say.about_seconds(seconds) });
    }
    facts.extend(offer.hourly().map(|money| say.about_an_hour(money)));
    facts.join(" · ")
}
