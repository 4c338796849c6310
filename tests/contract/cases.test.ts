import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { caseNumbers, numbersIn } from '../../scripts/cases/caseNumbers';
import { coverCases, isMissing } from '../../scripts/cases/coverage';
import { findTests, testsIn } from '../../scripts/cases/declaredTests';
import { readOptions } from '../../scripts/cases/options';
import { reportCases } from '../../scripts/cases/report';
import { sentencesIn } from '../../scripts/cases/sentences';

const page = readFileSync('docs/decisions/cases.md', 'utf8');

it('each case of the catalogue has a test, or a sentence in docs/decisions/cases.md', () => {
  const cases = coverCases(findTests('tests'), sentencesIn(page), {});
  expect(cases).toHaveLength(252);
  expect(cases.filter(isMissing).map(({ number }) => number)).toEqual([]);
});

it('no test carries a number that is no case', () => {
  const unknown = findTests('tests').flatMap(({ file, numbers }) =>
    numbers.filter((number) => !caseNumbers.includes(number)).map((number) => `${file}: ${number}`),
  );
  expect(unknown).toEqual([]);
});

describe('the numbers of a text', () => {
  it.each([
    ['two: T041 and T042', ['T041', 'T042']],
    ['a range: T006–T010', ['T006', 'T007', 'T008', 'T009', 'T010']],
    ['a range with a hyphen: T006-T008', ['T006', 'T007', 'T008']],
    ['once: T041 T041', ['T041']],
    ['UT041, T0411 and T41', []],
  ])('%s', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });
});

describe('the tests of a file', () => {
  const source = `
    // it('T001 in a comment', () => {});
    const text = "it('T002 in a text')";
    const rows: [string, () => string][] = [['T010 a row', () => 'T011'], ['T012 a row', run]];
    it.each(rows)('of a table above: %s', () => {});
    describe('T003 a group', () => {
      it('one (a.b)', () => { expect('T004').toBe('T004'); });
      it.each([['T005 a row', () => 'T006'], ['other']])('of a table: %s', () => {});
    });
    test.describe('a browser', () => {
      for (const at of [1, 2]) test(\`T007 number \${at}\`, async () => { await test.step('T008 a step', run); });
    });
    notATest('T009', () => {});
    describe(locks ? 'with' : 'without', () => { it('T013 either way', run); });
    describe(locks ? 'with' : 'without', () => { it('T014 again', () => {}); });
  `;
  const tests = testsIn('tests/a.test.tsx', source);

  it('are those that it declares, with the numbers of their groups and tables', () => {
    expect(tests.map(({ line, title, numbers }) => [line, title, numbers])).toEqual([
      [5, 'of a table above: %s', ['T010', 'T012']],
      [7, 'T003 a group > one (a.b)', ['T003']],
      [8, 'T003 a group > of a table: %s', ['T003', 'T005']],
      [11, 'a browser > T007 number …', ['T007']],
      [14, '… > T013 either way', ['T013']],
      [15, '… > T014 again', ['T014']],
    ]);
  });

  it('are found again in the titles of a run', () => {
    const [, one, table, browser] = tests;
    expect(one?.isTitle('T003 a group > one (a.b)')).toBe(true);
    expect(one?.isTitle('T003 a group > one (aXb)')).toBe(false);
    expect(table?.isTitle('T003 a group > of a table: T005 a row')).toBe(true);
    expect(browser?.isTitle('a browser > T007 number 2')).toBe(true);
  });

  it('have the last result of their runs: one failure of several fails', () => {
    const results = {
      'tests/a.test.tsx': {
        'T003 a group > one (a.b)': 'passed',
        'T003 a group > of a table: T005 a row': 'passed',
        'T003 a group > of a table: other': 'failed',
      },
    } as const;
    const states = Object.fromEntries(
      coverCases(tests, new Map(), results).map((each) => [
        each.number,
        each.tests.map(({ state }) => state),
      ]),
    );
    expect(states).toMatchObject({
      T001: [],
      T003: ['passed', 'failed'],
      T005: ['passed'],
      T007: ['not run'],
    });
  });
});

describe('the report', () => {
  const sentences = new Map(caseNumbers.slice(2).map((number) => [number, 'somewhere else']));
  const tests = testsIn('tests/a.test.ts', "it('T001 does', () => {});");
  const cases = coverCases(tests, sentences, { 'tests/a.test.ts': { 'T001 does': 'failed' } });
  const report = (...args: string[]) => reportCases(cases, readOptions(args));

  it('lists each case, and fails when one is missing', () => {
    expect(report()).toMatchObject({ ok: false });
    expect(report().text).toContain('T001  failed    tests/a.test.ts:1  T001 does\nT002  missing ');
    expect(report().text).toContain('T003  decided   somewhere else');
    expect(report().text).toContain(
      '252 cases: 0 passed, 1 failed, 0 not run, 250 decided without a test, 1 missing',
    );
  });

  it('fails for a result only when it is asked to', () => {
    const whole = cases.filter(({ number }) => number !== 'T002');
    expect(reportCases(whole, readOptions([])).ok).toBe(true);
    expect(reportCases(whole, readOptions(['--require-passed'])).ok).toBe(false);
  });

  it('is short where that is asked for', () => {
    expect(report('--short').text.split('\n')).toHaveLength(2);
    expect(report('--short', '--require-passed').text.split('\n')).toHaveLength(3);
  });
});

describe('the sentences of a page', () => {
  it('are the rows of tables that begin with numbers', () => {
    expect([...sentencesIn('T001 is told\n| Case | Why |\n|---|---|\n| T002, T004 | because |\n')]).toEqual([
      ['T002', 'because'],
      ['T004', 'because'],
    ]);
    expect(() => sentencesIn('| T253 | because |')).toThrow('T253');
  });
});
