import { expect, it } from 'vitest';
import { gzippedSize, inlineScriptSize } from '../../scripts/bench/builtFiles';
import { sequenceOf } from '../../scripts/bench/deepLinks';
import { pressesOf } from '../../scripts/bench/keyPress';
import { medians, parseResult } from '../../scripts/bench/lighthouse';
import { manyLanguages, withVariants, withVariantTexts } from '../../scripts/bench/manyLanguages';
import { readOptions } from '../../scripts/bench/options';
import { formatTable, judge, meetsAll } from '../../scripts/bench/report';
import { median, percentile } from '../../scripts/bench/statistics';
import { callsOf } from '../../scripts/bench/textGrid';
import { worksOf } from '../../scripts/bench/workToPaint';

const file = (text: string, gzipped?: string) => ({
  type: 'text/javascript',
  body: Buffer.from(text),
  gzipped: gzipped === undefined ? undefined : Buffer.from(gzipped),
});

it('takes the middle value, and the one that 95 of 100 do not exceed', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 2])).toBe(2);
  expect(
    percentile(
      Array.from({ length: 40 }, (_, index) => index + 1),
      95,
    ),
  ).toBe(38);
  expect(percentile([7], 95)).toBe(7);
  expect(() => median([])).toThrow(RangeError);
});

it('compares with the scaffold of the same run, and with the absolute limit where none was measured', () => {
  expect(judge({ goal: 'loginScripts', ours: 200_000, scaffold: 400_000 })).toEqual({
    ratio: 0.5,
    met: true,
    stretchMet: true,
  });
  expect(judge({ goal: 'loginScripts', ours: 230_000, scaffold: 300_000 })).toMatchObject({ met: false });
  expect(judge({ goal: 'loginScripts', ours: 230_000 })).toMatchObject({ ratio: undefined, met: true });
  expect(judge({ goal: 'performance', ours: 97 })).toMatchObject({ met: false });
  expect(judge({ goal: 'performance', ours: 98 })).toMatchObject({ met: true });
  expect(judge({ goal: 'signInTime', ours: 5000 })).toMatchObject({ met: undefined });
});

it('fails for one goal that is missed, and not for a figure without a goal', () => {
  const good = { goal: 'keyPress', ours: 48 } as const;
  expect(meetsAll([good, { goal: 'signInTime', ours: 5000 }])).toBe(true);
  expect(meetsAll([good, { goal: 'area', ours: 40_001 }])).toBe(false);
});

it('prints a table in Markdown', () => {
  const table = formatTable([
    { goal: 'loginScripts', ours: 200_000, scaffold: 400_000 },
    { goal: 'area', of: 'messages', ours: 45_678 },
    { goal: 'layoutShift', of: 'handset', ours: 0.0123, note: '/profile' },
  ]);
  const cells = table.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(cells).toEqual([
    ['figure', 'goal', 'scaffold', 'ours', 'ratio', 'met'],
    Array.from({ length: 6 }, () => expect.stringMatching(/^-+$/)),
    [
      '/login: JavaScript until it can be used',
      '≤ 0.6 × (stretch 0.5)',
      '400.0 kB',
      '200.0 kB',
      '0.50',
      'yes, and the stretch',
    ],
    ['area beyond what is shared: messages', '≤ 40.0 kB', '', '45.7 kB', '', '**no**'],
    ['layout shift, worst page: handset', '≤ 0.020', '', '0.012 (/profile)', '', 'yes'],
  ]);
});

it('reads its options, and refuses what it does not know', () => {
  const parts = ['login', 'areas'];
  expect(readOptions([], parts)).toEqual({ runs: 3, only: [], skipsBuild: false });
  expect(readOptions(['--runs', '5', '--only', 'login,areas', '--no-build'], parts)).toEqual({
    runs: 5,
    only: ['login', 'areas'],
    skipsBuild: true,
  });
  expect(() => readOptions(['--runs', '0'], parts)).toThrow('--runs');
  expect(() => readOptions(['--only', 'everything'], parts)).toThrow('login, areas');
  expect(() => readOptions(['--fast'], parts)).toThrow('--fast');
});

it('adds up each script once, as gzip makes it, and refuses one that the build lacks', () => {
  const build = new Map([
    ['/assets/a.js', file('aaaaaaaaaa', 'aaa')],
    ['/assets/b.js', file('bb')],
  ]);
  expect(gzippedSize(build, ['/assets/a.js', '/assets/b.js', '/assets/a.js'])).toBe(5);
  expect(() => gzippedSize(build, ['/assets/c.js'])).toThrow('/assets/c.js');
});

it('counts the scripts within the start page, and not those that it loads', () => {
  const page = (html: string) => new Map([['/index.html', file(html)]]);
  expect(inlineScriptSize(page('<script type="module" src="/assets/a.js"></script>'))).toBe(0);
  expect(inlineScriptSize(page('<script type="application/json">{ "a": 1 }</script>'))).toBe(0);
  const short = inlineScriptSize(page('<script>start()</script>'));
  expect(short).toBeGreaterThan(0);
  expect(inlineScriptSize(page('<script>start(); then(); end("of all")</script>'))).toBeGreaterThan(short);
});

