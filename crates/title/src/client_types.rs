//! What the client's generated files are made of.

use game::Argument;
use ts_rs::TypeVisitor;

/// A game whose TypeScript types are generated. They go to the game's folder in `web/src`, or to `web/src/protocol.ts`.
pub trait ClientTypes {
    /// Visits the types that the client gets from the server: the view, components, answers to queries.
    fn visit_types(visitor: &mut impl TypeVisitor);

    /// The keys of all events with their arguments.
    fn events() -> Vec<(&'static str, Vec<Argument>)>;

    /// Other files of the game's folder that repeat facts of the rules: names and texts.
    fn files() -> Vec<(&'static str, String)> {
        Vec::new()
    }
}
