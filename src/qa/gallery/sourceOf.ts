import source from './inputSpecimens.tsx?raw';

/** What the file says of a specimen: from its name to the next one, without what encloses it. */
export function sourceOf(name: string): string {
  const [, text = ''] = new RegExp(`^ {4}${name}: (.*?),\\n(?= {4}\\w+: | {2}\\})`, 'ms').exec(source) ?? [];
  const inner = /^\(\n(.*)\n {4}\)$/s.exec(text)?.[1] ?? text;
  return inner.replaceAll(/^ {6}/gm, '');
}
