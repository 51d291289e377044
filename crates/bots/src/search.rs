//! Information-set Monte Carlo tree search with a single observer.
//!
//! Every iteration determinizes the game for the observer and descends one tree of answers. Draws make no branches: a
//! node is the answers so far and the question asked now, and its numbers are averages over draws and determinizations.
//! Every seat maximizes its own value (max^n), selected by PUCT: an upper confidence bound with priors from the evaluator.
//! At a leaf the rollout policy plays on, and the evaluator's values are backed up.

use crate::greedy::{self, play};
use crate::{BotRng, Budget, Evaluated, Evaluator, Ranked, Scores};
use game::{Actor, Choice, Options, Question, Seat};
use std::time::Instant;

/// The parameters of a tree search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchParams {
    /// The exploration constant of PUCT: how strongly options with a high prior and few visits are preferred.
    pub exploration: f32,
    /// The softmax temperature that turns the evaluator's values of the options into priors.
    pub temperature: f32,
    /// How many visits the evaluator's first value of an option counts for.
    pub prior_visits: f32,
    /// Visits of a node after which its options are evaluated and get their priors.
    pub expand_after: u32,
    /// What follows at a leaf.
    pub rollout: Rollout,
}

/// How far a game is played on from a leaf before it is evaluated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rollout {
    /// A number of decisions by the rollout policy.
    Decisions(u8),
    /// To the end of a number of turns by one-ply search; the turn in which the search began counts.
    Turns(u8),
}

impl Default for SearchParams {
    fn default() -> Self {
        Self {
            exploration: 0.6,
            temperature: 0.04,
            prior_visits: 2.0,
            expand_after: 16,
            rollout: Rollout::Turns(1),
        }
    }
}

/// Iterations between two looks at the clock.
const CLOCK_INTERVAL: u32 = 32;

/// No node.
const NONE: u32 = u32::MAX;

/// One cache line: a large tree does not fit into the cache, and visiting a node should cost one memory access.
#[derive(Clone, Debug)]
#[repr(align(64))]
struct Node<C: Choice> {
    who: Seat,
    prompt: &'static str,
    visits: u32,
    /// The sum of the values for `who`.
    value: f32,
    /// The next node that the same answer can lead to.
    sibling: u32,
    /// Whether its options have been evaluated.
    evaluated: bool,
    /// Whether some determinization offered other options than the first one.
    differs: bool,
    /// The fingerprint of the options offered first; the options themselves would take two more cache lines.
    offered: u64,
    /// Empty until the node is expanded.
    edges: Vec<Edge<C>>,
}

#[derive(Clone, Debug)]
struct Edge<C: Choice> {
    choice: C,
    /// The prior probability, from the evaluator.
    prior: f32,
    /// The evaluator's value of the option.
    first: f32,
    visits: u32,
    /// Visits of the node in which this was not an option.
    absent: u32,
    /// The sum of the values for the seat that chooses.
    value: f32,
    child: u32,
}

impl<C: Choice> Node<C> {
    /// Whether these are the options it was expanded with.
    #[inline]
    fn offers(&self, options: &Options<C>) -> bool {
        !self.edges.is_empty() && self.offered == options.fingerprint()
    }
}

/// A search tree from one decision on.
#[derive(Clone, Debug)]
pub struct Search<G: Evaluated> {
    nodes: Vec<Node<G::Choice>>,
    path: Vec<(u32, u32)>,
    params: SearchParams,
}

impl<G: Evaluated> Search<G> {
    /// An empty tree.
    #[must_use]
    pub fn new(question: &Question<G::Choice>, params: SearchParams) -> Self {
        Self { nodes: vec![node(question)], path: Vec::new(), params }
    }

