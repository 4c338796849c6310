import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { refusalOf } from '@/api/refusal';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
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

export const cuesPath = ({ id }: Pick<Video, 'id'>, lang: string): string =>
  `/${encodeURIComponent(id)}/cues/${encodeURIComponent(lang)}`;

/** The captions of a video in a language, for editing; requests nothing without a language. */
export function useCues(video: Video, lang: string | undefined) {
  const calls = useRecordCalls();
  return useQuery({
    queryKey: [videos.resource, 'cues', video.id, video.version, lang],
    queryFn: ({ signal }) =>
      calls.call(videos.resource, { path: cuesPath(video, lang ?? ''), schema: cuesSchema, signal }),
    enabled: lang !== undefined,
  });
}
