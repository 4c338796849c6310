import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Each page is looked at in both themes, on a desktop and at 320 px. */
export const looks = (['light', 'dark'] as const).flatMap((colorScheme) => [
  { colorScheme, device: 'desktop', viewport: { width: 1440, height: 900 } },
  { colorScheme, device: 'handset', viewport: { width: 320, height: 640 } },
]);

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe complains of once nothing moves any more: a text that is still fading in has too little contrast. */
export async function violationsOf(page: Page, without: string[] = []) {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getTiming().iterations !== Infinity);
    return Promise.allSettled(ending.map((each) => each.finished)).then(() => undefined);
  });
  const { violations } = await new AxeBuilder({ page }).withTags(tags).disableRules(without).analyze();
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
}

/** The page as it stands has no fault that axe knows. */
export async function expectNoViolations(page: Page, without?: string[]): Promise<void> {
  expect(await violationsOf(page, without)).toEqual([]);
}
