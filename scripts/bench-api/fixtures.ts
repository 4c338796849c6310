import { getResponse } from 'msw';
import { loadModule } from '../../vite/loadModule.ts';

const many = { users: 100_000, groups: 10_000, messages: 5000 };
const origin = 'http://benchmark.example';

const { createFixtureApi } = await loadModule<typeof import('../../src/mocks/createFixtureApi.ts')>(
  '/src/mocks/createFixtureApi.ts',
);

export type Body = { id: string; count?: number; results: { ok: boolean }[] } & { id: string }[];

export interface Answer {
  readonly body: Body;
  readonly total: string;
}

/** A fixture API that nobody has asked for records yet, a way to call it as the administrator, and its users. */
export async function open(counts: Readonly<Record<string, number>> = many) {
  const api = createFixtureApi({ counts, antiForgery: false });

  async function send(method: string, path: string, headers: HeadersInit, body?: string): Promise<Response> {
    const request = new Request(`${origin}${path}`, { method, headers, ...(body !== undefined && { body }) });
    const response = await getResponse([...api.handlers], request);
    if (!response?.ok) throw new Error(`${method} ${path}: ${response?.status} ${await response?.text()}`);
    return response;
  }

  const signIn = await send(
    'POST',
    '/clientapi/v1/oauth/token',
    {
      Authorization: `Basic ${btoa('back-office:replace-me')}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    'grant_type=password&username=admin%40publisher.example&password=Admin123!',
  );
  const { access_token: token } = await signIn.json();

  const call = async (path: string, body?: object): Promise<Answer> => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await send(body ? 'POST' : 'GET', path, headers, body && JSON.stringify(body));
    return { body: await response.json(), total: response.headers.get('Content-Range') ?? '' };
  };
  return { call, records: () => api.records('users') };
}
