import type { DataProvider } from 'react-admin';
import type { AudienceOption } from '@/people/audience/audience';
import { audienceGroups } from '@/people/references';
import { allModules } from '../allModules';
import { relatedTo } from '../checks/delivery';
import { asDeliverable, moduleName } from '../moduleSchema';
import { type Position, positions } from '../positionSchema';
import type { Question, SwitchRequest } from './switchRequest';

/** Completes a plan, or the reason why there is none, with what its dialog shows. */
export async function loadQuestion(
  dataProvider: DataProvider,
  request: SwitchRequest,
  { plan, refusal, isChanged }: Pick<Question, 'plan' | 'refusal' | 'isChanged'>,
): Promise<Question> {
  const placeIds = new Set(plan?.positions.map(({ id }) => id));
  const [installed, affectedPositions] = await Promise.all([
    plan || refusal ? allModules(dataProvider) : [],
    placeIds.size === 0
      ? []
      : dataProvider.getMany<Position>(positions.resource, { ids: [...placeIds] }).then(({ data }) => data),
  ]);
  const steps = new Set(plan?.steps.map(({ id }) => id));
  const related = relatedTo(installed.map(asDeliverable), steps);
  const groupIds = new Set(related.flatMap(({ targeting }) => targeting.rules.map(({ groupId }) => groupId)));
  // The plan is still useful without the names of the groups.
  const audience = await dataProvider
    .getMany<AudienceOption>(audienceGroups.resource, { ids: [...groupIds].map((id) => `group:${id}`) })
    .catch(() => ({ data: [] }));
  return {
    ...request,
    plan,
    refusal,
    isChanged,
    names: new Map([...request.modules, ...installed].map((module) => [module.id, moduleName(module)])),
    positions: new Map(affectedPositions.map((place) => [place.id, place])),
    related,
    groups: audience.data.map(({ id, name, path }) => ({ id: id.replace(/^group:/, ''), name, path })),
    now: Date.now(),
  };
}
