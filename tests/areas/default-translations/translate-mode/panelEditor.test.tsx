import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { idleAtOnce, settle } from '../../../support/idle';
import { serveLanguage } from '../../../support/languageFile';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { pasteInto } from '../../../support/screens';

const fixtures = openFixtureApi();
idleAtOnce();

/** German as the page and what is saved begin. */
const german = { areas: { 'video-help': { caption: 'Videohilfe' } } };

beforeEach(() => serveLanguage(fixtures.server, 'de', german));

const panel = async () => within(await screen.findByRole('complementary'));
const field = async () => (await panel()).findByRole('textbox', { name: 'Deutsch' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
const saves = () => fixtures.sent.filter(({ method, path }) => method === 'PUT' && path.includes('/values/'));

/** Presses the heading of a page in translate mode; the page is in German. */
async function pressHeading() {
  localStorage.setItem('RaStore.device.locale', '"de"');
  const app = await renderApp('/video-help', { as: 'admin', blank: true });
  await heading('Videohilfe');
  await app.user.keyboard('{Shift>}{F9}{/Shift}');
  await screen.findByRole('region', { name: 'Translate mode' });
  await settle();
  await pressAgain(app.user);
  return app;
}

async function pressAgain(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.keyboard('{Alt>}');
  await user.click(screen.getByRole('heading', { level: 1, name: 'Videohilfe' }));
  await user.keyboard('{/Alt}');
}

describe('a text that is seen on the screen', () => {
  it('DT35 is kept as typed when the panel is left, and is there again', async () => {
    const { user } = await pressHeading();
    await pasteInto(user, await field(), ' neu');
    await user.click((await panel()).getByRole('button', { name: 'Close' }));
    await isClosed();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await pressAgain(user);
    expect(await field()).toHaveValue('Videohilfe neu');
    expect((await panel()).getByText('You have not saved this text yet.')).toBeVisible();
    expect(saves()).toHaveLength(0);
    await user.click((await panel()).getByRole('button', { name: 'Cancel' }));
    await isClosed();
    await pressAgain(user);
    expect(await field()).toHaveValue('Videohilfe');
  });
});
