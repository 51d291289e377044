//! The browser client, built by the build script and embedded in the binary, together with compressed variants of its files.
//!
//! `MIASMA_WEB=skip` at build time embeds a page that says the client is missing. `MIASMA_WEB=DIR` embeds a client built elsewhere.

#![forbid(unsafe_code)]

/// One file of the client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct File {
    /// Its content.
    pub body: &'static [u8],
    /// Its media type, with the character set where there is one.
    pub mime: &'static str,
    /// A strong entity tag, quoted as in the header.
    pub etag: &'static str,
    /// The body compressed with Brotli, where that is smaller.
    pub br: Option<&'static [u8]>,
    /// The body compressed with gzip, where that is smaller.
    pub gz: Option<&'static [u8]>,
    /// Whether its name changes with its content, so that caches need not revalidate it.
    pub immutable: bool,
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file at a path such as `assets/index.js`, without a leading slash.
#[must_use]
pub fn file(path: &str) -> Option<File> {
    let at = FILES.binary_search_by_key(&path, |(name, _)| *name).ok()?;
    Some(FILES[at].1)
}

/// The page served for every route of the client.
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
    fn the_page_exists_and_is_revalidated() {
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
