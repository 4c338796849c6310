import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Slow 4G as Lighthouse's mobile preset means it: 150 ms there and back, 1.6 Mbit/s down, 0.75 Mbit/s up. */
const slow4g = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };

/** Milliseconds there and back on an ordinary connection: what a page shows while it loads stands long enough to be seen. */
const ordinaryLatency = 40;

/** Makes the network of a page that of a handset on the road. */
export async function slowNetwork(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
}

/**
 * Lets every request of a page wait as on an ordinary connection. By routes, since Chromium's own emulation has lost an
 * answer once in some hundred pages, and the page could not even be closed then.
 */
export async function delayRequests(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    await wait(ordinaryLatency);
    await route.continue();
  });
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
