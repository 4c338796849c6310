/** A JSON object, not an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What stands in a document at the pointer of a reference (RFC 6901, as the part of a URI behind `#`, whose leading slash
 * may be missing); undefined where there is nothing. The empty pointer is the whole document.
 */
export function pointedAt(document: unknown, pointer: string): unknown {
  const path = pointer.replace(/^\//, '');
  if (path === '') return document;
  return path.split('/').reduce((found: unknown, segment) => {
    const key = decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');
    return isObject(found) ? found[key] : undefined;
  }, document);
}
