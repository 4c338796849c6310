import type { Browser } from '@playwright/test';
import type { Application } from './applications.ts';
import { gzippedSize, inlineScriptSize } from './builtFiles.ts';
import { startChromium } from './chromium.ts';
import { type LighthouseFigures, medians, runLighthouse } from './lighthouse.ts';
import { markWhenSeen, readyMark, timeOf, timeOfAny } from './marks.ts';
import { say } from './progress.ts';
import type { Figure } from './report.ts';
import { loadedScripts, sizeOf, untilQuiet } from './scripts.ts';

/** Bytes of gzipped JavaScript. */
export interface SignInScripts {
  /** Of the scripts that had been asked for when the form could be used. */
  readonly untilUsable: number;
  /** Of those that were asked for afterwards, while nobody did anything. */
  readonly idle: number;
}

/**
 * Counts the scripts of a sign-in page that nobody has opened before. Scripts within the document count as well. The
 * form can be used when a sign-in could be sent: from the application's mark, or else when its first field appears.
 */
export async function countSignInScripts(
  browser: Browser,
  { origin, build, signInPath, signInField }: Application,
  quiet?: number,
): Promise<SignInScripts> {
  const page = await browser.newPage({ baseURL: origin });
  try {
    await markWhenSeen(page, 'bench-field', signInField);
    await page.goto(signInPath);
    const seen = await timeOf(page, 'bench-field');
    await untilQuiet(page, quiet);
    const usable = (await timeOfAny(page, readyMark)) ?? seen;
    const scripts = await loadedScripts(page);
    const before = scripts.filter(({ start }) => start <= usable);
    const after = scripts.filter(({ start }) => start > usable);
    return { untilUsable: sizeOf(before, build) + inlineScriptSize(build), idle: sizeOf(after, build) };
  } finally {
    await page.close();
  }
}

/** Runs Lighthouse on a sign-in page once, in a browser that knows nothing yet. */
async function timeSignIn(command: string, { origin, signInPath }: Application): Promise<LighthouseFigures> {
  const chromium = await startChromium();
  try {
    return await runLighthouse(command, `${origin}${signInPath}`, { port: chromium.port });
  } finally {
    await chromium.close();
  }
}

/** Measures the sign-in page beside the scaffold's. */
export async function measureSignInPage(
  browser: Browser,
  {
    ours,
    scaffold,
    lighthouse,
    runs,
  }: { ours: Application; scaffold: Application; lighthouse: string; runs: number },
): Promise<Figure[]> {
  say('Sign-in page: scripts');
  const [ourScripts, theirScripts] = [
    await countSignInScripts(browser, ours),
    await countSignInScripts(browser, scaffold),
  ];
  say(`Sign-in page: times, ${runs} runs each`);
  const ourRuns: LighthouseFigures[] = [];
  const theirRuns: LighthouseFigures[] = [];
  // In turns, so that what else the machine does strikes both alike.
  for (let index = 0; index < runs; index += 1) {
    theirRuns.push(await timeSignIn(lighthouse, scaffold));
    ourRuns.push(await timeSignIn(lighthouse, ours));
  }
  const [ourTimes, theirTimes] = [medians(ourRuns), medians(theirRuns)];
  const compare = (goal: Figure['goal'], name: keyof LighthouseFigures): Figure => ({
    goal,
    ours: ourTimes[name],
    scaffold: theirTimes[name],
  });
  return [
    compare('loginPaint', 'largestPaint'),
    { goal: 'loginScripts', ours: ourScripts.untilUsable, scaffold: theirScripts.untilUsable },
    compare('loginInteractive', 'interactive'),
    compare('loginFirstPaint', 'firstPaint'),
    compare('loginBlocking', 'blocking'),
    { goal: 'loginIdleScripts', ours: ourScripts.idle, scaffold: theirScripts.idle },
    {
      goal: 'loginDocument',
      ours: gzippedSize(ours.build, ['/index.html']),
      scaffold: gzippedSize(scaffold.build, ['/index.html']),
    },
    compare('loginPerformance', 'performance'),
  ];
}
