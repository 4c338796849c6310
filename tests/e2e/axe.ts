import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Each page is looked at on a desktop and at 320 px. */
export const looks = [
  { device: 'desktop', viewport: { width: 1440, height: 900 } },
  { device: 'handset', viewport: { width: 320, height: 640 } },
];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose outcome the theme decides. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * What axe complains of: all its rules in the theme that is shown, and those of colours in the other one, which the page
 * takes on as soon as the device does, and then keeps.
 */
async function violationsOf(page: Page, without: string[] = []) {
  const shown = await complaints(page, (axe) => axe.withTags(tags).disableRules(without));
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const theme = isDark ? 'light' : 'dark';
  await showTheme(page, theme);
  const rules = ofColours.filter((rule) => !without.includes(rule));
  const other = await complaints(page, (axe) => axe.withRules(rules));
  return [...shown, ...other.map((each) => ({ ...each, theme }))];
}

/** Has the device change its theme, and the page follow. */
async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((old) => getComputedStyle(document.body).backgroundColor !== old, before);
}

/** Once nothing moves any more: a text that is still fading in has too little contrast. */
async function complaints(page: Page, choose: (axe: AxeBuilder) => AxeBuilder) {
  await page.evaluate(async () => {
    // What has just changed begins to move with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((each) => each.finished));
  });
  // Of what is right one example is enough; there are no frames to go into, and no rule here reads style sheets.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .options({
      resultTypes: ['violations'],
      preload: false,
      // Experimental in axe: visible words are part of the name (WCAG 2.5.3).
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    .setLegacyMode();
  const { violations } = await choose(axe).analyze();
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
}

/** The page as it stands has no fault that axe knows. */
export async function expectNoViolations(page: Page, without?: string[]): Promise<void> {
  expect(await violationsOf(page, without)).toEqual([]);
}
