import type { Account } from '../accounts';
import type { FieldErrors } from '../answers';
import type { Fields, RecordsOf, Refusal, ResourceMock, RuleContext, StoredRecord } from '../defineMocks';
import type { Collection } from './collection';

/** A change that the resource's rules allow, or why they do not. */
export type Decision<T> = { apply: () => T } | { errors: FieldErrors } | { refuse: Refusal };

/** A resource that runs: its records, and its rules asked before each change. */
export class Resource {
  readonly name: string;
  readonly mock: ResourceMock;
  readonly #collection: () => Collection;
  readonly #records: RecordsOf;

  constructor(name: string, mock: ResourceMock, collection: () => Collection, records: RecordsOf) {
    this.name = name;
    this.mock = mock;
    this.#collection = collection;
    this.#records = records;
  }

  get collection(): Collection {
    return this.#collection();
  }

  context(account: Account): RuleContext {
    const collection = this.collection;
    return {
      // A getter, because a bulk call changes the records between two questions.
      get all() {
        return collection.all;
      },
      records: this.#records,
      account,
    };
  }

  create(fields: Fields, account: Account): Decision<StoredRecord> {
    const draft = this.collection.draft(withoutServerFields(fields));
    return this.#checked(draft, account, () => this.collection.add(draft));
  }

  change(record: StoredRecord, fields: Fields, account: Account): Decision<StoredRecord> {
    const draft: StoredRecord = { ...record, ...withoutServerFields(fields) };
    return this.#checked(draft, account, () => this.collection.replace(draft));
  }

  remove(record: StoredRecord, account: Account): Decision<StoredRecord> {
    const refuse = this.mock.refuseDelete?.(record, this.context(account));
    if (refuse) return { refuse };
    return {
      apply: () => {
        this.collection.remove(record.id);
        return record;
      },
    };
  }

  #checked(draft: StoredRecord, account: Account, apply: () => StoredRecord): Decision<StoredRecord> {
    const errors = this.mock.validate?.(draft, this.context(account)) ?? {};
    return Object.keys(errors).length > 0 ? { errors } : { apply };
  }
}

// The client does not choose the id or the version of a record.
function withoutServerFields({ id: _id, version: _version, ...fields }: Fields): Fields {
  return fields;
}
