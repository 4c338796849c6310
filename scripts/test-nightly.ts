import { spawnSync } from 'node:child_process';

/**
 * `npm run test:nightly`: tests that take too long for each change; run it before a release, or after a change of what it covers. All parts
 * run, even if one fails. Exit code 1: a part failed. The nginx part requires nginx (docs/deployment.md).
 */
const parts: Readonly<Record<string, string>> = {
  'what the README and `new:resource` write': 'npx vitest run --project nightly',
  'properties with new values':
    'PROPERTY_RUNS=100 npx vitest run --project node --project jsdom tests/session tests/app/profileProperty.test.tsx',
  builds: 'npm run build && npm run build:demo',
  'browser tests without a second try': 'npm run test:browser -- --retries=0',
  'Firefox and WebKit': 'npm run test:engines',
  nginx: 'npm run test:deploy',
  audit: 'npm run audit',
  Lighthouse: 'npm run lighthouse',
};

const failed = Object.entries(parts).filter(([name, command]) => {
  console.info(`\n# ${name}: ${command}`);
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0;
});
console.info(failed.length === 0 ? '\nAll passed.' : `\nFailed: ${failed.map(([name]) => name).join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
