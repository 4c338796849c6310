/** How a web server treats the paths of a build, below its base path and beginning with `/` (docs/deployment.md). */

/** Whether a file's name carries a hash of its contents, so that it never changes. */
export function isHashed(path: string): boolean {
  return /^\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(path);
}

/** `Cache-Control` of a file that exists; whatever has no hash is asked for again each time. */
export function cacheControl(path: string): string {
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * Whether a path that is no file may be one of the application's, so that the start page answers it. Not so below
 * `/assets/`, for names with a dot at the top (`/robots.txt`) and for hidden names (`/.git/HEAD`).
 */
export function isApplicationPath(path: string): boolean {
  return !path.startsWith('/assets/') && !/^\/[^/]*\.[^/]*$/.test(path) && !path.includes('/.');
}
