import type { CDPSession, Page } from '@playwright/test';

/** What a step took, in milliseconds. */
export interface Times {
  /** From the press until the screen shows it. */
  readonly elapsed: number;
  /** The longest task meanwhile. */
  readonly longest: number;
  /** The processor's time of the page's thread, which other programs do not lengthen; NaN after a new document. */
  readonly processor: number;
}

/** Measures steps on a page whose processor is slowed down. */
export class Stopwatch {
  private readonly page: Page;
  private readonly session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
  }

  /** @param slowdown how many times slower the processor is to be */
  static async on(page: Page, slowdown: number): Promise<Stopwatch> {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Stopwatch(page, session);
  }

  /** Measures from `press` until `isVisible` resolves and two frames have been drawn. */
  async time(press: () => Promise<unknown>, isVisible: () => Promise<unknown>): Promise<Times> {
    const watch = await this.page.evaluateHandle(() => {
      const start = performance.now();
      const tasks = [0];
      const observer = new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration));
      });
      observer.observe({ type: 'longtask' });
      return {
        async stop() {
          for (const _ of ['first', 'second']) await new Promise((resolve) => requestAnimationFrame(resolve));
          tasks.push(...observer.takeRecords().map(({ duration }) => duration));
          return { elapsed: performance.now() - start, longest: Math.max(...tasks) };
        },
      };
    });
    const before = await this.processorTime();
    await press();
    await isVisible();
    const times = await watch.evaluate((each) => each.stop());
    return { ...times, processor: (await this.processorTime()) - before };
  }

  /** Measures from the request for a new document until `isVisible` resolves. */
  async timeLoad(url: string, isVisible: () => Promise<unknown>): Promise<Times> {
    // To the address that it shows, a browser only scrolls if there is a fragment. From an empty page, Chromium starts a process for a
    // document with `Cross-Origin-Opener-Policy`, and that one compiles all scripts again.
    await this.page.goto(new URL('/robots.txt', url).href);
    await this.page.goto(url, { waitUntil: 'commit' });
    await isVisible();
    const times = await this.page.evaluate(async () => {
      const elapsed = performance.now();
      // Entries from before the observer arrive as its first list; there is none if no task was long.
      const entries = await new Promise<PerformanceEntryList>((resolve) => {
        setTimeout(() => resolve([]), 500);
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type: 'longtask',
          buffered: true,
        });
      });
      return { elapsed, longest: Math.max(0, ...entries.map(({ duration }) => duration)) };
    });
    return { ...times, processor: Number.NaN };
  }

  private async processorTime(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  }
}
