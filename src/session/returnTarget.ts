/** Where an admin goes after signing in when no other target is given (specification, section 9). */
export const defaultTarget = '/profile';

const longest = 2048;

/** The target after sign-in: the valid one of `return` and `url`, else `/profile` (reading R5). `segments` are lower-case first segments. */
export function targetAfterSignIn(query: URLSearchParams, segments: ReadonlySet<string>): string {
  return safeTarget(query.get('return'), segments) ?? safeTarget(query.get('url'), segments) ?? defaultTarget;
}

/** The sign-in address that leads back to `target`, a path of this application with query and hash. */
export function signInAddress(target: string): string {
  return target === defaultTarget ? '/login' : `/login?return=${encodeURIComponent(target)}`;
}

/** `raw` as a path of this application, or undefined when it is anything else. Never throws. */
export function safeTarget(raw: string | null, segments: ReadonlySet<string>): string | undefined {
  if (raw === null || raw.length > longest || !/^\/(?!\/)[^\s\\\p{Cc}\p{Cf}]*$/u.test(raw)) return undefined;
  // A made-up host: what parses to another one is not a path.
  const home = 'https://application.invalid';
  if (!URL.canParse(raw, home)) return undefined;
  const { origin, pathname, search, hash } = new URL(raw, home);
  if (origin !== home || pathname.includes('//') || /%(5c|[01][0-9a-f]|7f)/i.test(pathname)) return undefined;
  try {
    const [first = '', ...further] = pathname.slice(1).split('/').map(decodeURIComponent);
    // An id may have slashes of its own, but be no way elsewhere.
    if (further.some((part) => /^\/|\/\/|(^|\/)\.\.?(\/|$)/.test(part))) return undefined;
    return segments.has(first.toLowerCase()) ? `${pathname}${search}${hash}` : undefined;
  } catch {
    return undefined;
  }
}
