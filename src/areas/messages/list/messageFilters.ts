import { useLocation } from 'react-router-dom';
import { useLanguageName, useLanguageOptions } from '@/people/languages';
import {
  choice,
  dateRange,
  defineFilters,
  flag,
  hidden,
  oneOf,
  shownElsewhere,
  text,
} from '@/records/filters/defineFilters';
import type { FilterValues } from '@/records/list/listFilter';
import { defineViews } from '@/records/views/defineViews';
import { kinds, phases, severities } from '../messageSchema';

/** The default order; drafts, which have no start, come last. */
export const latestFirst = { field: 'startsAt', order: 'DESC' } as const;

const isOne = (value: unknown) => Array.isArray(value) && value.length === 1;

/** The filters of the list of messages; the tabs above it set the phase. */
export const messageFilters = defineFilters({
  texts: 'areas.messages.list.filters',
  fields: {
    // Of several phases, which links ask for, no tab is the current one.
    phase_eq_any: shownElsewhere(hidden(choice(phases, 'areas.messages.phases')), isOne),
    kind_eq_any: choice(kinds, 'areas.messages.kinds'),
    severity_eq_any: choice(severities, 'areas.messages.parts.severities'),
    missingLanguage: oneOf(useOptions, useLanguageName),
    language: hidden(oneOf(useOptions, useLanguageName)),
    ...dateRange('startsAt', { moments: true }),
    // Set by links of the dashboard only.
    ending: hidden(flag()),
    unconfirmed: hidden(flag()),
    updatedBy: hidden(text()),
  },
});

const notArchived = { phase_eq_any: phases.filter((phase) => phase !== 'archived') };

/** The phases of a filter; empty means all except archived. */
export const phasesOf = ({ phase_eq_any: value }: FilterValues): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];

/** A condition that the list adds without showing it: archived messages only appear if selected. */
export const unarchived = (values: FilterValues): FilterValues =>
  phasesOf(values).length === 0 ? notArchived : nothing;

const nothing: FilterValues = {};

/** The built-in views. */
export const messageViews = defineViews({
  texts: 'areas.messages.list.views',
  presets: {
    all: { filter: {}, sort: latestFirst },
    criticalNow: { filter: { phase_eq_any: ['live'], severity_eq_any: ['critical'] }, sort: latestFirst },
    next: { filter: { phase_eq_any: ['scheduled'] }, sort: { field: 'startsAt', order: 'ASC' } },
  },
});

/** Whether the address selects the timeline. */
export const useIsTimeline = () => new URLSearchParams(useLocation().search).get('view') === 'timeline';

function useOptions(chosen: string) {
  return { options: useLanguageOptions(chosen), isFailed: false };
}
