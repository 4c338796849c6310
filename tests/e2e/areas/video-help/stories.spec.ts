import { openSignedIn } from '../../support';
import { expect, test } from '../../test';

const captions = `WEBVTT

00:00.000 --> 00:02.000
Open the messages.

00:02.000 --> 00:04.000
Choose a readership.
`;

test('a video is published with captions and found in the help of its page by its captions', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, 'admin', '/video-help/videos/create?page=%2Fmessages');
  await page.getByLabel('Video URL').fill('/help-videos/video-0.webm');
  await page.getByRole('button', { name: 'Check and add' }).click();
  await expect(page.getByText('/help-videos/video-0.webm')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title (English)' }).fill('Whom to write to');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Add English' }).click();
  await page
    .getByLabel(/^Caption file in English/)
    .setInputFiles({ name: 'a.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions) });
  await page.getByRole('button', { name: 'Save 2 lines' }).click();
  await expect(page.getByText('Captions, 2 lines')).toBeVisible();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mark as verified' })).toBeVisible();

  await openSignedIn(page, 'editor', '/messages');
  await page.locator('[data-help-id="shell.help"]').click();
  const panel = page.getByRole('complementary', { name: 'Help' });
  await expect(panel.getByRole('button', { name: /^Whom to write to/ })).toBeVisible();
  await panel.getByRole('searchbox', { name: 'Search videos' }).fill('readership');
  await panel.getByRole('button', { name: '0:02 Choose a readership.' }).click();
  const second = () => panel.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(second).toBeGreaterThanOrEqual(2);
  await panel.getByRole('button', { name: '0:00 Open the messages.' }).click();
  await expect.poll(second).toBeLessThan(2);
});

test('a linked video starts at its second, seeks by transcript, keeps its captions on and stays open on the next page', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', '/user-management/users#help=v1@26');
  const panel = page.getByRole('complementary', { name: 'Help' });
  const video = panel.locator('video');
  const second = () => video.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(second).toBe(26);
  const lines = panel.getByRole('group', { name: 'Transcript' });
  await expect(lines.getByRole('button', { name: /^0:25/ })).toHaveAttribute('aria-current', 'true');
  await lines.getByRole('button', { name: /^0:33/ }).click();
  await expect.poll(second).toBeGreaterThan(33);
  // As if chosen in the browser's own menu of captions, which a script cannot open.
  await video.evaluate((video: HTMLVideoElement) => {
    for (const track of video.textTracks) track.mode = 'showing';
  });
  const tracks = await video.evaluate(async (video: HTMLVideoElement) => {
    // Each one renders the panel again.
    for (let times = 0; times < 4; times += 1) {
      await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }));
    }
    return [...video.textTracks].map(({ label, language, mode, activeCues }) => {
      return { label, language, mode, active: activeCues?.length };
    });
  });
  expect(tracks).toEqual([{ label: 'English', language: 'en', mode: 'showing', active: 1 }]);
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Invite a colleague' })).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).press('Escape');
  await expect(panel).toBeHidden();
});

test('a video keeps playing when the handset is rotated, and all controls are reachable in small windows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, 'admin', '/profile#help=v1');
  const dialog = page.getByRole('dialog', { name: 'Help' });
  const video = page.locator('video');
  const state = () => video.evaluate((video: HTMLVideoElement) => [video.paused, video.currentTime > 1]);
  await dialog.getByRole('button', { name: /^0:01/ }).click();
  await expect.poll(state).toEqual([false, true]);
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(
      viewport.width > 1000 ? page.getByRole('complementary', { name: 'Help' }) : dialog,
    ).toBeVisible();
    expect(await state()).toEqual([false, true]);
  }
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  // The second is 1440 × 900 at 200 %.
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 720, height: 450 },
  ]) {
    await page.setViewportSize(viewport);
    for (const control of await dialog.locator('button:not([tabindex="-1"]), input, textarea, video').all()) {
      await control.focus();
      await expect(control).toBeInViewport({ ratio: 0.5 });
    }
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  await dialog.getByRole('button', { name: 'Back to the page' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a provider is contacted only after consent, which can be withdrawn', async ({ page, violations }) => {
  const provider = 'https://www.youtube-nocookie.com';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), media: { frameOrigins: [provider] } },
    });
  });
  await page.route(`${provider}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' }),
  );
  await openSignedIn(page, 'admin', '/profile#help=v21@41');
  const panel = page.getByRole('complementary', { name: 'Help' });
  const once = panel.getByRole('button', { name: 'Play once' });
  await expect(once).toBeVisible();
  await expect(panel.getByRole('group', { name: 'Transcript' })).toBeVisible();
  expect([...new Set(asked)]).toEqual([new URL(page.url()).origin]);
  await once.click();
  await expect(panel.getByText(/^This video is not allowed here/)).toBeVisible();
  expect(violations.splice(0)).toEqual([expect.stringContaining('frame-src')]);
  await page.route('**/profile', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const policy = response
      .headers()
      ['content-security-policy']?.replace("frame-src 'none'", `frame-src ${provider}`);
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy ?? '' },
    });
  });
  await page.reload();
  const player = page.waitForRequest(`${provider}/**`);
  await once.click();
  await expect(page.frameLocator('iframe').getByText('The player')).toBeVisible();
  expect((await player).url()).toBe(`${provider}/embed/dQw4w9WgXcQ?start=41`);
  expect((await player).headers().referer).toBe(`${new URL(page.url()).origin}/`);
  await panel.getByRole('button', { name: 'Stop playing videos on YouTube' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(once).toBeVisible();
});
