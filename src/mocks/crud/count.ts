import { BadRequest, isRecord, json } from '../answers';
import type { Context, Fields } from '../store';
import { matching } from './list';
import type { Resource } from './resource';

/** How many filters one call may count by. */
const most = 20;

/**
 * Answers `POST <resource>/actions/count`: for each filter, by a name of the client's, the total that the list has with it.
 * @throws BadRequest when a filter is unreadable, or there are too many
 */
export function answerCount(resource: Resource, { filters }: Fields, context: Context): Response {
  if (!isRecord(filters)) throw new BadRequest('filters must be an object of filters by name');
  const entries = Object.entries(filters);
  if (entries.length > most) throw new BadRequest(`There are more than ${most} filters`);
  const counts = entries.map(([name, filter]) => {
    if (!isRecord(filter)) throw new BadRequest(`The filter ${name} must be an object`);
    return [name, matching(resource, filter, context).length];
  });
  return json({ counts: Object.fromEntries(counts), asOf: new Date(context.now).toISOString() });
}
