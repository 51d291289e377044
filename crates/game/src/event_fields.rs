//! Events as sentences with typed arguments, declared once for the terminal, the log and the client.

use crate::{Seat, Value};

/// The type of an event's argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The id of a component. The text files have its name under this kind.
    Thing(&'static str),
    /// A list of components of this kind.
    Things(&'static str),
    /// A player.
    Seat,
    /// Several players.
    Seats,
    /// A number.
    Number,
    /// A boolean.
    Flag,
}

/// One argument of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Argument {
    /// The name of the argument in the sentence.
    pub name: &'static str,
    /// The type of the argument.
    pub kind: Kind,
    /// Whether the argument may be missing.
    pub optional: bool,
}

impl Argument {
    /// An argument that is always present.
    #[must_use]
    pub const fn new(name: &'static str, kind: Kind) -> Self {
        Self { name, kind, optional: false }
    }
}

/// A type of event fields that game `G` can turn into arguments of a sentence.
pub trait EventField<G> {
    /// The arguments made from a field of this name.
    fn arguments(name: &'static str) -> Vec<Argument>;

    /// Adds the arguments for this value to `args`.
    fn tell(&self, game: &G, name: &'static str, args: &mut Vec<(&'static str, Value)>);
}

/// A type of fields that select one of two sentences.
pub trait IsSet {
    /// Whether the field selects the second sentence.
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

/// Implements [`EventField`] for types that mean the same in every game.
macro_rules! event_plain {
    ($($type:ty: $kind:expr;)+) => { $(
        impl<G> EventField<G> for $type {
            fn arguments(name: &'static str) -> Vec<Argument> {
                vec![Argument::new(name, $kind)]
            }

            fn tell(&self, _: &G, name: &'static str, args: &mut Vec<(&'static str, Value)>) {
                args.push((name, Value::from(*self)));
            }
        }
    )+ };
}

event_plain! { Seat: Kind::Seat; u8: Kind::Number; bool: Kind::Flag; }

impl<G> EventField<G> for Option<Seat> {
    fn arguments(name: &'static str) -> Vec<Argument> {
        vec![Argument { name, kind: Kind::Seat, optional: true }]
    }

    fn tell(&self, _: &G, name: &'static str, args: &mut Vec<(&'static str, Value)>) {
        args.extend(self.map(|seat| (name, Value::Seat(seat))));
    }
}

/// Implements [`EventField`] for fields that name one component each: `Region: "region" = |game, region| ...id...;`.
#[macro_export]
macro_rules! event_ids {
    ($game_type:ty { $($type:ty: $kind:literal = |$game:pat_param, $value:pat_param| $id:expr;)+ }) => { $(
        impl $crate::EventField<$game_type> for $type {
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
/// A field becomes an argument of the same name, of another name (`to as "region"`), counted from 1 (`wall as ("wall" +
/// 1)`), or no argument (`from as _`). If a field selects one of two sentences, the second key follows with the field: `=
/// "card-taken" | "card-taken-from" if from`.
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

            /// The event as a sentence.
            #[must_use]
            pub fn phrase(&self, game: &$game, rule: $crate::Rule) -> $crate::Phrase {
                let mut args = Vec::new();
                match self {
                    $(Self::$variant $({ $($field),+ })? => {
                        $($($crate::event_field!($game, game, &mut args, $field, $type $(, $told)?);)+)?
                    })+
                }
                $crate::Phrase { key: self.key(), rule, args }
            }

            /// All keys with their arguments, for generating the client's types.
            #[must_use]
            pub fn arguments() -> Vec<(&'static str, Vec<$crate::Argument>)> {
                let mut keys = Vec::new();
                $({
                    #[allow(unused_mut)]
                    let mut all: Vec<$crate::Argument> = Vec::new();
                    $($($crate::event_arguments!($game, all, $field, $type $(, $told)?);)+)?
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
macro_rules! event_field {
    ($game_type:ty, $game:expr, $args:expr, $field:ident, $type:ty) => {
        <$type as $crate::EventField<$game_type>>::tell($field, $game, stringify!($field), $args)
    };
    ($game_type:ty, $game:expr, $args:expr, $field:ident, $type:ty, _) => {
        let _ = $field;
    };
    ($game_type:ty, $game:expr, $args:expr, $field:ident, $type:ty, ($told:literal + 1)) => {
        <$type as $crate::EventField<$game_type>>::tell(&(*$field + 1), $game, $told, $args)
    };
    ($game_type:ty, $game:expr, $args:expr, $field:ident, $type:ty, $told:literal) => {
        <$type as $crate::EventField<$game_type>>::tell($field, $game, $told, $args)
    };
}

/// Adds the declared arguments of one field.
#[doc(hidden)]
#[macro_export]
macro_rules! event_arguments {
    ($game_type:ty, $all:expr, $field:ident, $type:ty) => {
        $all.extend(<$type as $crate::EventField<$game_type>>::arguments(stringify!($field)))
    };
    ($game_type:ty, $all:expr, $field:ident, $type:ty, _) => {};
    ($game_type:ty, $all:expr, $field:ident, $type:ty, ($told:literal + 1)) => {
        $all.extend(<$type as $crate::EventField<$game_type>>::arguments($told))
    };
    ($game_type:ty, $all:expr, $field:ident, $type:ty, $told:literal) => {
        $all.extend(<$type as $crate::EventField<$game_type>>::arguments($told))
    };
}
