import { beforeEach } from 'vitest';
import { createFixtureApi, type FixtureApi } from '@/fixture-api/createFixtureApi';
import { clientOf, type FixtureClient, signInAs } from '../../fixture-api/fixtureClient';

const base = '/clientapi/v1';

/** A new fixture API for each test, with an editor's calls. */
export function openTextApi() {
  let api: FixtureApi;
  let client: FixtureClient;
  beforeEach(async () => {
    api = createFixtureApi();
    client = clientOf(api);
    await signInAs.editor(client);
  });
  const record = (key: string) => {
    const translation = api.records('translations').find((each) => each.key === key);
    if (translation === undefined) throw new Error(`There is no key ${key}`);
    return translation;
  };
  const text = (key: string, code = 'de') => Object(record(key).texts)[code];
  const call = (method: string, path: string, json?: object) =>
    client.call(method, `${base}/${path}`, json && { json });
  return {
    get api() {
      return api;
    },
    get client() {
      return client;
    },
    call,
    /** The answer to a request with parameters as JSON. */
    get: async <T>(path: string, parameters: object = {}): Promise<T> => {
      const query = Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)]);
      return (await call('GET', `${path}?${new URLSearchParams(query)}`)).body as T;
    },
    post: async <T>(path: string, json: object): Promise<T> => (await call('POST', path, json)).body as T,
    record,
    text,
    /** Saves a text over its current version. */
    save: (key: string, code: string, json: object) =>
      call('PUT', `translations/${record(key).id}/values/${code}`, {
        version: text(key, code)?.version ?? 0,
        ...json,
      }),
  };
}
