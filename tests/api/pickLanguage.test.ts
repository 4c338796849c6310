import { describe, expect, it } from 'vitest';
import { pickLanguage, pickText } from '@/api/pickLanguage';

describe('the language of a text', () => {
  it.each([
    // own language
    ['de', ['en', 'de', 'de-AT'], 'de'],
    ['de-AT', ['en', 'de', 'de-AT'], 'de-AT'],
    ['DE-at', ['en', 'de', 'de-AT'], 'de-AT'],
    ['pt-BR', ['en', 'pt_BR'], 'pt_BR'],
    // the plain one, also before another region
    ['de-AT', ['de-CH', 'de', 'en'], 'de'],
    ['zh-Hant-TW', ['en', 'zh'], 'zh'],
    // another one of the same primary language, before the default
    ['de', ['en', 'de-CH', 'de-AT'], 'de-CH'],
    ['pt-PT', ['en', 'pt-BR'], 'pt-BR'],
    // three letters are another language than two
    ['deu', ['de', 'en'], 'en'],
    // the default
    ['fr', ['de', 'en'], 'en'],
    ['fr', ['de', 'EN'], 'EN'],
    ['', ['de', 'en'], 'en'],
    // the first one
    ['fr', ['pl', 'de'], 'pl'],
    ['fr', ['en-GB'], 'en-GB'],
    ['fr', [], undefined],
  ])('somebody who speaks %j reads, of %j, %j', (language, codes, picked) => {
    expect(pickLanguage(codes, language, 'en')).toBe(picked);
  });

  it('falls back to the default of the installation, which is English where none is given', () => {
    expect(pickLanguage(['en', 'de'], 'fr', 'de')).toBe('de');
    expect(pickLanguage(['de', 'en'], 'fr')).toBe('en');
  });
});

describe('a text by language', () => {
  it('is read in a language that has one', () => {
    expect(pickText({ de: 'Haus', en: 'House' }, 'de-AT', 'en')).toEqual({ language: 'de', text: 'Haus' });
    expect(pickText({ de: '  ', en: 'House' }, 'de', 'en')).toEqual({ language: 'en', text: 'House' });
    expect(pickText({ de: 'Haus', en: undefined }, 'fr', 'en')).toEqual({ language: 'de', text: 'Haus' });
  });

  it('is empty in the default language if there is none', () => {
    expect(pickText({}, 'fr', 'de')).toEqual({ language: 'de', text: '' });
  });
});
