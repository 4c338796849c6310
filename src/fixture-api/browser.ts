import { setupWorker } from 'msw/browser';
import { createFixtureApi } from './createFixtureApi';
import type { FixtureApiOptions } from './options';
import { keepInTab } from './snapshot';

export interface BrowserOptions extends Omit<FixtureApiOptions, 'around'> {
  /** The location of the worker's script and its scope; begins and ends in `/`. */
  basePath: string;
}

/** The browser runs no service workers: the origin is neither HTTPS nor localhost, or settings forbid them. */
export class WorkerUnavailable extends Error {
  override name = 'WorkerUnavailable';
}

/**
 * Starts the fixture API in the browser, with its own state in this tab, and resolves when it is ready. Other requests pass.
 * @throws WorkerUnavailable if the worker's script cannot be registered
 */
export async function startFixtureApi({ basePath, ...options }: BrowserOptions) {
  const api = createFixtureApi({ ...options, around: (request, serve) => data.around(request, serve) });
  const data = keepInTab(api);
  // MSW would start without a worker too, but then reloading a page would find no file.
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
