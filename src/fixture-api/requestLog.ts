/** A request as received by the server, for tests. It contains passwords and tokens. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** 0 before the response, and if the connection failed. */
  status: number;
}

const capacity = 1000;

export type RequestLog = ReturnType<typeof createRequestLog>;

/** A log of the last thousand requests. */
export function createRequestLog() {
  const entries: LoggedRequest[] = [];

  return {
    entries: entries as readonly LoggedRequest[],

    async add(request: Request): Promise<LoggedRequest> {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const body = await request.clone().text();
      const entry = {
        method,
        path: pathname + search,
        headers: Object.fromEntries(headers),
        body,
        status: 0,
      };
      entries.push(entry);
      if (entries.length > capacity) entries.shift();
      return entry;
    },

    clear(): void {
      entries.length = 0;
    },
  };
}
