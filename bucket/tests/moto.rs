//! A bucket against moto, an implementation of Amazon's interface that others wrote, read back with Amazon's own library.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use bucket::{Bucket, Failed, PART, Settings};

const PINS: &str = "moto[server]==5.2.5\n";

/// Starts the server, makes a bucket, prints the port, and then answers each line with what is in the bucket.
const SCRIPT: &str = r#"
import hashlib, sys
import boto3
from moto.server import ThreadedMotoServer
server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
server.start()
host, port = server.get_host_and_port()
s3 = boto3.client("s3", region_name="us-east-1", endpoint_url=f"http://127.0.0.1:{port}",
                  aws_access_key_id="id", aws_secret_access_key="secret")
s3.create_bucket(Bucket="studies")
print(port, flush=True)
for line in sys.stdin:
    found = s3.list_objects_v2(Bucket="studies").get("Contents", [])
    objects = [(one["Key"], s3.get_object(Bucket="studies", Key=one["Key"])["Body"].read()) for one in found]
    uploads = len(s3.list_multipart_uploads(Bucket="studies").get("Uploads", []))
    shown = [f"{key}={len(body)}:{hashlib.sha256(body).hexdigest()[:8]}" for key, body in sorted(objects)]
    print(" ".join([str(uploads), *shown]), flush=True)
"#;

struct Moto {
    child: Child,
    answers: BufReader<ChildStdout>,
    port: u16,
}

impl Drop for Moto {
    fn drop(&mut self) {
        // It ends with its input, too.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

impl Moto {
    fn start() -> Result<Self, String> {
        let python = environment()?;
        let mut child = Command::new(python)
            .args(["-c", SCRIPT])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| error.to_string())?;
        let answers = BufReader::new(child.stdout.take().ok_or("no output")?);
        let mut moto = Self { child, answers, port: 0 };
        moto.port = moto.line().trim().parse().map_err(|_| "moto does not start".to_owned())?;
        Ok(moto)
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("a line");
        line.trim().to_owned()
    }

    /// The number of open uploads, and each object with its length and the beginning of its SHA-256.
    fn holds(&mut self) -> String {
        self.child.stdin.as_mut().expect("its input").write_all(b"\n").expect("asked");
        self.line()
    }
}

/// A Python with moto, made if it is not there.
fn environment() -> Result<PathBuf, String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("moto-venv");
    let (python, installed) = (folder.join("bin/python"), folder.join("installed.txt"));
    if fs::read_to_string(&installed).is_ok_and(|found| found == PINS) {
        return Ok(python);
    }
    run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&folder))?;
    run(Command::new(&python).args(["-m", "pip", "install", "--quiet", PINS.trim()]))?;
    fs::write(installed, PINS).map_err(|error| error.to_string())?;
    Ok(python)
}

fn run(command: &mut Command) -> Result<(), String> {
    let done = command.output().map_err(|error| error.to_string())?;
    if done.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&done.stderr).into_owned()) }
}

#[tokio::test]
async fn what_is_written_is_what_amazons_library_reads() {
    let mut moto = match Moto::start() {
        Ok(moto) => moto,
        Err(why) => return testing::skipped(format!("moto, an implementation of S3: {why}")),
    };
    let settings = Settings {
        to: "s3://studies/lab".to_owned(),
        endpoint: Some(format!("http://127.0.0.1:{}", moto.port)),
        region: None,
        key_id: "id".to_owned(),
        key: "secret".to_owned(),
        path_style: true,
    };
    let bucket = Bucket::new(&settings).expect("settings");
    bucket.put("a study/manifest.json", b"hello".to_vec()).await.expect("written");
    let upload = bucket.begin("large").await.expect("begun");
    let mut parts = Vec::new();
    for (index, length) in [PART, 3].into_iter().enumerate() {
        parts.push(bucket.part("large", &upload, index, vec![7; length]).await.expect("a part"));
    }
    assert!(moto.holds().starts_with("1 lab/a study/manifest.json=5:2cf24dba"), "only the whole object is there");
    bucket.complete("large", &upload, parts).await.expect("complete");
    let given_up = bucket.begin("other").await.expect("begun");
    bucket.abort("other", &given_up).await.expect("given up");
    bucket.abort("other", &given_up).await.expect("it is gone");
    let holds = moto.holds();
    assert!(holds.starts_with("0 ") && holds.contains(&format!("lab/large={}:", PART + 3)), "{holds}");
    let nowhere = Bucket::new(&Settings { to: "s3://nowhere".to_owned(), ..settings }).expect("settings");
    assert_eq!(nowhere.put("x", vec![1]).await, Err(Failed::NoBucket));
}
