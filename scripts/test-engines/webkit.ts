import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Engine } from './engine.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const displayPath = '/usr/bin/Xvfb';

/** Whether Debian's WebKitGTK with its driver is installed, and a display without a screen. */
export const hasWebKit = existsSync(driverPath) && existsSync(displayPath);

const port = 17_444;
const display = ':97';
/** The key under which the protocol names an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts WebKitGTK's MiniBrowser, over WebDriver (W3C Recommendation). */
export async function startWebKit(): Promise<Engine> {
  const processes: ChildProcess[] = [];
  const start = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    processes.push(
      spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore', detached: true }),
    );
  const stop = () => {
    for (const { pid } of processes) {
      // With its children: the browser outlives its driver otherwise.
      if (pid !== undefined) process.kill(-pid);
    }
    processes.length = 0;
  };
  process.once('exit', stop);
  start(displayPath, [display, '-screen', '0', '1440x900x24', '-nolisten', 'tcp']);
  start(driverPath, [`--port=${port}`], { DISPLAY: display, LANG: 'en_US.UTF-8', GDK_BACKEND: 'x11' });

  async function call(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebDriver: ${path}: ${value?.message ?? response.status}`);
    return value;
  }
  const session = await whenReady(() =>
    call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
            args: ['--automation'],
          },
        },
      },
    }),
  );
  const path = `/session/${(session as { sessionId: string }).sessionId}`;
  await call('POST', `${path}/window/rect`, { x: 0, y: 0, width: 1440, height: 900 });
  const evaluate = (expression: string) =>
    call('POST', `${path}/execute/sync`, { script: `return ${expression}`, args: [] });
  return {
    open: async (url) => void (await call('POST', `${path}/url`, { url })),
    evaluate,
    async clickAt(x, y) {
      const pointer = (type: string, more = {}) => ({ type, ...more });
      const actions = [
        pointer('pointerMove', { x, y, duration: 0 }),
        pointer('pointerDown', { button: 0 }),
        pointer('pointerUp', { button: 0 }),
      ];
      await call('POST', `${path}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    async type(text) {
      const element = await evaluate('document.activeElement');
      const id = (element as Record<string, string>)[elementKey];
      await call('POST', `${path}/element/${id}/value`, { text });
    },
    async close() {
      await call('DELETE', path).catch(() => {});
      stop();
    },
  };
}

/** Repeats a call until the driver listens, for ten seconds. */
async function whenReady<T>(ask: () => Promise<T>): Promise<T> {
  const end = Date.now() + 10_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
