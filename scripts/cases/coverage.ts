import { caseNumbers, numbersIn } from './caseNumbers.ts';
import type { DeclaredTest } from './declaredTests.ts';
import type { Result, Results } from './results.ts';

type State = Result | 'not run';

/** A test that carries a case's number, with its last result. */
interface CaseTest {
  readonly test: DeclaredTest;
  readonly state: State;
}

/** A case with what covers it. */
export interface Coverage {
  readonly number: string;
  readonly tests: readonly CaseTest[];
  /** What a decision says: why it cannot apply, or what covers it that is no test. */
  readonly sentence: string | undefined;
}

/** Each case with its tests, their last results, and what the decisions say. */
export function coverCases(
  tests: readonly DeclaredTest[],
  sentences: ReadonlyMap<string, string>,
  results: Results,
): Coverage[] {
  return caseNumbers.map((number) => ({
    number,
    tests: tests
      .filter(({ numbers }) => numbers.includes(number))
      .map((test) => ({ test, state: stateOf(test, number, results) })),
    sentence: sentences.get(number),
  }));
}

/** True when neither a test nor a sentence covers the case. */
export const isMissing = ({ tests, sentence }: Coverage) => tests.length === 0 && sentence === undefined;

/** True when the case has a test and one of them did not pass when it last ran, or never ran. */
export const isOpen = ({ tests }: Coverage) => tests.some(({ state }) => state !== 'passed');

/** A test with a table runs several times, and each run names the numbers of its own row. */
function stateOf({ file, isTitle }: DeclaredTest, number: string, results: Results): State {
  const states = Object.entries(results[file] ?? {})
    .filter(([title]) => isTitle(title) && numbersIn(title).includes(number))
    .map(([, result]) => result);
  if (states.length === 0) return 'not run';
  return states.includes('failed') ? 'failed' : 'passed';
}