it('takes the events of one press together, and counts presses that were too quick to be told', () => {
  const events = [
    { start: 105, duration: 24 },
    { start: 200, duration: 40 },
    { start: 100, duration: 16 },
    { start: 206, duration: 56 },
  ];
  expect(pressesOf(events, 4)).toEqual([24, 56, 16, 16]);
  expect(pressesOf([], 2)).toEqual([16, 16]);
});

it('counts requests that follow one another, however much is computed in between', () => {
  const asked = [
    { path: 'a.js', at: 50 },
    { path: 'profile', at: 1800 },
    { path: 'b.js', at: 300 },
    { path: 'users', at: 2400 },
  ];
  expect(sequenceOf(asked, 3500, 1000)).toEqual([
    ['a.js', 'b.js'],
    ['profile', 'users'],
  ]);
  const late = [...asked, { path: 'languages', at: 3300 }];
  expect(sequenceOf(late, 3500, 1000)).toHaveLength(2);
  expect(sequenceOf(late, 4400, 1000)).toHaveLength(3);
});

it('counts the steps in which calls were made, beside scripts or not', () => {
  const profile = '/clientapi/v1/admin/profile';
  expect(callsOf([['/assets/a.js'], [profile, '/assets/b.js'], ['/api/groups/languages'], []])).toEqual([
    [profile],
    ['/api/groups/languages'],
  ]);
});

it('makes twenty languages of those of the fixtures, with the texts that these have', () => {
  expect(new Set(manyLanguages).size).toBe(20);
  const variants = withVariants([{ id: 'en' }, { id: 'pl', missing: 4 }]);
  expect(variants).toEqual([{ id: 'en' }, { id: 'pl', missing: 4 }, { id: 'pl-PL', missing: 4 }]);
  const row = { key: 'app.title', values: { pl: 'Tytuł', 'pl-PL': null, 'ja-JP': null } };
  expect(withVariantTexts(row).values).toEqual({ pl: 'Tytuł', 'pl-PL': 'Tytuł', 'ja-JP': null });
});

/** A result of Lighthouse, as far as it is read. */
function result(performance: number, paint: number): string {
  return JSON.stringify({
    audits: {
      'first-contentful-paint': { numericValue: paint },
      'largest-contentful-paint': { numericValue: paint + 100 },
      interactive: { numericValue: paint + 200 },
      'total-blocking-time': { numericValue: 0 },
      'cumulative-layout-shift': { numericValue: 0.01 },
    },
    categories: {
      performance: { score: performance },
      accessibility: { score: 1 },
      'best-practices': { score: 0.96 },
    },
  });
}

it('reads a result of Lighthouse, and takes the median of each figure', () => {
  const results = [result(0.98, 900), result(0.29, 3000), result(1, 1000)].map(parseResult);
  expect(results[1]).toMatchObject({ performance: 29, accessibility: 100, bestPractices: 96 });
  expect(medians(results)).toMatchObject({ performance: 98, firstPaint: 1000, largestPaint: 1100 });
});

it('refuses a result of Lighthouse that measured nothing', () => {
  expect(() => parseResult('{}')).toThrow('Lighthouse');
  expect(() => parseResult(result(1, 1).replace('"score":1', '"score":null'))).toThrow('score');
  const failed = { ...JSON.parse(result(1, 1)), runtimeError: { message: 'No first paint' } };
  expect(() => parseResult(JSON.stringify(failed))).toThrow('No first paint');
});

it('adds up what the main thread works from a press to the frame that shows it', () => {
  const on = (tid: number, name: string, ts: number, dur = 0, tdur = dur) =>
    ({ name, ph: 'X', pid: 1, tid, ts, dur, tdur, cat: 'toplevel' }) as const;
  const press = (ts: number) => ({ ...on(1, 'EventDispatch', ts), args: { data: { type: 'keydown' } } });
  const traceEvents = [
    // Waits for half of its time, and has a task within it; what begins after the frame is not counted, nor is another thread.
    on(1, 'ThreadControllerImpl::RunTask', 1000, 8000, 4000),
    on(1, 'RunTask', 1000, 8000, 4000),
    press(1500),
    on(1, 'RunTask', 10_000, 3000),
    on(1, 'Commit', 12_500),
    on(1, 'RunTask', 14_000, 9000),
    on(2, 'RunTask', 2000, 9000),
    // The same key, told once more.
    press(2000),
    // Nothing is painted for it.
    press(600_000),
    on(1, 'RunTask', 600_000, 5000),
    { name: 'thread_name', ph: 'M', pid: 1, tid: 1, ts: 0, args: { name: 'CrRendererMain' } },
  ];
  expect(worksOf({ traceEvents }, 'keydown')).toEqual([7]);
});
