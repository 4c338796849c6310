import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

/** Installs Chromium if there is none: Debian's package if apt-get is available, else Playwright's own. */
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

if (findChromium() === undefined) {
  console.log('No Chromium found: installing one for the browser tests.');
  const fromDebian =
    process.getuid?.() === 0 &&
    run('apt-get', 'update', '-qq') &&
    run(
      'apt-get',
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium-headless-shell',
      'fonts-liberation',
    );
  if (!fromDebian) run('npx', 'playwright', 'install', 'chromium');
}

const found = findChromium();
if (found === undefined) {
  console.error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.');
  process.exit(1);
}
console.log(`Browser tests use ${found}`);
