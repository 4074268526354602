//! Pages and replies are compressed on their way, for clients that accept it. The files of the front end are compressed
//! when they are built, and exports go as they are: compressing them would cost this machine more than it saves others.

use axum::http::{Response, header};
use http_body::Body;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::Predicate;

/// Fewer bytes than this fit a packet anyway.
const LEAST: u64 = 1_024;
/// More bytes than this, known in advance, would hold up other requests while they are compressed.
const MOST: u64 = 1 << 20;
/// The level at which a page takes less than a millisecond, in brotli and in gzip.
const LEVEL: i32 = 4;

/// The layer that compresses.
pub(crate) fn layer() -> CompressionLayer<Readable> {
    CompressionLayer::new().quality(CompressionLevel::Precise(LEVEL)).compress_when(Readable)
}

/// Compresses pages and JSON of a size that is worth it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Readable;

impl Predicate for Readable {
    fn should_compress<B: Body>(&self, response: &Response<B>) -> bool {
        let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let size = response.body().size_hint();
        ["text/html", "application/json"].iter().any(|known| kind.starts_with(known))
            && size.exact().is_none_or(|size| (LEAST..=MOST).contains(&size))
    }
}
