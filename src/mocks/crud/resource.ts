import { BadRequest } from '../answers';
import { Stopped } from '../changes';
import type { Guard, LoggedChange, ResourceMock, RuleContext } from '../defineMocks';
import type { Context, Fields, StoredRecord } from '../store';
import type { Collection } from './collection';
import { compileFilter } from './filter';
import { noteEvent } from './history';
import { fieldValue, type ValueOf } from './sort';

/** The area of a resource. */
export interface Surroundings {
  readonly guard: Guard | undefined;
  /** The collection for the history of the records. */
  readonly events?: (() => Collection) | undefined;
  /** Removes a record of any resource, without its rules. */
  readonly remove: (resource: string, id: string) => void;
  /** Keeps a change in the area's log. */
  readonly log?: ((change: LoggedChange, context: Context) => void) | undefined;
}

/** A running resource: its records, and its rules asked before each change. */
export class Resource {
  readonly name: string;
  readonly mock: ResourceMock;
  readonly #surroundings: Surroundings;
  readonly #collection: () => Collection;

  constructor(name: string, mock: ResourceMock, surroundings: Surroundings, collection: () => Collection) {
    this.name = name;
    this.mock = mock;
    this.#surroundings = surroundings;
    this.#collection = collection;
  }

  get guard(): Guard | undefined {
    return this.#surroundings.guard;
  }

  get collection(): Collection {
    return this.#collection();
  }

  /** The history of the records; undefined without one. */
  get events(): Collection | undefined {
    return this.#surroundings.events?.();
  }

  /** @throws Stopped when a rule forbids the record */
  create(fields: Fields, context: Context): StoredRecord {
    const rules = this.rules(context);
    const initial = this.mock.initial?.(fields, rules);
    const draft = this.#tidied(this.collection.draft({ ...initial, ...withoutServerFields(fields) }));
    this.#validate(draft, rules);
    return this.#note(undefined, this.collection.add(draft), context);
  }

  /** @throws Stopped when a rule forbids the change */
  change(record: StoredRecord, fields: Fields, context: Context): StoredRecord {
    const draft = this.#tidied({ ...record, ...withoutServerFields(fields) });
    this.#validate(draft, this.rules(context));
    return this.#note(record, this.collection.replace(draft), context);
  }

  /** @throws Stopped when a rule forbids it */
  remove(record: StoredRecord, context: Context): StoredRecord {
    const refuse = this.mock.refuseDelete?.(record, this.rules(context));
    if (refuse) throw new Stopped({ refuse });
    this.collection.remove(record.id);
    this.#note(record, undefined, context);
    return record;
  }

  /** The fields that a client may set, of those it sent. */
  fromClient(fields: Fields, purpose: 'create' | 'change'): Fields {
    const { confirmation: _, ...sent } = fields;
    const writable = this.mock.writable?.[purpose];
    if (!writable) return sent;
    return Object.fromEntries(Object.entries(sent).filter(([field]) => writable.includes(field)));
  }

  /** The record in an answer, with its derived fields. */
  view(record: StoredRecord, context: Context): StoredRecord {
    return this.mock.derive ? { ...record, ...this.mock.derive(record, context) } : record;
  }

  /** @throws BadRequest when a filter of the resource's own refuses the value */
  filter(filter: Fields, context: Context): (record: StoredRecord) => boolean {
    const own = new Map(Object.entries(this.mock.filters ?? {}));
    return compileFilter(filter, (key, wanted) => own.get(key)?.(wanted, context, filter));
  }

  /** The value to sort by: the resource's own order of this name, else the stored field. */
  valueOf(field: string, { store }: Context): ValueOf {
    const { orders = {} } = this.mock;
    const own = Object.hasOwn(orders, field) ? orders[field] : undefined;
    return own ? (record) => own(record, store) : fieldValue(field);
  }

  /** What a rule is told, with what a bulk operation knows beyond. */
  rules<T extends Fields>(context: Context, more?: T): RuleContext & T {
    const { collection } = this;
    return {
      ...context,
      // Without `more`, T is inferred without fields of its own.
      ...(more as T),
      // A getter, because a bulk call changes the records between two rules, and few rules read all of them.
      get all() {
        return collection.all;
      },
    };
  }

  /** @throws BadRequest when there is no such record */
  need(id: string): StoredRecord {
    const record = this.collection.get(id);
    if (!record) throw new BadRequest(`There is no record ${id} in ${this.name}`);
    return record;
  }

  #note<T extends StoredRecord | undefined>(before: StoredRecord | undefined, after: T, context: Context): T {
    const { events } = this;
    if (events) noteEvent(events, [before, after], context, this.mock.history?.without);
    const change = { resource: this.name, before, after };
    for (const [name, id] of this.mock.endsWith?.(change, context) ?? []) this.#surroundings.remove(name, id);
    this.#surroundings.log?.(change, context);
    return after;
  }

  #tidied(draft: StoredRecord): StoredRecord {
    return this.mock.tidy?.(draft) ?? draft;
  }

  #validate(draft: StoredRecord, rules: RuleContext): void {
    const errors = this.mock.validate?.(draft, rules) ?? {};
    if (Object.keys(errors).length > 0) throw new Stopped({ errors });
  }
}

// The client chooses neither id nor version.
function withoutServerFields({ id: _id, version: _version, ...fields }: Fields): Fields {
  return fields;
}
