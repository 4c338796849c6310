import { getResponse } from 'msw';
import { createFixtureApi, type FixtureApi } from '@/fixture-api/createFixtureApi';
import type { FixtureApiOptions } from '@/fixture-api/options';
import { FixtureClient } from './apiClient';
import { libraryFixtures } from './library';

export { type Answer, clientCredential, FixtureClient, signInAs } from './apiClient';

/** A fixture API with the library area, and a client that talks to it without a network. */
export function createTestApi(options: FixtureApiOptions = {}): { api: FixtureApi; client: FixtureClient } {
  const api = createFixtureApi({ areas: [libraryFixtures], ...options });
  return { api, client: clientOf(api) };
}

/** A further client of the same API. */
export function clientOf(api: FixtureApi): FixtureClient {
  return new FixtureClient(async (request) => {
    const response = await getResponse([...api.handlers], request);
    if (!response) throw new Error(`Nothing answers ${request.method} ${request.url}`);
    return response;
  });
}
