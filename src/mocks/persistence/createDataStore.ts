import type { FixtureApi } from '../createFixtureApi';
import type { RecordsStart } from '../serverChanges';
import { openDatabase } from './database';
import { Corrupted, Dataset, type Found, type Seen } from './datasets';
import { createExclusive, createQueue } from './exclusive';
import { formatRecordsFile, parseRecordsFile } from './recordsFile';

interface DataStoreOptions {
  /** Asked when there is something to do, because the fixture API needs `around` before it exists. */
  readonly api: () => FixtureApi;
  /** Tabs with the same dataset have the same records. Any other than `shared` is removed after a week unused. */
  readonly dataset?: string | undefined;
  /** The name of the database. */
  readonly database?: string;
}

/** A tab knows a revision of the records that began as `begin`. */
interface Known extends Seen {
  readonly begin: RecordsStart;
}

const amountsOf = ({ seed, counts }: RecordsStart) => JSON.stringify([seed, Object.entries(counts).sort()]);

/**
 * Keeps what a fixture API changes in the browser's database: it outlives a reload, and all tabs have the same.
 * Only changes are kept; seeds give the rest. Where the browser has no database, or it fails, everything goes on in
 * memory, and the console says so once.
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

  /** Works with the database, unless it has failed. */
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
        // Other scenarios can make the records begin anew while the database answers.
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
        if (changes.records.length === 0 && !changes.names && !changes.tokens) return;
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

  /** Puts other records in the place of those that are there, for all tabs. */
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
    /** The option of the same name of `createFixtureApi`. */
    around(request: Request, serve: () => Promise<Response>): Promise<Response> {
      if (request.method === 'GET' || request.method === 'HEAD') return pull().then(serve);
      return write(serve);
    },

    /** Reads what is kept. Each request does so too; what the API does without one comes after it. */
    open: pull,

    /** Writes what has changed without a request, as when access tokens were expired. */
    keep: () => write(async () => undefined),

    /** Back to the records of the start, with dates that count back from now. */
    reset: () => replace(() => api().restart()),

    /** What has changed since the start, as the text of a file. */
    async save(): Promise<string> {
      await pull();
      return formatRecordsFile(api().start, api().changes);
    },

    /**
     * Puts the records of a file in the place of those that are there.
     * @throws Error when the text is not such a file, or one of records that began otherwise; then nothing has changed
     */
    async load(text: string): Promise<void> {
      const { startedAt, changes } = parseRecordsFile(text, api().start);
      await replace(() => {
        api().restart(startedAt);
        api().applyChanges(changes);
      });
    },
  };
}
