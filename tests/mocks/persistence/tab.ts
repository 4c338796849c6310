import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createFixtureApi, type FixtureApi } from '../../../src/mocks/createFixtureApi';
import type { FixtureApiOptions } from '../../../src/mocks/options';
import { createDataStore } from '../../../src/mocks/persistence/createDataStore';
import { clientOf, type FixtureClient, signInAs } from '../fixtureClient';
import { libraryMocks } from '../library';

export const books = '/clientapi/v1/books';

/** A browser that has stored nothing yet. */
export function freshBrowser(): void {
  globalThis.indexedDB = new IDBFactory();
}

export interface Tab {
  readonly api: FixtureApi;
  readonly client: FixtureClient;
  readonly data: ReturnType<typeof createDataStore>;
}

/** A page that was just loaded, in the one browser of the test. */
export function openTab({
  dataset,
  ...options
}: FixtureApiOptions & { dataset?: string | undefined } = {}): Tab {
  const data = createDataStore({ api: () => api, dataset });
  const api: FixtureApi = createFixtureApi({ areas: [libraryMocks], around: data.around, ...options });
  return { api, client: clientOf(api), data };
}

/** The same, signed in as the administrator. */
export async function openSignedIn(options?: Parameters<typeof openTab>[0]): Promise<Tab> {
  const tab = openTab(options);
  await signInAs.admin(tab.client);
  return tab;
}

/** Loads the page of a tab anew; whoever is signed in stays so. */
export function reload({ client }: Tab, options?: Parameters<typeof openTab>[0]): Tab {
  const tab = openTab(options);
  const { cookie, accessToken, refreshToken } = client;
  Object.assign(tab.client, { cookie, accessToken, refreshToken });
  return tab;
}

interface Book {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly pages: number;
}

/** The books that a tab answers with, as they were created or in the order of a field. */
export async function listBooks({ client }: Tab, sort = 'id,ASC'): Promise<Book[]> {
  const [field, order] = sort.split(',');
  const query = new URLSearchParams({
    ...(field !== 'id' && { sort: JSON.stringify([field, order]) }),
    range: '[0,999]',
  });
  const { status, body } = await client.call('GET', `${books}?${query}`);
  if (status !== 200) throw new Error(`The list was answered with ${status}`);
  // The library area has nothing but books there.
  return body as Book[];
}
