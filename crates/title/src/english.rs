//! English sentences out of Fluent files.

pub use fluent_bundle::{FluentArgs, FluentValue};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentError, FluentResource};

/// The texts of some files; a later file overrides an earlier one.
pub struct English(FluentBundle<FluentResource>);

impl English {
    /// Reads files. A file with a fault still has its other texts; see [`Self::faults`].
    pub fn of<'f>(files: impl IntoIterator<Item = &'f str>) -> Self {
        let mut bundle = bundle();
        // Terminals would show the isolation marks for right-to-left names.
        bundle.set_use_isolating(false);
        for file in files {
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self(bundle)
    }

    /// What is wrong with files: texts that cannot be read, and keys that occur twice.
    pub fn faults<'f>(files: impl IntoIterator<Item = &'f str>) -> Vec<String> {
        let mut bundle = bundle();
        let mut faults = Vec::new();
        for file in files {
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, errors)| {
                faults.extend(errors.iter().map(ToString::to_string));
                resource
            });
            let twice = bundle.add_resource(resource).err().unwrap_or_default();
            faults.extend(twice.iter().map(ToString::to_string));
        }
        faults
    }

    /// Whether there is a text with this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.0.has_message(key)
    }

    /// The text with this key, with its arguments filled in, and what was wrong with them. A missing argument shows as its
    /// name.
    pub fn format(&self, key: &str, args: &FluentArgs<'_>) -> Option<(String, Vec<FluentError>)> {
        let pattern = self.0.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(args), &mut errors).into_owned();
        Some((text, errors))
    }
}

fn bundle() -> FluentBundle<FluentResource> {
    FluentBundle::new_concurrent(vec!["en".parse().expect("en is a language")])
}
