//! Redirect addresses after a form or after signing in: only pages of this server are allowed.

/// The maximum length of an address.
const LONGEST: usize = 2_048;

/// The address itself if it is a path on this server, with its query; `None` for anything that a browser, or a proxy
/// that decodes it once more, could read as another site.
///
/// The check is as strict as the addresses of pages allow: a path has only visible ASCII characters, no backslash and
/// no empty segment, also after its percent-escapes are decoded, however often they are nested. A query may contain any
/// escape, because no program reads a host from it.
pub fn own_path(address: &str) -> Option<&str> {
    let visible = address.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    let path = address.split(['?', '#']).next().unwrap_or_default();
    (address.len() <= LONGEST && visible && address.starts_with('/') && is_plain(path.as_bytes())).then_some(address)
}

/// Whether the path is still a path when it is decoded again and again. Each round shortens it, so the loop terminates.
fn is_plain(path: &[u8]) -> bool {
    let mut path = path.to_vec();
    loop {
        let hidden = path.iter().any(|byte| byte.is_ascii_control() || matches!(byte, b'\\' | b'?' | b'#'));
        if hidden || path.windows(2).any(|pair| pair == b"//") {
            return false;
        }
        let decoded = decoded(&path);
        if decoded.len() == path.len() {
            return true;
        }
        path = decoded;
    }
}

/// The bytes with each percent-escape decoded.
fn decoded(path: &[u8]) -> Vec<u8> {
    let digit = |at: usize| path.get(at).and_then(|byte| char::from(*byte).to_digit(16));
    let (mut bytes, mut at) = (Vec::with_capacity(path.len()), 0);
    while let Some(byte) = path.get(at) {
        let escape = (*byte == b'%').then(|| digit(at + 1).zip(digit(at + 2))).flatten();
        let value = escape.and_then(|(high, low)| u8::try_from(high * 16 + low).ok());
        bytes.push(value.unwrap_or(*byte));
        at += if value.is_some() { 3 } else { 1 };
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::own_path;

    #[test]
    fn pages_of_ours_pass() {
        for path in [
            "/",
            "/work?x=1",
            "/studies/1?after=a%2Fb%5C%0A#links",
            "/join/AbC-_9",
            "/studies/x/rewrites?word=caff%C3%A8",
            "/a%20b",
        ] {
            assert_eq!(own_path(path), Some(path), "{path}");
        }
    }

    #[test]
    fn what_leads_elsewhere_is_refused() {
        for address in [
            "",
            "work",
            "https://evil.example",
            "//evil.example",
            "/\\evil.example",
            "/a\r\nb",
            "/\t/evil.example",
            "/%5cevil.example",
            "/%255cevil.example",
            "/%2f/evil.example",
            "/%2Fevil.example",
            "/%09/evil.example",
            "/%2509/evil.example",
            "/.//evil.example",
            "/a%00",
            "/ evil",
            "/é",
            "javascript:alert(1)",
        ] {
            assert_eq!(own_path(address), None, "{address:?}");
        }
        assert_eq!(own_path(&format!("/{}", "a".repeat(3_000))), None);
    }

    /// Tests every short address over an alphabet of characters that attacks use: a browser that resolves an accepted
    /// address, raw or decoded, stays on this host.
    #[test]
    fn no_address_that_passes_can_be_read_as_another_host() {
        const PARTS: [&str; 12] = ["/", "\\", "%", "2f", "5c", "25", "09", "0a", ".", "e", "\t", ":"];
        let mut accepted = 0;
        for mut number in 0..PARTS.len().pow(5) {
            let mut address = "/".to_owned();
            for _ in 0..5 {
                address.push_str(PARTS[number % PARTS.len()]);
                number /= PARTS.len();
            }
            if own_path(&address).is_none() {
                continue;
            }
            accepted += 1;
            let mut read = address.clone();
            for _ in 0..4 {
                // Browsers drop tabs and line ends and treat a backslash like a slash.
                let seen: String = read.chars().filter(|c| !c.is_control()).collect();
                assert!(!seen.replace('\\', "/").starts_with("//"), "{address} reads as {seen}");
                read = String::from_utf8_lossy(&super::decoded(read.as_bytes())).into_owned();
            }
        }
        assert!(accepted > 1_000, "{accepted} addresses were accepted");
    }
}
