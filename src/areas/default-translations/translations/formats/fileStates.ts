import { type TextValue, textStates } from '../translationSchema';

export type TextState = TextValue['state'];

/**
 * The states in files: first that of XLIFF 2.0, which is written, then those that are read, such as of 1.2. XLIFF 2.0
 * has none for outdated translations, so a `subState` distinguishes them from missing ones.
 */
const statesInFiles: Readonly<Record<TextState, readonly string[]>> = {
  missing: ['initial', 'new', 'needs-translation', 'needs-adaptation', 'needs-l10n'],
  outdated: [
    'initial texts:outdated',
    'needs-review-translation',
    'needs-review-adaptation',
    'needs-review-l10n',
  ],
  translated: ['translated'],
  reviewed: ['final', 'signed-off', 'reviewed'],
};

const statesByWord = new Map<string, TextState>(
  textStates.flatMap((state) => [state, ...statesInFiles[state]].map((word) => [word, state] as const)),
);

/** The state of a file's attributes; undefined if unknown. */
export function stateOf(word = '', subState = ''): TextState | undefined {
  const name = word.trim().toLowerCase();
  return statesByWord.get(`${name} ${subState}`) ?? statesByWord.get(name);
}

/** A state as XLIFF attributes. */
export function stateAttributes(state: TextState): string {
  const [word = '', subState] = statesInFiles[state][0]?.split(' ') ?? [];
  return ` state="${word}"${subState === undefined ? '' : ` subState="${subState}"`}`;
}

const statesInOrder = ['missing', 'outdated', 'translated', 'reviewed'] as const;

/** The state of a text from those of its parts: the lowest of them; undefined if no part has one. */
export function lowestState(states: readonly (TextState | undefined)[]): TextState | undefined {
  if (states.every((state) => state === undefined)) return undefined;
  return statesInOrder.find((each) => states.some((state = 'translated') => state === each));
}
