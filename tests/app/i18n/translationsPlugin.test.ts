import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import raEnglish from 'ra-language-english';
import { build, createServer, type InlineConfig } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { translationsPlugin } from '../../../vite/translationsPlugin';

let root: string;
const closing: (() => Promise<void>)[] = [];

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

function config(more: InlineConfig = {}): InlineConfig {
  return { root, configFile: false, logLevel: 'silent', plugins: [translationsPlugin()], ...more };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'translations-'));
  write('index.html', '<!doctype html><title>Start page</title><div id="root"></div>');
  write('i18n/en/app.json', '{"title":"Back-office"}');
  write('i18n/de/app.json', '{"title":"Verwaltung"}');
  write('i18n/de/ra.json', '{"action":{"save":"Speichern"}}');
  write('i18n/de/messages.json', '{"title":"Nachrichten","resources":{"messages":{"name":"Nachricht"}}}');
});

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
  rmSync(root, { recursive: true, force: true });
});

const german = {
  app: { title: 'Verwaltung' },
  ra: { action: { save: 'Speichern' } },
  areas: { messages: { title: 'Nachrichten' } },
  resources: { 'messages/messages': { name: 'Nachricht' } },
};

const unknown = [
  'lang-fr.json',
  'fr.json',
  'lang-.json',
  'lang-lang-de.json',
  'de',
  'de.json.bak',
  '..%2f..%2findex.html',
  '',
];

async function startDevelopment(more?: InlineConfig) {
  const server = await createServer(config({ server: { port: 0, host: '127.0.0.1' }, ...more }));
  closing.push(() => server.close());
  await server.listen();
  const address = server.httpServer?.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return { server, origin: `http://127.0.0.1:${address.port}` };
}

describe('the built translation files', () => {
  it('exist under both names, complete, English including the texts of react-admin', async () => {
    await build(config());
    const folder = join(root, 'dist/assets/i18n');
    const files = ['de.json', 'en.json', 'lang-de.json', 'lang-en.json', 'source.json'];
    expect(readdirSync(folder).sort()).toEqual(files);
    const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
    expect(read('lang-de.json')).toEqual(german);
    expect(read('de.json')).toEqual(german);
    expect(read('lang-en.json')).toEqual({ app: { title: 'Back-office' }, ra: raEnglish.ra });
    expect(read('en.json')).toEqual(read('lang-en.json'));
    const source = read('source.json');
    expect(source.build).toMatch(/^[0-9a-f]{16}$/);
    expect(source.texts).toMatchObject({ 'app.title': 'Back-office', 'ra.action.save': 'Save' });
  });

  it('are not built from invalid JSON, and the error names the file', async () => {
    write('i18n/de/app.json', '{"title":');
    await expect(build(config())).rejects.toThrow(/i18n.de.app\.json/);
  });

  it('are not built from a folder that is not a language', async () => {
    write('i18n/german/app.json', '{}');
    await expect(build(config())).rejects.toThrow(/german: not a language code/);
  });
});

describe('the development server', () => {
  it('serves both names with the texts as they are now', async () => {
    const { origin } = await startDevelopment();
    const at = (path: string, init?: RequestInit) => fetch(`${origin}/${path}`, init);
    const answer = await at('assets/i18n/lang-de.json');
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toEqual(german);
    expect(await (await at('assets/i18n/en.json')).json()).toHaveProperty('ra.action.save', 'Save');
    write('i18n/de/app.json', '{"title":"Neu"}');
    expect(await (await at('assets/i18n/de.json')).json()).toHaveProperty('app.title', 'Neu');
    const source = await (await at('assets/i18n/source.json')).json();
    expect(source.texts).toMatchObject({ 'app.title': 'Back-office' });
    const head = await at('assets/i18n/de.json', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('answers 404 for any other language, not the start page', async () => {
    const { origin } = await startDevelopment();
    for (const name of unknown) {
      const answer = await fetch(`${origin}/assets/i18n/${name}`, { headers: { Accept: 'text/html' } });
      expect([name, answer.status, await answer.text()]).toEqual([name, 404, 'No such language']);
    }
    const page = await fetch(`${origin}/profile`, { headers: { Accept: 'text/html' } });
    expect(await page.text()).toContain('Start page');
  });
});
