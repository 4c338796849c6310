import type { Config } from '@/config';
import { leadsTo } from '@/session/address';
import { addAntiForgery } from '@/session/antiForgery';
import { withDeadline } from '@/session/deadline';
import type { Session } from '@/session/session';
import { ApiError } from './apiError';

/** Time limit for a call including its response body, in milliseconds. */
const answerWithin = 60_000;
const fileWithin = 600_000;

/** A request of the application; `url` is absolute only if `config.json` has an absolute base. */
export interface Call {
  readonly url: string;
  readonly method?: string;
  readonly headers?: HeadersInit;
  readonly body?: string | URLSearchParams;
  readonly signal?: AbortSignal;
  /** The answer is a file: read as a blob, or as text if the server refuses. */
  readonly isFile?: boolean;
}

/** A complete response: its body is read within the time limit. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Empty if there is a `blob`. */
  readonly text: string;
  readonly blob?: Blob;
}

export type Send = (call: Call) => Promise<Answer>;

/** With `redirect: 'manual'`, browsers reveal nothing about a redirect except its type. */
const isRedirect = ({ type, status }: Response) =>
  type === 'opaqueredirect' || (status > 300 && status < 400);

/**
 * Sends calls with fresh bearer and anti-forgery headers; on `session.refreshOn` (403) refreshes the token once and retries once
 * (readings R3, R4 and R7). During an interruption, calls wait for the same person. Redirects count as unusable, so that no header
 * reaches another origin. Throws an ApiError 'offline', 'timeout', 'unusable' or 'ended', and rethrows the caller's abort.
 */
export function createSend(config: Config, session: Session): Send {
  const { refreshOn } = config.session;
  const origins = new Set([
    location.origin,
    ...Object.values(config.bases).map((base) => new URL(base, location.href).origin),
  ]);

  async function sendOnce(call: Call, token: string | undefined): Promise<Answer> {
    const method = call.method ?? 'GET';
    const headers = new Headers(call.headers);
    if (token !== undefined && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
    addAntiForgery(headers, method, call.url, config.antiForgery);
    const { url, body } = call;
    try {
      return await withDeadline(
        call.isFile ? fileWithin : answerWithin,
        async (signal) => {
          const response = await fetch(url, { method, headers, body, signal, redirect: 'manual' });
          if (isRedirect(response)) throw new ApiError('unusable');
          const { status, headers: answerHeaders } = response;
          if (call.isFile && response.ok)
            return { status, headers: answerHeaders, text: '', blob: await response.blob() };
          return { status, headers: answerHeaders, text: await response.text() };
        },
        ...(call.signal ? [call.signal] : []),
      );
    } catch (error) {
      call.signal?.throwIfAborted();
      if (error instanceof ApiError) throw error;
      throw new ApiError(
        error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'offline',
      );
    }
  }

  return async function send(call) {
    const { epoch } = session.getSnapshot();
    const token = () => (leadsTo(origins, call.url, document.baseURI) ? session.accessToken() : undefined);
    const isReplaced = () => session.getSnapshot().epoch !== epoch;
    /** Rejects an answer that arrives after another session has replaced this one. */
    const current = async (answer: Answer) => {
      if (!isForeign) await session.resumed();
      if (isReplaced()) throw new ApiError('ended');
      return answer;
    };
    // A call with its own `Authorization` header does not belong to this session.
    const isForeign = new Headers(call.headers).has('Authorization');
    if (!isForeign) await session.settled();
    call.signal?.throwIfAborted();
    if (isReplaced()) throw new ApiError('ended');

    const used = isForeign ? undefined : token();
    const answer = await sendOnce(call, used);
    if (!refreshOn.includes(answer.status) || used === undefined) return current(answer);
    if (isReplaced()) return answer;
    if (session.accessToken() === used) {
      const isRenewed = session.hasRefreshToken() && (await session.renew(used));
      if (!isRenewed && session.accessToken() === used) return answer;
    }
    await session.resumed();
    call.signal?.throwIfAborted();
    return isReplaced() ? answer : current(await sendOnce(call, token()));
  };
}
