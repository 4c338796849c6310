import type { OutcomeKind } from './outcome';

/** Which rows are shown. */
export const verdictFilters = ['all', 'ready', 'skipped', 'problems'] as const;
export type VerdictFilterName = (typeof verdictFilters)[number];

/** Whether a filter shows rows of a kind. */
export function shows(filter: VerdictFilterName, kind: OutcomeKind): boolean {
  if (filter === 'all') return true;
  if (filter === 'problems') return kind === 'problem' || kind === 'failed';
  return kind === filter;
}
