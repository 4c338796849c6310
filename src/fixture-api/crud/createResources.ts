import type { Account } from '../accounts';
import { BadRequest } from '../answers';
import { type Attempt, type Changes, type Outcome, Stopped } from '../changes';
import type { AreaFixtures, Guard, LogFixture, ResourceFixture } from '../defineFixtures';
import type { Settings } from '../options';
import type { RecordChange, RecordsStart } from '../serverChanges';
import type { Context, ReaderLanguage, RecordsOf } from '../store';
import { Collection, createUndo } from './collection';
import { historyName } from './history';
import { Resource, type ResourceDeps } from './resource';
import { seedRecords, startCount } from './seedRecords';
import { createStore } from './store';

export type Resources = ReturnType<typeof createResources>;

/**
 * The resources that the areas declare; records are built on first use.
 * @throws Error for a resource declared twice, an unknown one in `counts` or, on first use, seeds that need each other
 */
export function createResources(
  areas: readonly AreaFixtures[],
  settings: Settings,
  permissionKeys: readonly string[],
) {
  const resources = new Map<string, Resource>();
  let collections = new Map<string, Collection>();
  const undo = createUndo();
  let start = startOf();
  const seeding = new Set<string>();

  const store = createStore((name) => get(name).collection);
  const records: RecordsOf = store.all;
  const languageArea = areas.find((area) => area.languages);

  function get(name: string): Resource {
    const resource = resources.get(name);
    if (!resource) throw new Error(`No area declares the resource ${name}`);
    return resource;
  }

  function collectionOf(name: string, fixture: ResourceFixture): Collection {
    const existingCollection = collections.get(name);
    if (existingCollection) return existingCollection;
    if (seeding.has(name)) throw new Error(`The seed of ${name} needs its own records`);
    seeding.add(name);
    const { records: seeds, newId } = seedRecords(name, fixture, {
      seed: settings.seed,
      count: startCount(name, fixture, settings),
      // The initial records, so that seeds do not depend on when they are built.
      records: (other) => get(other).collection.start,
      countOf: (other) => startCount(other, get(other).fixture, settings),
      now: start.startedAt,
      permissionKeys,
      languages: settings.languages.map(({ code }) => code),
    });
    const collection = new Collection(newId, seeds, undo);
    seeding.delete(name);
    collections.set(name, collection);
    return collection;
  }

  function startOf(startedAt?: number): RecordsStart {
    let startTime = startedAt;
    return {
      seed: settings.seed,
      get counts() {
        const entries = [...resources].map(([name, { fixture }]) => [
          name,
          startCount(name, fixture, settings),
        ]);
        return Object.fromEntries(entries);
      },
      get startedAt() {
        startTime ??= settings.now();
        return startTime;
      },
    };
  }

  /** The current languages of readers, in order. */
  function languages(): readonly ReaderLanguage[] {
    return languageArea?.languages?.(store, settings.languages) ?? settings.languages;
  }

  function context(account: Account): Context {
    const codes = languages().map(({ code }) => code);
    return { store, records, account, now: settings.now(), permissionKeys, languages: codes };
  }

  /** Runs work under the rules of the resources and the guards; a violation rolls everything back. */
  function attempt<T>(
    guard: Guard | undefined,
    account: Account,
    work: (changes: Changes) => T,
    { confirmation, dryRun = false, cause }: Attempt = {},
  ): Outcome<T> {
    const attemptContext = { ...context(account), cause };
    const decide = (): Outcome<T> => {
      try {
        const question = guard?.({
          ...attemptContext,
          confirmation: typeof confirmation === 'string' ? confirmation : undefined,
        });
        const done = work(changesIn(attemptContext));
        const refuse = question?.();
        return refuse ? { refuse } : { done };
      } catch (error) {
        if (error instanceof Stopped) return error.outcome;
        throw error;
      }
    };
    return undo.try(decide, (outcome) => 'done' in outcome && !dryRun);
  }

  function changesIn(attemptContext: Context): Changes {
    return {
      create: (name, fields) => get(name).create(fields, attemptContext),
      change: (name, id, fields) => get(name).change(get(name).need(id), fields, attemptContext),
      adjust: (name, id, fields) => get(name).collection.replace({ ...get(name).need(id), ...fields }, false),
      remove: (name, id) => get(name).remove(get(name).need(id), attemptContext),
    };
  }

  /** Returns a function that writes log entries to the log's resource; undefined without a log. */
  function logOf(log: LogFixture | undefined): ResourceDeps['log'] {
    if (!log) return undefined;
    return (change, changeContext) => {
      const entry = change.resource === log.resource ? undefined : log.entry(change, changeContext);
      if (!entry) return;
      get(log.resource).collection.add(entry);
      const head = log.head?.of(entry, changeContext);
      const heads = log.head && get(log.head.resource).collection;
      if (head && !heads?.get(head.id)) heads?.add(head);
    };
  }

  for (const { guard, log, resources: fixtures = {} } of areas) {
    const remove = (name: string, id: string) => get(name).collection.remove(id);
    const deps = { guard, remove, log: logOf(log) };
    for (const [name, fixture] of Object.entries(fixtures)) {
      if (resources.has(name)) throw new Error(`Two areas declare the resource ${name}`);
      const history = historyName(name);
      if (fixture.history) {
        const { without: _, ...eventFixture } = fixture.history;
        resources.set(
          history,
          new Resource(history, eventFixture, deps, () => collectionOf(history, eventFixture)),
        );
      }
      const resourceDeps = { ...deps, events: fixture.history && (() => get(history).collection) };
      resources.set(name, new Resource(name, fixture, resourceDeps, () => collectionOf(name, fixture)));
    }
  }

  /** @throws BadRequest if `counts` contains an unknown resource */
  function checkCounts(): void {
    for (const name of Object.keys(settings.counts)) {
      if (!resources.has(name)) throw new BadRequest(`counts.${name}: no area declares this resource`);
    }
  }
  checkCounts();

  return {
    get,
    store,
    has: (name: string) => resources.has(name),
    records,
    context,
    now: settings.now,
    languages,
    attempt,
    get start(): RecordsStart {
      return start;
    },
    get changes(): RecordChange[] {
      return [...collections].flatMap(([resource, collection]) =>
        collection.changes.map((change) => ({ resource, ...change })),
      );
    },
    /** @throws Error for an unknown resource */
    apply(changes: readonly RecordChange[]): void {
      for (const { resource, ...change } of changes) get(resource).collection.apply(change);
    },
    /** Discards all records; they are rebuilt on first use, relative to `startedAt` or that time. @throws BadRequest like `checkCounts` */
    restart(startedAt?: number): void {
      checkCounts();
      start = startOf(startedAt);
      collections = new Map();
    },
    /** Runs several attempts together: a dry run rolls all of them back at its end. */
    tryAll: <T>(dryRun: boolean, work: () => T): T => (dryRun ? undo.try(work, () => false) : work()),
  };
}
