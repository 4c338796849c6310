import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLanguageCode } from '@/api/languageCode';
import { readLanguages } from '@/api/readLanguages';

describe('reading the list of languages', () => {
  it('takes codes and names each language in itself', () => {
    expect(readLanguages(['en', 'de', 'fr', 'pt_BR'])).toEqual([
      { code: 'en', label: 'English' },
      { code: 'de', label: 'Deutsch' },
      { code: 'fr', label: 'français' },
      { code: 'pt_BR', label: 'português (Brasil)' },
    ]);
  });

  it.each(['code', 'key', 'locale', 'language', 'id'])('takes an object whose code is in %s', (key) => {
    expect(readLanguages([{ [key]: 'de', [`${key}Extra`]: 1 }])).toEqual([{ code: 'de', label: 'Deutsch' }]);
  });

  it.each(['name', 'label', 'title'])('takes the label from %s', (key) => {
    expect(readLanguages([{ code: 'de', [key]: '  German ' }])).toEqual([{ code: 'de', label: 'German' }]);
  });

  it('takes the first valid code and the first usable label', () => {
    const entry = { id: 7, language: 'German', locale: 'de-AT', name: ' ', label: 3, title: 'Österreich' };
    expect(readLanguages([entry])).toEqual([{ code: 'de-AT', label: 'Österreich' }]);
  });

  it('skips entries that are no language and never lets a path through', () => {
    const answer = [
      '../../api/x',
      '',
      '%2e%2e',
      '<img>',
      null,
      7,
      true,
      [],
      ['de'],
      {},
      { id: 7 },
      { code: 'https://evil/x' },
    ];
    expect(readLanguages([...answer, 'fr'])).toEqual([{ code: 'fr', label: 'français' }]);
  });

  it('keeps the first of several entries for one language', () => {
    expect(readLanguages([{ code: 'pt-BR', name: 'First' }, 'pt_br', 'PT-BR'])).toEqual([
      { code: 'pt-BR', label: 'First' },
    ]);
  });

  it('names a language that the browser does not know by its code', () => {
    expect(readLanguages(['zzz'])).toEqual([{ code: 'zzz', label: 'zzz' }]);
  });

  it.each([null, undefined, {}, { languages: ['de'] }, '<!doctype html>', 7])(
    'refuses %j, which is no list',
    (answer) => {
      expect(() => readLanguages(answer)).toThrow(TypeError);
    },
  );

  it('takes an empty list, and 500 of 10,000 entries', () => {
    expect(readLanguages([])).toEqual([]);
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const codes = Array.from({ length: 10_000 }, (_, index) =>
      [index / 676, (index / 26) % 26, index % 26].map((place) => letters[Math.floor(place)]).join(''),
    );
    expect(readLanguages(codes)).toHaveLength(500);
    expect(readLanguages(Array.from({ length: 10_000 }, () => 'de'))).toHaveLength(1);
  });

  it('answers valid codes and short labels whatever a server sends', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (answer) => {
        for (const { code, label } of readLanguages(answer)) {
          expect(isLanguageCode(code)).toBe(true);
          expect(label.length).toBeGreaterThan(0);
          expect(label.length).toBeLessThanOrEqual(80);
        }
      }),
    );
    expect(readLanguages([{ code: 'de', name: 'x'.repeat(1000) }])[0]?.label).toHaveLength(80);
  });
});
