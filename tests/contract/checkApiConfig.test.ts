// @vitest-environment jsdom
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../scripts/check-api/readConfig';
import { parseConfig } from '../../src/config';

const folder = mkdtempSync(join(tmpdir(), 'check-api-config-'));
const path = join(folder, 'config.json');
afterAll(() => rmSync(folder, { recursive: true }));

const product = { key: 'press', name: 'Press' };
const oauth = { clientId: 'back-office', clientSecret: '' };

/** What the script and what the application make of a `config.json`; undefined when it is refused. */
function readings(input: object) {
  writeFileSync(path, JSON.stringify(input));
  const attempt = (read: () => object): object | undefined => {
    try {
      return read();
    } catch {
      return undefined;
    }
  };
  return { script: attempt(() => readConfig(path)), application: attempt(() => parseConfig(input)) };
}

it.each([
  { product, oauth },
  { product, oauth, bases: { api: '/rest/', clientApi: 'https://api.example/client/' } },
  { product, oauth: { ...oauth, clientCredentialOnRefresh: true }, session: { refreshOn: [401, 403] } },
  { product, oauth, antiForgery: { cookie: 'csrf' }, calls: { changePassword: 'me/password' } },
])('check:api reads %j as the application does', (input) => {
  const { script, application } = readings(input);
  expect(script).toBeDefined();
  expect(script).toEqual(application);
});

it.each([
  { product },
  { oauth },
  { product, oauth, antiForgery: { header: 'a b' } },
  { product, oauth, session: { refreshOn: [200] } },
  { product, oauth: { clientId: '', clientSecret: '' } },
  { product, oauth, bases: { api: 'rest/' } },
  { product, oauth, bases: { api: '//api.example/' } },
  { product, oauth, bases: { api: '/rest' } },
  { product, oauth, session: { refreshOn: '403' } },
])('check:api refuses %j as the application does', (input) => {
  expect(readings(input)).toEqual({ script: undefined, application: undefined });
});
