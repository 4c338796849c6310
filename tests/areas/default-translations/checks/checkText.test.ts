import { describe, expect, it } from 'vitest';
import { pluralFormsOf } from '@/api/pluralForms';
import { checkText } from '@/areas/default-translations/checks/checkText';

interface TextOptions {
  key?: string;
  language?: string;
  base?: string;
  maxLength?: number;
}

/** The issues as `code`, `code@form` or `code(detail)`. */
function issuesOf(
  value: string,
  { key = 'x.y', language = 'de', base = value, maxLength }: TextOptions = {},
) {
  return checkText({ key, language, value, base, maxLength })
    .map(
      ({ code, form, detail }) =>
        code + (form === undefined ? '' : `@${form}`) + (detail === undefined ? '' : `(${detail})`),
    )
    .filter((each) => each !== 'same_as_source');
}

const severityOf = (value: string, base: string, language = 'de') =>
  checkText({ key: 'x.y', language, value, base }).map(({ code, severity }) => `${code}: ${severity}`);

describe('placeholders', () => {
  it('an unknown one is an error', () => {
    const base = 'Hello %{name}';
    expect(issuesOf('Hallo %{nmae}', { base })).toEqual([
      'unknown_placeholder(%{nmae})',
      'missing_placeholder(%{name})',
    ]);
    expect(issuesOf('Hallo %{ name }', { base })).toContain('unknown_placeholder(%{ name })');
    expect(issuesOf('Hallo %{Name}', { base })).toContain('unknown_placeholder(%{Name})');
    expect(severityOf('Hallo %{nmae}', base)).toContain('unknown_placeholder: error');
    expect(issuesOf('Hallo %{name}', { base })).toEqual([]);
  });

  it.each(['{name}', '{{name}}', '%(name)s', '% {name}', '$' + '{name}', '%name%'])(
    'knows %s for a misspelling of the placeholder',
    (text) => {
      expect(issuesOf(`Hallo ${text}`, { base: 'Hello %{name}' })).toEqual([
        `misspelt_placeholder(${text})`,
        'missing_placeholder(%{name})',
      ]);
    },
  );

  it('a foreign one with another name is taken for the missing one', () => {
    expect(issuesOf('Hallo {Vorname}', { base: 'Hello %{name}' })).toContain(
      'misspelt_placeholder({Vorname})',
    );
    expect(issuesOf('Hallo %{name} {du}', { base: 'Hello %{name}' })).toEqual([]);
  });

  it('braces in an English text are a misspelling', () => {
    expect(issuesOf('Hello {name}', { language: 'en' })).toEqual(['misspelt_placeholder({name})']);
    expect(issuesOf('Hello %{name}, 50 % off', { language: 'en' })).toEqual([]);
  });

  it('other braces are no issue', () => {
    expect(issuesOf('Menge {a, b} zu 50 % {x}', { base: 'Set {a, b} at 50 % {x}' })).toEqual([]);
  });

  it('an unclosed one is an error', () => {
    expect(issuesOf('Hallo %{name', { base: 'Hello %{name}' })).toContain('unclosed_placeholder');
    expect(issuesOf('Hello %{name', { language: 'en' })).toEqual(['unclosed_placeholder']);
  });

  it('a missing one is a warning', () => {
    expect(severityOf('Hallo', 'Hello %{name}')).toEqual(['missing_placeholder: warning']);
  });

  it('the product name is allowed where the application provides it', () => {
    expect(issuesOf('Mit %{product}', { key: 'areas.x.y', base: 'With it' })).toEqual([]);
    expect(issuesOf('Mit %{product}', { key: 'ra.x.y', base: 'With it' })).toEqual([
      'unknown_placeholder(%{product})',
    ]);
  });
});

