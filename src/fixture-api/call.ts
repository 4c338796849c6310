import type { Account } from './accounts';
import type { BaseName } from './options';

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
  /** The path below the base, with `:name` for a variable segment: `users/:id`. */
  readonly path: string;
  /** Marks a POST that changes nothing. */
  readonly reads?: boolean;
}

/** A call without a bearer token: the token endpoint, and calls that a page makes before the sign-in. */
export interface OpenCall extends Address {
  readonly access: 'signIn' | 'public';
  respond(context: CallContext): Response | Promise<Response>;
}

export interface BearerCall extends Address {
  readonly access: 'bearer';
  /** The required permission key, or several of which one is enough; everyone signed in has `none`. */
  readonly permission?: string | readonly string[];
  /** An additional check of the caller's keys for this request. */
  readonly permits?: (held: readonly string[], request: Request) => boolean | Promise<boolean>;
  respond(context: SignedInContext): Response | Promise<Response>;
}

export type Call = OpenCall | BearerCall;

/** The call that a request matches, with the values of its `:name` segments. */
interface CallMatch {
  readonly index: number;
  readonly params: Record<string, string>;
}

/** Returns a function that finds the first call matching a request; a relative base matches every origin. */
export function createCallFinder(calls: readonly Call[], bases: Readonly<Record<BaseName, string>>) {
  const routes = calls.map(({ method, base, path }, index) => ({
    index,
    method,
    base,
    pattern: path.split('/'),
  }));
  return ({ method, url }: Request): CallMatch | undefined => {
    const segmentsByBase = new Map(
      Object.entries(bases).map(([name, base]) => [name, belowBase(url, base)?.split('/')] as const),
    );
    for (const call of routes) {
      if (call.method !== method) continue;
      const params = matchSegments(segmentsByBase.get(call.base), call.pattern);
      if (params) return { index: call.index, params };
    }
    return undefined;
  };
}

function matchSegments(
  segments: readonly string[] | undefined,
  pattern: readonly string[],
): Record<string, string> | undefined {
  if (segments?.length !== pattern.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const value = segments[index] ?? '';
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
 * The path below the base, without query and hash; undefined for other URLs. A wildcard before the base would also match the
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
