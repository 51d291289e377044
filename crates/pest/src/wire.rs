//! How data for the client is declared: a field for each fact, and a TypeScript type of the same shape.

/// Declares structs that are written for screens, each with the name of its TypeScript type.
macro_rules! wire {
    ($($(#[$meta:meta])* $vis:vis $name:ident as $wire:literal { $($field:ident: $type:ty),* $(,)? })+) => { $(
        $(#[$meta])*
        #[derive(serde::Serialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = $wire))]
        $vis struct $name { $($field: $type,)* }
    )+ };
}
pub(crate) use wire;