describe('plural forms', () => {
  const base = '%{smart_count} user |||| %{smart_count} users';

  it('a form for a single count may omit it', () => {
    expect(issuesOf('one user |||| %{smart_count} users', { language: 'en' })).toEqual([]);
    const arabic = ['صفر', 'واحد', 'اثنان', '%{smart_count} ج', '%{smart_count} د', '%{smart_count} ه'];
    expect(issuesOf(arabic.join(' |||| '), { language: 'ar', base })).toEqual([]);
    const russian = 'один |||| %{smart_count} двa |||| %{smart_count} пять';
    expect(issuesOf(russian, { language: 'ru', base })).toEqual(['count_missing@0(21)']);
  });

  it('a form that also serves another count than the one it is written for names that count', () => {
    const french = 'un utilisateur |||| %{smart_count} utilisateurs';
    expect(issuesOf(french, { language: 'fr', base })).toEqual(['count_missing@0(0)']);
    const polish = '%{smart_count} a |||| dwa |||| %{smart_count} c';
    expect(issuesOf(polish, { language: 'pl', base })).toEqual(['count_missing@1(3)']);
  });

  it('too few forms are an error, a single one a warning', () => {
    expect(issuesOf('%{smart_count} a |||| %{smart_count} b', { language: 'pl', base })).toEqual([
      'too_few_forms',
    ]);
    expect(severityOf('%{smart_count} a', base, 'pl')).toEqual(['one_form: warning']);
  });

  it('too many are a warning, and an error in languages with one form', () => {
    const three = '%{smart_count} a |||| %{smart_count} b |||| %{smart_count} c';
    expect(severityOf(three, base)).toEqual(['too_many_forms: warning']);
    expect(severityOf('%{smart_count} a |||| %{smart_count} b', base, 'ja')).toEqual([
      'form_never_shown: error',
    ]);
  });

  it('an empty form is an error', () => {
    expect(issuesOf('%{smart_count} a ||||', { base })).toEqual(['empty_form@1']);
  });

  it('forms are an error if English has none', () => {
    expect(severityOf('a |||| b', 'c')).toContain('forms_not_asked: error');
  });

  it('each form is compared with its English one, further ones with the last', () => {
    const bases = '%{name} has one |||| %{name} has %{smart_count} from %{place}';
    const forms = ['%{name} ma 1', '%{name} ma %{smart_count} z %{place}', '%{name} ma %{smart_count}'];
    expect(issuesOf(forms.join(' |||| '), { language: 'pl', base: bases })).toEqual([
      'missing_placeholder@2(%{place})',
    ]);
  });

  it('identical forms are no issue, as in Persian', () => {
    expect(issuesOf('%{smart_count} کاربر |||| %{smart_count} کاربر', { language: 'fa', base })).toEqual([]);
  });

  it.each([
    ['en', [1], 2],
    ['pl', [1], 3],
    ['ar', [0], 6],
    ['ja', [0], 1],
    ['sl', [1, 101], 4],
  ] as const)('counts those of %s as the application does', (language, first, count) => {
    const forms = pluralFormsOf(language);
    expect(forms.count).toBe(count);
    expect(forms.counts[0]?.slice(0, first.length)).toEqual(first);
    expect(forms.counts.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 1001 }, (_, n) => n));
  });
});

describe('content', () => {
  it('markup is a warning unless English has the same', () => {
    expect(severityOf('<img onerror=x>', 'Hello')).toContain('markup: warning');
    expect(issuesOf('Fett: <b>', { base: 'Bold: <b>' })).toEqual([]);
    expect(issuesOf('a < b > c', { base: 'a < b > c' })).toEqual([]);
    expect(issuesOf('<b>Bold</b>', { language: 'en' })).toEqual(['markup(<b>)']);
  });

  it.each(['\u202Eab', '\u202Dab\u202C', '\u2066ab', 'ab\u2069', '\u2067a\u202C'])(
    'refuses a direction that does not end, or that turns the text: %j',
    (text) => {
      expect(severityOf(text, 'ab')).toContain('bidi: error');
    },
  );

  it('closed isolates are no issue', () => {
    expect(issuesOf('\u2068%{name}\u2069 da', { base: '%{name} here' })).toEqual([]);
  });

  it('the length is counted in graphemes', () => {
    expect(issuesOf('👨‍👩‍👧‍👦é', { maxLength: 2 })).toEqual([]);
    expect(issuesOf('abc', { maxLength: 2 })).toEqual(['too_long(3)']);
  });

  it('leading, trailing and double spaces are a warning', () => {
    expect(issuesOf('Hallo ', { base: 'Hello' })).toEqual(['spaces']);
    expect(issuesOf('Hallo  du', { base: 'Hello you' })).toEqual(['spaces']);
    expect(issuesOf('Hallo ', { base: 'Hello ' })).toEqual([]);
  });

  it.each([
    ['de', 'Gespeichert', 'Saved.', ['punctuation']],
    ['ja', '保存しました。', 'Saved.', []],
    ['ar', 'حقا؟', 'Really?', []],
    ['th', 'บันทึกแล้ว', 'Saved.', []],
    ['fr', 'Vraiment\u00A0?', 'Really?', []],
    ['de', 'Wird geladen...', 'Loading…', []],
  ])('%s: %s for %s', (language, value, base, expected) => {
    expect(issuesOf(value, { language, base })).toEqual(expected);
  });

  it('an identical text is a hint unless it has only names and placeholders', () => {
    const same = (text: string) => severityOf(text, text);
    expect(same('Save')).toEqual(['same_as_source: info']);
    expect(same('%{name}: %{count}')).toEqual([]);
  });

  it('finds nothing in a missing text, and sorts by severity', () => {
    expect(checkText({ key: 'x', language: 'de', value: null, base: 'a' })).toEqual([]);
    expect(severityOf('Hallo %{nmae}', 'Hello %{name}.').map((each) => each.split(': ')[1])).toEqual([
      'error',
      'warning',
      'info',
    ]);
  });
});