    /// Searches from `world`, a determinization for the seat that is asked, within the budget. Stops early when the
    /// iterations left can't change the best option. Returns the number of iterations.
    pub fn run(&mut self, world: &G, evaluator: &G::Evaluator, budget: Budget, rng: &mut BotRng) -> u32 {
        let Some(mut question) = world.question() else { return 0 };
        let Actor::Seat(seat) = question.who else { return 0 };
        question.options = evaluator.candidates(world, &question);
        let (began, deadline) = (Instant::now(), budget.deadline());
        if !self.nodes[0].evaluated {
            let (values, _) =
                greedy::values(world, seat, &question, evaluator, G::Evaluator::EVALUATIONS_PER_OPTION, rng);
            self.expand(0, &question);
            self.set_priors(0, &values);
        }
        let most = budget.iterations();
        let mut done = 0;
        while done < most {
            self.iterate(world, seat, &question, evaluator, rng);
            done += 1;
            if done % CLOCK_INTERVAL == 0 {
                let mut left = f64::from(most - done);
                if let Some(deadline) = deadline {
                    let now = Instant::now();
                    if now >= deadline {
                        break;
                    }
                    let pace = f64::from(done) / (now - began).as_secs_f64();
                    left = left.min(pace * (deadline - now).as_secs_f64());
                }
                if left < f64::from(self.lead()) {
                    break;
                }
            }
        }
        done
    }

    /// One iteration: determinize, select down to a leaf, roll out, evaluate, back up.
    pub fn iterate(
        &mut self,
        world: &G,
        seat: Seat,
        question: &Question<G::Choice>,
        evaluator: &G::Evaluator,
        rng: &mut BotRng,
    ) {
        let mut table = evaluator.determinize(world, seat, rng);
        let mut here = 0u32;
        let mut asked = Some(*question);
        self.path.clear();
        let turn = evaluator.active_seat(&table);
        while let Some(question) = &asked {
            let node = &self.nodes[here as usize];
            if node.edges.is_empty() {
                if node.visits == 0 {
                    break;
                }
                self.expand(here, question);
            }
            let node = &self.nodes[here as usize];
            if node.visits >= self.params.expand_after && !node.evaluated {
                self.evaluate_options(here, &table, question, evaluator, rng);
            }
            let edge = self.select(here, question);
            self.path.push((here, edge));
            let choice = self.edge(here, edge).choice;
            asked = play(&mut table, choice, rng);
            match &mut asked {
                Some(question) => {
                    question.options = evaluator.candidates(&table, question);
                    here = self.child(here, edge, question);
                }
                None => here = NONE,
            }
        }
        match self.params.rollout {
            Rollout::Decisions(count) => roll_out_decisions(&mut table, asked, evaluator, count, rng),
            Rollout::Turns(count) => roll_out_turns(&mut table, asked, evaluator, (turn, count), rng),
        }
        let values = evaluator.values(&table);
        self.back_up(here, &values);
    }

    fn edge(&mut self, node: u32, edge: u32) -> &mut Edge<G::Choice> {
        &mut self.nodes[node as usize].edges[edge as usize]
    }

    /// Gives a node its edges, with equal priors.
    fn expand(&mut self, node: u32, question: &Question<G::Choice>) {
        let options = &question.options;
        let prior = 1.0 / options.len() as f32;
        let node = &mut self.nodes[node as usize];
        node.edges = options.iter().map(|choice| edge(choice, prior)).collect();
        node.offered = options.fingerprint();
    }

    /// Evaluates the options of a node on `table`.
    fn evaluate_options(
        &mut self,
        node: u32,
        table: &G,
        question: &Question<G::Choice>,
        evaluator: &G::Evaluator,
        rng: &mut BotRng,
    ) {
        let Actor::Seat(who) = question.who else { return };
        let expanded = &self.nodes[node as usize];
        if !expanded.offers(&question.options) {
            return;
        }
        let values: Vec<f32> = expanded
            .edges
            .iter()
            .take(question.options.len() as usize)
            .map(|edge| {
                let mut next = *table;
                play(&mut next, edge.choice, rng);
                evaluator.values(&next)[who.index()]
            })
            .collect();
        self.set_priors(node, &values);
    }

