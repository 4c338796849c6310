import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openActions } from '../../support/actions';
import { expectConsole } from '../../support/consoleGuard';
import { elsewhere } from '../../support/elsewhere';
import { pressTwice } from '../../support/pressTwice';
import { heading, openFixtureApi, renderApp } from '../../support/renderApp';
import { letterArea, letterFixtures } from './letters';

const fixtures = openFixtureApi({ areas: [letterFixtures] });
const letters = () => fixtures.api.records('letters');
const call = (action = '') => `/clientapi/v1/letters/${letters()[0]?.id}${action}`;
const bodiesOf = (action: string) =>
  fixtures.calls(call(`/actions/${action}`), 'POST').map(({ body }) => JSON.parse(body));
const button = (name: string) => screen.findByRole('button', { name });

/** The page of the first letter, whose text is `text`. */
async function openLetter(text = 'Dear reader') {
  const options = { as: 'admin', furtherAreas: [letterArea] } as const;
  const app = await renderApp(`/post/letters/${letters()[0]?.id}`, options);
  await heading('Letter Greetings 0');
  if (text !== '') await app.user.type(screen.getByRole('textbox', { name: 'Text' }), text);
  return app;
}

type App = Awaited<ReturnType<typeof renderApp>>;

/** The first letter is given a text and published in another window, and what comes after that. */
async function publishElsewhere({ services }: App, ...actions: string[]) {
  await elsewhere('PUT', call(), { text: 'Dear all' });
  await elsewhere('POST', call('/actions/publish'), { stamps: 1 });
  for (const action of actions) await elsewhere('POST', call(`/actions/${action}`));
  await services.queryClient.invalidateQueries();
}

const question = async () => within(await screen.findByRole('dialog', { name: 'Publish “Greetings 0”?' }));

describe('publishing a record with a life', () => {
  it('saves first, then asks, and sends one call with the answer', async () => {
    const { user } = await openLetter();
    await user.click(await button('Publish…'));
    const dialog = await question();
    expect(dialog.getByText('Two stamps')).toBeVisible();
    expect(letters()[0]).toMatchObject({ text: 'Dear reader', status: 'draft', version: 2 });
    pressTwice(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('areas.post.actions.done.publish')).toBeVisible();
    expect(bodiesOf('publish')).toEqual([{ version: 2, stamps: 2 }]);
    expect(letters()[0]).toMatchObject({ status: 'published', stamps: 2 });
  });

  it('does not ask if the form cannot be saved', async () => {
    const { user } = await openLetter();
    await user.clear(screen.getByRole('textbox', { name: 'Title' }));
    await user.click(await button('Publish…'));
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeInvalid();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(fixtures.calls(call(), 'PUT')).toEqual([]);
  });

  it('lists what prevents it, with links, and sends nothing', async () => {
    const { user } = await openLetter('');
    await user.click(await button('Publish…'));
    const dialog = await question();
    expect(dialog.getByText('Fix before publishing:')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await user.click(dialog.getByRole('link', { name: 'It has no text' }));
    expect(location.search).toBe('?field=text');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that somebody else has changed it, and publishes what they saved with the next press', async () => {
    expectConsole(/ApiError/);
    const { user } = await openLetter();
    await user.click(await button('Publish…'));
    const dialog = await question();
    await elsewhere('PUT', call(), { text: 'Dear all', version: 2 });
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByText(/^Someone changed this in the meantime/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Text')).toHaveValue('Dear all'));
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(letters()[0]).toMatchObject({ status: 'published', text: 'Dear all' }));
    expect(bodiesOf('publish').map(({ version }) => version)).toEqual([2, 3]);
  });

  it('is refused with the server’s reason where no change would help', async () => {
    await publishElsewhere(await openLetter(''));
    const refused = 'areas.post.refusals.other';
    await waitFor(async () => expect(await button('Publish…')).toHaveAccessibleDescription(refused));
  });
});

describe('the verbs of a record with a life', () => {
  it('are those that the server allows, and the one that cannot be undone asks', async () => {
    const app = await openLetter('');
    await publishElsewhere(app);
    const { user } = app;
    expect(screen.queryByRole('button', { name: 'areas.post.actions.release' })).toBeNull();
    await openActions(user);
    await user.click(await button('areas.post.actions.burn'));
    const dialog = within(await screen.findByRole('dialog', { name: 'areas.post.actions.burnTitle' }));
    expect(bodiesOf('burn')).toEqual([]);
    pressTwice(dialog.getByRole('button', { name: 'areas.post.actions.burn' }));
    expect(await screen.findByText('areas.post.actions.done.burn')).toBeVisible();
    expect(bodiesOf('burn')).toEqual([{ version: 3 }]);
    expect(screen.queryByRole('button', { name: 'areas.post.actions.hold' })).toBeNull();
  });

  it('copy a record, and open the copy', async () => {
    const { user } = await openLetter('x');
    await openActions(user);
    expect(await button('areas.post.actions.duplicate')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    await user.clear(await screen.findByRole('textbox', { name: 'Text' }));
    await openActions(user);
    await user.click(await button('areas.post.actions.duplicate'));
    await heading('Letter Greetings 0 (copy)');
    expect(bodiesOf('duplicate')).toEqual([{ name: 'Greetings 0 (copy)' }]);
  });

  it('are in the menu of its row, with the reason where one is impossible', async () => {
    const app = await renderApp('/post/letters', { as: 'admin', furtherAreas: [letterArea] });
    await heading('Letters');
    await publishElsewhere(app, 'hold');
    const { user } = app;
    const lines = async (name: string) => {
      await user.click(await button(`Actions for ${name}`));
      const items = await screen.findAllByRole('menuitem');
      const texts = items.map(({ textContent }) => textContent?.replaceAll('areas.post.', ''));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      return texts;
    };
    expect(await lines('Greetings 0')).toEqual([
      'Open',
      'actions.release',
      'actions.burn',
      'actions.duplicate',
      'Deleterefusals.other',
    ]);
    expect(await lines('Greetings 1')).toEqual([
      'Open',
      'Publish…',
      'actions.holdrefusals.other',
      'actions.burnrefusals.other',
      'actions.duplicate',
      'Delete',
    ]);
  });
});
