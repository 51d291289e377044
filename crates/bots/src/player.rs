//! A bot in one seat.

use crate::decision::{Advice, Decision, Step};
use crate::{Bot, BotRng, Evaluated, Evaluator, Method, Search, Skill, greedy, turn_search};
use game::{Actor, Eye, Game, Journal, Question, Random as _, Seat};

/// Maximum answers of a foreseen turn after the first.
const MOST_STEPS: usize = 24;

/// Answers the questions of one seat through a game.
#[derive(Clone, Debug)]
pub struct BotPlayer<G: Evaluated> {
    bot: Bot,
    rng: BotRng,
    memory: Option<Memory<G>>,
}

/// The tree of the last decision, and the position it was expected to lead to.
#[derive(Clone, Debug)]
struct Memory<G: Evaluated> {
    seat: Seat,
    choice: G::Choice,
    expected: G,
    tree: Search<G>,
}

impl<G: Evaluated> BotPlayer<G> {
    /// A player of this bot's strength, which draws its random numbers from `rng`.
    #[must_use]
    pub fn new(bot: Bot, rng: BotRng) -> Self {
        Self { bot, rng, memory: None }
    }

    /// The bot that plays.
    #[must_use]
    pub fn bot(&self) -> &Bot {
        &self.bot
    }

    /// Answers the current question, which must be one to a seat.
    pub fn decide(&mut self, game: &G) -> Decision<G::Choice> {
        let (seat, question) = asked(game);
        if let Some(only) = question.options.only() {
            return Decision::immediate(only);
        }
        if self.bot.method == Method::Random {
            let choice = question.options.nth(self.rng.below(question.options.len()));
            return Decision::immediate(choice);
        }
        // From here on only the determinization is used, never the real game.
        let world = game.determinize(Eye::Seat(seat), &mut self.rng);
        let pruned = |evaluator: &G::Evaluator| Question {
            options: evaluator.candidates(&world, &question),
            ..question
        };
        match self.bot.method {
            Method::Random => unreachable!("answered above"),
            Method::Greedy(skill) => {
                let evaluator = G::Evaluator::new(&world, seat, skill);
                let question = pruned(&evaluator);
                let (values, _) =
                    greedy::values(&world, seat, &question, &evaluator, greedy::ONE_PLY, &mut self.rng);
                let ranking = turn_search::ranking(&question, &values, 1);
                Decision { choice: ranking[0].choice, iterations: 0, ranking }
            }
            Method::Search { skill, budget, params } => {
                let evaluator = G::Evaluator::new(&world, seat, skill);
                let question = pruned(&evaluator);
                if let Some(only) = question.options.only() {
                    return Decision::immediate(only);
                }
                if G::Evaluator::SEARCHES_WHOLE_TURNS {
                    return turn_search::search(&world, seat, &question, &evaluator, budget, &mut self.rng);
                }
                let mut tree =
                    self.recall(&world, seat, &question).unwrap_or_else(|| Search::new(&question, params));
                let iterations = tree.run(&world, &evaluator, budget, &mut self.rng);
                let ranking = tree.ranking();
                let choice = ranking[0].choice;
                let mut expected = world;
                greedy::play(&mut expected, choice, &mut self.rng);
                self.memory = Some(Memory { seat, choice, expected, tree });
                Decision { choice, iterations, ranking }
            }
        }
    }

    /// Answers the current question and gives the reasons.
    pub fn advise(&mut self, game: &G) -> Advice<G::Choice> {
        let (seat, _) = asked(game);
        let decision = self.decide(game);
        let world = game.determinize(Eye::Seat(seat), &mut self.rng);
        let skill = match self.bot.method {
            Method::Random => Skill::Full,
            Method::Greedy(skill) | Method::Search { skill, .. } => skill,
        };
        let evaluator = G::Evaluator::new(&world, seat, skill);
        // The number of positions sampled for what the move leads to.
        let samples = if G::Evaluator::SEARCHES_WHOLE_TURNS { 4 } else { 64 };
        let after: Vec<G> = (0..samples)
            .map(|_| {
                let table = world.determinize(Eye::Seat(seat), &mut self.rng);
                if G::Evaluator::SEARCHES_WHOLE_TURNS {
                    return greedy::end_of_turn(table, seat, decision.choice, &evaluator, &mut self.rng);
                }
                let mut table = table;
                greedy::play(&mut table, decision.choice, &mut self.rng);
                table
            })
            .collect();
        let reasons = evaluator.reasons(&world, decision.choice, &after);
        Advice { decision, reasons }
    }

    /// Answers the current question with reasons, and returns how the turn goes on. It ends with the turn, or with an answer that
    /// reveals something, because the bot plays on what its seat knows.
    pub fn advise_turn(&mut self, game: &G) -> (Advice<G::Choice>, Vec<Step<G::Choice>>) {
        let (seat, _) = asked(game);
        let advice = self.advise(game);
        let mut world = game.determinize(Eye::Seat(seat), &mut self.rng);
        let mut last = advice.decision.choice;
        let mut then = Vec::new();
        while then.len() < MOST_STEPS {
            let mut journal = Journal::off();
            let next = world.play_unchecked(last, &mut journal);
            let own = |next: &Question<G::Choice>| next.who == Actor::Seat(seat) && !next.in_secret();
            let Some(question) = next.filter(own).filter(|_| !journal.is_final()) else { break };
            if world.turn() != game.turn() {
                break;
            }
            let prompt = world.prompt(&question);
            last = self.decide(&world).choice;
            then.push(Step { name: question.prompt, prompt, choice: last });
        }
        (advice, then)
    }

    /// The subtree of the last decision, if the game has gone as expected as far as the seat can see.
    fn recall(&mut self, world: &G, seat: Seat, question: &Question<G::Choice>) -> Option<Search<G>> {
        let memory = self.memory.take()?;
        let eye = Eye::Seat(seat);
        let same = memory.seat == seat && memory.expected.view(eye) == world.view(eye);
        same.then(|| memory.tree.subtree(memory.choice, question)).flatten()
    }
}

fn asked<G: Game>(game: &G) -> (Seat, Question<G::Choice>) {
    let question = game.question().expect("a game that is not over");
    let Actor::Seat(seat) = question.who else { unreachable!("bots don't answer for chance") };
    (seat, question)
}