    /// Turns the values of a node's options into priors: a softmax, mixed with a uniform floor.
    fn set_priors(&mut self, node: u32, values: &[f32]) {
        let temperature = self.params.temperature;
        let node = &mut self.nodes[node as usize];
        let best = values.iter().copied().fold(f32::MIN, f32::max);
        let floor = 0.1 / values.len() as f32;
        let mut sum = 0.0;
        for (edge, value) in node.edges.iter_mut().zip(values) {
            edge.first = *value;
            edge.prior = ((value - best) / temperature).exp();
            sum += edge.prior;
        }
        for edge in node.edges.iter_mut().take(values.len()) {
            edge.prior = floor + 0.9 * edge.prior / sum;
        }
        node.evaluated = true;
    }

    /// The option with the highest upper confidence bound (PUCT).
    fn select(&mut self, node: u32, question: &Question<G::Choice>) -> u32 {
        let SearchParams { exploration, prior_visits, .. } = self.params;
        let node = &mut self.nodes[node as usize];
        let visits = node.visits;
        let mean = if visits == 0 { 0.5 } else { node.value / visits as f32 };
        let same = node.offers(&question.options);
        if !same {
            node.differs = true;
            let prior = 1.0 / question.options.len() as f32;
            for choice in question.options.iter() {
                if !node.edges.iter().any(|edge| edge.choice == choice) {
                    node.edges.push(Edge { first: mean, absent: visits, ..edge(choice, prior) });
                }
            }
        }
        let scale = |visits: u32| exploration * (visits as f32 + 1.0).sqrt();
        let unevaluated = (!node.evaluated).then_some(mean);
        let bound = |edge: &Edge<G::Choice>, scale: f32| {
            let value = (edge.value + prior_visits * unevaluated.unwrap_or(edge.first))
                / (edge.visits as f32 + prior_visits);
            value + scale * edge.prior / (1.0 + edge.visits as f32)
        };
        let (mut best, mut chosen) = (f32::MIN, 0);
        let mut consider = |place: usize, bound: f32| {
            if bound > best {
                (best, chosen) = (bound, place);
            }
        };
        if !node.differs {
            let scale = scale(visits);
            for (place, edge) in node.edges.iter().enumerate() {
                consider(place, bound(edge, scale));
            }
            return chosen as u32;
        }
        // The edges of the options it was expanded with come first.
        let first = if same { question.options.len() as usize } else { 0 };
        for (place, edge) in node.edges.iter_mut().enumerate() {
            if place < first || (!same && question.options.allows(edge.choice)) {
                consider(place, bound(edge, scale(visits.saturating_sub(edge.absent))));
            } else {
                edge.absent += 1;
            }
        }
        chosen as u32
    }

    /// The node that an answer leads to when `question` is asked next; added if it is new.
    fn child(&mut self, parent: u32, edge: u32, question: &Question<G::Choice>) -> u32 {
        let mut here = self.edge(parent, edge).child;
        let first = here;
        while here != NONE {
            let node = &self.nodes[here as usize];
            if is_of(node, question) {
                return here;
            }
            here = node.sibling;
        }
        let new = self.nodes.len() as u32;
        self.nodes.push(Node { sibling: first, ..node(question) });
        self.edge(parent, edge).child = new;
        new
    }

    fn back_up(&mut self, leaf: u32, values: &Scores) {
        if leaf != NONE {
            let node = &mut self.nodes[leaf as usize];
            node.visits += 1;
            node.value += values[node.who.index()];
        }
        for place in 0..self.path.len() {
            let (here, edge) = self.path[place];
            let node = &mut self.nodes[here as usize];
            let value = values[node.who.index()];
            if here != leaf {
                node.visits += 1;
                node.value += value;
            }
            let edge = self.edge(here, edge);
            edge.visits += 1;
            edge.value += value;
        }
    }

    /// The difference in visits between the two most visited options of the root.
    fn lead(&self) -> u32 {
        let (mut best, mut second) = (0, 0);
        for edge in &self.nodes[0].edges {
            if edge.visits >= best {
                (best, second) = (edge.visits, best);
            } else {
                second = second.max(edge.visits);
            }
        }
        best - second
    }

