import { isJson, type Json } from './json';

/** The schema to which a local reference leads; undefined for one that leads elsewhere or nowhere. */
export function targetOf(ref: string, root: Json): Json | undefined {
  if (ref === '#') return root;
  if (!ref.startsWith('#/')) return undefined;
  let target: unknown = root;
  for (const step of ref.slice(2).split('/')) {
    const name = decoded(step).replaceAll('~1', '/').replaceAll('~0', '~');
    const isInside = (isJson(target) || Array.isArray(target)) && Object.hasOwn(target, name);
    target = isInside ? Object(target)[name] : undefined;
  }
  return isJson(target) ? target : undefined;
}

/** A text that is not encoded well stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
