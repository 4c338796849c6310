import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const handset = { width: 320, height: 640 };

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The page has no fault that axe knows, in the theme that it shows. Waits until nothing moves any more: a text that is still fading in has
 * too little contrast.
 */
export async function expectNoViolations(page: Page, without: readonly string[] = []): Promise<void> {
  await page.evaluate(async () => {
    // What has just changed begins to move with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    // Those that go by scrolling never end.
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          effect?.getTiming().iterations !== Infinity && timeline === document.timeline,
      );
    await Promise.allSettled(ending.map((each) => each.finished));
  });
  // Of what is right one example is enough; there are no frames to go into, and no rule here reads style sheets.
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .options({
      resultTypes: ['violations'],
      preload: false,
      // Experimental in axe: visible words are part of the name (WCAG 2.5.3).
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    .setLegacyMode()
    .withTags(tags)
    .disableRules([...without])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
}
