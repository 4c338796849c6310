import './app/preferences/storageShim';
import { reloadWhenOutdated } from './app/new-version/reloadWhenOutdated';
import { createVersionWatch } from './app/new-version/versionWatch';
import { type Config, loadConfig } from './config';
import { runInTurns } from './start/runInTurns';
import { readStartData } from './start/startData';
import { showStartFailed } from './start/startFailed';
import { keptStartFile } from './start/startFile';
import { openStartPage } from './start/startPage';

/** Demo mode: the fixture API answers before the first call is made, and a link of the demo opens its page. */
async function startFixtures(config: Config) {
  if (!__DEMO__) return undefined;
  const { startDemo } = await import('./qa/startDemo');
  return startDemo(config);
}

async function start(container: HTMLElement): Promise<void> {
  // biome-ignore lint/suspicious/noConsole: the one place that tells whoever deploys of unknown keys
  const config = loadConfig(console.warn);
  // What is wrong with it is shown by whoever waits for it next.
  config.catch(() => {});
  const startPage = await openStartPage(container, config);
  const { startApp } = await loadApplication(container);
  await startApp(container, { ...startPage, config, prepare: startFixtures });
}

/** Loads the application, again and again as the visitor asks for it when it does not arrive, unless a new version has replaced it. */
async function loadApplication(container: HTMLElement) {
  for (;;) {
    try {
      await runInTurns(applicationScripts());
      return await import('./app/startApp');
    } catch (error) {
      const wouldLose = () => [...container.querySelectorAll('input')].some(({ value }) => value !== '');
      const outcome = await reloadWhenOutdated(createVersionWatch(), { wouldLose });
      await new Promise<void>((resolve) => {
        if (!showStartFailed(container, resolve, outcome === 'outdated')) throw error;
      });
    }
  }
}

/** The scripts of the application; none where the start file was not kept, and then they run all at once. */
function applicationScripts(): readonly string[] {
  const data = readStartData();
  return (data && keptStartFile(data, document.documentElement.lang)?.application) ?? [];
}

const container = document.getElementById('root');
if (container !== null) void start(container);