    /// The options of the root with visits and average values, best first.
    #[must_use]
    pub fn ranking(&self) -> Vec<Ranked<G::Choice>> {
        let prior_visits = self.params.prior_visits;
        let mut ranking: Vec<_> = self.nodes[0]
            .edges
            .iter()
            .map(|edge| {
                let value = (edge.value + prior_visits * edge.first) / (edge.visits as f32 + prior_visits);
                Ranked { choice: edge.choice, visits: edge.visits, value }
            })
            .collect();
        let key = |option: &Ranked<G::Choice>| (option.visits, option.value);
        ranking.sort_by(|one, other| key(other).partial_cmp(&key(one)).expect("finite values"));
        ranking
    }

    /// The subtree below an answer at the root, if it has been searched with `question` asked next.
    #[must_use]
    pub fn subtree(&self, choice: G::Choice, question: &Question<G::Choice>) -> Option<Self> {
        let mut here = self.nodes[0].edges.iter().find(|edge| edge.choice == choice)?.child;
        while here != NONE && !is_of(&self.nodes[here as usize], question) {
            here = self.nodes[here as usize].sibling;
        }
        if here == NONE {
            return None;
        }
        let mut tree = Self { nodes: Vec::new(), path: Vec::new(), params: self.params };
        tree.copy(self, here);
        tree.nodes[0].sibling = NONE;
        tree.nodes[0].offers(&question.options).then_some(tree)
    }

    /// Copies a node of another tree with its descendants, and returns its number.
    fn copy(&mut self, from: &Self, node: u32) -> u32 {
        let number = self.nodes.len() as u32;
        self.nodes.push(from.nodes[node as usize].clone());
        for edge in 0..self.nodes[number as usize].edges.len() as u32 {
            let mut old = self.edge(number, edge).child;
            let mut last = NONE;
            while old != NONE {
                let new = self.copy(from, old);
                old = from.nodes[old as usize].sibling;
                if last == NONE {
                    self.edge(number, edge).child = new;
                } else {
                    self.nodes[last as usize].sibling = new;
                }
                self.nodes[new as usize].sibling = NONE;
                last = new;
            }
        }
        number
    }
}

/// Plays `count` decisions by the rollout policy.
fn roll_out_decisions<G: Evaluated>(
    table: &mut G,
    mut asked: Option<Question<G::Choice>>,
    evaluator: &G::Evaluator,
    count: u8,
    rng: &mut BotRng,
) {
    for _ in 0..count {
        let Some(question) = &asked else { break };
        let choice = evaluator.rollout(table, question, rng);
        asked = play(table, choice, rng);
    }
}

/// Plays by one-ply search until `count` turns are over; the first is that of `turn`.
fn roll_out_turns<G: Evaluated>(
    table: &mut G,
    mut asked: Option<Question<G::Choice>>,
    evaluator: &G::Evaluator,
    (mut turn, mut count): (Seat, u8),
    rng: &mut BotRng,
) {
    while let Some(question) = &asked {
        let now = evaluator.active_seat(table);
        if now != turn {
            (turn, count) = (now, count.saturating_sub(1));
        }
        if count == 0 && evaluator.is_quiet(question) {
            break;
        }
        let choice = greedy::best(table, question, evaluator, rng);
        asked = play(table, choice, rng);
    }
}

fn node<C: Choice>(question: &Question<C>) -> Node<C> {
    const { assert!(size_of::<Node<C>>() == 64, "a node is one cache line") };
    let who = question.who.seat().expect("a node is a question to a seat");
    Node {
        who,
        prompt: question.prompt,
        visits: 0,
        value: 0.0,
        sibling: NONE,
        evaluated: false,
        differs: false,
        offered: 0,
        edges: Vec::new(),
    }
}

fn is_of<C: Choice>(node: &Node<C>, question: &Question<C>) -> bool {
    // Equal prompts mostly have the same address; the comparison of addresses saves reading them.
    Actor::Seat(node.who) == question.who
        && (std::ptr::eq(node.prompt, question.prompt) || node.prompt == question.prompt)
}

fn edge<C: Choice>(choice: C, prior: f32) -> Edge<C> {
    Edge { choice, prior, first: 0.5, visits: 0, absent: 0, value: 0.0, child: NONE }
}
