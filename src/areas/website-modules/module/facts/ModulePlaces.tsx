import { useTranslate } from 'react-admin';
import { AppLink } from '@/ui/page/AppLink';
import { positionPath } from '../../positionSchema';
import { chosenPath } from '../../positions/positionsLocation';
import { useAllPositions } from '../../positions/usePositions';

const texts = 'areas.website-modules.edit.facts';

/** The positions of a module, as links to where it can be moved. */
export function ModulePlaces({ moduleId }: { moduleId: string }) {
  const translate = useTranslate();
  const { data, isError } = useAllPositions();
  if (isError) return translate('areas.website-modules.positions.failed');
  if (data === undefined) return '…';
  const places = data.filter(({ moduleIds }) => moduleIds.includes(moduleId));
  if (places.length === 0)
    return (
      <>
        {translate(`${texts}.nowhere`)} · <AppLink to={chosenPath({})}>{translate(`${texts}.place`)}</AppLink>
      </>
    );
  return places.map((place, index) => (
    <span key={place.id}>
      {index > 0 ? ', ' : ''}
      <AppLink to={chosenPath({ page: place.page, position: place.id, module: moduleId })}>
        <bdi>{positionPath(place)}</bdi>
      </AppLink>
    </span>
  ));
}
