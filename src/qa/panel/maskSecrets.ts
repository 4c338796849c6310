export const mask = '•••';

/** Names of fields, parameters and headers with secret values. */
const secretName = /password|secret|credential|authorization|cookie|xsrf|csrf|token$/i;

/** Pairs in texts that are not JSON as a whole: a form, an address, cut JSON. */
const formPair = /(^|[?&;\s])([\w.%-]+)=([^&\s#]+)/g;
const jsonPair = /("((?:[^"\\]|\\.)*)"\s*:\s*)(?:"(?:[^"\\]|\\.|\\$)*("|$)|[^\s",[\]{}]+)/g;

/** A body or an address without its secrets; JSON is minified. */
export function maskSecrets(text: string): string {
  try {
    return JSON.stringify(masked(JSON.parse(text)));
  } catch {
    return text
      .replace(formPair, (pair, before: string, name: string) =>
        secretName.test(name) ? `${before}${name}=${mask}` : pair,
      )
      .replace(jsonPair, (pair, start: string, name: string, end = '"') =>
        secretName.test(name) ? `${start}"${mask}${end}` : pair,
      );
  }
}

/** The value of a header, unless it is a secret. */
export function maskHeader(name: string, value: string): string {
  return secretName.test(name) ? mask : value;
}

function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      secretName.test(name) && each !== null ? mask : masked(each),
    ]),
  );
}
