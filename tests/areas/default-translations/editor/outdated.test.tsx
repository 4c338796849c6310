import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { idleAtOnce } from '../../../support/idle';
import { openFixtureApi, renderApp } from '../../../support/renderApp';

const fixtures = openFixtureApi();
idleAtOnce();
beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));

const key = 'records.nothingMatchesHelp';
const address = (columns: string) =>
  `/default-translations/translations?${new URLSearchParams({
    filter: JSON.stringify({ key_eq_any: [key] }),
    columns,
  })}`;
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit text' }));
const stored = () => Object(fixtures.api.records('translations').find((each) => each.key === key)?.texts).de;

/** The changed words inside of an element, without what screen readers hear before them. */
const changes = (element: HTMLElement) =>
  [...element.querySelectorAll('ins, del')].map(
    (each) => `${each.localName}: ${each.lastChild?.textContent}`,
  );

describe('an outdated text', () => {
  it('shows what has changed in English, also while it is being rewritten, and can stay as it is', async () => {
    const { user } = await renderApp(address('de'), { as: 'admin' });
    await user.dblClick(await screen.findByText(/^Ändern Sie die Suche/));
    const notice = (await (await dialog()).findByText('The English text has changed since.')).closest('div');
    expect(notice && changes(notice)).toEqual(['ins: or fewer filters']);
    await user.type((await dialog()).getByRole('textbox', { name: 'German' }), '!');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep as is' })).toBeNull());
    expect(notice && changes(notice)).toEqual(['ins: or fewer filters']);
    await user.keyboard('{Backspace}');
    await user.click(await (await dialog()).findByRole('button', { name: 'Keep as is' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored()).toMatchObject({ state: 'translated', version: 2 });
  });

  it('has the change of the English text in its history, which cannot be used as a translation', async () => {
    const { user } = await renderApp(address('de'), { as: 'admin' });
    await user.dblClick(await screen.findByText(/^Ändern Sie die Suche/));
    await user.click(await (await dialog()).findByRole('tab', { name: 'History' }));
    const panel = within((await dialog()).getByRole('tabpanel'));
    expect(changes(await panel.findByRole('listitem'))).toEqual(['ins: or fewer filters']);
    expect(panel.getByText('English ·', { exact: false })).toBeVisible();
    expect(panel.queryByRole('button', { name: /^Use earlier text/ })).toBeNull();
  });
});

describe('a publication', () => {
  it('is reached from the overview at any time, and lists what it changed', async () => {
    const { user } = await renderApp('/default-translations', { as: 'admin' });
    await user.click(await screen.findByRole('link', { name: /^Published.*German/ }));
    const [, second] = await screen.findAllByRole('link', { name: 'German' });
    if (second) await user.click(second);
    const list = await screen.findByRole('list', { name: 'Changes in German' });
    expect((await within(list).findAllByRole('link', { name: /\./ })).length).toBeGreaterThan(3);
    expect(screen.getByRole('button', { name: /^Restore German/ })).toBeEnabled();
  });
});
