import { describe, expect, it } from 'vitest';
import { shippedBuild, shippedTexts } from '@/areas/default-translations/fixtures/shippedTexts';
import { sourceTexts, textsHash } from '../../../../vite/translationsPlugin';

describe('the English texts of a build', () => {
  it('are the initial ones of the fixture API, with the id in the application', () => {
    const { build, texts } = sourceTexts('i18n');
    expect(texts).toEqual(Object.fromEntries(shippedTexts('en')));
    expect([build, __TEXTS__]).toEqual([shippedBuild, shippedBuild]);
  });

  it('have an id that depends on keys and texts, not on their order', () => {
    const id = textsHash({ a: 'x', b: 'y' });
    expect(textsHash({ b: 'y', a: 'x' })).toBe(id);
    expect(
      new Set([id, textsHash({ a: 'x', b: 'z' }), textsHash({ a: 'x', c: 'y' }), textsHash({})]).size,
    ).toBe(4);
  });
});
