import type { Config } from '@/config';
import { leadsTo } from '@/session/address';
import { addAntiForgery } from '@/session/antiForgery';
import { withDeadline } from '@/session/deadline';
import type { Session } from '@/session/session';
import { ApiError } from './apiError';

/** How long a call may take, its answer included, in milliseconds. */
const answerWithin = 60_000;
const fileWithin = 600_000;

/** A request as the application writes it; `url` is relative, or absolute when a base is. */
export interface Call {
  readonly url: string;
  readonly method?: string;
  readonly headers?: HeadersInit;
  /** No stream: it can be read only once, and a call may be sent twice. */
  readonly body?: XMLHttpRequestBodyInit;
  readonly signal?: AbortSignal;
  /** The answer is a file, which is not read as text unless the server refuses. */
  readonly isFile?: boolean;
}

/** The whole answer: the body is read while the time-out still runs. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Empty where `blob` is there. */
  readonly text: string;
  readonly blob?: Blob;
}

export type Send = (call: Call) => Promise<Answer>;

/** A browser tells nothing of a redirect that it does not follow but that it is one. */
const isRedirect = ({ type, status }: Response) =>
  type === 'opaqueredirect' || (status > 300 && status < 400);

/**
 * Sends calls with fresh bearer and anti-forgery headers; on `session.refreshOn` (403) refreshes once, then retries once
 * (readings R3, R4 and R7). During an interruption calls wait for the same person; redirects, to a sign-in page perhaps, are unusable
 * answers, so that no header reaches a foreign origin. Throws an ApiError 'offline', 'timeout', 'unusable' or 'ended', and passes on the caller's abort.
 */
export function createSend(config: Config, session: Session): Send {
  const { refreshOn } = config.session;
  const origins = new Set([
    location.origin,
    ...Object.values(config.bases).map((base) => new URL(base, location.href).origin),
  ]);

  async function once(call: Call, token: string | undefined): Promise<Answer> {
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
          const { status, headers: answered } = response;
          if (call.isFile && response.ok)
            return { status, headers: answered, text: '', blob: await response.blob() };
          return { status, headers: answered, text: await response.text() };
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
    const replaced = () => session.getSnapshot().epoch !== epoch;
    /** An answer for a replaced session is not for the person who is signed in now. */
    const current = async (answer: Answer) => {
      if (!isForeign) await session.resumed();
      if (replaced()) throw new ApiError('ended');
      return answer;
    };
    // A call with its own header is not for this session.
    const isForeign = new Headers(call.headers).has('Authorization');
    if (!isForeign) await session.settled();
    call.signal?.throwIfAborted();
    if (replaced()) throw new ApiError('ended');

    const used = isForeign ? undefined : token();
    const answer = await once(call, used);
    if (!refreshOn.includes(answer.status) || used === undefined) return current(answer);
    if (replaced()) return answer;
    if (session.accessToken() === used) {
      const renewed = session.hasRefreshToken() && (await session.renew(used));
      if (!renewed && session.accessToken() === used) return answer;
    }
    await session.resumed();
    call.signal?.throwIfAborted();
    return replaced() ? answer : current(await once(call, token()));
  };
}
