import { linkTo } from './openPath';

/** What a link of the demo asks for besides a page; what it does not name stays as it is. */
export interface Asked {
  /** Names of scenarios; an empty list plays none. */
  readonly scenarios?: readonly string[];
  /** Who is to be signed in: an account's address up to the @, or `nobody`. */
  readonly account?: string;
  /** A language's code. */
  readonly language?: string;
  /** `light` or `dark`. */
  readonly theme?: string;
  /** True: the records of the start, which the tab then has for itself. */
  readonly fresh?: boolean;
}

const names = ['scenario', 'as', 'lang', 'theme', 'data'] as const;

/** Reads what an address asks for, and tells the same address without it: the application must not meet it. */
export function readAsked(href: string): { asked: Asked; rest: string } {
  const url = new URL(href);
  const [scenarios, account, language, theme, data] = names.map(
    (name) => url.searchParams.get(name) ?? undefined,
  );
  if (names.every((name) => !url.searchParams.has(name))) return { asked: {}, rest: href };
  const asked = {
    scenarios: scenarios?.split(',').flatMap((name) => name.trim() || []),
    account,
    language,
    theme,
    fresh: data === 'fresh' || undefined,
  };
  for (const name of names) url.searchParams.delete(name);
  return { asked, rest: url.href };
}

/**
 * The link to a page of the demo with all that is asked for.
 * @param path a path of the application with query and hash, beginning in `/`
 */
export function createLink(
  path: string,
  { scenarios, account, language, theme, fresh }: Asked,
  root?: string,
): string {
  const values = [scenarios?.join(','), account, language, theme, fresh ? 'fresh' : undefined];
  const parameters = names.flatMap((name, index) => {
    const value = values[index];
    return value === undefined ? [] : `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`;
  });
  return [linkTo(path, root), ...parameters].join('&');
}
