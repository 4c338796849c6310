interface Shortened {
  readonly markups: readonly string[];
  readonly styles: Readonly<Record<'shared' | 'light' | 'dark', string>>;
}

/** What the script of the start page looks for although no style names it (`src/start/signInPage.ts`). */
const kept = new Set(['MuiInputBase-root']);

const ofEmotion = /^css-/;
const classAttribute = / class="([^"]*)"/g;
const classInStyles = /\.([a-zA-Z][\w-]*)/g;

/**
 * Gives emotion's classes short names and leaves out those that no style names. Their hashes cannot be compressed and
 * are a seventh of the document, which is to arrive with the first ten packets (RFC 6928, section 2).
 */
export function shortenClasses({ markups, styles }: Shortened): Shortened {
  const sheets = Object.values(styles).join('');
  const named = new Set([...sheets.matchAll(classInStyles)].map(([, name = '']) => name));
  const shorts = new Map<string, string>();
  for (const name of named) {
    if (ofEmotion.test(name)) shorts.set(name, `s${shorts.size.toString(36)}`);
  }
  const shortOf = (name: string) => shorts.get(name) ?? name;
  const inMarkup = (markup: string) =>
    markup.replace(classAttribute, (_attribute, names: string) => {
      const needed = names.split(' ').filter((name) => named.has(name) || kept.has(name));
      return needed.length === 0 ? '' : ` class="${needed.map(shortOf).join(' ')}"`;
    });
  const inStyles = (sheet: string) =>
    sheet.replace(classInStyles, (_selector, name: string) => `.${shortOf(name)}`);
  return {
    markups: markups.map(inMarkup),
    styles: { shared: inStyles(styles.shared), light: inStyles(styles.light), dark: inStyles(styles.dark) },
  };
}
