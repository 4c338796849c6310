import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { ApiError, refusalCode } from '@/api/apiError';
import type { RecordCalls } from '@/api/records';
import { refusalOf } from '@/api/refusal';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { visibleText } from '@/ui/visibleText';
import type { Cue } from '../../checks/cues';
import { cuesSchema } from '../../help/helpSchemas';
import { type Video, videoSchema, videos } from '../../videoSchema';

interface CaptionsChange {
  readonly kind: string;
  readonly cues: readonly Cue[];
  readonly version: number;
}

/** Saves the captions of a language. If somebody else has saved meanwhile, `conflict` is the current video. */
export function useSaveCues(video: Video, lang: string, onSaved: () => void) {
  const translate = useTranslate();
  const [conflict, setConflict] = useState<Video>();
  const [failure, setFailure] = useState<string>();
  const { mutate, isPending } = useRecordMutation(
    (calls, body: CaptionsChange) =>
      calls.call(videos.resource, {
        path: cuesPath(video, lang),
        method: 'PUT',
        body,
        schema: videoSchema,
      }),
    { refreshes: [videos.resource] },
  );
  const save = (body: CaptionsChange) =>
    mutate(body, {
      onSuccess: onSaved,
      onError: (error) => {
        const { current, fields, message } = refusalOf(error);
        const theirs = v.safeParse(videoSchema, current);
        setConflict(theirs.success ? theirs.output : undefined);
        const [[field, reason] = []] = Object.entries(fields);
        const text = reason ?? message;
        const line = field?.split('.')[1];
        const reasonText = translate(text, { _: text });
        setFailure(
          theirs.success
            ? undefined
            : line
              ? translate('areas.video-help.captions.line', { line: Number(line) + 1, text: reasonText })
              : reasonText,
        );
      },
    });
  return { save, isPending, conflict, failure };
}

interface Correction {
  /** The caption as it was read. */
  readonly from: Cue;
  readonly text: string;
}

export interface Corrected {
  /** The caption as somebody else has changed it. */
  readonly theirs?: Cue;
}

/**
 * Saves the text of one caption into the captions that the server has now, whatever else somebody has changed in them or
 * in the video. Answers `theirs` without saving if this caption was changed itself. @throws ApiError 'notFound' if it is
 * no longer there
 */
export function useCorrectCue(video: Video, lang: string) {
  return useRecordMutation<Correction, Corrected>(
    (calls, correction) =>
      correct(calls, video, lang, correction).catch((error: unknown) => {
        // Somebody has saved while this was read.
        if (refusalCode(error) === 'stale') return correct(calls, video, lang, correction);
        throw error;
      }),
    { refreshes: [videos.resource] },
  );
}

async function correct(
  calls: RecordCalls,
  video: Video,
  lang: string,
  { from, text }: Correction,
): Promise<Corrected> {
  const path = cuesPath(video, lang);
  // The version first: captions that are saved after it are noticed.
  const { version } = await calls.call(videos.resource, { path: recordPath(video), schema: videoSchema });
  const { kind, cues } = await calls.call(videos.resource, { path, schema: storedCuesSchema });
  const index = cues.findIndex(({ start, end }) => start === from.start && end === from.end);
  const theirs = cues[index];
  if (theirs === undefined) throw new ApiError('refused', 404);
  if (![from.text, text].includes(visibleText(theirs.text))) return { theirs };
  const body = { kind, version, cues: cues.with(index, { ...theirs, text }) };
  await calls.call(videos.resource, { path, method: 'PUT', body, schema: videoSchema });
  return {};
}

/** Captions as they are stored, to be written again; `cuesSchema` is for reading them. */
export const storedCuesSchema = v.object({
  kind: v.picklist(['captions', 'subtitles']),
  cues: v.array(v.object({ start: v.number(), end: v.number(), text: v.string() })),
});

const recordPath = ({ id }: Pick<Video, 'id'>): string => `/${encodeURIComponent(id)}`;

export const cuesPath = (video: Pick<Video, 'id'>, lang: string): string =>
  `${recordPath(video)}/cues/${encodeURIComponent(lang)}`;

/** The captions of a video in a language, for editing; requests nothing without a language. */
export function useCues(video: Video, lang: string | undefined) {
  const calls = useRecordCalls();
  return useQuery({
    queryKey: [videos.resource, 'cues', video.id, lang, video.version],
    queryFn: ({ signal }) =>
      calls.call(videos.resource, { path: cuesPath(video, lang ?? ''), schema: cuesSchema, signal }),
    enabled: lang !== undefined,
    // Those before a change stay until the new ones are there.
    placeholderData: (previous, query) => (query?.queryKey[3] === lang ? previous : undefined),
  });
}
