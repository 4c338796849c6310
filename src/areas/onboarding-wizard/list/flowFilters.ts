import { usePageName, usePageOptions } from '@/people/pages';
import { choice, defineFilters, flag, hidden, oneOf, text } from '@/records/filters/defineFilters';
import { statuses } from '../checks/steps';

/** The filters of the list of guides. */
export const flowFilters = defineFilters({
  texts: 'areas.onboarding-wizard.list.filters',
  fields: {
    status_eq_any: choice(statuses, 'areas.onboarding-wizard.statuses'),
    page: oneOf(usePages, usePageName),
    hasProblems: flag(),
    targetId: hidden(text()),
  },
});

function usePages() {
  return { options: usePageOptions(), isFailed: false };
}
