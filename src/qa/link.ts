import { linkTo, openedPath } from './openPath';

/** The settings in a demo link, in addition to its page; missing ones stay unchanged. */
export interface DemoOptions {
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
export function readOptions(href: string, root?: string): { options: DemoOptions; rest: string } {
  const openedUrl = openedPath(href, root);
  const page = new URL(openedUrl ?? href, href);
  const outerParams = new URL(href).searchParams;
  // Repeated parameters add up: two lists of scenarios become one.
  const read = (from: URLSearchParams, name: string) => from.getAll(name).join(',');
  const values = names.map((name) =>
    [outerParams, page.searchParams].flatMap((from) => (from.has(name) ? read(from, name) : [])).at(0),
  );
  const [scenarios, account, language, theme, records] = values;
  if (names.some((name) => page.searchParams.has(name))) {
    for (const name of names) page.searchParams.delete(name);
  } else if (openedUrl === undefined) return { options: {}, rest: href };
  const options = {
    scenarios: scenarios?.split(',').flatMap((name) => name.trim() || []),
    account,
    language,
    theme,
    records,
  };
  return { options, rest: page.href };
}

/** The link to a page of the demo. @param path a path of the application with query and hash, beginning in `/` */
export function createLink(path: string, options: DemoOptions, root?: string): string {
  const { scenarios, account, language, theme, records } = options;
  const values = [scenarios?.join(','), account, language, theme, records];
  const parameters = names.flatMap((name, index) => {
    const value = values[index];
    return value === undefined ? [] : `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`;
  });
  return [linkTo(path, root), ...parameters].join('&');
}
