import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { basePath, type Config } from '../config';
import type { Session } from '../session/session';
import { App } from './App';
import { Committed } from './Committed';
import { createServices } from './createServices';
import type { SignInUnderWay } from './pages/signInUnderWay';
import { preloadPage } from './preloadPage';
import { createRouter } from './router';
import { StartFailure } from './StartFailure';
import { StartProgress } from './StartProgress';
import type { DemoAccount } from './services';
import type { PageHead } from './start-pages/pageHeads';
import { createDefaultPolicy } from './trustedTypes';

interface StartOptions {
  readonly config: Promise<Config>;
  /** Makes the fixture API answer before the first call, in demo mode alone. */
  readonly prepare: (config: Config) => Promise<readonly DemoAccount[] | undefined>;
  /** The session that the start page has opened. */
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
  createDefaultPolicy();
  const root = createRoot(container);
  const onCommit = () => {
    for (const style of document.querySelectorAll('style[data-start]')) style.remove();
    delete container.dataset.start;
    onShown?.();
  };
  if (!container.hasChildNodes()) root.render(<StartProgress />);
  try {
    const config = await options.config;
    const demoAccounts = await prepare(config);
    const services = await createServices(config, session);
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
          <App
            services={{ ...services, signInUnderWay, frame, ...(demoAccounts && { demoAccounts }) }}
            router={createRouter(basePath)}
          />
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
