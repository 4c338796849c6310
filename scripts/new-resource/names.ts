/** The names of a resource in the forms that code and texts need. */
export interface Names {
  /** In the address and on the server: `order-lines`. */
  readonly plural: string;
  /** `order-line` */
  readonly singular: string;
  /** The beginning of the components' names: `OrderLine`. */
  readonly component: string;
  /** For texts and comments: `order line`, `Order line`, `an order line`, `An order line`, `order lines`, `Order lines`. */
  readonly caption: Readonly<Record<'one' | 'One' | 'aOne' | 'AOne' | 'many' | 'Many', string>>;
}

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Derives the names. The singular is guessed by the rules of English unless given.
 * @throws Error when a name is not in kebab-case, or singular and plural are the same
 */
export function namesOf(plural: string, given?: string): Names {
  const singular = given ?? singularOf(plural);
  for (const name of [plural, singular]) {
    if (!kebab.test(name))
      throw new Error(`'${name}' is no name in kebab-case, such as 'books' or 'order-lines'.`);
  }
  if (singular === plural) throw new Error(`Name the singular of '${plural}' as well.`);
  const one = singular.replaceAll('-', ' ');
  const many = plural.replaceAll('-', ' ');
  // 'an hour' and 'a user' are heard, not read; the usual cases are enough for comments and demo texts.
  const aOne = `${/^([aeio]|u(?!s|ni))/.test(one) ? 'an' : 'a'} ${one}`;
  return {
    plural,
    singular,
    component: singular.split('-').map(capital).join(''),
    caption: { one, One: capital(one), aOne, AOne: capital(aOne), many, Many: capital(many) },
  };
}

function singularOf(plural: string): string {
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  if (/(ss|x|ch|sh)es$/.test(plural)) return plural.replace(/es$/, '');
  return plural.replace(/s$/, '');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
