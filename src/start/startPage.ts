import { isSameLanguage } from '../api/languageCode';
import type { SignInUnderWay } from '../app/pages/signInUnderWay';
import type { PageHead } from '../app/start-pages/pageHeads';
import type { Config } from '../config';
import { openSession } from '../session/openSession';
import type { Session } from '../session/session';
import { initialOf } from '../ui/initialOf';
import { fetchAhead, fetchWhileIdle } from './fetchAhead';
import { holdPresses } from './holdPresses';
import { runSignInPage } from './signInPage';
import { readStartData } from './startData';
import { fetchStartFile, keptStartFile } from './startFile';

interface StartedPage {
  readonly session?: Session;
  readonly head?: PageHead | undefined;
  readonly takeOver?: () => SignInUnderWay | undefined;
  readonly onShown?: () => void;
}

/**
 * Runs the start page in `container` until the application is needed; shows the product's name once known. Errors of the
 * configuration are left to the application.
 */
export async function openStartPage(container: HTMLElement, config: Promise<Config>): Promise<StartedPage> {
  config.then((found) => showConfig(container, found)).catch(() => {});
  if (!container.hasChildNodes()) return {};
  const form = container.dataset.start === 'sign-in' ? container.querySelector('form') : null;
  if (form === null) return { head: headOf(container), ...giveOn(holdPresses(container)) };

  let onNeeded = () => {};
  const needed = new Promise<void>((resolve) => {
    onNeeded = resolve;
  });
  const opened = config.then((found) => {
    const { lang } = document.documentElement;
    // A language that was chosen before stays, whatever the default is.
    const isChosen = container.dataset.language === 'chosen';
    if (!isChosen && !isSameLanguage(found.translations.defaultLanguage, lang)) onNeeded();
    return openSession(found);
  });
  opened.catch(onNeeded);
  const leave = runSignInPage(form, {
    signIn: async (username, password) => (await opened).signIn(username, password),
    onNeeded,
  });
  const release = holdPresses(container, onNeeded);
  fetchWhileIdle(form, fetchWhatFollows);
  performance.mark('app-ready');

  const session = await opened.catch(() => undefined);
  const stop = session && followTabs(session, onNeeded);
  await needed;
  return {
    ...(session && { session }),
    ...giveOn(release, () => {
      stop?.();
      return leave();
    }),
  };
}

async function fetchWhatFollows(): Promise<void> {
  const data = readStartData();
  if (data === undefined) return;
  const { lang } = document.documentElement;
  const file = keptStartFile(data, lang) ?? (await fetchStartFile(data, lang).catch(() => undefined));
  if (file !== undefined) await fetchAhead('prefetch', [...file.application, ...(file.pages.profile ?? [])]);
}

/** What the frame of a page says of it; undefined for an unknown page. */
function headOf(container: HTMLElement): PageHead | undefined {
  if (container.dataset.start !== 'loading') return undefined;
  const [headline, lead] = ['h1', 'p'].map((name) => container.querySelector(`main ${name}`)?.textContent);
  return headline ? { headline, ...(lead && { lead }) } : undefined;
}

function giveOn(release: () => () => void, leave: () => SignInUnderWay | undefined = () => undefined) {
  let repeat = () => {};
  return {
    takeOver() {
      const typed = leave();
      repeat = release();
      return typed;
    },
    onShown: () => repeat(),
  };
}

/** Signed in by another tab, the visitor goes on to the target (reading R5). */
function followTabs(session: Session, onSignedIn: () => void): () => void {
  const disconnect = session.connect();
  const look = () => {
    if (session.getSnapshot().signedIn) onSignedIn();
  };
  const forget = session.subscribe(look);
  look();
  return () => {
    forget();
    disconnect();
  };
}

/** Puts in what the configuration tells. */
function showConfig(container: HTMLElement, { product: { name }, calls }: Config): void {
  const parts = { initial: initialOf(name), name };
  for (const [part, text] of Object.entries(parts)) {
    for (const place of container.querySelectorAll(`[data-product=${part}]`)) place.textContent = text;
  }
  if (calls.changePassword !== undefined) container.querySelector('[data-not-connected]')?.remove();
  const { title } = container.dataset;
  if (title !== undefined) document.title = title.replace('%{product}', name);
}
