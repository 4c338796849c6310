import { linkTo, openedPath } from './openPath';

/** The settings in a demo link, in addition to its page; missing ones stay unchanged. */
export interface Asked {
  /** The names of scenarios; an empty list turns all off. */
  readonly scenarios?: readonly string[];
  /** The account to sign in: its email up to the @, or `nobody`. */
  readonly account?: string;
  readonly language?: string;
  /** `light`, `dark` or `system`. */
  readonly theme?: string;
  /** `fresh`: the initial records. */
  readonly records?: string;
}

const names = ['scenario', 'as', 'lang', 'theme', 'data'] as const;

/**
 * Splits an address into its demo settings and the page's address without them. A static demo puts the whole address of a reloaded
 * page into `open`, so that the settings may be in there too.
 */
export function readAsked(href: string, root?: string): { asked: Asked; rest: string } {
  const opened = openedPath(href, root);
  const page = new URL(opened ?? href, href);
  const outer = new URL(href).searchParams;
  // Repeated parameters add up: two lists of scenarios become one.
  const read = (from: URLSearchParams, name: string) => from.getAll(name).join(',');
  const asks = names.map((name) =>
    [outer, page.searchParams].flatMap((from) => (from.has(name) ? read(from, name) : [])).at(0),
  );
  const [scenarios, account, language, theme, records] = asks;
  if (names.some((name) => page.searchParams.has(name))) {
    for (const name of names) page.searchParams.delete(name);
  } else if (opened === undefined) return { asked: {}, rest: href };
  const asked = {
    scenarios: scenarios?.split(',').flatMap((name) => name.trim() || []),
    account,
    language,
    theme,
    records,
  };
  return { asked, rest: page.href };
}

/** The link to a page of the demo. @param path a path of the application with query and hash, beginning in `/` */
export function createLink(path: string, asked: Asked, root?: string): string {
  const { scenarios, account, language, theme, records } = asked;
  const values = [scenarios?.join(','), account, language, theme, records];
  const parameters = names.flatMap((name, index) => {
    const value = values[index];
    return value === undefined ? [] : `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`;
  });
  return [linkTo(path, root), ...parameters].join('&');
}
