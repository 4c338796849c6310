import type { Browser } from '@playwright/test';
import { pressesOf, readEvents, watchEvents } from './keyPress.ts';
import { say } from './progress.ts';
import type { Figure } from './report.ts';
import { slowProcessor } from './slowness.ts';
import { median, percentile } from './statistics.ts';

const slowdown = 4;
const text = 'what a machine takes for nothing at all, ';

/**
 * A text field on a page of its own, without a script: what the machine itself takes from a press to the next paint, at the
 * quarter of the speed at which the application's paints are timed. Times of the same run are to be read beside it.
 */
export async function measureReference(browser: Browser): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.setContent('<!doctype html><title>Reference</title><input aria-label="Text">');
    const field = page.getByRole('textbox');
    await field.focus();
    await slowProcessor(page, slowdown);
    await watchEvents(page);
    await field.pressSequentially(text, { delay: 100 });
    const presses = pressesOf(await readEvents(page), text.length);
    say(`Reference: median ${median(presses)} ms, at most ${Math.max(...presses)} ms`);
    return [{ goal: 'reference', ours: percentile(presses, 95) }];
  } finally {
    await page.close();
  }
}
