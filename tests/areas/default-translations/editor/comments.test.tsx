import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { openFixtureApi, renderApp } from '../../../support/renderApp';

const fixtures = openFixtureApi();
const calls = '/clientapi/v1/translation-comments';
const address = `/default-translations/translations?${new URLSearchParams({
  columns: 'de',
  filter: JSON.stringify({ key_eq_any: ['shop.pay', 'shop.more'] }),
})}`;

beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit text' }));
const field = async () => (await dialog()).findByRole('textbox', { name: 'New comment' });
const comments = async () =>
  within(await (await dialog()).findByRole('list', { name: 'Comments' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Opens the German text of `shop.pay` at its comments, as their second author. */
async function openComments() {
  const { user } = await renderApp(address, { as: 'editor' });
  await user.dblClick(await screen.findByText('Zahlungspflichtig bestellen'));
  await user.click(await (await dialog()).findByRole('tab', { name: 'Comments (3)' }));
  return user;
}

describe('comments on a text', () => {
  it('are added with Enter, which does not save the text', async () => {
    const user = await openComments();
    await user.type(await field(), 'First line{Shift>}{Enter}{/Shift}second{Enter}');
    expect(await (await dialog()).findByRole('tab', { name: 'Comments (4)' })).toBeVisible();
    expect((await comments()).at(-1)).toMatch(/^Emil Sommer · .*First line\nsecond$/);
    expect(await field()).toHaveValue('');
  });

  it('stay in view when they are marked as done, also where they were opened by themselves', async () => {
    const { user } = await renderApp(address, { as: 'editor' });
    await user.dblClick(await screen.findByText('Zahlungspflichtig bestellen'));
    await user.click(await (await dialog()).findByRole('button', { name: 'Mark as done' }));
    await user.click(await (await dialog()).findByRole('button', { name: 'Reopen' }));
    expect(await (await dialog()).findByRole('button', { name: 'Mark as done' })).toBeVisible();
    expect(fixtures.sent.filter(({ path }) => path === `${calls}/actions/done`)).toHaveLength(2);
  });

  it('keep what was typed after a failure, and over another text', async () => {
    expectConsole(/ApiError|Failed to fetch/);
    const user = await openComments();
    fixtures.server.use(http.post(calls, () => HttpResponse.error(), { once: true }));
    await user.type(await field(), 'Please check{Enter}');
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/./));
    await user.keyboard('{PageUp}');
    expect(await (await dialog()).findByText('shop.more')).toBeVisible();
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await user.click((await dialog()).getByRole('button', { name: /^Next text/ }));
    await waitFor(async () => expect(await field()).toHaveValue('Please check'));
    await user.click((await dialog()).getByRole('button', { name: 'Comment' }));
    expect(await (await dialog()).findByRole('tab', { name: 'Comments (4)' })).toBeVisible();
  });

  it('can be deleted by their author, after a question', async () => {
    const user = await openComments();
    await comments();
    const buttons = (await dialog()).getAllByRole('button', { name: /^Delete/ });
    expect(buttons.map(({ ariaLabel }) => ariaLabel)).toEqual([
      expect.stringContaining('The law wants'),
      expect.stringContaining('Thanks.'),
    ]);
    await user.click((await dialog()).getByRole('button', { name: /^Delete: Thanks\./ }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete this comment?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await (await dialog()).findByRole('tab', { name: 'Comments (2)' })).toBeVisible();
  });
});
