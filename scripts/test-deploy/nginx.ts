import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type RequestListener,
  request,
  type Server,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Question {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** Sends a raw request: `..` in the path stays, and compressed bodies are not decoded. */
export async function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = question;
  return new Promise((resolve, reject) => {
    const sent = request(origin, { path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.once('error', reject).end(body);
  });
}

/** Listens on a free port, and returns it. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, 'localhost'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

interface Nginx {
  /** `http://localhost:<port>` */
  readonly origin: string;
  /** The served folder: a copy of the build. */
  readonly folder: string;
  stop(): Promise<void>;
}

/**
 * Starts nginx like the image, with `deploy/start.sh`, on a copy of the build and a free port.
 * @param apiOrigin the API's origin; @param environment other variables, such as `CONNECT_ORIGINS`
 * @throws Error with nginx's message if it does not start within 10 seconds
 */
export async function startNginx(
  apiOrigin: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Nginx> {
  const temporary = mkdtempSync(join(tmpdir(), 'nginx-'));
  const folder = join(temporary, 'www');
  cpSync('dist', folder, { recursive: true });
  const placeholder = createServer();
  const port = await listen(placeholder);
  placeholder.close();
  // As root, nginx would switch to a user without access to the copy.
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const child = spawn(resolve('deploy/start.sh'), asRoot, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      WWW: folder,
      HEADERS: resolve('dist-nginx/headers.conf'),
      RUN: join(temporary, 'run'),
      API_ORIGIN: apiOrigin,
      ...environment,
    },
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(temporary, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  try {
    await untilItAnswers(origin, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, folder, stop };
}

async function untilItAnswers(origin: string, child: ChildProcess): Promise<void> {
  let output = '';
  child.stderr?.on('data', (text) => {
    output += text;
  });
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    if (await ask(origin, '/').catch(() => undefined)) return;
    await wait(100);
  }
  throw new Error(`nginx does not start. ${output}`);
}

/** Runs `use` with an nginx in front of an API that answers by `respond`. */
export async function withApi(
  respond: RequestListener,
  use: (nginx: Nginx) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const api = createServer(respond);
  const nginx = await startNginx(`http://localhost:${await listen(api)}`, environment);
  try {
    await use(nginx);
  } finally {
    await nginx.stop();
    api.closeAllConnections();
    api.close();
  }
}
