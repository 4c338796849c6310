import * as v from 'valibot';
import { BadRequest, noContent, readObject } from './answers';
import type { FixtureApi } from './createFixtureApi';

const optionsSchema = v.strictObject({
  /** Milliseconds. */
  accessTokenLifetime: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
  rotateRefreshTokens: v.exactOptional(v.boolean()),
  counts: v.exactOptional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)))),
  scenarios: v.exactOptional(v.array(v.string())),
});

/**
 * Answers the calls by which a browser test controls the stand-alone server, without token or cookie.
 * @throws BadRequest if the options are malformed
 */
export async function answerControlCall(api: FixtureApi, request: Request): Promise<Response | undefined> {
  if (request.method !== 'POST') return undefined;
  switch (new URL(request.url).pathname) {
    case '/fixtures/reset':
      api.reset();
      return noContent();
    case '/fixtures/expire-tokens':
      api.expireAccessTokens();
      return noContent();
    case '/fixtures/options': {
      const { success, output, issues } = v.safeParse(optionsSchema, await readObject(request));
      if (!success) throw new BadRequest(v.summarize(issues));
      api.configure(output);
      return noContent();
    }
    default:
      return undefined;
  }
}
