import { type Field, kebabOf } from '../description/field.ts';

/** `formats` for the field `format`, as its schema names its values. */
export const valuesName = ({ source, kind }: Field) => {
  const name = camelOf(source);
  return kind === 'choices' || name.endsWith('s') ? `${name}Values` : `${name}s`;
};

/** `published_at` as `publishedAt`. */
export function camelOf(source: string): string {
  return kebabOf(source).replace(/-+(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

/** The name under which `references.ts` exports the records of a resource. */
export const referenceName = ({ resource = '' }: Field) => camelOf(resource);

/** A key of an object, quoted where it must be. */
export function keyOf(source: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(source) ? source : `'${source}'`;
}
