import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import { type Area, pagesOf } from '@/areas';
import { basePath, type Config } from '@/config';
import { isDevelopment } from '@/isDevelopment';
import { App, Committed } from './App';
import { areaPage } from './areas/areaPage';
import { createServices } from './createServices';
import { ProfilePage } from './pages/lazyPages';
import { readTypedSignIn } from './pages/typedSignIn';
import { profileQuery } from './profileQuery';
import { createRouter } from './router';
import { StartFailure } from './StartFailure';
import { StartProgress } from './StartProgress';
import type { DemoSignIn, Services } from './services';
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
}

/** Starts the application in `container`, in place of the start page that the document may show there (docs/decisions/start.md). */
export async function startApp(container: HTMLElement, options: StartOptions): Promise<void> {
  createDefaultPolicy({ isDevelopment });
  const root = createRoot(container);
  const onCommit = () => {
    container.inert = false;
  };
  if (!container.hasChildNodes()) root.render(<StartProgress />);
  try {
    const read = await options.config;
    const demo = await options.prepare(read);
    const config = demo ? { ...read, calls: demo.calls } : read;
    const created = await createServices(config);
    const services = demo
      ? { ...created, demo: demo.signIn, areas: [...created.areas, ...demo.areas] }
      : created;
    await preloadPage(services, location.pathname.slice(basePath.length));
    const typedSignIn = { content: readTypedSignIn(container) };
    const app = (
      <StrictMode>
        <Committed onCommit={onCommit}>
          <App services={{ ...services, typedSignIn }} router={createRouter(basePath)} />
        </Committed>
      </StrictMode>
    );
    // What was typed is taken over in one step; a frame has nothing to lose, and React renders in pieces.
    if (typedSignIn.content === undefined) startTransition(() => root.render(app));
    else flushSync(() => root.render(app));
  } catch (error) {
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
  const scripts = page ? [areaPage(page.area, page.load).preload()] : [ProfilePage.preload(), profile];
  const isShown = Promise.all(scripts).catch(() => {});
  await Promise.race([isShown, new Promise((resolve) => setTimeout(resolve, preloadWithin))]);
}
