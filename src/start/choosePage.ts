import { bundledLanguage } from '../api/languageCode';
import { lastingPrefix } from '../app/preferences/storageKeys';
import type { PageHead } from '../app/start-pages/pageHeads';
import { accessTokenKey, isToken } from '../session/tokens';
import { handsetQuery } from '../ui/handsetQuery';
import { afterPaint } from './afterPaint';
import { fetchAhead } from './fetchAhead';
import { notePresses } from './holdPresses';
import { scriptsAt } from './scriptsAt';
import { readStartData, type StartData } from './startData';

/**
 * The script that stands in `index.html` itself and runs before the first paint: it waits for nothing. It shows the
 * start page that fits, if there is one, and has the browser fetch what the address needs, all at once, as soon as
 * that page is painted; then it runs the first of these scripts.
 * Source: docs/decisions/start.md.
 */
function choosePage(): void {
  const data = readStartData();
  if (data === undefined) return;
  const path = location.pathname.toLowerCase().slice(data.base.length).replace(/\/+$/, '');
  const signedIn = isToken(read(accessTokenKey));
  const signIn = !signedIn && (path === '' || path === 'login');
  // Where the visitor is led from here without a target (reading R5).
  const target = path === '' || (path === 'login' && location.search === '') ? 'profile' : path;
  const kind = signIn ? 'sign-in' : target === 'profile' ? 'profile' : 'loading';
  const shown = (signedIn || signIn) && show(kind, data.heads, target);
  if (shown && signIn && path === '') history.replaceState(null, '', `${data.base}login`);
  const further = [...data.application, ...scriptsAt(data.pages, target)];
  const files = new Set([...data.entry, ...(shown && signIn ? [] : further)]);
  void (shown ? afterPaint() : Promise.resolve())
    .then(() => fetchAhead('modulepreload', files))
    .then(() => run(data.entry.at(-1) ?? ''));
}

/** Milliseconds after which a script that did not arrive is asked for again. */
const pause = 5000;

/** Runs the first script; asks for it again as often as it takes, because it is the one that could tell. */
async function run(entry: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ entry);
  } catch (error) {
    reportError(error);
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
      addEventListener('online', resolve, { once: true });
    });
    await run(entry);
  }
}

/** Shows a start page in the visitor's language, theme and with their menu; false when there is none in that language. */
function show(kind: string, heads: StartData['heads'], path: string): boolean {
  const chosen = preference('locale');
  const language = String(chosen ?? bundledLanguage);
  const closed = preference('sidebar.open') === false || matchMedia(handsetQuery).matches;
  const template = [...document.querySelectorAll<HTMLTemplateElement>('template[data-start]')].find(
    ({ lang, dataset }) =>
      lang === language && dataset.start === kind && dataset.menu === (closed ? 'closed' : 'open'),
  );
  const root = document.getElementById('root');
  if (template === undefined || root === null) return false;
  root.dataset.start = kind;
  if (chosen !== null) root.dataset.language = 'chosen';
  root.append(template.content.cloneNode(true));
  notePresses(root);
  Object.assign(document.documentElement, { lang: language, dir: template.dir });
  root.dataset.title = template.title;
  document.title = template.title.replace(/%\{product\} ?/, '');
  chooseTheme(preference('theme'));
  if (kind === 'sign-in') root.querySelector('input')?.focus();
  if (kind === 'loading') showHead(root, heads[language]?.[path]);
  return true;
}

/** Puts in what is known of the page. */
function showHead(root: HTMLElement, head: PageHead | undefined): void {
  const places = { h1: head?.headline, p: head?.lead };
  for (const [name, text] of Object.entries(places)) {
    const place = root.querySelector(`main ${name}`);
    if (text === undefined) place?.remove();
    else place?.firstElementChild?.replaceChildren(text);
  }
}

/** The device decides, unless a theme was chosen. */
function chooseTheme(chosen: unknown): void {
  if (chosen !== 'light' && chosen !== 'dark') return;
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[media]')) {
    style.media = style.dataset.start === chosen ? 'all' : 'not all';
  }
}

function preference(key: string): unknown {
  try {
    return JSON.parse(read(lastingPrefix + key) ?? 'null');
  } catch {
    return null;
  }
}

/** Storage that the browser refuses holds nothing. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

choosePage();
