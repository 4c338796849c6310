import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findWholeChromium } from '../chromium.ts';

/** A Chromium that other programs reach by its debugging port. */
export interface DebuggedChromium {
  readonly port: number;
  close(): Promise<void>;
}

/** What Chromium needs where it runs as root, as in most containers. */
export const sandboxArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * Starts a Chromium without a window, with an empty profile of its own that is removed with it.
 * @throws Error when there is none, or it does not start within 20 seconds
 */
export async function startChromium(): Promise<DebuggedChromium> {
  const path = findWholeChromium();
  if (path === undefined) throw new Error('There is no Chromium: name one in CHROMIUM_PATH');
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const flags = ['--headless=new', '--no-first-run', '--no-default-browser-check', '--disable-extensions'];
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const child = spawn(
    path,
    [
      ...flags,
      ...quiet,
      ...sandboxArgs,
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      'about:blank',
    ],
    { stdio: 'ignore', detached: true },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // The command may be a script that starts the browser: the whole group ends.
  const kill = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  };
  process.once('exit', kill);
  const close = async () => {
    process.removeListener('exit', kill);
    kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  const portFile = join(profile, 'DevToolsActivePort');
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = existsSync(portFile) ? Number.parseInt(readFileSync(portFile, 'utf8'), 10) : Number.NaN;
    if (port > 0) return { port, close };
    await wait(100);
  }
  await close();
  throw new Error('Chromium does not start');
}
