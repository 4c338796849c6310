import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { refusalBody } from '@/api/apiError';
import { refusalOf } from '@/api/refusal';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { readingTime } from '@/ui/controls/useUndoToast';
import { type Position, positionPath, positionSchema, positions } from '../positionSchema';
import type { Arranging } from './useArrangement';

const texts = 'areas.website-modules.positions.save';

const answerSchema = v.object({ positions: v.array(positionSchema) });
const staleSchema = v.object({ code: v.literal('stale'), ...answerSchema.entries });
const chosenSchema = v.record(v.string(), v.array(v.string()));

/** Saves all changed positions or none. Positions that somebody else has changed are compared; a refusal names its position. */
export function useSavePositions({ changed, accept }: Arranging) {
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const errorText = useErrorText();
  const [once, busy] = useOneAtATime();
  const [theirs, setTheirs] = useState<readonly Position[]>([]);

  async function send(sent: readonly Position[]): Promise<void> {
    const body = { positions: sent.map(({ id, moduleIds, version }) => ({ id, moduleIds, version })) };
    try {
      const path = '/actions/save';
      const answer = await calls.call(positions.resource, { path, body, schema: answerSchema });
      accept(answer.positions);
      notify(translate('records.saved'), { type: 'success' });
      void queryClient.invalidateQueries({ queryKey: [positions.resource], refetchType: 'none' });
    } catch (error) {
      const stale = v.safeParse(staleSchema, refusalBody(error));
      if (stale.success) return setTheirs(stale.output.positions);
      const [refused] = Object.entries(refusalOf(error).fields);
      const position = sent[Number(/^positions\.(\d+)$/.exec(refused?.[0] ?? '')?.[1])];
      const text =
        refused && position
          ? translate(`${texts}.refused`, {
              position: positionPath(position),
              reason: translate(refused[1], { _: refused[1] }),
            })
          : translate(`${texts}.failed`, { reason: errorText(error) });
      notify(text, { type: 'error', autoHideDuration: readingTime });
    }
  }

  const save = (sent: readonly Position[]) => void once(() => send(sent));
  return {
    busy,
    save: () => save(changed),
    /** The versions that somebody else has saved; empty without a conflict. */
    theirs,
    /** Continues with the modules chosen in the comparison, by position id. */
    resolve: (chosen: Readonly<Record<string, unknown>>) => {
      const remaining = accept(theirs, v.parse(chosenSchema, chosen));
      setTheirs([]);
      if (remaining.length > 0) save(remaining);
    },
    cancel: () => setTheirs([]),
  };
}
