import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { loadModule } from '../../../../vite/loadModule';
import { applicationOrigin } from '../../servers';
import { openSignedIn } from '../../support';
import { expect, test } from '../../test';
import { goTo } from '../../walk';

const areas = readdirSync(new URL('../../../../src/areas/', import.meta.url), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

/** Lists link to each record's page, but that of reports to the report itself. */
const unlinked = '/press-controlling/reports/:id';

/** The addresses that an area declares, and the profile. */
async function pagesOf(key: string): Promise<string[]> {
  const { readAreas, shownPages } = await loadModule<typeof import('@/areas')>('/src/areas/index.ts');
  const all = readAreas({ key: 'press', name: 'Press' });
  return shownPages(all.filter((area) => area.key === key)).map((pattern) => `/${pattern}`);
}

/** Opens one of the pages; that of a record is the page of the first one that its list links. */
async function open(page: Page, path: string, paths: readonly string[]): Promise<void> {
  const list = path.replace(/\/:.*$/, '');
  await goTo(page, list);
  if (list === path) return;
  const links = page.locator(`main a[href^="${list}/"]`);
  let address: string | undefined;
  await expect(async () => {
    const found = await links.evaluateAll((all) =>
      all.map((each) => new URL(each.getAttribute('href') ?? '', location.href).pathname),
    );
    address = found.find((each) => matchPath(path, each) && !paths.includes(each));
    expect(address).toBeDefined();
  }).toPass();
  await goTo(page, address ?? '');
}

/** The box of the guide that runs; the preview of an editor is inert. */
const runningGuide = '[data-guide]:not([inert] *)';

const box = (page: Page) => page.locator(runningGuide);

/** A guide that has begun, with one step that points to the element named so. */
async function beginGuide(page: Page, anchor: string): Promise<void> {
  const { cookies, origins } = await page.context().storageState();
  const [token] = origins.flatMap(({ localStorage }) =>
    localStorage.filter(({ name }) => name === 'access_token'),
  );
  const call = async (path: string, data: object) => {
    const answer = await page.context().request.post(`${applicationOrigin}/clientapi/v1/${path}`, {
      data,
      headers: {
        Authorization: `Bearer ${token?.value}`,
        'X-XSRF-TOKEN': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const step = {
    ...{ id: 'main', kind: 'task', anchor, page: null, ifMissing: 'panel', required: false, videoId: null },
    ...{ title: { en: 'The main button' }, doneBy: { type: 'next' } },
    text: { en: 'This is where the work begins. What is written here is kept until it is saved. '.repeat(2) },
  };
  const { id, version } = await call('flows', {
    ...{ name: 'Tour', title: { en: 'Tour' }, steps: [step], priority: 9 },
    audience: { everyone: true, include: [], exclude: [], languages: [] },
  });
  await call(`flows/${id}/actions/publish`, { version });
  await call(`admin/onboarding/${id}/actions/start`, { revision: 0 });
}

/** Makes the page's main button the element of the step; a page without one has none. */
const markMainButton = (page: Page, anchor: string) =>
  page.evaluate((id) => {
    for (const each of document.querySelectorAll(`[data-help-id="${id}"]`))
      each.removeAttribute('data-help-id');
    const isSeen = (each: Element) => each.checkVisibility() && !each.closest('[data-guide], [inert]');
    const buttons = ['.MuiButton-contained', '.MuiButton-outlined', 'button']
      .flatMap((each) => [...document.querySelectorAll(`main ${each}`)])
      .filter(isSeen);
    buttons[0]?.setAttribute('data-help-id', id);
  }, anchor);

/** What the box covers of what must stay free: page actions, paging, row menus, toolbar and bars. */
const coveredControls = (page: Page) =>
  page.evaluate((guide) => {
    const own = document.querySelector(guide)?.getBoundingClientRect();
    if (own === undefined) return ['there is no box'];
    const bars = '[data-page-header], .MuiTablePagination-root, header, [data-bottom-bar]';
    const controls = document.querySelectorAll(
      `:is(${bars}) :is(a, button), tr [aria-haspopup], [role=row] [aria-haspopup], [data-help-id="shell.probe"]`,
    );
    return [...controls]
      .filter((each) => {
        const { left, right, top, bottom, width } = each.getBoundingClientRect();
        const isApart = right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom;
        return width > 0 && !isApart && each.checkVisibility() && !each.closest('[data-guide]');
      })
      .map((each) => each.getAttribute('aria-label') ?? each.textContent);
  }, runningGuide);

for (const key of areas) {
  test(`a step for the main button leaves actions, paging and row menus free on every page of ${key}`, async ({
    page,
  }) => {
    test.slow();
    const paths = (await pagesOf(key)).filter((path) => path !== unlinked);
    await openSignedIn(page, 'admin', '/profile');
    await beginGuide(page, 'shell.probe');
    await page.reload();
    for (const path of paths) {
      await test.step(path, async () => {
        await open(page, path, paths);
        await expect(page.getByText('Loading…')).toHaveCount(0);
        await markMainButton(page, 'shell.probe');
        await expect(box(page)).toBeVisible();
        for (const at of ['start', 'end'] as const) {
          await page.evaluate((isEnd) => scrollTo(0, isEnd ? document.body.scrollHeight : 0), at === 'end');
          await expect.poll(() => coveredControls(page), `at the ${at}`).toEqual([]);
        }
      });
    }
  });
}

test('on a handset the end of a page, with its paging or its bar, can be scrolled above the box', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, 'admin', '/profile/guides');
  await beginGuide(page, 'shell.help');
  await page.reload();
  for (const path of ['/user-management/users', '/messages/create', '/website-modules/positions']) {
    await test.step(path, async () => {
      await goTo(page, path);
      await expect(page.getByText('Loading…')).toHaveCount(0);
      await expect(box(page)).toBeVisible();
      await expect(async () => {
        const isFree = await page.evaluate((guide) => {
          scrollTo(0, document.body.scrollHeight);
          const last = [...document.querySelectorAll('main :is(a, button, input)')]
            .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0)
            .map((each) => each.getBoundingClientRect().bottom);
          const own = document.querySelector(guide)?.getBoundingClientRect();
          const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
          const inBar = (bottom: number) => bar !== undefined && bottom > bar.top;
          if (own === undefined || (bar !== undefined && own.bottom > bar.top)) return false;
          return last.every((bottom) => bottom <= own.top || inBar(bottom));
        }, runningGuide);
        expect(isFree).toBe(true);
      }).toPass();
    });
  }
});
