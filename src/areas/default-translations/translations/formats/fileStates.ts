import { type TextValue, textStates } from '../translationSchema';

export type TextState = TextValue['state'];

/**
 * The states in files: first that of XLIFF 2.0, which is written, then those that are read, such as of 1.2. XLIFF 2.0
 * has none for outdated translations, so a `subState` distinguishes them from missing ones.
 */
const words: Readonly<Record<TextState, readonly string[]>> = {
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

const known = new Map<string, TextState>(
  textStates.flatMap((state) => [state, ...words[state]].map((word) => [word, state] as const)),
);

/** The state of a file's attributes; undefined if unknown. */
export function stateOf(word = '', subState = ''): TextState | undefined {
  const said = word.trim().toLowerCase();
  return known.get(`${said} ${subState}`) ?? known.get(said);
}

/** A state as XLIFF attributes. */
export function stateAttributes(state: TextState): string {
  const [word = '', subState] = words[state][0]?.split(' ') ?? [];
  return ` state="${word}"${subState === undefined ? '' : ` subState="${subState}"`}`;
}

const leastFirst = ['missing', 'outdated', 'translated', 'reviewed'] as const;

/** The state of a text from those of its parts: the lowest of them; undefined if no part has one. */
export function leastState(states: readonly (TextState | undefined)[]): TextState | undefined {
  if (states.every((state) => state === undefined)) return undefined;
  return leastFirst.find((each) => states.some((state = 'translated') => state === each));
}
