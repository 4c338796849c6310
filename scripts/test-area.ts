import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** `npm run test:area <area>`: the unit tests of an area, the texts of all languages, a build, and the area's browser tests. */
const [, , area = ''] = process.argv;
const areas = readdirSync('src/areas', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
if (!areas.includes(area)) {
  console.error(`There is no area '${area}'. There are: ${areas.join(', ')}.`);
  process.exit(1);
}
const browserTests = `tests/e2e/areas/${area}`;
const commands = [
  `npm run test:unit -- tests/areas/${area} tests/contract/texts.test.ts`,
  ...(existsSync(browserTests) ? ['npm run build', `npm run test:browser -- ${browserTests}`] : []),
];
for (const command of commands) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
