import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { startOurs } from './comparison/applications.ts';

/**
 * `npm run screenshots`: takes the README's pictures of the build in `dist`, with the records of the fixture API. On Linux the
 * interface font is Inter, where it is installed (Debian: `fonts-inter`), because `system-ui` is often one that few people have.
 */
const pictures = [
  { name: 'dashboard', path: '/dashboard', width: 1440, height: 900, isMobile: false },
  { name: 'handset', path: '/user-management/users', width: 390, height: 844, isMobile: true },
] as const;
const fonts = fileURLToPath(new URL('screenshots/fonts.conf', import.meta.url));

if (!existsSync('dist/index.html')) throw new Error('There is no build in dist: run `npm run build` first');
const application = await startOurs();
const env = { ...process.env, FONTCONFIG_FILE: fonts };
const browser = await chromium.launch({
  executablePath: findChromium(),
  // Without hinting, letters stand where they do on a screen of this resolution.
  args: ['--no-sandbox', '--font-render-hinting=none'],
  env,
});
for (const { name, path, width, height, isMobile } of pictures) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const viewport = { width, height };
    const context = await browser.newContext({ viewport, deviceScaleFactor: 2, isMobile, colorScheme });
    const page = await context.newPage();
    await application.signIn(page);
    await page.goto(`${application.origin}${path}`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `docs/images/${name}-${colorScheme}.png`, animations: 'disabled' });
    await context.close();
    console.info(`docs/images/${name}-${colorScheme}.png`);
  }
}
await browser.close();
process.exit(0);
