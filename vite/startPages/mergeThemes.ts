/** A page's markup for every theme, and the styles that it needs. */
interface MergedPage {
  readonly markup: string;
  /** Style rules by their name in emotion's cache; the order is that of their first use. */
  readonly light: ReadonlyMap<string, string>;
  readonly dark: ReadonlyMap<string, string>;
}

const styleElement = /<style data-emotion="([^"]+)">(.*?)<\/style>/gs;
const attributesOfLook = / (?:class|style)="([^"]*)"/g;

/**
 * Makes one markup of a page that was rendered for the light and for the dark theme: each element has the classes of
 * both, so that the style sheet alone decides.
 * @throws when the two differ in more than their look
 */
export function mergeThemes(light: string, dark: string): MergedPage {
  const lightMarkup = light.replace(styleElement, '');
  const darkMarkup = dark.replace(styleElement, '');
  if (lightMarkup.replace(attributesOfLook, '') !== darkMarkup.replace(attributesOfLook, '')) {
    throw new Error('The start page has other elements in the dark theme than in the light one.');
  }
  const darkClasses = classesOf(darkMarkup);
  const lightClasses = classesOf(lightMarkup);
  let index = 0;
  // A strict content security policy refuses style attributes; what MUI writes there is what it would be without.
  const plain = lightMarkup.replace(/ style="[^"]*"/g, '');
  const markup = plain.replace(/ class="[^"]*"/g, () => {
    const names = new Set([...(lightClasses[index] ?? []), ...(darkClasses[index] ?? [])]);
    index += 1;
    return ` class="${[...names].join(' ')}"`;
  });
  return { markup, light: stylesOf(light), dark: stylesOf(dark) };
}

function classesOf(markup: string): string[][] {
  return [...markup.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names.split(' '));
}

function stylesOf(rendered: string): Map<string, string> {
  return new Map([...rendered.matchAll(styleElement)].map(([, name = '', rules = '']) => [name, rules]));
}

/**
 * The style sheets of several pages: what all themes share, and what belongs to one of them. Emotion also writes the
 * styles that it has merged into those of another element; what no element carries is left out.
 */
export function collectStyles(pages: readonly MergedPage[]): Record<'shared' | 'light' | 'dark', string> {
  const light = new Map(pages.flatMap((page) => [...page.light]));
  const dark = new Map(pages.flatMap((page) => [...page.dark]));
  const carried = new Set(pages.flatMap(({ markup }) => classesOf(markup).flat()));
  const isShared = (name: string) => light.get(name) === dark.get(name);
  const join = (styles: ReadonlyMap<string, string>, keep: (name: string) => boolean) =>
    [...styles].flatMap(([name, rules]) => (isCarried(name, carried) && keep(name) ? [rules] : [])).join('');
  return {
    shared: join(light, isShared),
    light: join(light, (name) => !isShared(name)),
    dark: join(dark, (name) => !isShared(name)),
  };
}

/** @param name as emotion marks its style elements: the cache's key, then names of styles or keyframes */
function isCarried(name: string, classes: ReadonlySet<string>): boolean {
  const [key = '', ...ids] = name.split(' ');
  if (key.endsWith('-global')) return true;
  return ids.some((id) => id.startsWith('animation-') || classes.has(`${key}-${id}`));
}
