import { completeness, type Texts } from './messageText';

/** A message with what publishing depends on; a form may lack parts. */
interface Draft {
  readonly texts?: Texts;
  readonly fallback: string;
  /** In ISO 8601; null for no end. */
  readonly endsAt?: string | null | undefined;
}

/** Why a message cannot be published: a code of `areas.messages.refusals`, and the field that mends it. */
export interface PublishProblem {
  readonly code: 'ended' | 'no_text' | 'no_audience';
  /** `endsAt`, `texts.en`, `audience`. */
  readonly field: string;
}

/**
 * Everything that prevents publishing a draft: an end that has passed, an incomplete text in the language for readers of no other one,
 * and, where the number of people in its audience is known, that there are none. `now` is in milliseconds since 1970.
 */
export function publishProblems(
  { texts, fallback, endsAt }: Draft,
  now: number,
  audienceCount?: number,
): PublishProblem[] {
  const problems: (PublishProblem | false)[] = [
    endsAt != null && Date.parse(endsAt) <= now && { code: 'ended', field: 'endsAt' },
    completeness(texts?.[fallback]) !== 'complete' && { code: 'no_text', field: `texts.${fallback}` },
    audienceCount === 0 && { code: 'no_audience', field: 'audience' },
  ];
  return problems.filter((problem) => problem !== false);
}
