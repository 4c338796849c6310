import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import * as v from 'valibot';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import type { Film } from './helpSchemas';
import { reader } from './useHelp';

/** Seconds of a film after which the place is kept anew while it plays. */
const every = 10;

/** Keeps how far the person is: when the film is opened, while it plays, and when it stops. What is not kept is no harm. */
export function useProgress({ id, progress, durationSec }: Film, start: number, onOpened: () => void) {
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const kept = useRef(start);
  const send = useCallback(
    async (positionSec: number, finished: boolean) => {
      kept.current = positionSec;
      // Whoever opens it again goes on there, also before the server is asked anew.
      queryClient.setQueriesData<Film>({ queryKey: [reader, `/${encodeURIComponent(id)}`] }, (film) =>
        film && 'progress' in film ? { ...film, progress: { positionSec, finished } } : film,
      );
      await calls.call(reader, {
        path: `/${encodeURIComponent(id)}/progress`,
        method: 'PUT',
        body: { positionSec: Math.round(positionSec * 10) / 10, finished },
        reads: true,
        schema: v.unknown(),
      });
    },
    [calls, queryClient, id],
  );
  const opened = useEffectEvent(onOpened);
  const isNew = progress === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each film
  useEffect(() => {
    if (isNew) send(start, false).then(() => opened(), quiet);
  }, [id]);
  return {
    playing(seconds: number): void {
      if (Math.abs(seconds - kept.current) >= every) send(seconds, false).catch(quiet);
    },
    resting(seconds: number, finished: boolean): void {
      send(finished ? durationSec : seconds, finished).catch(quiet);
    },
  };
}

const quiet = () => {};
