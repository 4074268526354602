//! The ledger, and the rule by which bonuses are computed.

use serde::{Deserialize, Serialize};

use crate::words::words;

words! {
    /// What a line of the ledger is for.
    PaymentKind {
        /// The reward of a submission.
        Reward = "reward",
        /// A bonus, by a rule or by hand.
        Bonus = "bonus",
        /// A correction.
        Correction = "correction",
    }
}

words! {
    /// How far a line of the ledger is on its way. What is only promised, because nobody has approved it, is in no line.
    PaymentState {
        /// A person or the study's rule has approved it; nothing was sent.
        Approved = "approved",
        /// It is in a payout that was sent.
        Sent = "sent",
        /// It may have been sent, and only a person can find out. Nothing sends it again.
        Held = "held",
        /// It was paid, as a person or the provider has confirmed.
        Paid = "paid",
    }
}

words! {
    /// The time that a bonus is computed from.
    BonusTime {
        /// The worker's own active time.
        Own = "own",
        /// For each submission, the median active time of its task in its language.
        Median = "median",
    }
}

words! {
    /// The state of a round of bonuses.
    RoundState {
        /// Computed and not approved; its lines can be changed.
        Draft = "draft",
        /// Approved; its lines are in the ledger.
        Approved = "approved",
        /// Another round was computed before it was approved.
        Replaced = "replaced",
    }
}

words! {
    /// The files of a payout, by the end of their address.
    PayFileKind {
        /// A list for people, with what became of each line.
        List = "list.csv",
        /// A SEPA credit transfer, pain.001.001.09, for a bank.
        Sepa = "sepa.xml",
        /// The file of PayPal's payouts.
        Paypal = "paypal.csv",
        /// The accounts of what is not confirmed, for payments by hand.
        Accounts = "accounts.csv",
    }
}

words! {
    /// How far a payment through a provider is.
    ProviderPaymentState {
        /// Nothing was sent, or only the approval of the submission, which can be repeated.
        Waiting = "waiting",
        /// A process is sending it.
        Sending = "sending",
        /// The provider has accepted it and does not show it yet.
        Accepted = "accepted",
        /// It may have been paid: there was no answer. Nothing sends it again.
        Unclear = "unclear",
        /// It was not paid, and a person has to decide.
        Refused = "refused",
        /// The provider shows it, or a person has confirmed it.
        Paid = "paid",
    }
}

words! {
    /// Why a payment through a provider was not made.
    ProviderPaymentProblem {
        /// The submission was rejected there.
        Rejected = "rejected",
        /// Another sum than the reward was paid there.
        OtherSum = "other_sum",
        /// The account there has another currency.
        Currency = "currency",
        /// The provider refuses it: there is not enough money, or the participant cannot be paid.
        Refused = "refused",
        /// The provider does not know the submission.
        Unknown = "unknown",
        /// The provider understood another amount.
        Disagrees = "disagrees",
        /// The personal data of the worker was erased.
        Erased = "erased",
        /// The worker has handed in several submissions there: which reward is for which work, only a person knows.
        Several = "several",
        /// The study was disconnected from the provider.
        Disconnected = "disconnected",
    }
}

/// How a bonus lifts what a worker has earned in a study to an hourly rate. Amounts are in minor units of its currency.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BonusRule {
    /// The rate to which it lifts, per hour.
    pub target_hourly: i64,
    /// Whose time it is computed from.
    pub time: BonusTime,
    /// The time of a submission counts up to this many times the median of its task; 0 for no limit. A pause of more than a
    /// minute counts as one minute in any case.
    pub most_medians: i64,
    /// The bonus is rounded up to a multiple of this; at least 1.
    pub round_up_to: i64,
    /// A smaller bonus is not paid.
    pub least: i64,
    /// The highest bonus of a worker; 0 for no limit.
    pub most: i64,
    /// Whether workers who have had a bonus in the study get no other.
    pub once: bool,
}

impl BonusRule {
    /// The longest limit in medians.
    pub const MOST_MEDIANS: i64 = 100;

    /// A bonus up to the target rate of a study.
    pub const fn to_target(target_hourly: i64) -> Self {
        Self { target_hourly, time: BonusTime::Own, most_medians: 3, round_up_to: 1, least: 0, most: 0, once: false }
    }

    /// The bonus of XFORMAL (Briakou et al. 2021): once for each worker, up to more than 10 an hour. `unit` is how many
    /// minor units a major one has.
    pub const fn xformal(unit: i64) -> Self {
        Self { once: true, ..Self::to_target(10 * unit + 1) }
    }

    /// The bonus for so many milliseconds of work that have earned so much, in minor units: what is missing to the rate,
    /// rounded up. Never negative.
    pub fn bonus(&self, counted_ms: i64, earned: i64) -> i64 {
        let target = i128::from(self.target_hourly) * i128::from(counted_ms.max(0));
        let hour = 3_600_000;
        let missing = (target + hour - 1) / hour - i128::from(earned);
        let step = i128::from(self.round_up_to.max(1));
        let rounded = (missing.max(0) + step - 1) / step * step;
        let rounded = i64::try_from(rounded).unwrap_or(i64::MAX);
        let capped = if self.most > 0 { rounded.min(self.most) } else { rounded };
        if capped < self.least { 0 } else { capped }
    }
}

/// The share of a budget, in per cent, from which managers are warned.
pub const NEARLY_USED: i64 = 80;

/// What is promised as a share of a budget, in per cent and rounded down; a budget of nothing is used up.
pub const fn used_percent(budget: i64, promised: i64) -> i64 {
    if budget > 0 { promised.saturating_mul(100) / budget } else { 100 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Milliseconds in a minute.
    const MINUTE: i64 = 60_000;

    #[test]
    fn a_bonus_is_what_is_missing_to_the_rate() {
        let rule = BonusRule::to_target(1_000);
        assert_eq!(rule.bonus(60 * MINUTE, 600), 400);
        assert_eq!(rule.bonus(60 * MINUTE, 1_000), 0, "the rate is reached");
        assert_eq!(rule.bonus(60 * MINUTE, 2_000), 0, "nobody owes anything back");
        assert_eq!((rule.bonus(0, 0), rule.bonus(-5, 0)), (0, 0));
        assert_eq!(rule.bonus(MINUTE, 0), 17, "16.67 cents are rounded up");
        assert_eq!(rule.bonus(60 * MINUTE, -50), 1_050, "a correction counts");
    }

    #[test]
    fn a_bonus_is_rounded_and_limited() {
        let rule = BonusRule { round_up_to: 25, least: 50, most: 300, ..BonusRule::to_target(1_000) };
        assert_eq!(rule.bonus(60 * MINUTE, 860), 150, "140 becomes 150");
        assert_eq!(rule.bonus(60 * MINUTE, 990), 0, "25 is below the least");
        assert_eq!(rule.bonus(60 * MINUTE, 0), 300);
        assert_eq!(BonusRule::to_target(i64::MAX).bonus(i64::MAX, i64::MIN), i64::MAX, "no overflow");
    }

    #[test]
    fn the_rule_of_xformal_lifts_above_ten_an_hour() {
        let rule = BonusRule::xformal(100);
        // 40 HITs of 0.10 USD in 32 minutes.
        let bonus = rule.bonus(32 * MINUTE, 400);
        assert!((400 + bonus) * 60 > 1_000 * 32 && (400 + bonus - 1) * 60 <= 1_001 * 32, "{bonus}");
        assert!(rule.once);
        assert_eq!(BonusRule::xformal(1).target_hourly, 11, "a currency without decimal places");
    }
}
