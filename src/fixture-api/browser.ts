import { setupWorker } from 'msw/browser';
import { createFixtureApi } from './createFixtureApi';
import type { FixtureApiOptions } from './options';
import { keepInTab } from './snapshot';

export interface BrowserOptions extends Omit<FixtureApiOptions, 'around'> {
  /** Begins and ends in `/`; the worker's script and scope lie there. */
  basePath: string;
}

/** The browser runs no service worker: no HTTPS and not localhost, or the visitor's settings forbid it. */
export class WorkerUnavailable extends Error {
  override name = 'WorkerUnavailable';
}

/**
 * Starts the fixture API in the browser, with a world for this tab, and resolves when it answers. Other requests pass.
 * @throws WorkerUnavailable when the worker's script cannot be registered
 */
export async function startFixtureApi({ basePath, ...options }: BrowserOptions) {
  const api = createFixtureApi({ ...options, around: (request, serve) => data.around(request, serve) });
  const data = keepInTab(api);
  // MSW would start without a worker too, and a reload of a page would find no file.
  if (!('serviceWorker' in navigator)) throw new WorkerUnavailable();
  await setupWorker(...api.handlers)
    .start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: `${basePath}demoWorker.js`, options: { scope: basePath } },
    })
    .catch((cause: unknown) => Promise.reject(new WorkerUnavailable('No service worker', { cause })));
  api.welcome(new Request(location.href));
  return { api, data };
}
