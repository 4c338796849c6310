import { isRelative } from './address';

export interface AntiForgerySettings {
  readonly cookie: string;
  readonly header: string;
}

/**
 * Adds the anti-forgery header to unsafe methods on relative URLs, unless it is already set or the cookie has no usable value.
 * Source: specification, section 7; reading R3.
 */
export function addAntiForgery(
  headers: Headers,
  method: string,
  url: string,
  settings: AntiForgerySettings,
): void {
  if (/^(get|head)$/i.test(method) || headers.has(settings.header)) return;
  // A `<base>` element may point to another origin.
  if (!isRelative(url, document.baseURI, location.origin)) return;
  const value = cookieValue(document.cookie, settings.cookie);
  if (value?.trim() && /^[\x20-\x7e\xa0-\xff]+$/.test(value)) headers.set(settings.header, value);
}

/** False if the browser blocks cookies, so that no change can carry the header. */
export const areCookiesAllowed = (): boolean => navigator.cookieEnabled !== false;

/** The decoded value of the first cookie with this name, without surrounding quotes; undefined if there is none. */
export function cookieValue(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const equalsSign = pair.indexOf('=');
    if (equalsSign < 0 || pair.slice(0, equalsSign).trim() !== encodeURIComponent(name)) continue;
    const raw = pair.slice(equalsSign + 1).trim();
    try {
      return decodeURIComponent(raw).replace(/^"(.*)"$/s, '$1');
    } catch {
      return raw.replace(/^"(.*)"$/s, '$1');
    }
  }
  return undefined;
}
