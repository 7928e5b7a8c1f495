"""The part of the store for results, codes and groups of people (see `polnoc.store.people`)."""

from __future__ import annotations

from polnoc.store import people
from polnoc.store.pending import Pending
from polnoc.store.people import DeviceCode, Group, KeptResult, Member
from polnoc.store.reader_pool import ReaderPool
from polnoc.store.values import MOST_STORED_NAME_CHARS, check_person, check_text, new_table_id
from polnoc.store.writer import Writer


class PeopleStore:
    """`store.people`. Every method returns a `Pending`, like those of the store."""

    def __init__(self, writer: Writer, readers: ReaderPool) -> None:
        self._writer = writer
        self._readers = readers

    # Results

    def keep_result(self, kept: KeptResult) -> Pending[int]:
        """Store a result, once for each id; returns 1 if it is new, else 0."""
        return self._writer.submit(people.KeepGameResult(kept))

    def results(self, person: str, *, limit: int) -> Pending[list[KeptResult]]:
        """A person's results, the latest first."""
        return self._readers.submit(people.results_of, check_person(person), limit)

    def has_result(self, table_id: str) -> Pending[bool]:
        """Whether the result of a table is stored."""
        return self._readers.submit(people.has_result, table_id)

    def loaded_results(self, person: str) -> Pending[int]:
        """How many results a person has imported from files."""
        return self._readers.submit(people.loaded_results, check_person(person))

    def tables_without_result(self, person: str, *, limit: int) -> Pending[list[str]]:
        """Finished tables at which a person sits, without a stored result."""
        return self._readers.submit(people.tables_without_result, check_person(person), limit)

    def span_of_game(self, table_id: str) -> Pending[tuple[int, int]]:
        """When the game of a table began, and when its last entry was made."""
        return self._readers.submit(people.span_of_game, table_id)

    def move(self, old: str, new: str) -> Pending[None]:
        """Transfer the results and groups of one person to another; seats are left as they are."""
        return self._writer.submit(people.MovePerson(check_person(old), check_person(new)))

    def forget(self, person: str) -> Pending[None]:
        """Erase what is stored about a person; seats are left as they are."""
        return self._writer.submit(people.ForgetPerson(check_person(person)))

    def last_change(self) -> Pending[str]:
        """A text that changes whenever a person is moved or forgotten."""
        return self._readers.submit(people.last_change)

    # Codes

    def keep_code(self, code: DeviceCode) -> Pending[bool]:
        """Store a code, replacing the person's last one; returns whether there was room for it."""
        check_person(code.person)
        return self._writer.submit(people.KeepCode(code))

    def code(self, code_hash: str) -> Pending[DeviceCode | None]:
        """Look up a code that can still be used."""
        return self._readers.submit(people.code, code_hash)

    def take_code(self, code_hash: str) -> Pending[DeviceCode | None]:
        """Look up a code that can still be used, and use it up."""
        return self._writer.submit(people.TakeCode(code_hash))

    # Groups

    def make_group(self, name: str, first: Member) -> Pending[str]:
        """Make a group with its first member; returns its id, empty if that person has too many."""
        _check_names(name, first.name)
        check_person(first.person)
        return self._writer.submit(people.MakeGroup(new_table_id(), name, first))

    def group(self, id: str) -> Pending[Group | None]:
        """A group by its id."""
        return self._readers.submit(people.group, id)

    def groups(self, person: str) -> Pending[list[Group]]:
        """The groups of a person."""
        return self._readers.submit(people.groups_of, check_person(person))

    def join(self, id: str, generation: int, member: Member) -> Pending[bool]:
        """Add a member by the link of a generation, or change their name; returns whether it was done."""
        _check_names(member.name)
        check_person(member.person)
        return self._writer.submit(people.JoinGroup(id, generation, member))

    def leave(self, id: str, person: str) -> Pending[None]:
        """Let a member leave a group."""
        return self._writer.submit(people.LeaveGroup(id, check_person(person)))

    def change_group(self, id: str, *, name: str = "", new_link: bool = False) -> Pending[bool]:
        """Rename a group, or replace its link by a new one."""
        _check_names(name)
        return self._writer.submit(people.ChangeGroup(id, name, new_link))

    def group_results(self, id: str, *, limit: int) -> Pending[list[KeptResult]]:
        """Games of this server at which at least two members sat, the latest first."""
        return self._readers.submit(people.results_of_group, id, limit)


def _check_names(*names: str) -> None:
    for name in names:
        check_text("a name", name, MOST_STORED_NAME_CHARS)
