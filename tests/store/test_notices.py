"""The outbox of notices: each is sent once, whichever server asks, on both databases."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from polnoc.store import NewSeat, NewTable, Notice, NoticeTarget, Store, open_store
from polnoc.store.notices import FAILURES_LIMIT, PUSH_LIMIT

ME, YOU = "a" * 64, "b" * 64


def a_table(store: Store) -> str:
    seats = [NewSeat(name="Ola", played_by="you", person=ME), NewSeat()]
    return store.create(
        NewTable(game="duchy", rules=1, content="c", seed="sim:1", commitment="…", seats=seats)
    ).wait()


def on(
    store: Store, kind: str = "webhook", address: str = "https://example.org/", at: int = 1
) -> NoticeTarget:
    target = NoticeTarget(ME, kind, address, "en", "https://t/", "on", changed=at)  # type: ignore[arg-type]
    store.keep_target(target).wait()
    return target


def test_a_notice_is_kept_once_for_each_turn(store: Store) -> None:
    notice = Notice(ME, a_table(store), 3, "turn", 0, 1_000)
    assert not store.enqueue_notice(notice).wait(), "nobody asked for it"
    on(store)
    assert store.enqueue_notice(notice).wait()
    assert not store.enqueue_notice(notice._replace(send_at=5_000)).wait()
    assert store.enqueue_notice(notice._replace(reason="late")).wait()
    assert [one.send_at for one in store.due_notices(1_000, 0).wait()] == [1_000, 1_000]
    assert store.due_notices(999, 0).wait() == []


def test_one_of_many_claims_a_notice(address: str) -> None:
    with open_store(address) as store, open_store(address) as other:
        on(store)
        notice = Notice(ME, a_table(store), 3, "turn", 0, 1_000)
        store.enqueue_notice(notice).wait()
        with ThreadPoolExecutor(8) as pool:
            one_of = [store, other] * 10
            claims = list(pool.map(lambda one: one.claim_notice(notice, 2_000).wait(), one_of))
        assert claims.count(True) == 1
        assert not store.enqueue_notice(notice).wait(), "nor does it come back"
        store.settle_notice(notice, "dropped").wait()
        assert store.latest_notices(ME).wait() == [notice._replace(state="claimed", claimed=2_000)]
        store.settle_notice(notice, "sent").wait()
        assert other.latest_notices(ME).wait()[0].state == "sent"
        later = notice._replace(turn=9)
        store.enqueue_notice(later).wait()
        assert store.due_notices(9_000, 1_999).wait() == [], "they were told something a moment ago"
        assert store.due_notices(9_000, 2_000).wait() == [later]


def test_targets_come_and_go(store: Store) -> None:
    first, second = on(store), on(store, address="https://example.org/2")
    assert store.notice_targets(ME).wait() == [second], "one webhook each"
    assert store.notice_targets(YOU).wait() == []
    for number in range(PUSH_LIMIT + 2):
        on(store, "push", f"https://push/{number}", number)
    pushes = [target.address for target in store.notice_targets(ME).wait() if target.kind == "push"]
    assert pushes == [f"https://push/{number}" for number in range(2, PUSH_LIMIT + 2)]
    assert not store.drop_target(YOU, "push").wait()
    assert store.drop_target(ME, "push", pushes[0]).wait()
    assert store.drop_target(ME, "push").wait()
    assert not store.drop_target(ME, "webhook", first.address).wait()
    assert store.notice_targets(ME).wait() == [second]


def test_a_target_that_fails_is_switched_off(store: Store) -> None:
    target = on(store)
    for reached in (False, False, True, *[False] * (FAILURES_LIMIT - 1)):
        store.count_target(target, reached).wait()
    assert store.notice_targets(ME).wait()[0].state == "on"
    store.count_target(target, False).wait()
    assert store.notice_targets(ME).wait()[0].state == "failed"
    assert not store.enqueue_notice(Notice(ME, a_table(store), 1, "turn", 0, 1)).wait()


def test_a_mail_address_is_confirmed_by_its_secret(store: Store) -> None:
    target = NoticeTarget(ME, "mail", "ola@example.org", "pl", "https://t/", "unconfirmed", "secret", 0, 5)
    store.keep_target(target).wait()
    assert store.target_with_token("").wait() is None
    assert store.target_with_token("secret").wait() == target
    assert not store.confirm_target("").wait()
    assert store.confirm_target("secret").wait()
    assert store.notice_targets(ME).wait() == [target._replace(state="on")]


def test_old_notices_and_targets_of_nobody_are_forgotten(store: Store) -> None:
    table = a_table(store)
    on(store)
    store.enqueue_notice(Notice(ME, table, 1, "turn", 0, 10)).wait()
    store.enqueue_notice(Notice(ME, table, 2, "turn", 0, 30)).wait()
    stranger = NoticeTarget(YOU, "webhook", "https://x/", "en", "https://t/", "on", changed=1)
    store.keep_target(stranger).wait()
    store.forget_notices(20).wait()
    assert [notice.turn for notice in store.due_notices(99, 0).wait()] == [2]
    assert store.notice_targets(YOU).wait() == []
    assert len(store.notice_targets(ME).wait()) == 1
    store.remove_table(table).wait()
    assert store.due_notices(99, 0).wait() == []
