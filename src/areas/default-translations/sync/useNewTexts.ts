import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import type { RecordCalls } from '@/api/records';
import { basePath } from '@/config';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { changesResource } from '../changes/changeSchema';
import { languagesResource } from '../languages/useLanguages';
import { textsResource } from '../translations/textAddress';

const keys = v.array(v.string());

const answerSchema = v.object({
  added: keys,
  changed: v.array(v.object({ key: v.string(), before: v.string(), after: v.string() })),
  removed: keys,
});

/** What the texts of a build change. */
export type BuildDifference = v.InferOutput<typeof answerSchema>;

const sync = (calls: RecordCalls, source: SourceTexts, dryRun: boolean, signal?: AbortSignal) =>
  calls.call(textsResource, {
    path: '/actions/sync',
    body: { ...source, dryRun },
    reads: dryRun,
    schema: answerSchema,
    ...(signal && { signal }),
  });

/** Compares the texts of the build with the server's by a dry run, and applies them. @param known the server's build */
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

const schema = v.object({ build: v.string(), texts: v.record(v.string(), v.string()) });

export type SourceTexts = v.InferOutput<typeof schema>;

/** Loads the English texts of the deployed build, not those of a page opened before it. Rejects if there are none. */
async function fetchSourceTexts(signal: AbortSignal): Promise<SourceTexts> {
  const response = await fetch(`${basePath}assets/i18n/source.json`, { cache: 'no-cache', signal });
  return v.parse(schema, await response.json());
}
