import './app/preferences/storageShim';
import { startApp } from './app/startApp';
import { type Config, loadConfig } from './config';

/** Starts the fixture API of demo mode before the first call, and opens the page of a demo link. */
async function startFixtures(config: Config) {
  if (!__DEMO__) return undefined;
  const { startDemo } = await import('./qa/startDemo');
  return startDemo(config);
}

const container = document.getElementById('root');
if (container !== null) {
  // biome-ignore lint/suspicious/noConsole: reports unknown keys to the deployer
  void startApp(container, { config: loadConfig(console.warn), prepare: startFixtures });
}
