//! What everybody met: times and statuses by kind of call, and the server's memory over time.

use std::{
    collections::BTreeMap,
    fmt, fs,
    sync::Mutex,
    time::{Duration, Instant},
};

use reqwest::{RequestBuilder, StatusCode};
use system_tests::client::Reply;

/// Before a call that was refused or cut is made again.
const BREATH: Duration = Duration::from_millis(200);

/// Times in microseconds and statuses, by kind of call.
#[derive(Debug, Default)]
pub struct Tally(Mutex<BTreeMap<&'static str, Calls>>);

#[derive(Debug, Default)]
struct Calls {
    times: Vec<u64>,
    /// 0 for a connection that broke.
    statuses: BTreeMap<u16, u64>,
}

impl Tally {
    /// Notes a call of a person; `None`, after a breath, if it was refused for now, failed or broke.
    pub async fn timed(&self, name: &'static str, call: impl Future<Output = reqwest::Result<Reply>>) -> Option<Reply> {
        let begin = Instant::now();
        let reply = call.await.ok();
        let status = reply.as_ref().map(|reply| reply.status);
        self.note(name, begin, status);
        let again = status.is_none_or(|status| status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS);
        if again {
            tokio::time::sleep(BREATH).await;
        }
        reply.filter(|_| !again)
    }

    /// Sends a request and reads its answer to the end.
    pub async fn sent(&self, name: &'static str, request: RequestBuilder) {
        let begin = Instant::now();
        let mut status = None;
        if let Ok(mut response) = request.send().await {
            status = Some(response.status());
            while let Ok(Some(_)) = response.chunk().await {}
        }
        self.note(name, begin, status);
    }

    fn note(&self, name: &'static str, begin: Instant, status: Option<StatusCode>) {
        let Ok(mut calls) = self.0.lock() else { return };
        let calls = calls.entry(name).or_default();
        calls.times.push(u64::try_from(begin.elapsed().as_micros()).unwrap_or(u64::MAX));
        *calls.statuses.entry(status.map_or(0, |status| status.as_u16())).or_default() += 1;
    }

    /// How many answers had the status 500.
    pub fn internal(&self) -> u64 {
        let calls = self.0.lock().map(|calls| calls.values().filter_map(|calls| calls.statuses.get(&500)).sum());
        calls.unwrap_or(u64::MAX)
    }

    /// A line for each kind of call.
    pub fn print(&self, lasting: Duration) {
        let Ok(mut calls) = self.0.lock() else { return };
        println!("{:<28}{:>9}{:>9}{:>9}{:>9}{:>9}  statuses", "call", "calls", "per s", "p50 ms", "p99 ms", "max ms");
        for (name, Calls { times, statuses }) in calls.iter_mut() {
            times.sort_unstable();
            let at =
                |q: usize| times.get((times.len() * q / 100).min(times.len() - 1)).map_or(0.0, |&t| t as f64 / 1e3);
            let statuses: Vec<String> = statuses.iter().map(|(status, n)| format!("{status}: {n}")).collect();
            println!(
                "{name:<28}{:>9}{:>9.1}{:>9.1}{:>9.1}{:>9.1}  {}",
                times.len(),
                times.len() as f64 / lasting.as_secs_f64(),
                at(50),
                at(99),
                at(100),
                statuses.join(", ")
            );
        }
    }
}

/// The server's memory.
pub mod memory {
    use super::{Duration, Instant, fmt, fs};

    /// Megabytes held at the start, in the second third and in the last, as means; and the most.
    #[derive(Clone, Copy, Debug)]
    pub struct Growth {
        start: f64,
        middle: f64,
        end: f64,
        most: f64,
    }

    impl Growth {
        /// From the second third of the time to the last.
        pub const fn megabytes(&self) -> f64 {
            self.end - self.middle
        }
    }

    impl fmt::Display for Growth {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            let Self { start, middle, end, most } = self;
            write!(
                f,
                "memory in MB: {start:.0} at the start, {middle:.0} in the second third, {end:.0} in the last, {most:.0} at most"
            )
        }
    }

    /// Reads the memory of a process every five seconds.
    pub async fn watch(id: Option<u32>, until: Instant, lasting: Duration) -> Growth {
        let begin = until.checked_sub(lasting).unwrap_or_else(Instant::now);
        let mut seen = Vec::new();
        while Instant::now() < until {
            seen.push((begin.elapsed().as_secs_f64() / lasting.as_secs_f64(), resident(id)));
            tokio::time::sleep(Duration::from_secs(5)).await;
        }
        let mean = |from: f64, to: f64| {
            let within: Vec<f64> =
                seen.iter().filter(|(at, _)| (from..to).contains(at)).map(|&(_, megabytes)| megabytes).collect();
            within.iter().sum::<f64>() / within.len().max(1) as f64
        };
        let most = seen.iter().map(|&(_, megabytes)| megabytes).fold(0.0, f64::max);
        Growth {
            start: seen.first().map_or(0.0, |first| first.1),
            middle: mean(0.33, 0.66),
            end: mean(0.66, 1.1),
            most,
        }
    }

    fn resident(id: Option<u32>) -> f64 {
        let status = id.and_then(|id| fs::read_to_string(format!("/proc/{id}/status")).ok()).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
        let kilobytes = line.split_whitespace().nth(1).and_then(|kilobytes| kilobytes.parse::<f64>().ok());
        kilobytes.unwrap_or_default() / 1_024.0
    }
}
