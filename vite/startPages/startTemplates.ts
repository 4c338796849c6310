import type { RenderedPage } from '../../src/app/start-pages/renderStartPages.tsx';
import { collectStyles, mergeThemes } from './mergeThemes.ts';
import { shortenClasses } from './shortenClasses.ts';

/** The markup of a start page, or of what is different in it when the menu is closed. */
interface StartTemplate {
  readonly name: RenderedPage['kind'] | 'closed-menu';
  readonly title: string;
  readonly markup: string;
}

const button = /<button\b.*?<\/button>/s;
const panel = /<div(?: class="[^"]*")?>(?=<nav\b)/;

/**
 * One template for each kind of page, with the menu open, and one for the closed menu: its button and its panel. So the
 * document has each structure once.
 * @throws when a closed menu differs in more than that
 */
export function startTemplates(pages: readonly RenderedPage[]) {
  const merged = pages.map((page) => ({ ...page, ...mergeThemes(page.light, page.dark) }));
  const { markups, styles } = shortenClasses({
    markups: merged.map(({ markup }) => markup),
    styles: collectStyles(merged),
  });
  const all = merged.map(({ kind, menu, title }, index) => ({
    kind,
    menu,
    title,
    markup: markups[index] ?? '',
  }));
  const open = all.filter(({ menu }) => menu === 'open');
  const menus = new Set<string>();
  for (const { kind, markup } of all.filter(({ menu }) => menu === 'closed')) {
    const closed = { button: button.exec(markup)?.[0] ?? '', panel: panel.exec(markup)?.[0] ?? '' };
    const opened = open.find((page) => page.kind === kind)?.markup ?? '';
    if (opened.replace(button, () => closed.button).replace(panel, () => closed.panel) !== markup) {
      throw new Error(`${kind}: the closed menu changes more than its button and its panel.`);
    }
    menus.add(`${closed.button}${closed.panel}</div>`);
  }
  if (menus.size > 1) throw new Error('The closed menu is another one on each page.');
  const templates: StartTemplate[] = [
    ...open.map(({ kind, title, markup }) => ({ name: kind, title, markup })),
    ...[...menus].map((markup) => ({ name: 'closed-menu' as const, title: '', markup })),
  ];
  return { templates, styles };
}
