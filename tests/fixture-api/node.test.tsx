import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFixtureServer } from '@/fixture-api/node';
import { clientCredential } from './fixtureClient';

const fixtures = createFixtureServer();

beforeAll(() => fixtures.listen());
afterAll(() => fixtures.close());
afterEach(() => {
  fixtures.reset();
  forgetCookie();
});

function forgetCookie() {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'XSRF-TOKEN=; Path=/; Max-Age=0';
}

const cookieValue = () => /XSRF-TOKEN=(\w+)/.exec(document.cookie)?.[1] ?? '';

async function signIn(): Promise<string> {
  const response = await fetch('/clientapi/v1/oauth/token', {
    method: 'POST',
    headers: { Authorization: clientCredential, 'X-XSRF-TOKEN': cookieValue() },
    body: new URLSearchParams({
      grant_type: 'password',
      username: 'admin@publisher.example',
      password: 'Admin123!',
    }),
  });
  const { access_token } = await response.json();
  return access_token;
}

const save = (token: string, headers: Record<string, string>) =>
  fetch('/clientapi/v1/admin/profile', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ name: 'Ada' }),
  });

describe('the fixture API in a test with a document', () => {
  it('sets and checks the cookie of the document, as a browser would', async () => {
    expect(document.cookie).toBe('');
    const token = await signIn();
    expect(document.cookie).toMatch(/^XSRF-TOKEN=[a-z0-9]{32}$/);
    expect((await save(token, {})).status).toBe(403);
    expect((await save(token, { 'X-XSRF-TOKEN': cookieValue() })).status).toBe(204);
    forgetCookie();
    expect((await save(token, { 'X-XSRF-TOKEN': 'made-up' })).status).toBe(403);
  });

  it('sees no cookie of the document in a call to another origin', async () => {
    const token = await signIn();
    const response = await fetch('https://api.example/clientapi/v1/admin/profile', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'X-XSRF-TOKEN': cookieValue() },
      body: '{"name":"Ada"}',
    });
    expect(await response.json()).toEqual({ code: 'anti_forgery' });
  });

  it('fails the test that asks for something else, and says what is declared', async () => {
    await expect(fetch('/config.json')).rejects.toThrow(TypeError);
    expect(() => fixtures.reset()).toThrow(
      /^No handler answers GET http:\/\/localhost:3000\/config.json\. Declared are:\s[\s\S]*GET \/api\/groups\/languages/,
    );
    expect(() => fixtures.reset()).not.toThrow();
  });
});
