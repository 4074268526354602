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
        facts.push(if seconds < 90 { say.about_seconds(seconds) } else { say.about_minutes((seconds + 30) / 60) });
    }
    facts.extend(offer.hourly().map(|money| say.about_an_hour(money)));
    facts.join(" · ")
}
