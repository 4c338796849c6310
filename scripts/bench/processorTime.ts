import type { Page } from '@playwright/test';

const frameCount = 240;

/** Reads what the main thread has worked, in milliseconds of the processor: other work on the machine does not make it more. */
export async function worker(page: Page): Promise<() => Promise<number>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}

/** Scrolls a page up and down; gives the processor time of each frame in milliseconds. */
export async function scroll(page: Page, worked: () => Promise<number>): Promise<number> {
  const before = await worked();
  const frames = await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) {
      scrollBy(0, frame % 20 < 10 ? 8 : -8);
      await new Promise(requestAnimationFrame);
    }
    return count;
  }, frameCount);
  return ((await worked()) - before) / frames;
}
