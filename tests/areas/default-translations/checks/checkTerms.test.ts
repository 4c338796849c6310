import { describe, expect, it } from 'vitest';
import { checkTerms, termsIn } from '@/areas/default-translations/checks/checkTerms';
import { checkText } from '@/areas/default-translations/checks/checkText';

const reader = { term: 'reader, readers', translations: { de: 'Leserin, Leser', fr: 'lecteur' } };
const publisher = { term: 'Publisher', translations: { de: 'Verlag' } };
const terms = [reader, publisher];

describe('terms of the glossary', () => {
  it.each([
    ['Readers of the publisher', [reader, publisher]],
    ['Read the newsreader', []],
    ['%{reader} has signed in', []],
    ['The reader’s name', [reader]],
  ])('are found in %s', (english, found) => {
    expect(termsIn(english, 'de', terms)).toEqual(found);
  });

  it('without a translation are not checked', () => {
    expect(termsIn('The publisher', 'fr', terms)).toEqual([]);
  });

  it.each([
    ['de', 'Lesergruppe', 'A group of readers', []],
    ['de', 'Nutzer', 'Readers', ['reader → Leserin']],
    ['de', 'Das Haus', 'The publisher', ['Publisher → Verlag']],
    ['fr', 'Le LECTEUR', 'The reader', []],
  ])('%s: %s for %s', (language, value, english, details) => {
    expect(checkTerms(language, value, english, terms).map(({ detail }) => detail)).toEqual(details);
  });

  it('are warnings among those of the editor, and no English text has any', () => {
    const text = { key: 'a.b', base: 'All readers', terms };
    expect(checkText({ ...text, language: 'de', value: 'Alle Nutzer' })).toEqual([
      { code: 'term_missing', severity: 'warning', detail: 'reader → Leserin' },
    ]);
    expect(checkText({ ...text, language: 'en', value: 'All readers' })).toEqual([]);
  });
});
