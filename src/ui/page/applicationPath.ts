/**
 * Whether `to` is a path on this origin, with one leading `/`, however it is parsed; `//host`, `/\host`, `javascript:`
 * and white space are refused.
 */
export function isApplicationPath(to: string): boolean {
  if (!/^\/(?!\/)[^\s\\]*$/.test(to) || !URL.canParse(to, window.location.origin)) return false;
  const url = new URL(to, window.location.origin);
  return url.origin === window.location.origin && !url.pathname.startsWith('//');
}
