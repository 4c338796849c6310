/** Whether a path is that of a page or below it; case and a trailing slash do not matter (reading R5). */
export function isAtOrBelow(pathname: string, page: string): boolean {
  const path = `${pathname.replace(/\/+$/, '').toLowerCase()}/`;
  return path.startsWith(`${page.replace(/\/+$/, '').toLowerCase()}/`);
}
