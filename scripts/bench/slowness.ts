import type { Page } from '@playwright/test';

/** Slow 4G as Lighthouse's mobile preset means it: 150 ms there and back, 1.6 Mbit/s down, 0.75 Mbit/s up. */
const slow4g = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };

/** An ordinary connection: what a page shows while it loads stands long enough to be seen. */
const ordinary = { latency: 40, downloadThroughput: 10_000_000 / 8, uploadThroughput: 5_000_000 / 8 };

/** Makes the network of a page slower. */
export async function slowNetwork(page: Page, how: 'slow 4G' | 'ordinary'): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const conditions = how === 'slow 4G' ? slow4g : ordinary;
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
}

/** Makes the processor of a page so many times slower. */
export async function slowProcessor(page: Page, rate: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Lets every page of a context believe that its visitor saves data: the application prefetches nothing then. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
