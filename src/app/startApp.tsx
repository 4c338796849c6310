import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Area, pageAt } from '@/areas';
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

/** What demo mode adds to the application: its accounts, its own areas, and the optional calls to use. */
interface Demo {
  readonly signIn: DemoSignIn;
  readonly areas: readonly Area[];
  readonly calls: Config['calls'];
}

interface StartOptions {
  readonly config: Promise<Config>;
  /** Starts the fixture API before the first call; only in demo mode. */
  readonly prepare: (config: Config) => Promise<Demo | undefined>;
}

/** Starts the application in `container`, replacing a start page that the document may show there (docs/decisions/start.md). */
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
    const ownServices = await createServices(config);
    const services = demo
      ? { ...ownServices, demo: demo.signIn, areas: [...ownServices.areas, ...demo.areas] }
      : ownServices;
    await preloadPage(services, location.pathname.slice(basePath.length));
    const typedSignIn = { content: readTypedSignIn(container) };
    const app = (
      <StrictMode>
        <Committed onCommit={onCommit}>
          <App services={{ ...services, typedSignIn }} router={createRouter(basePath)} />
        </Committed>
      </StrictMode>
    );
    // Typed input must be taken over in one step; without any, React may render in chunks.
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

/** Time limit for preloading, in milliseconds. */
const preloadWithin = 1000;

/** Preloads the first page's code, and the profile, awaited only on its own page. Takes at most a second; never rejects. */
async function preloadPage(services: Services, path: string): Promise<void> {
  const { areas, queryClient, session } = services;
  if (!session.getSnapshot().signedIn) return;
  const profile = queryClient.prefetchQuery(profileQuery(services));
  const page = pageAt(areas, `/${path}`);
  const scripts = page ? [areaPage(page.area, page.load).preload()] : [ProfilePage.preload(), profile];
  const scriptsLoaded = Promise.all(scripts).catch(() => {});
  await Promise.race([scriptsLoaded, new Promise((resolve) => setTimeout(resolve, preloadWithin))]);
}
