//! A mail server for tests: it speaks SMTP on a port of this machine, keeps what it gets, and behaves as badly as it is
//! told to.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How the server behaves from now on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Behaviour {
    /// It accepts every message.
    #[default]
    Accept,
    /// It answers each recipient with this status.
    Refuse(u16),
    /// It accepts every message, after this time.
    Slow(Duration),
    /// It accepts the connection and says nothing.
    Hang,
    /// It accepts the message, and closes the connection before it says so.
    ResetAfterData,
}

/// A message as it arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Received {
    /// The recipients of the envelope.
    pub to: Vec<String>,
    /// The lines of the head, unfolded.
    pub head: Vec<String>,
    /// The text, decoded.
    pub text: String,
}

#[derive(Debug, Default)]
struct State {
    behaviour: Behaviour,
    attempts: usize,
    received: Vec<Received>,
}

/// A mail server for as long as the process lives.
#[derive(Clone, Debug)]
pub struct SmtpServer {
    address: SocketAddr,
    state: Arc<Mutex<State>>,
}

impl SmtpServer {
    /// Starts one on a free port.
    ///
    /// # Panics
    /// There is no free port.
    pub fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("its address");
        let server = Self { address, state: Arc::default() };
        let state = Arc::clone(&server.state);
        std::thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                let state = Arc::clone(&state);
                // A client that goes away in the middle ends its own conversation.
                std::thread::spawn(move || drop(talk(&connection, &state)));
            }
        });
        server
    }

    /// Its address as a setting.
    pub fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    /// Behaves so from now on.
    pub fn behave(&self, behaviour: Behaviour) {
        lock(&self.state).behaviour = behaviour;
    }

    /// The number of messages that were begun.
    pub fn attempts(&self) -> usize {
        lock(&self.state).attempts
    }

    /// What has arrived, the oldest first.
    pub fn received(&self) -> Vec<Received> {
        lock(&self.state).received.clone()
    }

    /// Takes what has arrived.
    pub fn take(&self) -> Vec<Received> {
        std::mem::take(&mut lock(&self.state).received)
    }
}

impl Received {
    /// A header, with its encoded words decoded; empty if there is none.
    pub fn header(&self, name: &str) -> String {
        let start = format!("{}:", name.to_lowercase());
        let line = self.head.iter().find(|line| line.to_lowercase().starts_with(&start));
        line.map(|line| words(line[start.len()..].trim())).unwrap_or_default()
    }

