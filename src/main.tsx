import './app/preferences/storageShim';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createServices } from './app/createServices';
import { createRouter } from './app/router';
import { StartFailure } from './app/StartFailure';
import { StartProgress } from './app/StartProgress';
import { basePath, type Config, loadConfig } from './config';

/** Demo mode: the fixture API answers before the first call is made, and a link of the demo opens its page. */
async function startFixtures(config: Config) {
  if (!__DEMO__) return undefined;
  const { startDemo } = await import('./qa/startDemo');
  return startDemo(config);
}

async function start(container: HTMLElement): Promise<void> {
  const root = createRoot(container);
  root.render(<StartProgress />);
  try {
    // biome-ignore lint/suspicious/noConsole: the one place that tells whoever deploys of unknown keys
    const config = await loadConfig(console.warn);
    const services = await createServices(config, await startFixtures(config));
    const router = createRouter(basePath);
    root.render(
      <StrictMode>
        <App services={services} router={router} />
      </StrictMode>,
    );
  } catch (error) {
    root.render(<StartFailure error={error} />);
  }
}

const container = document.getElementById('root');
if (container !== null) void start(container);
