/**
 * Whether `url` as written is relative and stays on this origin; `//host`, `/\host` and the like, even with tabs or line breaks
 * inside, are not (reading R3, CVE-2025-66035).
 */
export function isRelative(url: string, page: string, origin: string): boolean {
  const parsed = parse(url, page);
  // URL parsers drop these characters, so they must not hide a second slash or a scheme.
  const visibleChars = [...url].filter((char) => char > ' ' && char !== '\u007f').join('');
  return (
    parsed !== undefined &&
    parsed.origin === origin &&
    !/^[a-z][a-z0-9+.-]*:/i.test(visibleChars) &&
    !/^[/\\]{2}/.test(visibleChars)
  );
}

/** Whether a token may be sent to `url`: it is on one of `origins` and contains no credentials. */
export function leadsTo(origins: ReadonlySet<string>, url: string, page: string): boolean {
  const parsed = parse(url, page);
  return (
    parsed !== undefined && origins.has(parsed.origin) && parsed.username === '' && parsed.password === ''
  );
}

function parse(url: string, page: string): URL | undefined {
  return URL.canParse(url, page) ? new URL(url, page) : undefined;
}
