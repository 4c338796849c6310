import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { openSignedIn } from '../../support';
import { expect, test } from '../../test';

const area = '/website-modules';
const modulesLike = (q: string) => `${area}/modules?filter=${encodeURIComponent(JSON.stringify({ q }))}`;

/** Opens a module from the list. */
async function openModule(page: Page, name: string): Promise<void> {
  await openSignedIn(page, 'admin', modulesLike(name));
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('settings are changed, listed in the history, and restored', async ({ page }) => {
  await openModule(page, 'Teasers');
  const length = page.getByLabel('Teaser length');
  await length.fill('250');
  await page.getByRole('button', { name: 'Reset Layout to: List' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page).toHaveURL(/tab=history/);
  await expect(page.getByText('Teaser length: 300')).toBeVisible();
  const restored = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Restore previous values' }).click();
  expect((await restored).ok()).toBe(true);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(length).toHaveValue('300');
});

test('a setting of one group is typed beside its preview, survives a colleague’s save, is seen by group, and is inherited again', async ({
  page,
  context,
}) => {
  test.slow();
  await openModule(page, 'Teasers');
  const address = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'North (Editorial)' }).click();
  await expect(page.getByText('1 own setting; everything else is inherited.')).toBeVisible();
  const length = page.getByRole('textbox', { name: 'Teaser length' });
  const preview = page.getByRole('region', { name: 'Preview' });
  await length.fill('140');
  await expect(preview).toContainText('Teaser length140');

  const colleague = await context.newPage();
  await colleague.goto(address);
  await colleague.getByLabel('Teaser length').fill('250');
  await colleague.getByRole('button', { name: 'Save' }).click();
  await expect(colleague.getByText('Saved.', { exact: true })).toBeVisible();
  await colleague.close();

  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Someone else saved in the meantime' });
  await conflict.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(length).toHaveValue('140');

  await page.goto(`${area}/by-group?q=teasers`);
  await page.getByRole('combobox', { name: 'Group' }).fill('North');
  await page.getByRole('option', { name: 'North (Editorial)' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Teasers' });
  await expect(row).toContainText('Teaser length: 140');
  await row.getByRole('link', { name: '1 setting from rules' }).click();

  await page.getByRole('button', { name: /^Inherit Teaser length again/ }).click();
  await expect(preview).toContainText('Teaser length250');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No own settings; everything is inherited.')).toBeVisible();
  await page.goto(address);
  await expect(length).toHaveValue('250');
  await expect(page.getByText('Groups with their own settings:')).toBeHidden();
});

test('modules are placed by the mouse, by keys and by name', async ({ page }) => {
  await openSignedIn(page, 'admin', `${area}/positions?page=Article`);
  const position = (name: string) => page.getByRole('region', { name });
  const lines = (name: string) => position(name).getByRole('listitem');
  const handle = (name: string) => page.getByRole('button', { name: new RegExp(`^Move .?${name}`) });
  await handle('Paywall').dragTo(lines('Above the text').first());
  await expect(page.getByText('This position does not accept this category.').first()).toBeAttached();
  await handle('Video player').dragTo(lines('Below the text').last());
  await expect(lines('Below the text').nth(2)).toContainText('Video player');
  await handle('Video player').focus();
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await expect(lines('Below the text').nth(1)).toContainText('Video player');
  await page.keyboard.press('Control+z');
  await expect(lines('Below the text').nth(2)).toContainText('Video player');
  await expect(handle('Video player')).toBeFocused();

  // Held over the button of another page, it opens that page; Escape leaves the module where it was.
  await handle('Comments').hover();
  await page.mouse.down();
  await page.getByRole('button', { name: 'Home', exact: true }).hover();
  await expect(position('Stage')).toContainText('This position is full.');
  await expect(page.locator('[data-dragged]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.getByRole('button', { name: 'Article', exact: true }).click();
  await expect(lines('Below the text')).toHaveCount(4);

  await page.getByRole('button', { name: 'Video player', exact: true }).click();
  await page.getByRole('button', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Where to' }).click();
  await page.getByRole('option', { name: 'Search / Results' }).click();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(lines('Results').last()).toContainText('Video player');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No changes')).toBeVisible();

  await page.getByRole('button', { name: 'History of positions' }).click();
  await page.getByRole('button', { name: 'Restore previous arrangement' }).first().click();
  await expect(page.getByText('2 positions changed')).toBeVisible();
  await expect(lines('In the text').last()).toContainText('Video player');
});

test('a module with a schema of its own is set up beside its preview, turned on, kept from one group, put on the home page, seen as that group, and turned off and on again', async ({
  page,
}) => {
  test.slow();
  await openModule(page, 'Contact form');
  await page.getByRole('combobox', { name: 'Method' }).click();
  await page.getByRole('option', { name: 'To a service' }).click();
  await page.getByRole('textbox', { name: 'URL' }).fill('https://service.example/in');
  await page.getByLabel('Token').fill('hush-hush');
  await page.getByRole('button', { name: 'Add entry' }).click();
  const entry = page.getByRole('group', { name: 'Entry 2' });
  await entry.getByRole('textbox', { name: 'Name' }).fill('Phone');
  await entry.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'number' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('https://service.example/in');
  await expect(preview).toContainText('Name: Phone; Type: number');
  await expect(preview).not.toContainText('hush');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();

  const control = page.getByRole('switch', { name: 'Contact form' });
  await control.click();
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(page.getByText('“Contact form” is on.')).toBeVisible();
  await page.getByRole('tab', { name: 'Groups' }).click();
  await page.getByRole('combobox', { name: 'Add group' }).fill('Editorial');
  await page.getByRole('option', { name: 'Editorial', exact: true }).click();
  const rules = page.getByRole('list', { name: 'Group rules' });
  await expect(rules.getByRole('listitem').filter({ hasText: 'Editorial' })).toContainText(
    'Not delivered by this rule.',
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();

  await page.goto(`${area}/positions?page=Home`);
  await page.getByRole('region', { name: 'Content' }).getByRole('button', { name: 'Add module' }).click();
  await page.getByRole('combobox', { name: 'Add module' }).fill('Contact form');
  await page.getByRole('option', { name: /^Contact form/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No changes')).toBeVisible();

  await page.goto(`${area}/by-group?view=pages`);
  await page.getByRole('combobox', { name: 'Group' }).fill('Editorial');
  await page.getByRole('option', { name: 'Editorial', exact: true }).click();
  const content = page.getByRole('region', { name: 'Home' }).getByRole('list', { name: 'Content' });
  const block = content.getByRole('listitem').filter({ hasText: 'Contact form' });
  await expect(block).toContainText('Rule for Editorial');
  await expect(block).toHaveAttribute('data-got', 'false');

  await page.goto(modulesLike('contact form'));
  await control.click();
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('“Contact form” is on.')).toBeVisible();
  await expect(control).toBeChecked();

  // What went together comes back together, from the page of each.
  await page.goto(modulesLike('paywall'));
  await page.getByRole('switch', { name: 'Paywall' }).click();
  await page.getByRole('button', { name: 'Turn off 3 modules' }).click();
  await expect(page.getByRole('switch', { name: 'Paywall' })).not.toBeChecked();
  await page.goto(modulesLike('offers'));
  await page.getByRole('main').getByRole('link', { name: 'Offers', exact: true }).click();
  await expect(page.getByText('Turned off with 2 more modules by Alexandra Winter')).toBeVisible();
  await page.getByRole('button', { name: 'Undo…' }).click();
  await page.getByRole('button', { name: 'Turn on 3 modules' }).click();
  await expect(page.getByRole('switch', { name: 'Offers' })).toBeChecked();
});

/** A website at another origin, which allows frames and shows the settings that it receives. */
async function openWebsite(): Promise<{ website: Server; origin: string }> {
  const server = createServer((request, response) => {
    const language = new URL(request.url ?? '/', 'http://localhost').searchParams.get('language');
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="en"><title>Website</title><h1>Teasers in ${language === 'de' ? 'German' : 'English'}</h1><p></p>
      <script>onmessage = ({ data }) => { document.querySelector('p').textContent = 'Length ' + data.settings.teaserLength; };
      parent.postMessage({ type: 'module-preview-ready' }, '*');</script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { website: server, origin: `http://localhost:${port}` };
}

test('the website is previewed with the module', async ({ page }) => {
  const { website, origin } = await openWebsite();
  // A document that the test has changed counts as one of the internet.
  await page.context().grantPermissions(['local-network-access']);
  try {
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: {
          ...(await response.json()),
          media: { frameOrigins: [origin], previewPage: `${origin}/preview` },
        },
      });
    });
    // What a deployment sets with FRAME_ORIGINS.
    await page.route(`**${area}/**`, async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'] ?? '';
      const headers = {
        ...response.headers(),
        'content-security-policy': policy.replace("frame-src 'none'", `frame-src ${origin}`),
      };
      return route.fulfill({ response, headers });
    });
    await openModule(page, 'Teasers');
    await page.goto(`${new URL(page.url()).pathname}?tab=preview&language=de&device=390`);
    const frame = page.getByTitle('The website with these settings');
    await expect(frame.contentFrame().getByRole('heading', { name: 'Teasers in German' })).toBeVisible();
    await expect(frame.contentFrame().getByText('Length 300')).toBeVisible();
    expect((await frame.boundingBox())?.width).toBe(390);
    await page.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'English' }).click();
    await expect(frame.contentFrame().getByRole('heading', { name: 'Teasers in English' })).toBeVisible();
  } finally {
    website.closeAllConnections();
    await new Promise((resolve) => website.close(resolve));
  }
});
