import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.ts';

/** The start script of the image. */
const start = resolve('deploy/start.sh');

interface Nginx {
  /** `http://localhost:<port>` */
  readonly origin: string;
  /** The served folder: a copy of the build. */
  readonly folder: string;
  stop(): Promise<void>;
}

/**
 * Starts nginx like the image, with `deploy/start.sh`, on a copy of the build and a free port.
 * @param apiOrigin the API's origin; @param origins other environment variables, such as `CONNECT_ORIGINS`
 * @throws Error with nginx's message if it does not start within 10 seconds
 */
export async function startNginx(
  apiOrigin: string,
  origins: Readonly<Record<string, string>> = {},
): Promise<Nginx> {
  const temporary = mkdtempSync(join(tmpdir(), 'nginx-'));
  const folder = join(temporary, 'www');
  cpSync('dist', folder, { recursive: true });
  const port = await freePort();
  // As root, nginx would switch to a user without access to the copy.
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const child = spawn(start, asRoot, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      WWW: folder,
      HEADERS: resolve('dist-nginx/headers.conf'),
      RUN: join(temporary, 'run'),
      API_ORIGIN: apiOrigin,
      ...origins,
    },
  });
  const ended = new Promise((done) => child.once('close', done));
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
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  child.stderr?.on('data', (text) => {
    output += text;
  });
  for (let attempt = 0; attempt < 100 && failure === undefined && child.exitCode === null; attempt += 1) {
    if (await ask(origin, '/').catch(() => undefined)) return;
    await wait(100);
  }
  throw failure ?? new Error(`nginx does not start. ${output}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}
