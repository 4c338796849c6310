import { BadRequest, noContent, readObject } from './answers';
import type { FixtureApi } from './createFixtureApi';
import type { TokenSettings } from './options';

function readSettings({ accessTokenLifetime, rotateRefreshTokens, ...others }: Record<string, unknown>) {
  const [stranger] = Object.keys(others);
  if (stranger !== undefined) throw new BadRequest(`There is no option ${stranger}`);
  const settings: Partial<TokenSettings> = {};
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
  return settings;
}

/**
 * The calls with which a browser test steers the stand-alone server: `POST /fixtures/reset`,
 * `/fixtures/expire-tokens`, `/fixtures/options`. They need neither token nor cookie.
 * @throws BadRequest when the options are malformed
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
