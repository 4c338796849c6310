import { type Coverage, isMissing, isOpen } from './coverage.ts';
import type { Options } from './options.ts';

/** The cases as text, and whether they are as they should be. */
export interface Report {
  readonly text: string;
  readonly ok: boolean;
}

/** Each case with its tests and their last results; `short` leaves out those that are as they should be. */
export function reportCases(cases: readonly Coverage[], { requirePassed, short }: Options): Report {
  const isWrong = (each: Coverage) => isMissing(each) || (requirePassed && isOpen(each));
  const wrong = cases.filter(isWrong);
  return {
    text: [...(short ? wrong : cases).flatMap(linesOf), sumUp(cases)].join('\n'),
    ok: wrong.length === 0,
  };
}

function linesOf(each: Coverage): string[] {
  const { number, tests, sentence } = each;
  if (isMissing(each))
    return [`${number}  missing   neither a test nor a sentence in docs/decisions/cases.md`];
  const lines = tests.map(
    ({ test, state }) => `${state.padEnd(8)}  ${test.file}:${test.line}  ${test.title}`,
  );
  if (sentence !== undefined) lines.push(`decided   ${sentence}`);
  return lines.map((line, index) => `${index === 0 ? number : '    '}  ${line}`);
}

function sumUp(cases: readonly Coverage[]): string {
  const tested = cases.filter(({ tests }) => tests.length > 0);
  const counts = {
    passed: tested.filter((each) => !isOpen(each)).length,
    failed: tested.filter(({ tests }) => tests.some(({ state }) => state === 'failed')).length,
    'not run': tested.filter(({ tests }) => tests.some(({ state }) => state === 'not run')).length,
    'decided without a test': cases.filter(({ tests, sentence }) => tests.length === 0 && sentence).length,
    missing: cases.filter(isMissing).length,
  };
  const parts = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  return `${cases.length} cases: ${parts.join(', ')}`;
}
