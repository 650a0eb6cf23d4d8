import {
  type EventRow,
  foldName,
  peopleStatements,
  toEvent,
} from "#server/leads/shared-statements.ts";
import type { LeadEvent, Person } from "#server/leads/store.ts";
import type { SqliteQueries } from "./sqlite-queries.ts";

const statements = peopleStatements("?");

/** Who works on the leads of an open SQLite database, and what they did. Synchronous, for use inside the worker thread. */
export class SqlitePeople {
  readonly #database: SqliteQueries;

  constructor(database: SqliteQueries) {
    this.#database = database;
  }

  people(): Person[] {
    return this.#database.all<Person>(statements.people);
  }

  setPerson({ name, password }: Person): void {
    this.#database.run(statements.setPerson, foldName(name), name, password);
  }

  removePerson(name: string): boolean {
    return this.#database.run(statements.removePerson, foldName(name)).changes > 0;
  }

  noteEvent(id: string, { atMs, person, what }: LeadEvent): void {
    this.#database.run(statements.noteEvent, id, atMs, person, what);
  }

  eventsOf(id: string): LeadEvent[] {
    return this.#database.all<EventRow>(statements.eventsOf, id).map(toEvent);
  }
}
