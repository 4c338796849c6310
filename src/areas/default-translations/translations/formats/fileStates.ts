import { type TextValue, textStates } from '../translationSchema';

export type TextState = TextValue['state'];

/**
 * What files call the states of a text: the first word is that of XLIFF 2.0, which is written; those of 1.2 are read as well. 2.0 has none
 * for a translation that is to be reviewed; a `subState` keeps it apart from what is not translated at all.
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

/** The state that a file's words mean; undefined where it says none, or one that is not known. */
export function stateOf(word = '', subState = ''): TextState | undefined {
  const said = word.trim().toLowerCase();
  return known.get(`${said} ${subState}`) ?? known.get(said);
}

/** A state as the attributes of an XLIFF element. */
export function stateAttributes(state: TextState): string {
  const [word = '', subState] = words[state][0]?.split(' ') ?? [];
  return ` state="${word}"${subState === undefined ? '' : ` subState="${subState}"`}`;
}

const leastFirst = ['missing', 'outdated', 'translated', 'reviewed'] as const;

/** The state of a whole by those of its parts: no better than the least of them. Undefined where no part says any. */
export function leastState(states: readonly (TextState | undefined)[]): TextState | undefined {
  if (states.every((state) => state === undefined)) return undefined;
  return leastFirst.find((each) => states.some((state = 'translated') => state === each));
}
