/** Where a sign-in leads if no other target is given (specification, section 9). */
export const defaultTarget = '/profile';

const maxLength = 2048;

/** The target after a sign-in: the first valid one of the parameters `return` and `url`, else `/profile` (reading R5). `segments` are the known first path segments in lower case. */
export function targetAfterSignIn(query: URLSearchParams, segments: ReadonlySet<string>): string {
  return safeTarget(query.get('return'), segments) ?? safeTarget(query.get('url'), segments) ?? defaultTarget;
}

/** The path of the sign-in page that leads back to `target`, a path of this application with query and hash. */
export function signInAddress(target: string): string {
  return target === defaultTarget ? '/login' : `/login?return=${encodeURIComponent(target)}`;
}

/** `raw` if it is a path of this application, else undefined. Never throws. */
export function safeTarget(raw: string | null, segments: ReadonlySet<string>): string | undefined {
  if (raw === null || raw.length > maxLength || !/^\/(?!\/)[^\s\\\p{Cc}\p{Cf}]*$/u.test(raw))
    return undefined;
  // A made-up host: anything that parses to another one is not a path.
  const home = 'https://application.invalid';
  if (!URL.canParse(raw, home)) return undefined;
  const { origin, pathname, search, hash } = new URL(raw, home);
  if (origin !== home || pathname.includes('//')) return undefined;
  try {
    const [area = '', ...furtherSegments] = pathname.slice(1).split('/').map(decodeURIComponent);
    if (furtherSegments.some((part) => /[\\\p{Cc}]/u.test(part))) return undefined;
    // An encoded id may contain slashes, but must not lead elsewhere.
    if (furtherSegments.some((part) => /^\/|\/\/|(^|\/)\.\.?(\/|$)/.test(part))) return undefined;
    return segments.has(area.toLowerCase()) ? `${pathname}${search}${hash}` : undefined;
  } catch {
    return undefined;
  }
}
