import { BadRequest } from '../answers';
import { Stopped } from '../changes';
import type { Guard, LoggedChange, ResourceFixture, RuleContext } from '../defineFixtures';
import { stamp } from '../stamp';
import type { Context, Fields, StoredRecord } from '../store';
import type { Collection } from './collection';
import { compileFilter } from './filter';
import { noteEvent } from './history';
import { fieldValue, type ValueOf } from './sort';
import { accessOf } from './verbs';

/** The area of a resource. */
export interface ResourceDeps {
  readonly guard: Guard | undefined;
  /** The collection of the records' history. */
  readonly events?: (() => Collection) | undefined;
  /** Removes a record of any resource, bypassing its rules. */
  readonly remove: (resource: string, id: string) => void;
  /** Writes a change to the area's log. */
  readonly log?: ((change: LoggedChange, context: Context) => void) | undefined;
}

/** A resource at run time: its records, and its rules, which are checked before each change. */
export class Resource {
  readonly name: string;
  readonly fixture: ResourceFixture;
  readonly #deps: ResourceDeps;
  readonly #collection: () => Collection;

  constructor(name: string, fixture: ResourceFixture, deps: ResourceDeps, collection: () => Collection) {
    this.name = name;
    this.fixture = fixture;
    this.#deps = deps;
    this.#collection = collection;
  }

  get guard(): Guard | undefined {
    return this.#deps.guard;
  }

  get collection(): Collection {
    return this.#collection();
  }

  /** The records' history; undefined without one. */
  get events(): Collection | undefined {
    return this.#deps.events?.();
  }

  /** @throws Stopped if a rule forbids the record */
  create(fields: Fields, context: Context): StoredRecord {
    const rules = this.rules(context);
    const initial = this.fixture.initial?.(fields, rules);
    const draft = this.#tidied(this.collection.draft({ ...initial, ...this.#stored(fields, context) }));
    this.#validate(draft, rules);
    return this.#note(undefined, this.collection.add(draft), context);
  }

  /** @throws Stopped if a rule forbids the change */
  change(record: StoredRecord, fields: Fields, context: Context): StoredRecord {
    const draft = this.#tidied({ ...record, ...this.#stored(fields, context) });
    this.#validate(draft, this.rules(context));
    return this.#note(record, this.collection.replace(draft), context);
  }

  /** @throws Stopped if a rule forbids it */
  remove(record: StoredRecord, context: Context): StoredRecord {
    const refuse = this.fixture.refuseDelete?.(record, this.rules(context));
    if (refuse) throw new Stopped({ refuse });
    this.collection.remove(record.id);
    this.#note(record, undefined, context);
    return record;
  }

  /** The sent fields that a client may set. */
  fromClient(fields: Fields, purpose: 'create' | 'change'): Fields {
    return writableFields(this.fixture, fields, purpose);
  }

  /** The record in a response, with its derived fields, and what its verbs refuse. */
  view(record: StoredRecord, context: Context): StoredRecord {
    const { derive, verbs } = this.fixture;
    if (!derive && !verbs) return record;
    const access = verbs && accessOf(this.fixture, record, this.rules(context));
    return { ...record, ...derive?.(record, context), ...(access && { access }) };
  }

  /** @throws BadRequest if one of the resource's own filters refuses the value */
  filter(filter: Fields, context: Context): (record: StoredRecord) => boolean {
    const customFilters = new Map(Object.entries(this.fixture.filters ?? {}));
    return compileFilter(filter, (key, value) => customFilters.get(key)?.(value, context, filter));
  }

  /** The value to sort by: the resource's own order with this name, else the stored field. */
  valueOf(field: string, { store }: Context): ValueOf {
    const { orders = {} } = this.fixture;
    const customOrder = Object.hasOwn(orders, field) ? orders[field] : undefined;
    return customOrder ? (record) => customOrder(record, store) : fieldValue(field);
  }

  /** The context for a rule, with the additional facts of a bulk operation. */
  rules<T extends Fields>(context: Context, facts?: T): RuleContext & T {
    const { collection } = this;
    return {
      ...context,
      // Without `more`, T has no fields of its own.
      ...(facts as T),
      // A getter, because bulk calls change records between rules, and few rules read all of them.
      get all() {
        return collection.all;
      },
    };
  }

  /** @throws BadRequest if there is no such record */
  need(id: string): StoredRecord {
    const record = this.collection.get(id);
    if (!record) throw new BadRequest(`There is no record ${id} in ${this.name}`);
    return record;
  }

  /** The fields whose changes are not noted. */
  get #unnoted(): readonly string[] {
    const { isStamped, history } = this.fixture;
    return [...(isStamped ? ['updatedAt', 'updatedBy'] : []), ...(history?.without ?? [])];
  }

  #note<T extends StoredRecord | undefined>(before: StoredRecord | undefined, after: T, context: Context): T {
    const { events } = this;
    if (events) noteEvent(events, [before, after], context, this.#unnoted);
    const change = { resource: this.name, before, after };
    for (const [name, id] of this.fixture.endsWith?.(change, context) ?? []) this.#deps.remove(name, id);
    this.#deps.log?.(change, context);
    return after;
  }

  /** The fields of a record, without those that the client cannot set, with who set them. */
  #stored({ id: _id, version: _version, ...fields }: Fields, context: Context): Fields {
    return { ...fields, ...(this.fixture.isStamped && stamp(context)) };
  }

  #tidied(draft: StoredRecord): StoredRecord {
    return this.fixture.tidy?.(draft) ?? draft;
  }

  #validate(draft: StoredRecord, rules: RuleContext): void {
    const errors = this.fixture.validate?.(draft, rules) ?? {};
    if (Object.keys(errors).length > 0) throw new Stopped({ errors });
  }
}

/** The sent fields that a client may set. */
export function writableFields(
  { writable }: Pick<ResourceFixture, 'writable'>,
  { confirmation: _, ...sent }: Fields,
  purpose: 'create' | 'change',
): Fields {
  const names = writable?.[purpose];
  if (!names) return sent;
  return Object.fromEntries(Object.entries(sent).filter(([field]) => names.includes(field)));
}
