import { bundledLanguage } from '../api/languageCode';
import { lastingPrefix, personalPrefix } from '../app/preferences/storageKeys';
import { accessTokenKey, isToken } from '../session/tokens';
import { handsetQuery } from '../ui/handsetQuery';
import { bannerRoomKey, setBannerRoom } from '../ui/page/bannerRoom';
import { asksForHelp, setHelpRoom } from '../ui/page/helpRoom';
import { afterPaint } from './afterPaint';
import { fetchAhead } from './fetchAhead';
import { notePresses } from './holdPresses';
import { runEntry } from './runEntry';
import { scriptsAt } from './scriptsAt';
import { showPage } from './showPage';
import { readStartData, type StartData, type StartFile } from './startData';
import { fetchStartFile, keptStartFile } from './startFile';

/**
 * The inline script of `index.html`. It shows a start page, fetches what the address needs once that is painted, and runs the
 * first script. It waits only for a start file of this build that is not kept yet. Source: docs/decisions/start.md.
 */
async function choosePage(root: HTMLElement, data: StartData): Promise<void> {
  root.dataset.chosen = '';
  const path = location.pathname.toLowerCase().slice(data.base.length).replace(/\/+$/, '');
  const signedIn = isToken(read(accessTokenKey));
  setBannerRoom(signedIn && read(personalPrefix + bannerRoomKey) !== null);
  setHelpRoom(signedIn && asksForHelp(location.hash));
  const isSignIn = !signedIn && (path === '' || path === 'login');
  // The page that follows without a target (reading R5).
  const target = path === '' || (path === 'login' && location.search === '') ? 'profile' : path;
  const chosen = preference('locale');
  const language = String(chosen ?? bundledLanguage);

  const isShipped = data.languages.includes(language);
  let file: StartFile | undefined;
  if (!(isSignIn && language === bundledLanguage)) {
    // The scripts are the same in any language.
    const shipped = isShipped ? language : bundledLanguage;
    file = keptStartFile(data, shipped);
    // Nothing is awaited where it was kept: the page is there with the first paint.
    if (file === undefined) file = await fetchStartFile(data, shipped).catch(() => undefined);
  }
  const isShown =
    (signedIn || isSignIn) &&
    isShipped &&
    (file !== undefined || language === bundledLanguage) &&
    showPage(root, {
      kind: isSignIn ? 'sign-in' : 'loading',
      language,
      direction: file?.direction ?? 'ltr',
      texts: file?.texts ?? data.texts,
      head: isSignIn ? undefined : file?.heads[target],
      menuClosed: preference('sidebar.open') === false || matchMedia(handsetQuery).matches,
      theme: preference('theme'),
    });
  if (isShown) {
    if (chosen !== null) root.dataset.language = 'chosen';
    notePresses(root);
    if (isSignIn && path === '') history.replaceState(null, '', `${data.base}login`);
    await afterPaint();
  }
  const further =
    file === undefined || (isShown && isSignIn)
      ? []
      : [...file.application, ...scriptsAt(file.pages, target)];
  await fetchAhead('modulepreload', new Set([...data.entry, ...further]));
  await runEntry(data.entry);
}

function preference(key: string): unknown {
  try {
    return JSON.parse(read(lastingPrefix + key) ?? 'null');
  } catch {
    return null;
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const data = readStartData();
const root = document.getElementById('root');
if (data !== undefined && root !== null) void choosePage(root, data);
