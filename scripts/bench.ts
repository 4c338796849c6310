import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { startOurs, startPlain } from './comparison/applications.ts';
import { dayOfWork, steps } from './comparison/dayOfWork.ts';
import { median } from './comparison/median.ts';
import { onlyThisMachine } from './comparison/onlyThisMachine.ts';
import type { Times } from './comparison/Stopwatch.ts';

/**
 * `npm run bench`: a day's work in the list of users, in the build in `dist` and in a plain react-admin application, in turn. Prints the
 * medians of milliseconds and their ratios (docs/performance.md). `--rounds 5` works five days instead of three; `--slowdown 1` does not
 * slow the processor down; `--only here` leaves the plain application out.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    slowdown: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const slowdown = Number(values.slowdown);
if (!(Number.isInteger(rounds) && rounds >= 1 && slowdown >= 1)) {
  throw new Error('--rounds and --slowdown take a number from 1');
}
if (!existsSync('dist/index.html')) throw new Error('There is no build in dist: run `npm run build` first');

const ours = await startOurs();
const plain = values.only === 'here' ? undefined : await startPlain();
const browser = await chromium.launch({ executablePath: findChromium(), args: [onlyThisMachine] });
const days = new Map<string, Awaited<ReturnType<typeof dayOfWork>>[]>();
for (let round = 1; round <= rounds; round += 1) {
  for (const application of plain ? [ours, plain] : [ours]) {
    console.error(`${application.name}, ${round} of ${rounds}`);
    const day = await dayOfWork(browser, application, slowdown);
    days.set(application.name, [...(days.get(application.name) ?? []), day]);
  }
}
await browser.close();

const medianOf = (name: string, step: (typeof steps)[number], kind: keyof Times) =>
  median((days.get(name) ?? []).map((day) => day[step][kind]));
const cells = (step: (typeof steps)[number], kind: keyof Times) => {
  const here = medianOf(ours.name, step, kind);
  const figures = [here.toFixed(0)];
  if (plain !== undefined) {
    const there = medianOf(plain.name, step, kind);
    figures.push(there.toFixed(0), (here / there).toFixed(2));
  }
  return figures.map((text) => text.replace('NaN', '-'));
};
const kinds = [
  ['elapsed', 'ms'],
  ['longest', 'longest task, ms'],
  ['processor', 'processor, ms'],
] as const;
const titles = kinds.flatMap(([, title]) => (plain ? [`here, ${title}`, 'plain', 'ratio'] : [title]));
console.info(`| Step | ${titles.join(' | ')} |`);
console.info(`|---${'|---:'.repeat(titles.length)}|`);
for (const step of steps) {
  console.info(`| ${[step, ...kinds.flatMap(([kind]) => cells(step, kind))].join(' | ')} |`);
}
process.exit(0);
