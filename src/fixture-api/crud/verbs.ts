import type { Changes, Refusal } from '../changes';
import type { BulkRule, ResourceFixture } from '../defineFixtures';
import type { Context, Fields, StoredRecord } from '../store';

/** The arguments of a verb besides its record. */
export interface VerbCall {
  readonly context: Context;
  /** Changes of further records, under their rules. */
  readonly changes: Changes;
  /** What the client sent: the body of the call, or `args` of a bulk call. */
  readonly body: Fields;
  /** The fields of `body` that a client may set. */
  readonly fields: Fields;
}

/**
 * What can be done with one record, and when. `POST <resource>/<id>/actions/<name>`, the bulk operation and the entry in `access` come from
 * it. The verb `edit` is the PUT.
 */
export interface Verb<T extends StoredRecord = StoredRecord> {
  /** The states (`stateOf`) in which it is possible; default: all. */
  readonly from?: readonly string[];
  /** The code of the refusal in any other state, or the codes by state. */
  readonly otherwise?: string | Readonly<Record<string, string>>;
  /** The code of a further refusal. */
  refuse?(record: T, context: Context): string | undefined;
  /** The fields that it changes; without any the record keeps its version. Without `run` the verb has no call. */
  run?(record: T, call: VerbCall): Fields;
  /** What a dry run answers, whatever prevents the verb; default: the record as it would be. */
  preview?(record: T, context: Context): unknown;
  /** False: not for many records at once. */
  readonly bulk?: false;
}

/** The life cycle of a record: its verbs and states. */
export interface RecordLife {
  /** What can be done with a record, by name; gives their calls, their bulk operations, and `access` of each record in an answer. */
  readonly verbs?: Readonly<Record<string, Verb>>;
  /** The state that the verbs go by; default: the field `status`. */
  readonly stateOf?: (record: StoredRecord, context: Context) => string;
  /** The refusal of a code of a verb, with its text; default: without one. */
  readonly refused?: (code: string) => Refusal;
  /** The fields of a copy, for `POST <resource>/<id>/actions/duplicate`, which otherwise does not exist. */
  readonly duplicate?: (record: StoredRecord, call: VerbCall) => Fields;
  /** Each change leaves `updatedAt` and `updatedBy` in the record. */
  readonly isStamped?: boolean;
}

type Verbs = Pick<ResourceFixture, 'verbs' | 'stateOf' | 'refuseDelete'>;

/** The code by which a record refuses a verb now. */
export function codeOf(
  { stateOf }: Pick<RecordLife, 'stateOf'>,
  { from, otherwise = 'refused', refuse }: Verb,
  record: StoredRecord,
  context: Context,
): string | undefined {
  const state = from && String(stateOf ? stateOf(record, context) : record.status);
  if (state === undefined || from?.includes(state)) return refuse?.(record, context);
  return typeof otherwise === 'string' ? otherwise : (otherwise[state] ?? 'refused');
}

/** The refusal of a code, with the text of the resource. */
export const refusalOf = ({ refused }: Pick<ResourceFixture, 'refused'>, code: string): Refusal =>
  refused ? refused(code) : { code };

/** The code of the reason for each verb that the record refuses now, `delete` among them. */
export function accessOf(
  fixture: Verbs,
  record: StoredRecord,
  context: Parameters<NonNullable<ResourceFixture['refuseDelete']>>[1],
): Record<string, string> {
  const codes = Object.entries(fixture.verbs ?? {}).map(
    ([name, verb]) => [name, codeOf(fixture, verb, record, context)] as const,
  );
  const deletion = ['delete', fixture.refuseDelete?.(record, context)?.code] as const;
  return Object.fromEntries(
    [...codes, deletion].flatMap(([name, code]) => (code === undefined ? [] : [[name, code]])),
  );
}

/** The bulk operation of a verb. */
export function bulkVerb(life: Pick<RecordLife, 'refused' | 'stateOf'>, verb: Verb): BulkRule {
  return (record, context, changes) => {
    const code = codeOf(life, verb, record, context);
    if (code !== undefined) return { refuse: refusalOf(life, code) };
    const { args } = context;
    return { change: verb.run?.(record, { context, changes, body: args, fields: args }) ?? {} };
  };
}

/** The bulk operations of a resource's verbs. */
export function bulkVerbs(fixture: RecordLife): Record<string, BulkRule> {
  const verbs = Object.entries(fixture.verbs ?? {}).filter(
    ([name, { bulk, run }]) => name !== 'edit' && bulk !== false && run,
  );
  return Object.fromEntries(verbs.map(([name, verb]) => [name, bulkVerb(fixture, verb)]));
}
