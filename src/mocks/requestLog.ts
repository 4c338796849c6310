/** A request as the server saw it, with its answer. It holds passwords and tokens: mask before showing. */
export interface LoggedRequest {
  /** Counts from 1. */
  readonly number: number;
  readonly method: string;
  readonly path: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** 0 until there is an answer, and when the connection failed. */
  status: number;
  /** The body of the answer, cut after 100,000 characters; undefined until there is one. */
  answer?: string;
  /** In milliseconds; undefined until there is an answer. */
  duration?: number;
  /** The scenarios that gave or changed the answer. */
  by?: readonly string[];
}

const capacity = 1000;
const longestAnswer = 100_000;

export type RequestLog = ReturnType<typeof createRequestLog>;

/** The log of the latest thousand requests, with listeners. */
export function createRequestLog() {
  const entries: LoggedRequest[] = [];
  const listeners = new Set<() => void>();
  let count = 0;

  function tell(): void {
    for (const listener of [...listeners]) listener();
  }

  return {
    entries: entries as readonly LoggedRequest[],

    async add(request: Request): Promise<LoggedRequest> {
      const { pathname, search } = new URL(request.url);
      count++;
      const entry: LoggedRequest = {
        number: count,
        method: request.method,
        path: pathname + search,
        headers: Object.fromEntries(request.headers),
        body: await request.clone().text(),
        startedAt: Date.now(),
        status: 0,
      };
      entries.push(entry);
      if (entries.length > capacity) entries.shift();
      tell();
      return entry;
    },

    /** Notes the answer; its body follows once it is read. */
    async answered(entry: LoggedRequest, response: Response, by: readonly string[]): Promise<void> {
      entry.status = response.status;
      entry.duration = Date.now() - entry.startedAt;
      entry.by = by;
      tell();
      const text = response.body === null ? '' : await response.clone().text();
      entry.answer = text.slice(0, longestAnswer);
      tell();
    },

    /** Calls the listener after each change; returns the function that ends it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    clear(): void {
      entries.length = 0;
      tell();
    },
  };
}
