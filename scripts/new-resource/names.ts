import { camelOf } from './description/words.ts';

/** The names of a resource in the forms that code and texts need. */
export interface Names {
  /** In the address and on the server: `order-lines`. */
  readonly plural: string;
  readonly singular: string;
  /** In code: `orderLines`, `orderLine`, `OrderLine`. */
  readonly all: string;
  readonly one: string;
  readonly component: string;
  /** In texts and comments: `order line`, `Order line`, `order lines`, `Order lines`. */
  readonly caption: Readonly<Record<'one' | 'One' | 'many' | 'Many', string>>;
}

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Derives the names. The singular is guessed by the rules of English unless given.
 * @throws Error if a name is not in kebab-case, or singular and plural are the same
 */
export function namesOf(plural: string, singular = singularOf(plural)): Names {
  const invalid = [plural, singular].find((name) => !kebab.test(name));
  if (invalid !== undefined)
    throw new Error(`'${invalid}' is not a name in kebab-case, such as 'books' or 'order-lines'.`);
  if (singular === plural) throw new Error(`Name the singular of '${plural}' as well.`);
  const one = singular.replaceAll('-', ' ');
  const many = plural.replaceAll('-', ' ');
  return {
    plural,
    singular,
    all: camelOf(plural),
    one: camelOf(singular),
    component: capital(camelOf(singular)),
    caption: { one, One: capital(one), many, Many: capital(many) },
  };
}

function singularOf(plural: string): string {
  if (/(series|species)$/.test(plural)) return plural;
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  if (/(ss|x|ch|sh)es$/.test(plural)) return plural.replace(/es$/, '');
  return plural.replace(/s$/, '');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
