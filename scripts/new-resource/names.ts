/** The names of a resource in the forms that code and texts need. */
export interface Names {
  /** In the address and on the server: `order-lines`. */
  readonly plural: string;
  /** `order-line` */
  readonly singular: string;
  /** The beginning of the components' names: `OrderLine`. */
  readonly component: string;
  /** `Order lines`, for the texts. */
  readonly pluralCaption: string;
  /** `Order line` */
  readonly singularCaption: string;
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
  return {
    plural,
    singular,
    component: singular
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(''),
    pluralCaption: captionOf(plural),
    singularCaption: captionOf(singular),
  };
}

function singularOf(plural: string): string {
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  if (/(ss|x|ch|sh)es$/.test(plural)) return plural.replace(/es$/, '');
  return plural.replace(/s$/, '');
}

function captionOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
