import { expect, it } from 'vitest';
import { sampleValue } from '@/areas/default-translations/translations/editor/sampleValues';

it.each([
  ['name', 'pl', 'Anna Kowalska'],
  ['name', 'pt-BR', 'Ana Silva'],
  ['count', 'de', '1.234'],
  ['count', 'en', '1,234'],
  ['language', 'de', 'Deutsch'],
  ['moment', 'de', '24. November 2026 um 14:30'],
  ['day', 'fr', '24 novembre 2026'],
  ['whatever', 'de', 'whatever'],
  // Well-formed, but unknown to the browser.
  ['count', 'a_b', '1,234'],
])('%s is shown in %s as %s', (name, language, expected) => {
  expect(sampleValue(name, language)).toBe(expected);
});
