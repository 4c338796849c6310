/** The scripts of the first pattern (`user-management/users/:id`) that fits `path`, which is lower-case without outer slashes. */
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
