import { useTranslate } from 'react-admin';
import { audienceGroups } from '@/people/references';
import { choice, defineFilters, flag, oneOf, oneReference } from '@/records/filters/defineFilters';
import { loadingName } from '@/records/inputs/recordOptions';
import { defineViews } from '@/records/views/defineViews';
import { categories, healths, states } from '../moduleSchema';
import { positionPath } from '../positionSchema';
import { useAllPositions } from '../positions/usePositions';

/** The filters of the list of modules. */
export const moduleFilters = defineFilters({
  texts: 'areas.website-modules.list.filters',
  fields: {
    state_eq_any: choice(states, 'areas.website-modules.states'),
    category_eq_any: choice(categories, 'areas.website-modules.categories'),
    'health.state_eq_any': choice(healths, 'areas.website-modules.healths'),
    inTrouble: flag(),
    groupRule: oneReference(audienceGroups),
    positionId: oneOf(usePositionOptions, usePositionName),
  },
});

function usePositionOptions() {
  const { data: list, isError } = useAllPositions();
  const options = (list ?? []).map((position) => ({ value: position.id, label: positionPath(position) }));
  return { options, isFailed: isError };
}

function usePositionName() {
  const translate = useTranslate();
  const { data: list } = useAllPositions();
  return (id: string) => {
    const position = list?.find((each) => each.id === id);
    return position ? positionPath(position) : list ? translate('records.gone') : loadingName;
  };
}

/** The preset views; `name` is the field of the name in the page's language. */
export const moduleViews = (name: string) =>
  defineViews({
    texts: 'areas.website-modules.list.views',
    presets: {
      all: { filter: {}, sort: { field: name, order: 'ASC' } },
      trouble: { filter: { inTrouble: true }, sort: { field: name, order: 'ASC' } },
      off: { filter: { state_eq_any: ['disabled'] }, sort: { field: name, order: 'ASC' } },
      latest: { filter: {}, sort: { field: 'updatedAt', order: 'DESC' } },
    },
  });
