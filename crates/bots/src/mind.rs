//! The mind of one bot at one seat.

use crate::{Bot, Dice, Judge, Judged, Method, Search, greedy, plan};
use game::{Actor, Eye, Game, Phrase, Question, Random as _, Seat};

/// Answers the questions of one seat through a game.
#[derive(Clone, Debug)]
pub struct Mind<G: Judged> {
    bot: Bot,
    dice: Dice,
    memory: Option<Memory<G>>,
}

/// The tree of the last decision, and the table it expected to come of it.
#[derive(Clone, Debug)]
struct Memory<G: Judged> {
    seat: Seat,
    choice: G::Choice,
    expected: G,
    tree: Search<G>,
}

/// What a bot has come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<C> {
    /// Its answer.
    pub choice: C,
    /// How many iterations it took; 0 for a bot that doesn't search and where nothing was to be decided.
    pub iterations: u32,
    /// The answers it weighed, best first, with how often each was tried and its value from 0 to 1.
    pub weighed: Vec<(C, u32, f32)>,
}

/// An answer, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<C> {
    /// What the bot came to.
    pub thought: Thought<C>,
    /// The most important reasons first, each with its numbers.
    pub reasons: Vec<Phrase>,
}

impl<G: Judged> Mind<G> {
    /// A mind that thinks with these dice.
    #[must_use]
    pub fn new(bot: Bot, dice: Dice) -> Self {
        Self { bot, dice, memory: None }
    }

    /// Its bot.
    #[must_use]
    pub fn bot(&self) -> &Bot {
        &self.bot
    }

    /// Answers what is asked, which must be asked of a seat.
    pub fn answer(&mut self, game: &G) -> Thought<G::Choice> {
        let (seat, question) = asked(game);
        if let Some(only) = question.options.only() {
            return Thought { choice: only, iterations: 0, weighed: Vec::new() };
        }
        if self.bot.method == Method::Random {
            let choice = question.options.nth(self.dice.below(question.options.len()));
            return Thought { choice, iterations: 0, weighed: Vec::new() };
        }
        // From here on the real table is not looked at any more.
        let world = game.determinize(Eye::Seat(seat), &mut self.dice);
        let worthy = |judge: &G::Judge| Question { options: judge.worth(&world, &question), ..question };
        match self.bot.method {
            Method::Random => unreachable!("it has answered already"),
            Method::Greedy(sight) => {
                let judge = G::Judge::new(&world, seat, sight);
                let question = worthy(&judge);
                let (values, _) =
                    greedy::values(&world, seat, &question, &judge, greedy::ONE_PLY, &mut self.dice);
                let weighed = plan::ranked(&question, &values, 1);
                Thought { choice: weighed[0].0, iterations: 0, weighed }
            }
            Method::Search { sight, budget, shape } => {
                let judge = G::Judge::new(&world, seat, sight);
                let question = worthy(&judge);
                if let Some(only) = question.options.only() {
                    return Thought { choice: only, iterations: 0, weighed: Vec::new() };
                }
                if G::Judge::PLANS {
                    let plan = plan::plan(&world, seat, &question, &judge, budget, &mut self.dice);
                    return Thought { choice: plan.weighed[0].0, ..plan };
                }
                let mut tree =
                    self.recall(&world, seat, &question).unwrap_or_else(|| Search::new(&question, shape));
                let iterations = tree.think(&world, &judge, budget, &mut self.dice);
                let weighed = tree.answers();
                let choice = weighed[0].0;
                let mut expected = world;
                greedy::play(&mut expected, choice, &mut self.dice);
                self.memory = Some(Memory { seat, choice, expected, tree });
                Thought { choice, iterations, weighed }
            }
        }
    }

    /// Answers what is asked, and says why.
    pub fn advise(&mut self, game: &G) -> Advice<G::Choice> {
        let (seat, _) = asked(game);
        let thought = self.answer(game);
        let world = game.determinize(Eye::Seat(seat), &mut self.dice);
        let sight = match self.bot.method {
            Method::Random => crate::Sight::Full,
            Method::Greedy(sight) | Method::Search { sight, .. } => sight,
        };
        let judge = G::Judge::new(&world, seat, sight);
        // So many tables are looked at for what a move leads to.
        let tables = if G::Judge::PLANS { 4 } else { 64 };
        let after: Vec<G> = (0..tables)
            .map(|_| {
                let table = world.determinize(Eye::Seat(seat), &mut self.dice);
                if G::Judge::PLANS {
                    return greedy::end_of_turn(table, seat, thought.choice, &judge, &mut self.dice);
                }
                let mut table = table;
                greedy::play(&mut table, thought.choice, &mut self.dice);
                table
            })
            .collect();
        let reasons = judge.reasons(&world, thought.choice, &after);
        Advice { thought, reasons }
    }

    /// The tree of the last decision, where it led here as far as the seat can see.
    fn recall(&mut self, world: &G, seat: Seat, question: &Question<G::Choice>) -> Option<Search<G>> {
        let memory = self.memory.take()?;
        let eye = Eye::Seat(seat);
        let same = memory.seat == seat && memory.expected.view(eye) == world.view(eye);
        same.then(|| memory.tree.below(memory.choice, question)).flatten()
    }
}

fn asked<G: Game>(game: &G) -> (Seat, Question<G::Choice>) {
    let question = game.question().expect("a game that is not over");
    let Actor::Seat(seat) = question.who else { unreachable!("chance needs no mind") };
    (seat, question)
}
