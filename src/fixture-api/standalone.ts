import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getResponse, isPassthroughResponse } from 'msw';
import { BadRequest, refusal } from './answers';
import { answerControlCall } from './controlCalls';
import { createFixtureApi, type FixtureApi } from './createFixtureApi';
import type { FixtureApiOptions } from './options';

/** The header that selects a world: a separate state that no other request changes. */
const worldHeader = 'X-Fixture-World';

export interface StandaloneServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** The world of requests without the header. */
  readonly api: FixtureApi;
  close(): Promise<void>;
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (let i = 0; i < incoming.rawHeaders.length; i += 2) {
    headers.append(incoming.rawHeaders[i] ?? '', incoming.rawHeaders[i + 1] ?? '');
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { method = 'GET' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const url = `http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`;
  return new Request(url, { method, headers, ...(hasBody && { body: Buffer.concat(chunks) }) });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  // A scenario without a connection: to the client it must look like a missing server.
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  // Several cookies need several headers; the loop would keep only the last one.
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  outgoing.writeHead(response.status);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** Returns a function that gets the fixture API of a world, creating it on first use. */
function createWorlds(options: FixtureApiOptions): (name: string) => FixtureApi {
  const worlds = new Map<string, FixtureApi>();
  return (name) => {
    const api = worlds.get(name) ?? createFixtureApi(options);
    worlds.set(name, api);
    return api;
  };
}

async function answer(worldOf: (name: string) => FixtureApi, incoming: IncomingMessage): Promise<Response> {
  let request: Request;
  try {
    request = await toRequest(incoming);
  } catch {
    return refusal(400, 'bad_request', 'The request cannot be read');
  }
  const api = worldOf(request.headers.get(worldHeader) ?? '');
  try {
    const control = await answerControlCall(api, request);
    if (control) return control;
  } catch (error) {
    if (error instanceof BadRequest) return refusal(400, 'bad_request', error.message);
    throw error;
  }
  const response = await getResponse([...api.handlers], request);
  if (response && !isPassthroughResponse(response)) return response;
  const { pathname } = new URL(request.url);
  return refusal(404, 'not_found', `There is no call ${request.method} ${pathname}`);
}

/**
 * Starts the fixture API on a loopback port; port 0 picks a free one. Only clients keep cookies. Requests with the header
 * `X-Fixture-World` use the state with that name, so that tests can run in parallel.
 * @throws Error if the port is in use
 */
export async function startStandalone(
  port: number,
  options: FixtureApiOptions = {},
): Promise<StandaloneServer> {
  const worldOf = createWorlds(options);
  const api = worldOf('');
  const server = createServer((incoming, outgoing) => {
    answer(worldOf, incoming)
      .then((response) => send(response, outgoing))
      .catch((error: unknown) => {
        console.error(error);
        outgoing.destroy();
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
  return {
    origin,
    api,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
