//! Programs that answer.
#![cfg(unix)]

use std::time::Duration;

use judges::{Answer, Endpoint as _, Failure, Invalid, Program, Request, Value};

use crate::support::{Still, calls, carry_out, limits};

fn shell(script: &str, timeout: Duration) -> Program {
    Program::new(&["sh", "-c", script].map(str::to_owned), timeout).expect("a command")
}

/// Long enough for a machine that does much else.
const LONG: Duration = Duration::from_mins(1);

#[tokio::test]
async fn a_program_reads_the_prompt_and_prints_the_reply() {
    let program = shell("grep -q 'item 1' && echo 'Score: 2' || echo 4", LONG);
    let (done, ..) = carry_out(&program, &Still::default(), limits(), calls(2)).await;
    let answers: Vec<_> = done.iter().map(|done| done.answer.clone()).collect();
    assert_eq!(answers, [4.0, 2.0].map(|number| Answer::Value(Value::Number(number))));
    assert_eq!(done[1].reply.raw, "Score: 2\n");
    assert_eq!(program.name(), "sh");
}

#[tokio::test]
async fn a_program_that_fails_or_hangs_is_no_judge() {
    let long = "x".repeat(1 << 20);
    for (script, timeout, expected) in [
        ("exit 0", LONG, Ok(String::new())),
        ("sleep 600", Duration::from_millis(200), Err(Failure::TimedOut)),
        ("head -c 5000000 /dev/zero", LONG, Err(Failure::TooLarge)),
        ("echo no >&2; exit 3", LONG, Err(Failure::Program("exit status: 3: no".into()))),
    ] {
        let asked = shell(script, timeout).ask(Request { prompt: &long, seed: None }).await;
        assert_eq!(asked.map(|reply| reply.text), expected, "{script}");
    }
    let missing = Program::new(&["/nowhere/at-all".into()], LONG).unwrap();
    let asked = missing.ask(Request { prompt: "", seed: None }).await;
    assert!(matches!(asked, Err(Failure::Program(_))), "{asked:?}");
    let odd = shell("printf '\\377'", LONG).ask(Request { prompt: "", seed: None }).await;
    assert!(matches!(odd, Err(Failure::Malformed { .. })), "{odd:?}");
    assert_eq!(Program::new(&[], LONG), Err(Invalid::NoProgram));
}
