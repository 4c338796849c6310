import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { audienceGroups } from '@/people/references';
import { choice, defineFilters, flag, oneOf, oneReference } from '@/records/filters/defineFilters';
import { unknownYet } from '@/records/inputs/recordOptions';
import { categories, healths, states } from '../moduleSchema';
import { type Position, positionPath, positions } from '../positionSchema';

/** What the list of modules can be narrowed to. */
export const moduleFilters = defineFilters({
  texts: 'areas.website-modules.list.filters',
  fields: {
    state_eq_any: choice(states, 'areas.website-modules.states'),
    category_eq_any: choice(categories, 'areas.website-modules.categories'),
    'health.state_eq_any': choice(healths, 'areas.website-modules.healths'),
    hasUpdate: flag(),
    groupRule: oneReference(audienceGroups),
    positionId: oneOf(usePositionOptions, usePositionName),
  },
});

const all = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'page', order: 'ASC' },
  filter: {},
} as const;

/** The places of all pages: a website has few. */
function usePositions() {
  const dataProvider = useDataProvider();
  const { data, isError } = useQuery({
    queryKey: [positions.resource, 'all'],
    queryFn: ({ signal }) => dataProvider.getList<Position>(positions.resource, { ...all, signal }),
  });
  return { list: data?.data, isError };
}

function usePositionOptions() {
  const { list, isError } = usePositions();
  const options = (list ?? []).map((position) => ({ value: position.id, label: positionPath(position) }));
  return { options, failed: isError };
}

function usePositionName() {
  const translate = useTranslate();
  const { list } = usePositions();
  return (id: string) => {
    const position = list?.find((each) => each.id === id);
    return position ? positionPath(position) : list ? translate('records.gone') : unknownYet;
  };
}
