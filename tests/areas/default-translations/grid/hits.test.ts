import { describe, expect, it } from 'vitest';
import { hitsOf } from '@/areas/default-translations/translations/grid/useHitMarks';

describe('hits of a search', () => {
  it.each([
    ['Menü öffnen, Menü schließen', 'menu', [0, 13]],
    ['Save', 'save all', []],
    ['aaaa', ' aa ', [0, 2]],
    ['İstanbul', 'stan', []],
    ['Save', '  ', []],
  ])('%s: %s', (text, search, places) => {
    expect(hitsOf(text, search)).toEqual(places);
  });
});
