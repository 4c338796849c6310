import type { Page } from '@playwright/test';

/**
 * Has the page keep how long each turn of the wheel over the grid takes: from the time of the event, or from the frame that scrolls
 * where none is waiting, until the paint in which every row in sight is in the document. (Event Timing leaves the wheel out.)
 */
export async function watchScrolls(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { benchScrolls: times });
    let frame = document.querySelector('[role=grid]')?.parentElement;
    while (frame && getComputedStyle(frame).overflowY === 'visible') frame = frame.parentElement;
    const [head, row] = document.querySelectorAll<HTMLElement>('[role=grid] tr');
    if (!frame || !head || !row) throw new Error('There is no grid');
    const [headHeight, rowHeight] = [head.offsetHeight, row.offsetHeight];
    const box = frame;
    const isCovered = () => {
      const there = new Set(
        [...box.querySelectorAll<HTMLElement>('[data-index]')].map((each) => Number(each.dataset.index)),
      );
      const end = (box.scrollTop + box.clientHeight - headHeight) / rowHeight;
      for (let index = Math.floor(box.scrollTop / rowHeight); index < end; index++) {
        if (!there.has(index)) return false;
      }
      return true;
    };
    let start: number | undefined;
    let isWaiting = false;
    const check = () => {
      if (!isCovered()) return void requestAnimationFrame(check);
      const began = start ?? 0;
      [start, isWaiting] = [undefined, false];
      // Arrives after the frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => times.push(performance.now() - began);
      port2.postMessage(undefined);
    };
    const wheel = ({ timeStamp }: Event) => {
      start ??= timeStamp;
    };
    frame.addEventListener('wheel', wheel, { passive: true });
    frame.addEventListener('scroll', () => {
      start ??= Number(document.timeline.currentTime);
      if (!isWaiting) requestAnimationFrame(check);
      isWaiting = true;
    });
  });
}

/** In milliseconds. */
export async function readScrolls(page: Page): Promise<number[]> {
  // The array that `watchScrolls` has put there.
  const times = await page.evaluate(() => Reflect.get(window, 'benchScrolls') as number[]);
  return times.map((time) => Math.round(time));
}
