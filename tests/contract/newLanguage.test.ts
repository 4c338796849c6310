import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planLanguage } from '../../scripts/new-language/planLanguage';
import { put } from '../../scripts/new-resource/stage';
import { translationFile } from '../../vite/translationsPlugin';

let root = '';
const library = { action: { save: 'Save', undo: 'Undo' } };

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const start = (code: string) => put(root, planLanguage(root, code, library));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-language-'));
  write('i18n/en/app.json', { title: 'Back-office', count: '1 book |||| %{smart_count} books' });
  write('i18n/en/ra.json', { action: { undo: 'Take back' } });
});
afterEach(() => rmSync(root, { recursive: true }));

describe('npm run new:language', () => {
  it('copies the English texts, with those of react-admin, and marks the language', () => {
    start('pl');
    expect(read('i18n/pl/app.json')).toEqual(read('i18n/en/app.json'));
    expect(read('i18n/pl/ra.json')).toEqual({ action: { save: 'Save', undo: 'Take back' } });
    start('fr');
    // As the formatter of `npm run check` wants it.
    expect(readFileSync(join(root, 'i18n/partial.json'), 'utf8')).toBe('["fr", "pl"]\n');
  });

  it('leaves what is translated, and adds what is new since', () => {
    start('pl');
    write('i18n/pl/app.json', { title: 'Panel' });
    write('i18n/en/records.json', { save: 'Save' });
    start('pl');
    expect(read('i18n/pl/app.json')).toEqual({ title: 'Panel', count: '1 book |||| %{smart_count} books' });
    expect(read('i18n/pl/records.json')).toEqual({ save: 'Save' });
  });

  it('has in the build only what is translated: English has its own plural forms', () => {
    start('pl');
    write('i18n/pl/app.json', { ...read('i18n/pl/app.json'), title: 'Panel' });
    expect(JSON.parse(translationFile(join(root, 'i18n'), 'pl'))).toMatchObject({ app: { title: 'Panel' } });
    expect(translationFile(join(root, 'i18n'), 'pl')).not.toContain('books');
    write('i18n/partial.json', []);
    expect(translationFile(join(root, 'i18n'), 'pl')).toContain('books');
  });

  it.each([
    ['en', 'English is there'],
    ['../x', 'is not a language code'],
  ])('refuses %s with the reason', (code, reason) => {
    expect(() => planLanguage(root, code, library)).toThrow(reason);
  });
});
