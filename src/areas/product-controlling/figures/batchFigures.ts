import type { RecordCalls } from '@/api/records';
import type { Answer } from './figureSchema';
import { type Asked, askFigures } from './useFigures';

/** A query with the promise that waits for its result. */
interface Waiting {
  readonly query: Asked;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/** The maximum number of queries per request. */
const most = 12;
/** Milliseconds without a further query after which the batch is sent. */
const frame = 16;

/** By resource. */
const gathered = new Map<string, Waiting[]>();

/** Requests one query, batched with those that others request at the same time. Each can be cancelled alone. */
export function batchFigures(
  calls: RecordCalls,
  resource: string,
  [query]: readonly Asked[],
  signal?: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (!query) return reject(new Error('There is no question'));
    const known = gathered.get(resource);
    const all = known ?? [];
    all.push({ query, signal, resolve, reject });
    if (known) return;
    gathered.set(resource, all);
    const waitFor = (known: number) =>
      setTimeout(() => {
        if (all.length > known && all.length < most) return void waitFor(all.length);
        gathered.delete(resource);
        const wanted = all.filter((each) => !each.signal?.aborted);
        for (let first = 0; first < wanted.length; first += most)
          void send(calls, resource, wanted.slice(first, first + most));
      }, frame);
    waitFor(all.length);
  });
}

async function send(calls: RecordCalls, resource: string, asked: readonly Waiting[]): Promise<void> {
  const controller = new AbortController();
  const isAlone = () => asked.every(({ signal }) => signal?.aborted);
  for (const { signal } of asked)
    signal?.addEventListener('abort', () => (isAlone() ? controller.abort() : undefined));
  try {
    const queries = asked.map(({ query }, place) => ({ ...query, id: String(place) }));
    const { results, ...answer } = await askFigures(calls, resource, queries, controller.signal);
    for (const [place, { query, resolve }] of asked.entries()) {
      const own = results.filter(({ id }) => id === String(place)).map((each) => ({ ...each, id: query.id }));
      resolve({ ...answer, results: own });
    }
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
}
