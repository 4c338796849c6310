import * as v from 'valibot';
import { basePath, type Config } from '@/config';
import type { Session } from '@/session/session';
import { callAddress } from './callAddress';
import { createDownload } from './download';
import { type Profile, profileSchema } from './profile';
import { accepted, createRequest, jsonBody } from './request';
import { createSend } from './send';

export type ApiClient = ReturnType<typeof createApiClient>;

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

/** The calls of the specification (section 7; reading R2), and `send`, `request` and `download` for the calls of areas. All reject with an ApiError. */
export function createApiClient(config: Config, session: Session) {
  const { bases, calls, translations } = config;
  const send = createSend(config, session);
  const request = createRequest(send);
  const profileUrl = `${bases.clientApi}admin/profile`;

  /** The URL of a language's file; a path without a leading slash is relative to the application's base (reading R1). */
  function translationUrl(code: string): string {
    return callAddress(basePath, translations.path.replace(/\{(code|lang)\}/g, code));
  }

  return {
    send,
    request,
    download: createDownload(send),

    getProfile: (signal?: AbortSignal): Promise<Profile> =>
      request(profileSchema, { url: profileUrl, signal }),

    /** The profile for this access token, which may belong to another session. */
    getProfileOf: (accessToken: string, signal: AbortSignal): Promise<Profile> =>
      request(profileSchema, {
        url: profileUrl,
        headers: { Authorization: `Bearer ${accessToken}` },
        signal,
      }),

    /** Saves the name only; the response body is ignored (specification, S7.2). */
    async saveProfile(name: string): Promise<void> {
      accepted(await send({ url: profileUrl, method: 'POST', ...jsonBody({ name }) }));
    },

    /** Changes the password; undefined unless `config.json` names a call for it (reading R7). */
    changePassword: optionalCall(calls.changePassword, ({ current, next }: PasswordChange) => ({
      currentPassword: current,
      newPassword: next,
    })),

    /** Requests a password reset email; undefined unless `config.json` names a call for it (reading R1). */
    requestPasswordReset: optionalCall(calls.requestPasswordReset, (email: string) => ({ email })),

    /** The server's list of languages, unparsed; see `readLanguages` (reading R9). */
    getLanguages: (signal?: AbortSignal): Promise<unknown> =>
      request(v.unknown(), { url: `${bases.api}groups/languages`, signal }),

    /** The content of a language's translation file, unparsed: the caller checks it. */
    async getTranslation(code: string, signal?: AbortSignal): Promise<string> {
      return accepted(await send({ url: translationUrl(code), signal })).text;
    },

    /** Whether a translation file exists; an HTML page served in its place does not count. */
    async hasTranslation(code: string, signal?: AbortSignal): Promise<boolean> {
      const { status, headers } = await send({ url: translationUrl(code), method: 'HEAD', signal });
      return status >= 200 && status < 300 && !/html/i.test(headers.get('Content-Type') ?? '');
    },
  };

  function optionalCall<Input>(address: string | undefined, body: (input: Input) => unknown) {
    if (address === undefined) return undefined;
    const url = callAddress(bases.clientApi, address);
    return async (input: Input): Promise<void> => {
      accepted(await send({ url, method: 'POST', ...jsonBody(body(input)) }));
    };
  }
}
