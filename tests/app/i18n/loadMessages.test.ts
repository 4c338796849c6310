import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTranslate } from '@/app/i18n/createTranslate';
import { type FetchTranslation, loadMessages } from '@/app/i18n/loadMessages';

/** A server with the same response for each file, which records requests and reported problems. */
function world(fetchTranslation: FetchTranslation) {
  const requests: string[] = [];
  const problems: [string, string][] = [];
  const load = (code: string, timeout?: number) =>
    loadMessages(code, {
      fetchTranslation: (asked, signal) => {
        requests.push(asked);
        return fetchTranslation(asked, signal);
      },
      onProblem: (asked, problem) => problems.push([asked, problem]),
      ...(timeout === undefined ? {} : { timeout }),
    });
  return { load, requests, problems };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('loading the texts of a language', () => {
  it('gives the texts of the file', async () => {
    const { load, requests, problems } = world(async () => ({ app: { title: 'Titel', count: 1 } }));
    expect(await load('de')).toEqual({ app: { title: 'Titel' } });
    expect(requests).toEqual(['de']);
    expect(problems).toEqual([]);
  });

  it.each(['en', 'EN'])('makes no request for the bundled %s', async (code) => {
    const { load, requests, problems } = world(async () => ({}));
    expect(await load(code)).toEqual({});
    expect(requests).toEqual([]);
    expect(problems).toEqual([]);
  });

  it.each([
    '../../api/x',
    'de/../../x',
    '%2e%2e',
    '<img>',
    'https://evil/x',
    '',
    'd',
    'deutsch',
    'de-',
    'de--DE',
    'de ',
    'de\n',
    'de?x',
    'de#x',
    `de${'-abcdefgh'.repeat(10)}`,
  ])('refuses the code %j without a request', async (code) => {
    const { load, requests, problems } = world(async () => ({ app: { title: 'Titel' } }));
    expect(await load(code)).toEqual({});
    expect(requests).toEqual([]);
    expect(problems).toEqual([[code, 'refused']]);
  });

  it.each(['de', 'deu', 'pt-BR', 'pt_BR', 'zh-Hant-TW', 'es-419'])('takes the code %s', async (code) => {
    const { load, requests } = world(async () => ({ app: { title: 'T' } }));
    await load(code);
    expect(requests).toEqual([code]);
  });

  it('reports a missing file and shows English', async () => {
    const { load, problems } = world(() => Promise.reject(new Error('404')));
    const translate = createTranslate('de', await load('de'));
    expect(translate('ra.action.save')).toBe('Save');
    expect(problems).toEqual([['de', 'missing']]);
  });

  it('gives up after three seconds, cancels the request and ignores a late answer', async () => {
    vi.useFakeTimers();
    let answer = (_file: unknown): void => {};
    const late = new Promise<unknown>((resolve) => {
      answer = resolve;
    });
    let signal: AbortSignal | undefined;
    const { load, problems } = world((_code, given) => {
      signal = given;
      return late;
    });
    const loaded = load('de');
    await vi.advanceTimersByTimeAsync(2999);
    expect(problems).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await loaded).toEqual({});
    expect(problems).toEqual([['de', 'slow']]);
    expect(signal?.aborted).toBe(true);
    answer({ app: { title: 'Titel' } });
    await vi.runAllTimersAsync();
    expect(problems).toHaveLength(1);
  });

  it.each([
    ['malformed JSON', '{"app": '],
    ['an HTML page', '<!doctype html><title>Back-office</title>'],
    ['an empty body', ''],
    ['undefined', undefined],
    ['an array', [{ app: { title: 'x' } }]],
    ['a string as JSON', '"text"'],
    ['null', null],
    ['null as text', 'null'],
    ['a number', 42],
    ['an empty object', {}],
    ['no text in it', { app: { title: 1, other: [null] } }],
    ['too long a text', `{"app":{"title":"x"}}${' '.repeat(5_000_000)}`],
  ])('reports %s as malformed and shows English', async (_name, answer) => {
    const { load, problems } = world(async () => answer);
    expect(await load('de')).toEqual({});
    expect(problems).toEqual([['de', 'malformed']]);
  });

  it('withstands 100,000 nested levels', async () => {
    const { load, problems } = world(
      async () => `{"title":"T","deep":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
    );
    expect(await load('de')).toEqual({ title: 'T' });
    expect(problems).toEqual([]);
  });

  it('reads a file that arrives as text, with a byte order mark', async () => {
    const { load, problems } = world(async () => '\uFEFF{"app":{"title":"Titel"}}');
    expect(await load('de')).toEqual({ app: { title: 'Titel' } });
    expect(problems).toEqual([]);
  });
});
