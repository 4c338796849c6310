import type { Bases } from '../../src/mocks/bases.ts';
import { documentBases } from '../openapi/bases.ts';
import type { ReceivedAnswer } from '../openapi/checkAnswer.ts';
import { NoAnswer, networkFault } from './noAnswer.ts';
import type { Config } from './readConfig.ts';

/** Who a call is made as: the person who signed in, nobody, or with the header given. */
type Authorization = 'person' | 'nobody' | { readonly header: string };

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly base: keyof Bases;
  /** Below the base, with its query. */
  readonly path: string;
  readonly as?: Authorization;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
}

export type Client = ReturnType<typeof createClient>;

/**
 * Sends calls as the application does: bearer, anti-forgery header where the base is relative, no redirects. Keeps
 * cookies and the tokens of one person.
 * @param root the address that relative bases are put behind
 * @param seconds how long a call may take, its answer included
 */
export function createClient(root: URL, { bases, antiForgery }: Config, seconds: number) {
  const cookies = new Map<string, string>();
  const isAbsolute = (base: keyof Bases) => /^https?:/.test(bases[base]);
  const prefix = root.href.replace(/\/$/, '');

  const urlOf = ({ base, path }: Pick<Call, 'base' | 'path'>) =>
    new URL(`${isAbsolute(base) ? '' : prefix}${bases[base]}${path}`);

  function headersOf({ method, base, as = 'person', json }: Call): Headers {
    const headers = new Headers({ Accept: 'application/json' });
    if (as === 'person' && client.accessToken !== undefined) {
      headers.set('Authorization', `Bearer ${client.accessToken}`);
    }
    if (typeof as === 'object') headers.set('Authorization', as.header);
    if (json !== undefined) headers.set('Content-Type', 'application/json');
    if (isAbsolute(base)) return headers;
    if (cookies.size > 0) {
      headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const token = cookies.get(antiForgery.cookie);
    if (token !== undefined && method !== 'GET') headers.set(antiForgery.header, decoded(token));
    return headers;
  }

  function keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^\s*([^=;]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /;\s*max-age\s*=\s*(0|-\d+)\s*(;|$)/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  const client = {
    accessToken: undefined as string | undefined,
    refreshToken: undefined as string | undefined,

    /** The path of a call as the document writes it, without query. */
    documentPath: ({ base, path }: Pick<Call, 'base' | 'path'>) =>
      documentBases[base] + path.replace(/[?#].*$/, ''),

    urlOf,

    /** @throws NoAnswer when the network fails, the time runs out, or the server redirects */
    async send(call: Call): Promise<ReceivedAnswer> {
      const url = urlOf(call);
      const body = call.form ? new URLSearchParams(call.form) : (JSON.stringify(call.json) ?? null);
      let answer: ReceivedAnswer;
      try {
        const response = await fetch(url, {
          method: call.method,
          headers: headersOf(call),
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(Math.ceil(seconds * 1000)),
        });
        if (!isAbsolute(call.base)) keepCookies(response);
        const { status, headers } = response;
        answer = { status, headers, text: await response.text() };
      } catch (error) {
        throw new NoAnswer(networkFault(error, url, seconds));
      }
      if (answer.status >= 300 && answer.status < 400) throw new NoAnswer(redirectFault(answer, url));
      return answer;
    },
  };
  return client;
}

/** A redirect's target without its query and path parameters, which may hold secrets. */
function redirectFault({ status, headers }: ReceivedAnswer, url: URL): string {
  const location = headers.get('Location');
  const target = location !== null && URL.canParse(location, url) ? new URL(location, url) : undefined;
  const where = target ? ` to ${target.origin}${target.pathname.replace(/;[^/]*/g, '')}` : '';
  return `${url.origin} redirects${where} (status ${status}). The application follows no redirects.`;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
