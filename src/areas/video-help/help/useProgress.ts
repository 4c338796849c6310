import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import * as v from 'valibot';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import type { HelpVideo } from './helpSchemas';
import { reader } from './useHelp';

/** The interval at which the position is stored while playing, in seconds of the video. */
const saveIntervalSec = 10;

/** Stores the position when the video is opened, while it plays, and when it stops. Failures are ignored. */
export function useProgress({ id, progress, durationSec }: HelpVideo, start: number, onOpened: () => void) {
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const savedSec = useRef(start);
  async function send(positionSec: number, finished: boolean): Promise<void> {
    savedSec.current = positionSec;
    // Reopening it continues there, even before the server is queried again.
    queryClient.setQueriesData<HelpVideo>({ queryKey: [reader, `/${encodeURIComponent(id)}`] }, (video) =>
      video && 'progress' in video ? { ...video, progress: { positionSec, finished } } : video,
    );
    await calls.call(reader, {
      path: `/${encodeURIComponent(id)}/progress`,
      method: 'PUT',
      body: { positionSec: Math.round(positionSec * 10) / 10, finished },
      reads: true,
      schema: v.unknown(),
    });
  }
  const notifyOpened = useEffectEvent(onOpened);
  const isNew = progress === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per video
  useEffect(() => {
    if (isNew) send(start, false).then(() => notifyOpened(), ignoreFailure);
  }, [id]);
  return {
    onTime(seconds: number): void {
      if (Math.abs(seconds - savedSec.current) >= saveIntervalSec) send(seconds, false).catch(ignoreFailure);
    },
    onStop(seconds: number, finished: boolean): void {
      send(finished ? durationSec : seconds, finished).catch(ignoreFailure);
    },
  };
}

const ignoreFailure = () => {};
