import { afterEach, describe, expect, it } from 'vitest';
import { forgetTexts, noteText } from '@/areas/default-translations/translate-mode/notedTexts';
import { findTexts, findTextsAt, type PageText } from '@/areas/default-translations/translate-mode/pageTexts';

afterEach(forgetTexts);

function page(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}
const described = (texts: readonly PageText[]) =>
  texts.map(({ keys, text, range }) => `${keys.join(', ')}: ${range?.toString() ?? `[${text}]`}`);
const at = (selector: string) => {
  const target = document.querySelector(selector);
  return target ? described(findTextsAt(target, 0, 0)) : undefined;
};

describe('the texts of a page', () => {
  it('are those of elements and attributes, with filled-in placeholders', () => {
    noteText('app.files', '3 files');
    noteText('app.search', 'Search');
    noteText('app.close', 'Close');
    page('<h1>3 files</h1><input placeholder="Search"><button aria-label="Close"><svg></svg></button>');
    expect(described(findTexts(document.body))).toEqual([
      'app.files: 3 files',
      'app.search: [Search]',
      'app.close: [Close]',
    ]);
  });

  it('may hold names in elements of their own', () => {
    noteText('app.will', '\u2068Ada\u2069 will be  removed.');
    page('<p><span><bdi>Ada</bdi> will be removed.</span></p>');
    expect(at('bdi')).toEqual(['app.will: Ada will be removed.']);
    expect(at('span')).toEqual(['app.will: Ada will be removed.']);
  });

  it('may be parts of a longer one: the longest whole words', () => {
    noteText('app.user', 'User');
    noteText('app.users', 'User Management');
    noteText('app.product', 'Press');
    page('<title>User Management · Press</title><p>Userland Pressed</p><p>Zu User</p>');
    expect(described(findTexts(document.body))).toEqual([
      'app.users: User Management',
      'app.product: Press',
      'app.user: User',
    ]);
  });

  it('have all keys of the same text', () => {
    noteText('app.name', 'Name');
    noteText('users.name', 'Name');
    page('<label>Name</label>');
    expect(described(findTexts(document.body))).toEqual(['app.name, users.name: Name']);
  });

  it('exclude those of translate mode itself, and of scripts', () => {
    noteText('app.name', '<b>Name</b>');
    noteText('app.mode', 'Mode');
    page('<div data-translate-mode>Mode</div><p>&lt;b&gt;Name&lt;/b&gt;</p><b>Name</b>');
    expect(described(findTexts(document.body))).toEqual(['app.name: <b>Name</b>']);
  });
});
