import { BadRequest, isRecord, noContent, readObject } from './answers';
import type { FixtureApi } from './createFixtureApi';
import type { RunningSettings } from './options';
import type { Fields } from './store';

function readSettings({ accessTokenLifetime, rotateRefreshTokens, counts, scenarios, ...others }: Fields) {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new BadRequest(`There is no option ${unknown}`);
  const settings: RunningSettings = {};
  if (accessTokenLifetime !== undefined) {
    if (typeof accessTokenLifetime !== 'number' || !(accessTokenLifetime >= 0)) {
      throw new BadRequest('accessTokenLifetime must be a number of milliseconds');
    }
    settings.accessTokenLifetime = accessTokenLifetime;
  }
  if (rotateRefreshTokens !== undefined) {
    if (typeof rotateRefreshTokens !== 'boolean') {
      throw new BadRequest('rotateRefreshTokens must be true or false');
    }
    settings.rotateRefreshTokens = rotateRefreshTokens;
  }
  if (counts !== undefined) settings.counts = readCounts(counts);
  if (scenarios !== undefined) settings.scenarios = readNames(scenarios);
  return settings;
}

function readNames(names: unknown): readonly string[] {
  const isName = (name: unknown): name is string => typeof name === 'string';
  if (!Array.isArray(names) || !names.every(isName))
    throw new BadRequest('scenarios must be a list of names');
  return names;
}

function readCounts(counts: unknown): Record<string, number> {
  const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
  if (!isRecord(counts)) throw new BadRequest('counts must be an object');
  return Object.fromEntries(
    Object.entries(counts).map(([resource, count]) => {
      if (!isCount(count)) throw new BadRequest(`counts.${resource} must be a whole number, 0 or more`);
      return [resource, count];
    }),
  );
}

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
    case '/fixtures/options':
      api.configure(readSettings(await readObject(request)));
      return noContent();
    default:
      return undefined;
  }
}
