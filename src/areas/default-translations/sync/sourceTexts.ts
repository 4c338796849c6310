import * as v from 'valibot';
import { basePath } from '@/config';

const schema = v.object({ build: v.string(), texts: v.record(v.string(), v.string()) });

export type SourceTexts = v.InferOutput<typeof schema>;

/** The English texts of the build on the server, past old copies: a page that was opened before it must not take over its own. Rejects where there are none. */
export async function fetchSourceTexts(signal: AbortSignal): Promise<SourceTexts> {
  const response = await fetch(`${basePath}assets/i18n/source.json`, { cache: 'no-cache', signal });
  return v.parse(schema, await response.json());
}
