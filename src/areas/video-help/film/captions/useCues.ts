import { useQuery } from '@tanstack/react-query';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { cuesSchema } from '../../help/helpSchemas';
import { type Video, videos } from '../../videoSchema';

export const cuesPath = ({ id }: Pick<Video, 'id'>, lang: string): string =>
  `/${encodeURIComponent(id)}/cues/${encodeURIComponent(lang)}`;

/** The captions of a film in a language, for editing; requests nothing without a language. */
export function useCues(video: Video, lang: string | undefined) {
  const calls = useRecordCalls();
  return useQuery({
    queryKey: [videos.resource, 'cues', video.id, video.version, lang],
    queryFn: ({ signal }) =>
      calls.call(videos.resource, { path: cuesPath(video, lang ?? ''), schema: cuesSchema, signal }),
    enabled: lang !== undefined,
  });
}
