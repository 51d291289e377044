//! Elo-scale ratings of a round robin, by the Bradley-Terry model.

/// The result of a match between two bots.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pairing {
    /// One bot, by its place in the list.
    pub first: usize,
    /// The other.
    pub second: usize,
    /// Games the first one won.
    pub wins: f64,
    /// Games the second one won.
    pub losses: f64,
}

/// The rating of each of `count` bots on the Elo scale, 0 on average: 400 points more mean ten wins for each loss.
///
/// Each pair gets half a win each way in advance, so that a bot that won everything has a finite rating.
#[must_use]
pub fn ratings(count: usize, pairings: &[Pairing]) -> Vec<f64> {
    const ROUNDS: usize = 10_000;
    let mut strength = vec![1.0; count];
    for _ in 0..ROUNDS {
        // Hunter's MM algorithm: wins divided by the sum of games over the strengths that met.
        let mut wins = vec![0.0; count];
        let mut weight = vec![0.0; count];
        for pairing in pairings {
            let (first, second) = (pairing.first, pairing.second);
            let (won, lost) = (pairing.wins + 0.5, pairing.losses + 0.5);
            wins[first] += won;
            wins[second] += lost;
            let share = (won + lost) / (strength[first] + strength[second]);
            weight[first] += share;
            weight[second] += share;
        }
        for bot in 0..count {
            if weight[bot] > 0.0 {
                strength[bot] = wins[bot] / weight[bot];
            }
        }
        let mean = strength.iter().map(|strength: &f64| strength.ln()).sum::<f64>() / count.max(1) as f64;
        for strength in &mut strength {
            *strength /= mean.exp();
        }
    }
    strength.into_iter().map(|strength| 400.0 * strength.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let ratings = ratings(2, &[Pairing { first: 0, second: 1, wins: 9999.5, losses: 999.5 }]);
        assert!((ratings[0] - ratings[1] - 400.0).abs() < 0.5, "{ratings:?}");
        assert!((ratings[0] + ratings[1]).abs() < 1e-6);
    }

    #[test]
    fn ratings_add_up_along_a_chain() {
        let pair = |first, second| Pairing { first, second, wins: 750.0, losses: 250.0 };
        let ratings = ratings(3, &[pair(0, 1), pair(1, 2)]);
        assert!((ratings[0] - 2.0 * ratings[1] + ratings[2]).abs() < 1e-3, "{ratings:?}");
    }
}
