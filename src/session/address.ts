/**
 * Whether `url` as written is relative and stays on this origin; `//host`, `/\host` and the like, also with tabs or line breaks,
 * are not (reading R3, CVE-2025-66035).
 */
export function isRelative(url: string, page: string, origin: string): boolean {
  const parsed = parse(url, page);
  // The URL standard drops these characters before it parses, so they must not hide a second slash or a scheme.
  const written = [...url].filter((char) => char > ' ' && char !== '\u007f').join('');
  return (
    parsed !== undefined &&
    parsed.origin === origin &&
    !/^[a-z][a-z0-9+.-]*:/i.test(written) &&
    !/^[/\\]{2}/.test(written)
  );
}

/** Whether `url` leads to one of `origins`, without credentials in the address: where a token may be sent to. */
export function leadsTo(origins: ReadonlySet<string>, url: string, page: string): boolean {
  const parsed = parse(url, page);
  return (
    parsed !== undefined && origins.has(parsed.origin) && parsed.username === '' && parsed.password === ''
  );
}

function parse(url: string, page: string): URL | undefined {
  return URL.canParse(url, page) ? new URL(url, page) : undefined;
}
