"""Ritual, Fate and Cultists as games of OpenSpiel: its own tests, its search and its regret minimisation."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from miskatonic.lab import spiel


def game(name: str, **parameters: int) -> Any:
    return pyspiel.load_game(f"python_miskatonic_{name}", parameters)


def played(name: str, actions: int, seed: int = 1) -> Any:
    """Return a state after a deal and so many actions by chance."""
    state, dice = game(name).new_initial_state(), random.Random(seed)
    state.apply_action(seed)
    for _ in range(actions):
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def sealed(state: Any) -> list[Any]:
    return list(state.table.game.sealed(state.table.state).values())


@pytest.mark.long
@pytest.mark.parametrize("name", spiel.PLAYED)
def test_it_passes_openspiels_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(game(name, deals=16), num_sims=1, serialize=name == "ritual", verbose=False)


@pytest.mark.parametrize("seats", [3, 7])
def test_as_many_play_as_the_game_allows(seats: int) -> None:
    assert game("ritual", players=seats).new_initial_state().num_players() == seats


@pytest.mark.parametrize("name", spiel.PLAYED)
def test_a_resampled_state_is_the_same_to_the_player_and_has_another_future(name: str) -> None:
    state = played(name, 5)
    player, dice = state.current_player(), random.Random(3)
    for _ in range(5):
        twin = state.resample_from_infostate(player, dice.random)
        assert twin.current_player() == player
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        assert twin.history() == []  # it does not tell of the real deal


def test_sealed_answers_of_others_are_guessed_and_not_taken_over() -> None:
    state, dice = played("cultists", 0), random.Random(1)
    while not any(len(each.ask.options) > 1 for each in sealed(state)):
        state.apply_action(dice.choice(state.legal_actions()))
    player = state.current_player()
    twins = [state.resample_from_infostate(player, dice.random) for _ in range(8)]
    guessed = {tuple(each.choice for each in sealed(twin)) for twin in twins}
    assert all(twin.current_player() == player for twin in twins)
    assert len(guessed) > 1


def test_what_a_seat_did_before_is_part_of_what_it_knows() -> None:
    state = played("ritual", 0)
    seat = state.current_player()
    before = state.recalled[seat]
    state.apply_action(state.legal_actions()[0])
    assert state.recalled[seat] != before


@pytest.mark.parametrize("name", spiel.PLAYED)
def test_openspiels_search_plays_it(name: str) -> None:
    dice = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(game(name), evaluator=rollouts, uct_c=1.4, max_simulations=3, random_state=dice)
    state = played(name, 2)
    while len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    assert bot.step(state) in state.legal_actions()


def minimised(iterations: int) -> Any:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game("ritual", players=3, deals=64))
    for _ in range(iterations):
        solver.iteration()
    return solver.average_policy()


def test_regret_is_minimised_by_outcome_sampling() -> None:
    policy = minimised(10)
    state = played("ritual", 0)
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


@pytest.mark.soak
def test_regret_is_minimised_over_a_thousand_iterations() -> None:
    minimised(1000)
