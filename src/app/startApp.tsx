import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import { type Area, pagesOf } from '../areas';
import { basePath, type Config } from '../config';
import { isDevelopment } from '../isDevelopment';
import type { Session } from '../session/session';
import { App, Committed } from './App';
import { areaPage } from './areas/areaPage';
import { createServices } from './createServices';
import { ProfilePage } from './pages/lazyPages';
import type { SignInUnderWay } from './pages/signInUnderWay';
import { profileQuery } from './profileQuery';
import { createRouter } from './router';
import { StartFailure } from './StartFailure';
import { StartProgress } from './StartProgress';
import type { DemoSignIn, Services } from './services';
import type { PageHead } from './start-pages/pageHeads';
import { createDefaultPolicy } from './trustedTypes';

/** What demo mode adds to the application: its accounts, areas of its own, and the optional calls that are in force. */
interface Demo {
  readonly signIn: DemoSignIn;
  readonly areas: readonly Area[];
  readonly calls: Config['calls'];
}

interface StartOptions {
  readonly config: Promise<Config>;
  /** Makes the fixture API answer before the first call, in demo mode alone. */
  readonly prepare: (config: Config) => Promise<Demo | undefined>;
  readonly session?: Session | undefined;
  /** The head of the page, where the start page is the frame of one. */
  readonly head?: PageHead | undefined;
  /** Called at the very moment when the application takes the place of the start page. */
  readonly takeOver?: () => SignInUnderWay | undefined;
  /** Called when the application stands in the document. */
  readonly onShown?: () => void;
}

/** Starts the application in `container`, where a start page may stand until the first page of the application does. */
export async function startApp(container: HTMLElement, options: StartOptions): Promise<void> {
  const { prepare, session, head, takeOver, onShown } = options;
  createDefaultPolicy({ isDevelopment });
  const root = createRoot(container);
  const onCommit = () => {
    for (const style of document.querySelectorAll('style[data-start]')) style.remove();
    delete container.dataset.start;
    onShown?.();
  };
  if (!container.hasChildNodes()) root.render(<StartProgress />);
  try {
    const read = await options.config;
    const demo = await prepare(read);
    const config = demo ? { ...read, calls: demo.calls } : read;
    const created = await createServices(config, session);
    const services = demo
      ? { ...created, demo: demo.signIn, areas: [...created.areas, ...demo.areas] }
      : created;
    await preloadPage(services, location.pathname.slice(basePath.length));
    const signInUnderWay = { content: takeOver?.() };
    const frame = { head };
    const app = (
      <StrictMode>
        <Committed
          onCommit={() => {
            onCommit();
            frame.head = undefined;
          }}
        >
          <App services={{ ...services, signInUnderWay, frame }} router={createRouter(basePath)} />
        </Committed>
      </StrictMode>
    );
    // In a transition React renders in pieces, and the start page goes on answering; what is handed over, at once.
    if (signInUnderWay.content === undefined) startTransition(() => root.render(app));
    else root.render(app);
  } catch (error) {
    takeOver?.();
    root.render(
      <Committed onCommit={onCommit}>
        <StartFailure error={error} />
      </Committed>,
    );
  }
}

/** In milliseconds. */
const preloadWithin = 1000;

/** Loads what the first page needs, and asks for the profile without waiting, except on its page. Waits a second at most; never rejects. */
async function preloadPage(services: Services, path: string): Promise<void> {
  const { areas, queryClient, session } = services;
  if (!session.getSnapshot().signedIn) return;
  const profile = queryClient.prefetchQuery(profileQuery(services));
  const page = pagesOf(areas).find(({ pattern }) => matchPath(`/${pattern}`, `/${path}`));
  const scripts = page
    ? [areaPage(page.area, page.load).preload(), page.detail?.()]
    : [ProfilePage.preload(), profile];
  const isShown = Promise.all(scripts).catch(() => {});
  await Promise.race([isShown, new Promise((resolve) => setTimeout(resolve, preloadWithin))]);
}
