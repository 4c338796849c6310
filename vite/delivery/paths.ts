/** How a web server treats paths of a build, relative to its base path and beginning with `/` (docs/deployment.md). */

/** Whether a file's name contains a hash of its contents, so that it never changes. */
export function isHashed(path: string): boolean {
  return /^\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(path);
}

/** `Cache-Control` of an existing file; browsers revalidate files without a hash each time. */
export function cacheControl(path: string): string {
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * Whether a path without a file may belong to the application, so that the server responds with the start page. Excludes `/assets/`,
 * top-level names with a dot (`/robots.txt`) and hidden names (`/.git/HEAD`).
 */
export function isApplicationPath(path: string): boolean {
  return !path.startsWith('/assets/') && !/^\/[^/]*\.[^/]*$/.test(path) && !path.includes('/.');
}
