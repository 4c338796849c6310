import type { LoggedRequest } from '../../mocks/requestLog';
import { maskSecrets } from './maskSecrets';
import { scenarioTexts } from './scenarioTexts';
import type { Translate } from './texts';

export interface RequestFilter {
  readonly text: string;
  readonly onlyFailed: boolean;
}

export const everything: RequestFilter = { text: '', onlyFailed: false };

/** The result of a request; `lost`: the connection failed. */
export type Outcome = 'open' | 'lost' | 'good' | 'refused' | 'failed';

/** The result of a request by its status; without a duration it is still waiting. */
export function outcomeOf({ status, duration }: Pick<LoggedRequest, 'status' | 'duration'>): Outcome {
  if (duration === undefined) return 'open';
  if (status === 0) return 'lost';
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'good';
}

/** A path for people: unescaped where possible, without secrets. */
export function readablePath(path: string): string {
  const shown = maskSecrets(path);
  try {
    return decodeURI(shown.replaceAll('+', ' ')).replace(/%(2C|3A|2F|5B|5D)/gi, decodeURIComponent);
  } catch {
    return shown;
  }
}

/** Whether every word is in the method, path, status or the names and titles of the scenarios that answered. */
export function matches(
  request: LoggedRequest,
  { text, onlyFailed }: RequestFilter,
  translate: Translate,
): boolean {
  const outcome = outcomeOf(request);
  if (onlyFailed && (outcome === 'good' || outcome === 'open')) return false;
  const { method, path, status, by = [] } = request;
  const titles = by.map((name) => scenarioTexts(translate, { name }).title);
  const searched = [method, readablePath(path), status, ...by, ...titles].join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** In characters. */
export const shownCharacters = 20_000;

/** A body for people: without secrets, JSON indented, cut when long. */
export function readBody(body: string): { shown: string; isCut: boolean } {
  const text = indented(maskSecrets(body));
  return { shown: text.slice(0, shownCharacters), isCut: text.length > shownCharacters };
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
