/**
 * Whether `to` is a path inside this application: it begins with exactly one `/` and stays on this origin however it is parsed.
 * `//host`, `/\host`, `javascript:` and anything with a space or a line break in it are refused (test case T155).
 */
export function isApplicationPath(to: string): boolean {
  if (!/^\/(?!\/)[^\s\\]*$/.test(to) || !URL.canParse(to, window.location.origin)) return false;
  const url = new URL(to, window.location.origin);
  return url.origin === window.location.origin && !url.pathname.startsWith('//');
}
