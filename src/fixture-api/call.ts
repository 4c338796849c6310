import type { Account } from './accounts';
import type { BaseName } from './bases';

export interface CallContext {
  readonly request: Request;
  readonly url: URL;
  /** The values of the path's `:name` segments, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

export interface SignedInContext extends CallContext {
  readonly account: Account;
}

interface Address {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly base: BaseName;
  /** Below the base, with `:name` for a segment that varies: `users/:id`. */
  readonly path: string;
  /** True for a POST that changes nothing. */
  readonly reads?: boolean;
}

/** A call without a bearer token: the token endpoint, and what a page needs before the sign-in. */
export interface OpenCall extends Address {
  readonly access: 'signIn' | 'public';
  respond(context: CallContext): Response | Promise<Response>;
}

export interface BearerCall extends Address {
  readonly access: 'bearer';
  /** The permission key that the call needs, or one of several; everybody signed in holds `none`. */
  readonly permission?: string | readonly string[];
  /** A further check of the caller's keys for this request. */
  readonly permits?: (held: readonly string[], request: Request) => boolean | Promise<boolean>;
  respond(context: SignedInContext): Response | Promise<Response>;
}

export type Call = OpenCall | BearerCall;

/** A call that an address is for, with the values of its path's `:name` segments. */
interface FoundCall {
  readonly index: number;
  readonly params: Record<string, string>;
}

/** Finds the first call that a request is for, by its place among all; a relative base belongs to every origin. */
export function createCallFinder(calls: readonly Call[], bases: Readonly<Record<BaseName, string>>) {
  const known = calls.map(({ method, base, path }, index) => ({
    index,
    method,
    base,
    wanted: path.split('/'),
  }));
  return ({ method, url }: Request): FoundCall | undefined => {
    const given = new Map(
      Object.entries(bases).map(([name, base]) => [name, belowBase(url, base)?.split('/')] as const),
    );
    for (const call of known) {
      if (call.method !== method) continue;
      const params = matchSegments(given.get(call.base), call.wanted);
      if (params) return { index: call.index, params };
    }
    return undefined;
  };
}

function matchSegments(
  given: readonly string[] | undefined,
  wanted: readonly string[],
): Record<string, string> | undefined {
  if (given?.length !== wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (!segment.startsWith(':')) {
      if (segment !== value) return undefined;
    } else {
      if (value === '') return undefined;
      params[segment.slice(1)] = decoded(value);
    }
  }
  return params;
}

/**
 * The path below the base, without query and hash; undefined for other addresses. A wildcard before the base would also catch the
 * application's own modules, such as `/src/api/...`.
 */
export function belowBase(href: string, base: string): string | undefined {
  const url = new URL(href);
  const root = new URL(base, url.origin).href;
  const address = url.origin + url.pathname;
  return address.startsWith(root) ? address.slice(root.length) : undefined;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
