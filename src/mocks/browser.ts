import { setupWorker } from 'msw/browser';
import { createFixtureApi, type FixtureApi } from './createFixtureApi';
import type { FixtureApiOptions, NameStore } from './options';

export interface BrowserOptions extends FixtureApiOptions {
  /** Begins and ends in `/`; the worker's script and scope lie there. */
  basePath: string;
}

/**
 * Starts the fixture API in the browser (`npm start`) and resolves when it answers. Other requests pass.
 * @throws Error when the worker's script cannot be registered
 */
export async function startFixtureApi({ basePath, ...options }: BrowserOptions): Promise<FixtureApi> {
  const api = createFixtureApi({ names: sessionNames, ...options });
  await setupWorker(...api.handlers).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${basePath}mockServiceWorker.js`, options: { scope: basePath } },
  });
  api.welcome(new Request(location.href));
  return api;
}

const storageKey = (email: string) => `fixture-api.name.${email}`;

/** Changed names outlive a reload, as they would on a server; a closed tab forgets them. */
const sessionNames: NameStore = {
  get: (email) => sessionStorage.getItem(storageKey(email)) ?? undefined,
  set: (email, name) => sessionStorage.setItem(storageKey(email), name),
  clear() {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(storageKey(''))) sessionStorage.removeItem(key);
    }
  },
};
