import type { Page } from '@playwright/test';

/** The mark that the application sets when it has taken the page over: from then on it answers whoever uses it. */
export const readyMark = 'app-ready';

/**
 * Sets a mark when an element first matches `selector`, in every document that the page opens from now on. The element
 * must be on the page: one that a template holds does not count.
 */
export async function markWhenSeen(page: Page, mark: string, selector: string): Promise<void> {
  await page.addInitScript(
    ({ wanted, name }) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector(wanted) === null) return;
        performance.mark(name);
        observer.disconnect();
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    },
    { wanted: selector, name: mark },
  );
}

/** Sets a mark when something that matches `selector` is first pressed. */
export async function markWhenPressed(page: Page, mark: string, selector: string): Promise<void> {
  await page.addInitScript(
    ({ wanted, name }) => {
      const listening = new AbortController();
      const listen = ({ target }: Event) => {
        if (!(target instanceof Element) || target.closest(wanted) === null) return;
        performance.mark(name);
        listening.abort();
      };
      addEventListener('click', listen, { capture: true, signal: listening.signal });
    },
    { wanted: selector, name: mark },
  );
}

/** When a mark was first set, in milliseconds since the document was asked for. Waits for it. */
export async function timeOf(page: Page, mark: string): Promise<number> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark);
  return page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN, mark);
}

/** When a mark was first set; undefined when it was not. */
export async function timeOfAny(page: Page, mark: string): Promise<number | undefined> {
  return page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime, mark);
}
