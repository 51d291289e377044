//! Events as sentences with typed arguments, declared once for the terminal, the log and the client.

use crate::{Seat, Value};

/// What an argument of an event is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A component's id; its name is in the text files under this kind.
    Thing(&'static str),
    /// Several of them.
    Things(&'static str),
    /// A player.
    Seat,
    /// Several players.
    Seats,
    /// A number.
    Number,
    /// Yes or no.
    Flag,
}

/// One argument of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Argument {
    /// Its name in the sentence.
    pub name: &'static str,
    /// What it is.
    pub kind: Kind,
    /// Whether it may be missing.
    pub optional: bool,
}

impl Argument {
    /// An argument that is always there.
    #[must_use]
    pub const fn new(name: &'static str, kind: Kind) -> Self {
        Self { name, kind, optional: false }
    }
}

/// A field of an event, which game `G` can put into a sentence.
pub trait Tell<G> {
    /// The arguments it becomes, where the field is called `name`.
    fn arguments(name: &'static str) -> Vec<Argument>;

    /// Adds them.
    fn tell(&self, game: &G, name: &'static str, args: &mut Vec<(&'static str, Value)>);
}

/// A field that picks one of two sentences.
pub trait IsSet {
    /// Whether it picks the second.
    fn is_set(&self) -> bool;
}

impl IsSet for bool {
    fn is_set(&self) -> bool {
        *self
    }
}

impl<T> IsSet for Option<T> {
    fn is_set(&self) -> bool {
        self.is_some()
    }
}

/// Fields that mean the same in every game.
macro_rules! tell_plain {
    ($($type:ty: $kind:expr;)+) => { $(
        impl<G> Tell<G> for $type {
            fn arguments(name: &'static str) -> Vec<Argument> {
                vec![Argument::new(name, $kind)]
            }

            fn tell(&self, _: &G, name: &'static str, args: &mut Vec<(&'static str, Value)>) {
                args.push((name, Value::from(*self)));
            }
        }
    )+ };
}

tell_plain! { Seat: Kind::Seat; u8: Kind::Number; bool: Kind::Flag; }

impl<G> Tell<G> for Option<Seat> {
    fn arguments(name: &'static str) -> Vec<Argument> {
        vec![Argument { name, kind: Kind::Seat, optional: true }]
    }

    fn tell(&self, _: &G, name: &'static str, args: &mut Vec<(&'static str, Value)>) {
        args.extend(self.map(|seat| (name, Value::Seat(seat))));
    }
}

/// Implements [`Tell`] for fields that name one component each: `Region: "region" = |game, region| ...id...;`.
#[macro_export]
macro_rules! tell_ids {
    ($game_type:ty { $($type:ty: $kind:literal = |$game:pat_param, $value:pat_param| $id:expr;)+ }) => { $(
        impl $crate::Tell<$game_type> for $type {
            fn arguments(name: &'static str) -> Vec<$crate::Argument> {
                vec![$crate::Argument::new(name, $crate::Kind::Thing($kind))]
            }

            fn tell(&self, game: &$game_type, name: &'static str, args: &mut Vec<(&'static str, $crate::Value)>) {
                let ($game, $value) = (game, *self);
                args.push((name, $crate::Value::Id($kind, $id)));
            }
        }
    )+ };
}

/// Declares the events of a game: each kind with the key of its sentence and its fields, which are the sentence's
/// arguments.
///
/// A field becomes an argument of its own name, of another (`to as "region"`), counted from 1 (`wall as ("wall" + 1)`), or
/// none (`from as _`). Where a field picks one of two sentences, the second follows with it:
/// `= "card-taken" | "card-taken-from" if from`.
#[macro_export]
macro_rules! events {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident of $game:ty {
            $(
                $(#[$variant_meta:meta])*
                $variant:ident = $key:literal $(| $other:literal if $set:ident)?
                $({ $($field:ident $(as $told:tt)?: $type:ty),+ $(,)? })?,
            )+
        }
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $($(#[$variant_meta])* $variant $({ $($field: $type),+ })?,)+
        }

        impl $name {
            /// The key of its sentence.
            #[must_use]
            pub fn key(&self) -> &'static str {
                match self {
                    $(Self::$variant { $($set,)? .. } => {
                        $(if $crate::IsSet::is_set($set) {
                            return $other;
                        })?
                        $key
                    })+
                }
            }

            /// The sentence that tells it.
            #[must_use]
            pub fn phrase(&self, game: &$game, rule: $crate::Rule) -> $crate::Phrase {
                let mut args = Vec::new();
                match self {
                    $(Self::$variant $({ $($field),+ })? => {
                        $($($crate::tell_field!($game, game, &mut args, $field, $type $(, $told)?);)+)?
                    })+
                }
                $crate::Phrase { key: self.key(), rule, args }
            }

            /// Every key with its arguments, for the types of the client.
            #[must_use]
            pub fn arguments() -> Vec<(&'static str, Vec<$crate::Argument>)> {
                let mut keys = Vec::new();
                $({
                    #[allow(unused_mut)]
                    let mut all: Vec<$crate::Argument> = Vec::new();
                    $($($crate::tell_arguments!($game, all, $field, $type $(, $told)?);)+)?
                    $(
                        let set = all.iter().map(|argument| $crate::Argument {
                            optional: argument.optional && argument.name != stringify!($set),
                            ..*argument
                        });
                        keys.push(($other, set.collect()));
                        all.retain(|argument| argument.name != stringify!($set));
                    )?
                    keys.push(($key, all));
                })+
                keys
            }
        }
    };
}

/// Adds the arguments of one field.
#[doc(hidden)]
#[macro_export]
macro_rules! tell_field {
    ($game_type:ty, $game:expr, $args:expr, $field:ident, $type:ty) => {
        <$type as $crate::Tell<$game_type>>::tell($field, $game, stringify!($field), $args)
    };
    ($game_type:ty, $game:expr, $args:expr, $field:ident, $type:ty, _) => {
        let _ = $field;
    };
    ($game_type:ty, $game:expr, $args:expr, $field:ident, $type:ty, ($told:literal + 1)) => {
        <$type as $crate::Tell<$game_type>>::tell(&(*$field + 1), $game, $told, $args)
    };
    ($game_type:ty, $game:expr, $args:expr, $field:ident, $type:ty, $told:literal) => {
        <$type as $crate::Tell<$game_type>>::tell($field, $game, $told, $args)
    };
}

/// Adds the declared arguments of one field.
#[doc(hidden)]
#[macro_export]
macro_rules! tell_arguments {
    ($game_type:ty, $all:expr, $field:ident, $type:ty) => {
        $all.extend(<$type as $crate::Tell<$game_type>>::arguments(stringify!($field)))
    };
    ($game_type:ty, $all:expr, $field:ident, $type:ty, _) => {};
    ($game_type:ty, $all:expr, $field:ident, $type:ty, ($told:literal + 1)) => {
        $all.extend(<$type as $crate::Tell<$game_type>>::arguments($told))
    };
    ($game_type:ty, $all:expr, $field:ident, $type:ty, $told:literal) => {
        $all.extend(<$type as $crate::Tell<$game_type>>::arguments($told))
    };
}
