"""Whole campaigns: nothing sticks or breaks, and cards, tokens and documents outlast every scenario."""

import pytest

from tests.properties.horror_campaigns import Evening, by_bot


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_a_campaign_is_played_from_its_first_page_to_its_last(seed: int) -> None:
    evening = Evening(seed)
    evening.play()
    assert evening.campaign.over


@pytest.mark.soak
@pytest.mark.parametrize("block", range(30))
def test_many_campaigns_at_random(block: int) -> None:
    for seed in range(1000 + 50 * block, 1050 + 50 * block):
        Evening(seed).play()


@pytest.mark.soak
@pytest.mark.parametrize("block", range(50))
def test_many_campaigns_by_the_bot(block: int) -> None:
    for seed in range(5000 + 10 * block, 5010 + 10 * block):
        Evening(seed, by_bot).play()
