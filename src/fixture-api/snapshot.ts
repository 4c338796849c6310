import * as v from 'valibot';
import type { FixtureApi } from './createFixtureApi';

const texts = v.record(v.string(), v.string());
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
const record = v.looseObject({ id: v.string(), version: wholeNumber });
const schema = v.object({
  format: v.literal('publisher-back-office/records'),
  version: v.literal(1),
  seed: v.number(),
  startedAt: v.pipe(wholeNumber, v.maxValue(Date.UTC(2100, 0))), // Seeded dates are relative to this time.
  /** The initial number of records of each resource. */
  records: v.record(v.string(), v.number()),
  names: texts,
  changes: v.array(v.strictObject({ resource: v.string(), id: v.string(), record: v.nullable(record) })),
  passwords: v.optional(texts),
  tokens: v.optional(v.object({ expiredUntil: v.number(), spent: v.array(v.string()) })),
});

/** All changes since the start as JSON; for a file, without tokens and passwords. */
function write({ start: { seed, startedAt, counts }, changes }: FixtureApi, isFile: boolean): string {
  const { records, names, passwords, tokens } = changes;
  const head = { format: schema.entries.format.literal, version: schema.entries.version.literal };
  const state = { ...head, seed, startedAt, records: counts, names, changes: records };
  return JSON.stringify(isFile ? state : { ...state, passwords, tokens });
}

/** @throws Error for an invalid file or another start, without any change */
function read(api: FixtureApi, text: string): void {
  const { success, output, issues } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!success) throw new Error(`It is no file with records of the demo. ${v.summarize(issues)}`);
  const { seed, startedAt, records, changes, ...state } = output;
  const amounts = Object.entries(api.start.counts);
  const isSame = amounts.every(([name, count]) => records[name] === count);
  const isKnown = changes.every(({ resource }) => Object.hasOwn(records, resource));
  if (seed !== api.start.seed || amounts.length !== Object.keys(records).length || !isSame || !isKnown)
    throw new Error('Its records began with others.');
  api.restart(startedAt);
  api.applyChanges({ ...state, records: changes });
}

/** Saves the state of a fixture API in its tab's session storage, one snapshot per start. */
export function keepInTab(api: FixtureApi) {
  const key = () => `fixture-api ${Object.values(api.start.counts)}`;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keep(): void {
    try {
      sessionStorage.setItem(key(), write(api, false));
    } catch (error) {
      console.warn('What has changed in the demo is lost with the next reload', error);
    }
  }
  function change(work: () => void): void {
    work();
    keep();
  }

  return {
    keep,
    around({ method }: Request, serve: () => Promise<Response>): Promise<Response> {
      if (method === 'GET') return serve();
      clearTimeout(timer);
      timer = setTimeout(keep, 300);
      return serve();
    },
    /** Restores the tab's saved state if it is valid, and saves all changes from now on; saving earlier would overwrite it. */
    restore(): void {
      try {
        read(api, sessionStorage.getItem(key()) ?? '');
      } catch {} // Keep the initial records.
      addEventListener('pagehide', keep);
    },
    /** Restores the initial records, with dates relative to now. */
    reset: () => change(() => api.restart()),
    save: () => write(api, true),
    load: (text: string) => change(() => read(api, text)),
  };
}
