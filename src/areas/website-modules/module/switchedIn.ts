import * as v from 'valibot';
import { idSchema } from '@/api/records';
import type { HistoryEvent } from '@/records/history/useHistory';
import type { Switched } from '../moduleSchema';

const sideSchema = v.picklist(['enabled', 'disabled']);
const stepsSchema = v.object({ steps: v.array(v.object({ id: idSchema, enabled: v.boolean() })) });

/** What the switch changed in an event of a module's history, this module alone where the server does not say; undefined for other events. */
export function switchedIn({ changes }: HistoryEvent, moduleId: string): Switched['steps'] | undefined {
  const state = changes.find(({ field }) => field === 'state');
  if (!v.is(sideSchema, state?.before) || !v.is(sideSchema, state?.after)) return undefined;
  const all = v.safeParse(stepsSchema, changes.find(({ field }) => field === 'lastSwitch')?.after);
  return all.success ? all.output.steps : [{ id: moduleId, enabled: state.after === 'enabled' }];
}
