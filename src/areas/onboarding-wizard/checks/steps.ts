import { pickText } from '@/api/pickLanguage';
import { isNobody, type Recipients } from '@/people/audience/audience';

/** What a guide is previewed and tried on. */
export const devices = ['desk', 'handset'] as const;

export const kinds = ['note', 'pointer', 'task'] as const;
export const starts = ['firstSignIn', 'page', 'byHand'] as const;
export const statuses = ['draft', 'published', 'paused', 'archived'] as const;

/** The maximum length of each text. */
export const maxLengths = { name: 120, title: 120, stepTitle: 80, text: 600, elementName: 200 } as const;
export const maxSteps = 40;
export const maxTimes = 1000;

export type ByLanguage = Readonly<Record<string, string>>;

/**
 * What completes a step: a click on "Next", a visit to its page, a click on its element, something written into that, or
 * a count by the server.
 */
export type DoneBy =
  | { readonly type: 'next' }
  | { readonly type: 'visit' }
  | { readonly type: 'click' }
  | { readonly type: 'fill' }
  | { readonly type: 'data'; readonly check: string; readonly atLeast: number };

/**
 * An element chosen on the page, by its ARIA role and its accessible name. `key` is the text that is its name, so that
 * it is found in each language; null for a name from data, which is the same in all.
 */
export interface ChosenElement {
  readonly role: string;
  readonly name: string;
  readonly key: string | null;
}

/** A step of a guide; `page` is an address or a pattern: `/user-management/users/:id`. */
export interface Step {
  readonly id: string;
  readonly kind: (typeof kinds)[number];
  readonly title: ByLanguage;
  readonly text: ByLanguage;
  readonly page: string | null;
  readonly anchor: string | null;
  /** Without an anchor: what was chosen on the page instead. */
  readonly element: ChosenElement | null;
  readonly ifMissing: 'panel' | 'skip';
  readonly required: boolean;
  readonly doneBy: DoneBy;
  readonly videoId: string | null;
}

export interface Problem {
  /** The step concerned; undefined for the guide as a whole. */
  readonly stepId?: string | undefined;
  readonly code: string;
}

/** A text of a guide as somebody with this language reads it: in the editor's preview and in the guide. */
export const textIn = (texts: ByLanguage, language: string, defaultLanguage: string) =>
  pickText(texts, language, defaultLanguage);

/** Whether a text has more than spaces. */
export const isWritten = (text: string | undefined) => text !== undefined && text.trim() !== '';

/**
 * The element that a step points to; a note points to none, whatever was chosen before. While a form takes other values,
 * a step that they lack is without fields for a moment.
 */
export const anchorOf = ({ kind, anchor }: Pick<Step, 'kind'> & Partial<Pick<Step, 'anchor'>>) =>
  kind === 'note' ? null : (anchor ?? null);

/** The chosen element that a step points to; a note points to none, and a declared one comes first. */
export const elementOf = ({ kind, anchor, element }: Pick<Step, 'kind' | 'anchor' | 'element'>) =>
  kind === 'note' || anchor !== null ? null : element;

/** Whether a step is done by what happens at its element. */
const isDoneAtElement = ({ doneBy }: Pick<Step, 'doneBy'>) =>
  doneBy.type === 'click' || doneBy.type === 'fill';

/** Whether a step lacks the element that it needs. */
export const lacksElement = (step: Pick<Step, 'kind' | 'anchor' | 'element' | 'doneBy'>) =>
  (step.kind === 'pointer' || isDoneAtElement(step)) && anchorOf(step) === null && elementOf(step) === null;

/**
 * What is wrong with the page of the element that a step points to: it has none, or the element is declared on another
 * one. `pages` are the addresses by element, empty for those of the shell; the server knows none.
 */
export function anchorProblem(
  step: Pick<Step, 'kind' | 'page'> & Partial<Pick<Step, 'anchor'>>,
  pages: Readonly<Record<string, string>> = {},
): 'no_page' | 'anchor_elsewhere' | undefined {
  const anchor = anchorOf(step);
  if (anchor === null || anchor.startsWith('shell.')) return undefined;
  if (step.page === null) return 'no_page';
  const page = pages[anchor];
  return page === undefined || page === step.page ? undefined : 'anchor_elsewhere';
}

interface Texts {
  readonly title: ByLanguage;
  readonly steps: readonly Step[];
  readonly audience: Recipients & { readonly languages?: readonly string[] };
}

/** The languages that each step needs: the default, those of the title, and those to which the audience is limited. */
export function languagesOf({ title, audience }: Omit<Texts, 'steps'>, defaultLanguage: string): string[] {
  const titled = Object.keys(title).filter((code) => isWritten(title[code]));
  return [...new Set([defaultLanguage, ...titled, ...(audience.languages ?? [])])];
}

/**
 * Problems of the guide itself: steps, audience, title, texts, elements without a page. Only the default language prevents
 * publishing.
 */
export function textProblems({ title, steps, audience }: Texts, defaultLanguage: string): Problem[] {
  const languages = languagesOf({ title, audience }, defaultLanguage);
  const missingTexts = steps.flatMap(({ id: stepId, title: stepTitle, text }) =>
    languages
      .filter(
        (code) => !isWritten(stepTitle[code]) || (isWritten(text[defaultLanguage]) && !isWritten(text[code])),
      )
      .map((code) => ({ stepId, code: `no_text.${code}` })),
  );
  return [
    ...(steps.length === 0 ? [{ code: 'no_step' }] : []),
    ...(isNobody(audience) ? [{ code: 'no_audience' }] : []),
    ...(isWritten(title[defaultLanguage]) ? [] : [{ code: 'no_title' }]),
    ...missingTexts,
    ...steps.flatMap((step) => {
      const code = anchorProblem(step);
      return code === undefined ? [] : [{ stepId: step.id, code }];
    }),
  ];
}

/** Each problem once, those of the guide first, then in the order of the steps. */
export function inOrder(problems: readonly Problem[], order: readonly string[]): Problem[] {
  const unique = new Map(problems.map((problem) => [`${problem.stepId} ${problem.code}`, problem]));
  const indexOf = ({ stepId }: Problem) => (stepId === undefined ? -1 : order.indexOf(stepId));
  return [...unique.values()].sort((left, right) => indexOf(left) - indexOf(right));
}

/** Whether a guide with this problem cannot be published. */
export function preventsPublishing({ code }: Problem, defaultLanguage: string): boolean {
  if (code === 'video_gone' || code === 'not_found') return false;
  return !code.startsWith('no_text.') || code === `no_text.${defaultLanguage}`;
}
