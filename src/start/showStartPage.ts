import { accessTokenKey, isToken } from '@/session/tokens';
import { handsetQuery } from '@/ui/handsetQuery';
import { refetchMissingScripts } from '@/ui/loading/refetchMissingScripts';
import { bannerRoomKey, setBannerRoom } from '@/ui/page/bannerRoom';
import { asksForHelp, setHelpRoom } from '@/ui/page/helpRoom';

// react-admin's store prefixes its keys with `RaStore`; the script in `index.html` reads some of them directly.

/** The prefix of keys that belong to the browser: language, theme, menu. */
const devicePrefix = 'RaStore.device.';
/** The prefix of keys that a sign-out removes. */
const personalPrefix = 'RaStore.personal.';

/**
 * The inline script of `index.html`: shows the sign-in page, or of any other page the frame, until the application takes its place, and
 * says when the application cannot be loaded (docs/decisions/start.md).
 */
function showStartPage(root: HTMLElement): void {
  const language = document.documentElement.lang;
  const base = document.querySelector<HTMLElement>('[data-base]')?.dataset.base ?? '/';
  const path = location.pathname.slice(base.length).toLowerCase().replace(/\/+$/, '');
  const isSignedIn = isToken(read(accessTokenKey));
  setBannerRoom(isSignedIn && read(personalPrefix + bannerRoomKey) !== null);
  setHelpRoom(isSignedIn && asksForHelp(location.hash));
  const isSignIn = !isSignedIn && (path === '' || path === 'login');
  const isWhole = isSignIn && (preference('locale') ?? language) === language;
  const chosenTheme = preference('theme');
  const isDark =
    chosenTheme === 'dark' || (chosenTheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const template = templateOf(isDark ? 'start-dark' : 'start-light');
  if (template === null) return;
  root.append(template.content);
  if (!isWhole) {
    for (const part of root.querySelectorAll('main > *, nav > *, header > :last-child')) part.remove();
    root.inert = true;
  }
  if (preference('sidebar.open') === false || matchMedia(handsetQuery).matches)
    root.querySelector('nav')?.parentElement?.remove();
  root.querySelector('input')?.focus();
}

/** Offers to load the application again when it did not arrive; what was typed stays, unless only a reload helps. */
function offerRetry(root: HTMLElement, script: HTMLScriptElement): void {
  const alert = templateOf('not-arrived')?.content.firstElementChild?.cloneNode(true);
  if (!(alert instanceof HTMLElement)) return;
  root.inert = false;
  (root.querySelector('main') ?? root).prepend(alert);
  const button = alert.querySelector('button');
  button?.focus();
  button?.addEventListener('click', async () => {
    alert.remove();
    const isThere = await refetchMissingScripts();
    try {
      await import(/* @vite-ignore */ script.src);
    } catch {
      if (isThere) location.reload();
      else offerRetry(root, script);
    }
  });
}

/** Whether the browser has what the application needs: Chrome, Edge and Firefox from 124, Safari from 17.4 (docs/deployment.md). */
const isRecent = () => 'any' in AbortSignal && 'canParse' in URL;

/** Says that the browser is too old, above whatever the application still shows. */
function sayTooOld(): void {
  const alert = templateOf('too-old')?.content;
  if (alert) document.body.prepend(alert);
}

const templateOf = (id: string) => document.querySelector<HTMLTemplateElement>(`template#${id}`);

function preference(key: string): unknown {
  try {
    return JSON.parse(read(devicePrefix + key) ?? 'null');
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

const root = document.getElementById('root');
if (root !== null) {
  showStartPage(root);
  if (!isRecent()) sayTooOld();
  // Only a script of the document is said to have failed here; lazy parts are imported.
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) offerRetry(root, target);
  };
  addEventListener('error', onError, true);
}
