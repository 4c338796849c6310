import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endSession, signInAgain } from '../../../app/signInAgainScreen';
import { openFixtureApi } from '../../../support/renderApp';
import { pasteInto } from '../../../support/screens';
import { openTexts } from '../grid/textScreen';

const fixtures = openFixtureApi({ counts: { translations: 40 } });

const editor = async () => within(await screen.findByRole('dialog', { name: 'Edit text' }));
const field = async () => (await editor()).findByRole<HTMLTextAreaElement>('textbox', { name: /^German/ });
/** The saved texts; those refused without a session are sent again. */
const saves = () =>
  fixtures.sent.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body).value);
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The unsaved texts in the browser's storage. */
const unsavedForms = () =>
  Object.entries({ ...localStorage })
    .filter(([key]) => key.endsWith('default-translations.unsaved'))
    .flatMap(([, stored]) => Object.values<{ forms: string[] }>(JSON.parse(stored)))
    .map(({ forms }) => forms);

/** Opens the editor of the first text, and types something. */
async function openAndType() {
  const app = await openTexts('?columns=de');
  const grid = await screen.findByRole('grid');
  await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(3));
  grid.focus();
  await app.user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
  await pasteInto(app.user, await field(), ' du');
  return app;
}

describe('a session that the server ends while a text is open', () => {
  it('keeps the editor and what is typed before and after', async () => {
    const { user } = await openAndType();
    const open = await field();
    const typed = open.value;
    endSession(fixtures);
    await user.click((await editor()).getByRole('tab', { name: 'History' }));
    await signInAgain.dialog();
    expect(open).toHaveValue(typed);
    await signInAgain.as(user);
    expect(await field()).toBe(open);
    await user.type(open, '!');
    expect(open).toHaveValue(`${typed}!`);
    await waitFor(() => expect(unsavedForms()).toEqual([[`${typed}!`]]));
    await user.click((await editor()).getByRole('button', { name: 'Save' }));
    await isClosed();
    expect(saves()).toEqual([`${typed}!`]);
    expect(unsavedForms()).toEqual([]);
  });
});
