import * as v from 'valibot';
import { basePath } from '../../config';

/** How long `version.json` is waited for, in milliseconds. */
const answerWithin = 3000;

const schema = v.object({ build: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

/** The id of the build that this page belongs to; undefined in development and in the demo. */
export function ownBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
}

/**
 * The id of the build that the server delivers now: a few bytes, never from a cache. Rejects when there is no answer
 * within three seconds, or none that can be used.
 */
export async function fetchBuild(): Promise<string> {
  const response = await fetch(`${basePath}version.json`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(answerWithin),
  });
  return v.parse(schema, await response.json()).build;
}
