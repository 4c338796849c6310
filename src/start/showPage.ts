import type { PageHead } from '../app/start-pages/pageHeads';

interface StartPage {
  readonly kind: 'sign-in' | 'loading';
  readonly language: string;
  readonly direction: string;
  readonly texts: readonly string[];
  readonly head?: PageHead | undefined;
  readonly menuClosed: boolean;
  /** The theme that was chosen; the device decides unless it is `light` or `dark`. */
  readonly theme: unknown;
}

/** Shows a start page in `root`. @returns false when the document brings none */
export function showPage(root: HTMLElement, page: StartPage): boolean {
  const { kind, language, direction, texts, menuClosed } = page;
  const template = templateOf(kind);
  if (template === null) return false;
  root.dataset.start = kind;
  root.append(template.content);
  if (menuClosed) closeMenu(root);
  fillTexts(root, texts);
  if (kind === 'loading') showHead(root, page.head);
  Object.assign(document.documentElement, { lang: language, dir: direction });
  const title = [page.head?.headline, filled(template.title, texts)].filter(Boolean).join(' · ');
  root.dataset.title = title;
  document.title = title.replace(/%\{product\} ?/, '');
  chooseTheme(page.theme);
  if (kind === 'sign-in') root.querySelector('input')?.focus();
  return true;
}

function templateOf(name: string): HTMLTemplateElement | null {
  return document.querySelector<HTMLTemplateElement>(`template[data-start="${name}"]`);
}

/** Puts the closed menu's button and panel in the place of the open one's. */
function closeMenu(root: HTMLElement): void {
  const { firstElementChild: button, lastElementChild: panel } = templateOf('closed-menu')?.content ?? {};
  const openPanel = root.querySelector('nav')?.parentElement;
  if (!button || !panel || !openPanel) return;
  root.querySelector('header button')?.replaceWith(button);
  openPanel.className = panel.className;
}

/** Fills each `{n}` in texts and attributes. */
function fillTexts(root: HTMLElement, texts: readonly string[]): void {
  const fill = (node: Node) => {
    if (node.nodeValue?.includes('{')) node.nodeValue = filled(node.nodeValue, texts);
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) for (const attribute of node.attributes) fill(attribute);
    else fill(node);
  }
}

function filled(text: string, texts: readonly string[]): string {
  return text.replace(/\{(\d+)\}/g, (_place, index: string) => texts[Number(index)] ?? '');
}

function showHead(root: HTMLElement, head: PageHead | undefined): void {
  const places = { h1: head?.headline, p: head?.lead };
  for (const [name, text] of Object.entries(places)) {
    const place = root.querySelector(`main ${name}`);
    if (text === undefined) place?.remove();
    else place?.firstElementChild?.replaceChildren(text);
  }
}

function chooseTheme(chosen: unknown): void {
  if (chosen !== 'light' && chosen !== 'dark') return;
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[media]')) {
    style.media = style.dataset.start === chosen ? 'all' : 'not all';
  }
}
