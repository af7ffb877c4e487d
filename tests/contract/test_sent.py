"""Bots think in other processes: what they are told about arrives there whole."""

from __future__ import annotations

import pickle

from irrgarten import registry
from irrgarten.kernel.play import AnyRules


def test_rules_can_be_sent_to_another_process(rules: AnyRules) -> None:
    sent = pickle.loads(pickle.dumps(rules))
    assert type(sent) is type(registry.rules(rules.name))
