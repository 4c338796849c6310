/** A request that the server has received; its answer is delivered when the test says so. */
export interface Pending {
  readonly tab: number;
  readonly kind: 'call' | 'refresh' | 'signIn' | 'profile';
  readonly token: string | undefined;
  readonly fields: URLSearchParams;
  /** The number that the test gave to a call. */
  readonly call: number;
  answer: (() => Response) | undefined;
  open: boolean;
  readonly settle: (answer: Response | undefined) => void;
}

/** How a request ends: as the server would have it, or otherwise. */
export type Outcome = 'normal' | 'refused' | 'failed' | 'unusable' | 'unreachable';

/** The number of the sign-in that a token of this server belongs to. */
export const signInOf = (token: string | null | undefined): string | undefined => token?.split('.')[1];

/**
 * A server that answers nothing by itself: every request waits until the test lets it be processed and delivered, so
 * that a random order of events is repeatable. Tokens are `a.<sign-in>.<number>` and `r.<sign-in>.<number>`; the profile
 * of a token has the name as email with which its sign-in was made.
 */
export class TokenServer {
  readonly pending: Pending[] = [];
  readonly #valid = new Map<string, number>();
  readonly #people = new Map<string, string>();
  readonly #oneTime: boolean;
  #signIns = 0;

  constructor(oneTime: boolean) {
    this.#oneTime = oneTime;
  }

  /** In place of the browser's fetch; the tab is the first segment of the address. */
  readonly fetch = (url: string, init: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const headers = new Headers(init.headers);
      const fields = init.body instanceof URLSearchParams ? init.body : new URLSearchParams();
      const grants = { password: 'signIn', refresh_token: 'refresh' } as const;
      const grant = fields.get('grant_type');
      const entry: Pending = {
        tab: Number(/^\/tab(\d)\//.exec(url)?.[1]),
        kind:
          grant === 'password' || grant === 'refresh_token'
            ? grants[grant]
            : url.endsWith('/admin/profile')
              ? 'profile'
              : 'call',
        token: /^Bearer (.*)$/.exec(headers.get('Authorization') ?? '')?.[1],
        fields,
        call: Number(headers.get('X-Call')),
        answer: undefined,
        open: true,
        settle: (answer) => {
          entry.open = false;
          if (answer === undefined) reject(new TypeError('network'));
          else resolve(answer);
        },
      };
      init.signal?.addEventListener('abort', () => {
        entry.open = false;
        reject(init.signal?.reason);
      });
      this.pending.push(entry);
    });

  inFlight(kind: Pending['kind'], tab?: number): Pending[] {
    return this.pending.filter(
      (each) => each.open && each.kind === kind && (tab === undefined || each.tab === tab),
    );
  }

  open(): Pending[] {
    return this.pending.filter((each) => each.open);
  }

  /** The access tokens of a sign-in that were given out are no longer accepted. */
  expire(signIn: string): void {
    const current = this.#valid.get(signIn);
    if (current !== undefined) this.#valid.set(signIn, Math.floor(current) + 0.5);
  }

  /** The server does its work; the answer is on its way. */
  process(request: Pending, outcome: Outcome): void {
    request.answer ??= this.#answerTo(request, outcome);
  }

  /** The answer arrives, or the network is gone. */
  deliver(request: Pending, outcome: Outcome): void {
    if (outcome !== 'unreachable') this.process(request, outcome);
    request.settle(outcome === 'unreachable' ? undefined : request.answer?.());
  }

  /** Who made the sign-in that a token belongs to. */
  personOf(token: string | null | undefined): string | undefined {
    return this.#people.get(signInOf(token) ?? '');
  }

  newTokens(person: string): { access_token: string; refresh_token: string } {
    this.#signIns += 1;
    this.#valid.set(`${this.#signIns}`, 1);
    this.#people.set(`${this.#signIns}`, person);
    return { access_token: `a.${this.#signIns}.1`, refresh_token: `r.${this.#signIns}.1` };
  }

  #answerTo({ kind, token, fields }: Pending, outcome: Outcome): () => Response {
    const answer = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
    const isCall = kind === 'call' || kind === 'profile';
    if (outcome === 'refused') return answer(isCall ? 403 : 400, {});
    if (outcome === 'failed') return answer(500, {});
    if (outcome === 'unusable') return () => new Response('<!doctype html>');
    if (kind === 'signIn') return answer(200, this.newTokens(fields.get('username') ?? ''));
    const [, signIn = '', number] = (isCall ? token : fields.get('refresh_token'))?.split('.') ?? [];
    const valid = this.#valid.get(signIn);
    if (isCall) return answer(valid === Number(number) ? 200 : 403, { email: this.#people.get(signIn) });
    if (valid === undefined || (this.#oneTime && Math.floor(valid) !== Number(number)))
      return answer(400, {});
    const next = Math.floor(valid) + 1;
    this.#valid.set(signIn, next);
    return answer(200, {
      access_token: `a.${signIn}.${next}`,
      ...(this.#oneTime && { refresh_token: `r.${signIn}.${next}` }),
    });
  }
}
