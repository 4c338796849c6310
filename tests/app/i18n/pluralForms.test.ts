import { describe, expect, it } from 'vitest';
import { createTranslate } from '@/app/i18n/createTranslate';

const counts = Array.from({ length: 1001 }, (_, count) => count);

/** The index of the form, out of six, that the application shows for each count. */
function shownForms(code: string, among: readonly number[] = counts): number[] {
  const translate = createTranslate(code, { sample: { text: '0 |||| 1 |||| 2 |||| 3 |||| 4 |||| 5' } });
  return among.map((smart_count) => Number(translate('sample.text', { smart_count })));
}

/** The same by CLDR: among the forms that these counts use, in CLDR's order. */
function cldrForms(code: string): number[] {
  const rules = new Intl.PluralRules(code);
  const chosen = counts.map((count) => rules.select(count));
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((each) =>
    chosen.some((one) => one === each),
  );
  return chosen.map((each) => order.indexOf(each));
}

describe('plural forms', () => {
  it.each([
    ...[
      'be',
      'bs',
      'cy',
      'ga',
      'gd',
      'hi',
      'hi-IN',
      'hy',
      'km',
      'lv',
      'mt',
      'my',
      'pt-BR',
      'ro',
      'sl',
      'sr',
      'vi',
    ],
    ...['pt_BR', 'ro-MD', 'sl-SI'],
  ])('of %s are those of CLDR, which Polyglot has otherwise', (code) => {
    expect(shownForms(code)).toEqual(cldrForms(code.replace('_', '-')));
  });

  it.each(['en', 'de', 'fr', 'pl', 'cs', 'ru', 'uk', 'ar', 'ja', 'lt', 'it', 'es'])(
    'of %s are those that Polyglot has',
    (code) => {
      const reached = [...new Set(shownForms(code))].sort();
      expect(reached).toEqual([...new Set(cldrForms(code))].sort());
      expect(shownForms(code)).toEqual(cldrForms(code));
    },
  );

  it('of a language that nobody knows are the English ones', () => {
    expect(shownForms('xx', [0, 1, 2])).toEqual([1, 0, 1]);
  });

  it('take the last for a fraction', () => {
    expect(shownForms('sl', [1, 2, 3, 5, 1.5])).toEqual([0, 1, 2, 3, 3]);
  });

  it('fall back to the first where a text has too few', () => {
    const translate = createTranslate('sl', {
      sample: { text: '%{smart_count} datoteka |||| %{smart_count} datoteki' },
    });
    expect(translate('sample.text', { smart_count: 5 })).toBe('5 datoteka');
  });
});
