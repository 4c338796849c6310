/**
 * The further scripts of the page at an address: those of the first pattern that fits.
 * @param pages scripts by the pattern of an address, as the router writes it: `user-management/users/:id`
 * @param path the address in lower case, without a slash at either end
 */
export function scriptsAt(
  pages: Readonly<Record<string, readonly string[]>>,
  path: string,
): readonly string[] {
  const fits = (pattern: string) => {
    const segments = pattern.replace(/:[a-z]+/gi, '[^/]+').replace(/\/\*$/, '/.+');
    return new RegExp(`^${segments}$`).test(path);
  };
  return pages[Object.keys(pages).find(fits) ?? ''] ?? [];
}
