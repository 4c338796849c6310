/** A JSON object, not an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The value in a document at a reference's pointer (RFC 6901, as the fragment of a URI; the leading slash is optional), or undefined.
 * The empty pointer is the whole document.
 */
export function pointedAt(document: unknown, pointer: string): unknown {
  const path = pointer.replace(/^\//, '');
  if (path === '') return document;
  return path.split('/').reduce((found: unknown, segment) => {
    const key = decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');
    return isObject(found) ? found[key] : undefined;
  }, document);
}
