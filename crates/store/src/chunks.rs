//! Rows of multi-row statements.

/// Splits rows into chunks of only a few different sizes, so that the statements for them are prepared once and found
/// in the statement cache afterwards.
pub(crate) fn chunks<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let size = [256, 64, 16, 4, 1].into_iter().find(|size| *size <= rows.len())?;
        let (chunk, rest) = rows.split_at(size);
        rows = rest;
        Some(chunk)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_have_few_sizes_and_contain_every_row() {
        let rows: Vec<_> = (0..1000).collect();
        let sizes: Vec<_> = chunks(&rows).map(<[_]>::len).collect();
        assert_eq!(sizes.iter().sum::<usize>(), 1000);
        assert!(sizes.iter().all(|size| [256, 64, 16, 4, 1].contains(size)));
        assert!(chunks(&rows).flatten().eq(&rows));
        assert_eq!(chunks::<u8>(&[]).count(), 0);
    }
}
