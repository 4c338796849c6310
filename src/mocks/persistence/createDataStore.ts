import type { FixtureApi } from '../createFixtureApi';
import type { RecordsStart } from '../serverChanges';
import { openDatabase } from './database';
import { Corrupted, Dataset, type Found, type Seen } from './datasets';
import { createExclusive, createQueue } from './exclusive';
import { formatRecordsFile, parseRecordsFile } from './recordsFile';

interface DataStoreOptions {
  /** A function, because the fixture API needs `around` before it exists. */
  readonly api: () => FixtureApi;
  /** Tabs with the same dataset share their records. Any but `shared` is removed after a week unused. */
  readonly dataset?: string | undefined;
  readonly database?: string;
}

/** A tab knows a revision of the records that began as `begin`. */
interface Known extends Seen {
  readonly begin: RecordsStart;
}

const amountsOf = ({ seed, counts }: RecordsStart) => JSON.stringify([seed, Object.entries(counts).sort()]);

/**
 * Keeps the changes of a fixture API in the browser's database, for reloads and all tabs; seeds give the rest. Without a
 * working database everything stays in memory, and the console says so once.
 */
export function createDataStore({ api, dataset = 'shared', database = 'fixture-api' }: DataStoreOptions) {
  const exclusive = createExclusive(`${database} ${dataset}`);
  const inTurn = createQueue();
  let opened: Promise<Dataset> | undefined;
  let known: Known | undefined;
  let isInMemory = false;

  function openDataset(): Promise<Dataset> {
    const lost = () => {
      opened = undefined;
    };
    opened ??= openDatabase(database, lost).then((db) => new Dataset(db, dataset));
    return opened;
  }

  async function stored(work: (stored: Dataset) => Promise<void>): Promise<void> {
    if (isInMemory) return;
    try {
      await work(await openDataset());
    } catch (error) {
      isInMemory = true;
      console.warn(
        'The records of the demo stay in memory, because the database of the browser fails',
        error,
      );
    }
  }

  /** What the tab does not have yet; undefined when it has everything. */
  async function findNews(stored: Dataset, begin: RecordsStart): Promise<Found | undefined> {
    const amounts = amountsOf(begin);
    try {
      const news = known?.begin === begin ? await stored.newer(amounts, known) : 'other';
      if (news === 'nothing') return undefined;
      const found = news === 'other' ? await stored.open(amounts, begin.startedAt) : news;
      const isKnown = found.changes.records.every(({ resource }) => Object.hasOwn(begin.counts, resource));
      if (!isKnown) throw new Corrupted('There are records of a resource that no area declares');
      return found;
    } catch (error) {
      if (!(error instanceof Corrupted)) throw error;
      await stored.clear();
      return stored.open(amounts, begin.startedAt);
    }
  }

  const pull = () =>
    inTurn(() =>
      stored(async (dataset) => {
        // Other scenarios can restart the records while the database answers.
        do {
          const begin = api().start;
          const news = await findNews(dataset, begin);
          if (!news || api().start !== begin) continue;
          if (known?.begin !== begin || known.start !== news.start) api().restart(news.startedAt);
          api().applyChanges(news.changes);
          known = { ...news, begin: api().start };
        } while (known?.begin !== api().start);
      }),
    );

  const push = () =>
    inTurn(() =>
      stored(async (dataset) => {
        const { start: begin } = api();
        if (known?.begin !== begin) return;
        const changes = api().takeChanges();
        const { records, names, passwords, tokens } = changes;
        if (records.length === 0 && !names && !passwords && !tokens) return;
        const revision = await dataset.write(amountsOf(begin), known, changes);
        known = revision === undefined ? undefined : { ...known, revision };
      }),
    );

  const write = <T>(work: () => Promise<T>): Promise<T> =>
    exclusive(async () => {
      await pull();
      const result = await work();
      await push();
      return result;
    });

  /** Replaces the records, for all tabs. */
  const replace = (begin: () => void): Promise<void> =>
    write(() =>
      inTurn(async () => {
        begin();
        await stored(async (dataset) => {
          const { start, changes } = api();
          api().takeChanges();
          known = { ...(await dataset.replace(amountsOf(start), start.startedAt, changes)), begin: start };
        });
      }),
    );

  return {
    /** The option `around` of `createFixtureApi`. */
    around(request: Request, serve: () => Promise<Response>): Promise<Response> {
      if (request.method === 'GET' || request.method === 'HEAD') return pull().then(serve);
      return write(serve);
    },

    /** Reads what is kept, as each request does; for what the API does without one. */
    open: pull,

    /** Writes changes made without a request, such as expired access tokens. */
    keep: () => write(async () => undefined),

    /** Back to the records of the start, with dates counted back from now. */
    reset: () => replace(() => api().restart()),

    async save(): Promise<string> {
      await pull();
      return formatRecordsFile(api().start, api().changes);
    },

    /** Replaces the records by those of a file. @throws Error for another file or another start; nothing has changed then */
    async load(text: string): Promise<void> {
      const { startedAt, changes } = parseRecordsFile(text, api().start);
      await replace(() => {
        api().restart(startedAt);
        api().applyChanges(changes);
      });
    },
  };
}
