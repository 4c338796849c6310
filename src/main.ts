import './app/preferences/storageShim';
import { startApp } from './app/startApp';
import { type Config, loadConfig } from './config';

/** Demo mode: the fixture API answers before the first call is made, and a link of the demo opens its page. */
async function startFixtures(config: Config) {
  if (!__DEMO__) return undefined;
  const { startDemo } = await import('./qa/startDemo');
  return startDemo(config);
}

const container = document.getElementById('root');
if (container !== null) {
  // biome-ignore lint/suspicious/noConsole: tells the people who deploy about unknown keys, in one place
  void startApp(container, { config: loadConfig(console.warn), prepare: startFixtures });
}
