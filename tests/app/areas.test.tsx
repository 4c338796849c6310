import Star from '@mui/icons-material/Star';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { flattenMessages } from '@/app/i18n/sanitizeMessages';
import type { Area } from '@/areas';
import type { PageLoader } from '@/areas/defineArea';
import { PageHeader } from '@/ui/page/PageHeader';
import { translationFile } from '../../vite/translationsPlugin';
import { calls } from '../support/calls';
import { expectConsole } from '../support/consoleGuard';
import { address, heading, openFixtureApi, renderApp } from '../support/renderApp';
import { content, menu } from '../support/screens';
import { runOnTestClock, setupUser } from './profileScreen';

const fixtures = openFixtureApi();
runOnTestClock();

const english = flattenMessages(JSON.parse(translationFile('i18n', 'en')));
const inEnglish = (key: string) => english[key]?.replaceAll('%{product}', 'Press') ?? `no text ${key}`;

/** The window's title changes shortly after the heading. */
const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));

describe('an area', () => {
  it('says what it is and what it is for', async () => {
    await renderApp('/video-help?a=b#c', { blank: true, as: 'admin' });
    expect(await heading('Video Help')).toBeVisible();
    expect(screen.getByText(inEnglish('areas.video-help.purpose'))).toBeVisible();
    await titled('Video Help · Press back-office');
    expect(address()).toBe('/video-help?a=b#c');
    expect(within(menu.element()).getByRole('link', { current: 'page' })).toHaveTextContent('Video Help');
    expect(fixtures.sent.map(({ path: each }) => each)).toEqual([calls.profile]);
  });
});

describe('the window title', () => {
  it('names the area of a page below it', async () => {
    await renderApp('/user-management/roles', { as: 'admin' });
    await heading('Roles');
    await titled('Roles · User Management · Press back-office');
  });
});

const Shelf = () => <PageHeader headline="The shelf" />;

/** An area without a folder. */
const shelfArea = (page: PageLoader): Area => ({
  key: 'shelf',
  path: 'shelf',
  permission: 'profile',
  order: 90,
  icon: Star,
  page,
});
const caption = 'areas.shelf.caption';

describe('the pages of an area', () => {
  it('load when they are first shown, and not for users who may not see them', async () => {
    const load = vi.fn(async () => Shelf);
    const { unmount } = await renderApp('/onboarding-wizard', {
      as: 'admin',
      furtherAreas: [shelfArea(load)],
    });
    await heading('Onboarding Wizard');
    expect(load).not.toHaveBeenCalled();
    await setupUser().click(await menu.line(caption));
    expect(await heading('The shelf')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    unmount();
    load.mockClear();
    const closed = { ...shelfArea(load), permission: 'nobody-has-this' };
    await renderApp('/shelf', { as: 'admin', furtherAreas: [closed] });
    expect(await heading('Access denied')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });

  it('M15 that fail to load say so, and offer a retry', async () => {
    expectConsole(/Failed to fetch dynamically imported module/);
    const load = vi.fn<PageLoader>(async () => Shelf);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));
    await renderApp('/shelf', { as: 'admin', furtherAreas: [shelfArea(load)] });
    const user = setupUser();
    const failure = await screen.findByRole('alert');
    expect(content()).toContainElement(failure);
    expect(failure).toHaveTextContent('This page could not be loaded.');
    expect(failure).not.toHaveTextContent(/assets|TypeError|fetch/);
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await heading('The shelf')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
    expect(address()).toBe('/shelf');
  });
});