    /// The path of the first link to a page of this name: `/reset/…`; empty if there is none.
    pub fn link(&self, page: &str) -> String {
        let found = self.text.split_whitespace().find_map(|word| word.find(&format!("/{page}/")).map(|at| &word[at..]));
        found.unwrap_or_default().to_owned()
    }
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One conversation, to its end.
fn talk(connection: &TcpStream, state: &Mutex<State>) -> std::io::Result<()> {
    let mut lines = BufReader::new(connection).lines();
    let mut out = connection;
    if lock(state).behaviour == Behaviour::Hang {
        // Until the client gives up.
        return lines.try_for_each(|line| line.map(drop));
    }
    out.write_all(b"220 tests ESMTP\r\n")?;
    let mut to = Vec::new();
    while let Some(line) = lines.next().transpose()? {
        let behaviour = lock(state).behaviour;
        let command = line.to_uppercase();
        let reply = if command.starts_with("EHLO") {
            "250-tests\r\n250 8BITMIME".to_owned()
        } else if command.starts_with("MAIL") {
            lock(state).attempts += 1;
            "250 sender".to_owned()
        } else if command.starts_with("RCPT") {
            let address = line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
            match behaviour {
                Behaviour::Refuse(status) => format!("{status} not to <{address}>"),
                Behaviour::Accept | Behaviour::Slow(_) | Behaviour::Hang | Behaviour::ResetAfterData => {
                    to.push(address);
                    "250 recipient".to_owned()
                }
            }
        } else if command.starts_with("DATA") {
            out.write_all(b"354 go on\r\n")?;
            let mut data = Vec::new();
            while let Some(line) = lines.next().transpose()?.filter(|line| line != ".") {
                data.push(line.strip_prefix('.').map_or_else(|| line.clone(), str::to_owned));
            }
            if let Behaviour::Slow(time) = behaviour {
                std::thread::sleep(time);
            }
            lock(state).received.push(received(std::mem::take(&mut to), &data));
            if behaviour == Behaviour::ResetAfterData {
                return Ok(());
            }
            "250 accepted".to_owned()
        } else if command.starts_with("RSET") || command.starts_with("NOOP") {
            to.clear();
            "250 done".to_owned()
        } else if command.starts_with("QUIT") {
            return out.write_all(b"221 bye\r\n");
        } else {
            "500 unknown".to_owned()
        };
        out.write_all(format!("{reply}\r\n").as_bytes())?;
    }
    Ok(())
}

fn received(to: Vec<String>, data: &[String]) -> Received {
    let mut head: Vec<String> = Vec::new();
    let mut lines = data.iter();
    for line in lines.by_ref().take_while(|line| !line.is_empty()) {
        match head.last_mut() {
            Some(last) if line.starts_with([' ', '\t']) => last.push_str(line),
            _ => head.push(line.clone()),
        }
    }
    let body: Vec<&str> = lines.map(String::as_str).collect();
    let mut received = Received { to, head, text: String::new() };
    let bytes = match received.header("content-transfer-encoding").to_lowercase().as_str() {
        "quoted-printable" => quoted(&(body.join("\n") + "\n"), false),
        "base64" => base64(&body.concat()),
        _ => body.join("\n").into_bytes(),
    };
    received.text = String::from_utf8_lossy(&bytes).replace("\r\n", "\n");
    received
}

/// A header with its encoded words decoded. White space between two of them is no part of the text.
fn words(text: &str) -> String {
    let Some((before, rest)) = text.split_once("=?") else { return text.to_owned() };
    let mut parts = rest.splitn(3, '?');
    let (_, encoding, rest) = (parts.next(), parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let Some((word, rest)) = rest.split_once("?=") else { return text.to_owned() };
    let bytes = if encoding.eq_ignore_ascii_case("b") { base64(word) } else { quoted(word, true) };
    let next = rest.trim_start();
    let rest = if next.starts_with("=?") { next } else { rest };
    format!("{before}{}{}", String::from_utf8_lossy(&bytes), words(rest))
}

/// Quoted-printable, as a body or as a word of a header.
fn quoted(text: &str, is_word: bool) -> Vec<u8> {
    let text = text.replace("=\n", "");
    let (bytes, mut found, mut at) = (text.as_bytes(), Vec::new(), 0);
    while let Some(byte) = bytes.get(at) {
        let hex = (*byte == b'=').then(|| text.get(at + 1..at + 3)).flatten();
        if let Some(value) = hex.and_then(|hex| u8::from_str_radix(hex, 16).ok()) {
            found.push(value);
            at += 3;
        } else {
            found.push(if is_word && *byte == b'_' { b' ' } else { *byte });
            at += 1;
        }
    }
    found
}

fn base64(text: &str) -> Vec<u8> {
    const SIGNS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let (mut found, mut bits, mut n) = (Vec::new(), 0_u32, 0);
    for value in text.bytes().filter_map(|byte| SIGNS.iter().position(|sign| *sign == byte)) {
        bits = (bits << 6) | u32::try_from(value).unwrap_or_default();
        n += 6;
        if n >= 8 {
            n -= 8;
            found.push(u8::try_from((bits >> n) & 0xff).unwrap_or_default());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_encoded_is_decoded() {
        assert_eq!(words("a =?utf-8?b?w6k=?= =?utf-8?q?=C3=A9_x?= b"), "a éé x b");
        let data =
            ["Subject: x", " y", "Content-Transfer-Encoding: quoted-printable", "", "caf=C3=", "=A9 /reset/a=3D", ""];
        let mail = received(Vec::new(), &data.map(str::to_owned));
        assert_eq!((mail.header("subject").as_str(), mail.link("reset").as_str()), ("x y", "/reset/a="));
        assert!(mail.text.starts_with("café "), "{}", mail.text);
    }
}
