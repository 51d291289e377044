//! The client in the browser, built by the build script and carried in the binary, packed for the wire.
//!
//! `MIASMA_WEB=skip` at build time leaves it out: one plain page says so. `MIASMA_WEB=DIR` embeds what stands there.

#![forbid(unsafe_code)]

/// One file of the client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct File {
    /// What it is.
    pub body: &'static [u8],
    /// Its media type, with the character set where there is one.
    pub mime: &'static str,
    /// A strong validator, quoted as the header wants it.
    pub etag: &'static str,
    /// The body packed with Brotli, where that gains anything.
    pub br: Option<&'static [u8]>,
    /// The body packed with gzip, where that gains anything.
    pub gz: Option<&'static [u8]>,
    /// Whether its name changes with its content, so that it can be kept for good.
    pub immutable: bool,
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file at a path such as `assets/index.js`, without a leading stroke.
#[must_use]
pub fn file(path: &str) -> Option<File> {
    let at = FILES.binary_search_by_key(&path, |(name, _)| *name).ok()?;
    Some(FILES[at].1)
}

/// The page that every address of the client answers with.
#[must_use]
pub fn index() -> File {
    file("index.html").expect("the build script demands an index.html")
}

/// The paths of all files, in order.
pub fn paths() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, _)| *name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_there_and_is_never_kept_for_good() {
        let index = index();
        assert_eq!(index.mime, "text/html; charset=utf-8");
        assert!(!index.immutable && index.body.starts_with(b"<!doctype html>"));
    }

    #[test]
    fn every_listed_path_finds_its_file_and_no_other_does() {
        for path in paths() {
            assert!(file(path).is_some(), "{path}");
        }
        assert_eq!(file("nowhere.js"), None);
        assert_eq!(file("/index.html"), None);
    }

    #[test]
    fn an_etag_is_quoted() {
        for path in paths() {
            let etag = file(path).expect("it is listed").etag;
            assert!(etag.len() > 2 && etag.starts_with('"') && etag.ends_with('"'), "{etag}");
        }
    }
}
