export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The status of the answer; 0 until there is one. */
  status: number;
}

const capacity = 1000;

/** Adds a request to the log, which keeps the latest thousand. */
export async function logRequest(log: LoggedRequest[], request: Request): Promise<LoggedRequest> {
  const { pathname, search } = new URL(request.url);
  const entry: LoggedRequest = {
    method: request.method,
    path: pathname + search,
    headers: Object.fromEntries(request.headers),
    body: await request.clone().text(),
    status: 0,
  };
  log.push(entry);
  if (log.length > capacity) log.shift();
  return entry;
}
