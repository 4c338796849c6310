import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import type { RecordCalls } from '@/api/records';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { changesResource } from '../changes/changeSchema';
import { languagesResource } from '../languages/useLanguages';
import { textsResource } from '../translations/textAddress';
import { fetchSourceTexts, type SourceTexts } from './sourceTexts';

const keys = v.array(v.string());

const answerSchema = v.object({
  added: keys,
  changed: v.array(v.object({ key: v.string(), before: v.string(), after: v.string() })),
  removed: keys,
});

/** What the texts of a build would change. */
export type BuildDifference = v.InferOutput<typeof answerSchema>;

const sync = (calls: RecordCalls, source: SourceTexts, dryRun: boolean, signal?: AbortSignal) =>
  calls.call(textsResource, {
    path: '/actions/sync',
    body: { ...source, dryRun },
    reads: dryRun,
    schema: answerSchema,
    ...(signal && { signal }),
  });

/** Asks what is new in the texts of the build, by a dry run, and takes them over. @param known the build that the server has taken over */
export function useNewTexts(known: string | null) {
  const calls = useRecordCalls();
  const query = useQuery({
    queryKey: ['default-translations/sync', known],
    queryFn: async ({ signal }) => {
      const source = await fetchSourceTexts(signal);
      if (source.build === known) return null;
      return { source, difference: await sync(calls, source, true, signal) };
    },
    retry: false,
  });
  const take = useRecordMutation((own, source: SourceTexts) => sync(own, source, false), {
    refreshes: [textsResource, languagesResource, changesResource],
  });
  return { query, take };
}
