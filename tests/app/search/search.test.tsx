import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { hold } from '../../support/hold';
import { settle } from '../../support/idle';
import { openFixtureApi, type Person, renderApp } from '../../support/renderApp';
import { menu, signIn } from '../../support/screens';

const fixtures = openFixtureApi();
const messagesCall = '/clientapi/v1/messages';

/** The search with what it shows. */
const search = {
  field: () => screen.findByRole('combobox', { name: 'Search everything' }),
  group: (name: string) => screen.findByRole('group', { name }),
  lines: (group: HTMLElement) => within(group).getAllByRole('option'),
  status: () => within(screen.getByRole('dialog')).getByRole('status'),
  /** The line that Enter opens. */
  highlighted: async () => {
    const id = (await search.field()).getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.textContent;
  },
};

async function openSearch(user: UserEvent): Promise<HTMLElement> {
  await screen.findByRole('button', { name: /^Search everything/ });
  await user.keyboard('{Control>}k{/Control}');
  return search.field();
}

async function startSearch(as: Person, path = '/profile') {
  const app = await renderApp(path, { as });
  return { ...app, field: await openSearch(app.user) };
}

/** The paths of the lists that were asked. */
const asked = () => [...new Set(fixtures.sent.map(({ path }) => path.replace('/clientapi/v1/', '')))];

describe('the search of everything', () => {
  it('finds a person by email address and opens them, by keyboard alone; the words stay in the search', async () => {
    const { user, field } = await startSearch('admin');
    expect(field).toHaveFocus();
    await user.paste('user admin@publisher.example');
    const users = await search.group('Users');
    expect(search.lines(users)[0]).toHaveTextContent('Alexandra Winteradmin@publisher.example');
    await waitFor(() => expect(search.status()).toHaveTextContent(/^\d+ results?$/));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Alexandra Winter' })).toHaveFocus();
    expect(screen.queryByRole('combobox', { name: 'Search everything' })).toBeNull();
    expect(location.href).not.toMatch(/admin@|admin%40/i);
    expect(JSON.stringify(localStorage)).not.toMatch(/admin@/i);
  });

  it('offers pages and actions at once, without asking anybody for one letter', async () => {
    const { user } = await startSearch('admin');
    const before = fixtures.sent.length;
    await user.keyboard('i');
    expect(await screen.findByRole('option', { name: /^Invite users/ })).toBeVisible();
    expect(fixtures.sent).toHaveLength(before);
    await user.paste('nvite');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Invite users' })).toBeVisible();
  });

  it('goes to the last and the first line by End and Home, and closes by Escape', async () => {
    const { user } = await startSearch('admin');
    await user.keyboard('{End}');
    expect(await search.highlighted()).toBe('Logout');
    await user.keyboard('{Home}');
    expect(await search.highlighted()).toBe('Press Controlling');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search everything' })).toBeNull());
    // Its code is there now, so that the field is rendered with the dialog.
    await user.click(screen.getByRole('button', { name: /^Search everything/ }));
    expect(await search.field()).toHaveFocus();
  });

  it('says which area fails and asks it again; the others are there', async () => {
    expectConsole(/app\.errors\.server/);
    let failures = 1;
    fixtures.server.use(
      http.get(messagesCall, () => (failures-- > 0 ? HttpResponse.json({}, { status: 500 }) : undefined)),
    );
    const { user } = await startSearch('editor');
    await user.paste('maintenance');
    const messages = await search.group('Messages');
    expect(search.lines(messages).map((line) => line.textContent)).toEqual([
      'Could not be searched. Try again',
    ]);
    expect(search.lines(await search.group('Videos')).length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(search.status()).toHaveTextContent(
        /^\d+ results?\. Messages: Could not be searched\. Try again$/,
      ),
    );
    await user.click(within(messages).getByRole('option'));
    await waitFor(async () =>
      expect(search.lines(await search.group('Messages'))[0]).toHaveTextContent(/maint/i),
    );
  });

  it('does not say that nothing was found where nothing answered', async () => {
    expectConsole(/app\.errors\.server/);
    fixtures.server.use(http.get(messagesCall, () => HttpResponse.json({}, { status: 500 })));
    const { user } = await startSearch('editor');
    await user.paste('xqzzy');
    await waitFor(() =>
      expect(search.status()).toHaveTextContent(/^Messages: Could not be searched\. Try again$/),
    );
  });

  it('keeps the highlighted line while others arrive', async () => {
    const messages = hold(fixtures.server, messagesCall, { only: (url) => url.searchParams.has('filter') });
    const { user } = await startSearch('editor');
    await user.paste('maintenance');
    await search.group('Videos');
    await user.keyboard('{ArrowDown}');
    const line = await search.highlighted();
    messages.release();
    await search.group('Messages');
    expect(await search.highlighted()).toBe(line);
    const headings = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby') ?? '');
    expect(headings.map((id) => document.getElementById(id)?.textContent).at(-1)).toBe('Messages');
  });

  it('keeps the hits that still match while the answer for a longer text is awaited', async () => {
    const longer = hold(fixtures.server, messagesCall, {
      only: (url) => url.searchParams.get('filter')?.includes('maintenance') === true,
    });
    const { user } = await startSearch('editor');
    await user.paste('maint');
    await waitFor(() => expect(search.status()).toHaveTextContent(/^\d+ results$/));
    const before = search.lines(await search.group('Messages')).map((line) => line.textContent);
    await user.paste('enance');
    await waitFor(() => expect(longer.asked).toBeGreaterThan(0));
    await settle();
    const kept = search.lines(await search.group('Messages')).map((line) => line.textContent);
    expect(kept).toEqual(before.filter((text) => /maintenance/i.test(text ?? '')));
    longer.release();
    await waitFor(() => expect(search.status()).toHaveTextContent(/^\d+ results$/));
  });

  it('counts the results that are not shown too', async () => {
    const { user } = await startSearch('editor');
    await user.paste('the');
    await waitFor(() => expect(search.status()).toHaveTextContent(/^\d+ results$/));
    const shown = screen.getAllByRole('option').length;
    const further = screen
      .getAllByText(/^\d+ more$/)
      .map(({ textContent }) => Number.parseInt(textContent ?? '', 10));
    const all = further.reduce((sum, count) => sum + count, shown);
    expect(all).toBeGreaterThan(shown);
    expect(search.status()).toHaveTextContent(`${all} results`);
  });

  it('shows and asks for nothing that the person may not open', async () => {
    const { user } = await startSearch('editor');
    expect(screen.getByRole('option', { name: 'Messages' })).toBeVisible();
    for (const name of ['Users', 'Dashboard', /^Invite/]) {
      expect(screen.queryByRole('option', { name })).toBeNull();
    }
    fixtures.sent.length = 0;
    await user.paste('alexandra');
    await waitFor(() => expect(search.status()).toHaveTextContent(/./));
    expect(asked().sort()).toEqual(['messages', 'translations', 'videos']);
  });

  it('finds help videos, and opens them beside the page', async () => {
    const { user } = await renderApp('/profile', { as: 'editor', follows: true });
    await openSearch(user);
    await user.paste('maintenance');
    await user.click(search.lines(await search.group('Help videos'))[0] ?? document.body);
    expect(await screen.findByRole('complementary', { name: 'Help' })).toBeVisible();
    expect(location.pathname).toBe('/profile');
  });

  it('says that nothing was found', async () => {
    const { user } = await startSearch('guest');
    await user.paste('xqzzy');
    await waitFor(() => expect(search.status()).toHaveTextContent('Nothing found.'));
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('begins with what was opened last, also after a sign-out', async () => {
    const { user } = await startSearch('editor', '/messages');
    await user.paste('maintenance');
    const [line] = search.lines(await search.group('Messages'));
    const name = line?.firstChild?.nextSibling?.textContent ?? '';
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name });
    await settle();
    await user.click(await menu.line('Logout'));
    await signIn(user, 'editor');
    await screen.findByRole('heading', { level: 1, name: 'Publisher profile' });
    await openSearch(user);
    await waitFor(async () => expect(search.lines(await search.group('Recent'))[0]).toHaveTextContent(name));
    expect(JSON.stringify(localStorage)).not.toContain(name);
  });

  it('leaves Enter on its button for closing to the button, and ignores Enter that is held', async () => {
    const { user, field } = await startSearch('admin');
    fireEvent.keyDown(field, { key: 'Enter', repeat: true });
    expect(field).toBeVisible();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search everything' })).toBeNull());
    expect(location.pathname).toBe('/profile');
  });

  it('opens a page once when Enter is pressed twice', async () => {
    const { user } = await renderApp('/profile', { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: /^Search everything/ }));
    await search.field();
    await user.paste('invite');
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('heading', { level: 1, name: 'Invite users' })).toHaveFocus();
  });

  it('waits for the name of a recent record, and leaves out the one that is open', async () => {
    const { user, services } = await renderApp('/profile', { as: 'editor' });
    await screen.findByRole('button', { name: /^Account: E/ });
    services.store.setItem(
      'search.recent',
      ['v1', 'v2'].map((id) => `record:video-help/videos:${id}`),
    );
    const names = hold(fixtures.server, '/clientapi/v1/videos');
    const field = await openSearch(user);
    expect(await search.highlighted()).toBe('…');
    await user.keyboard('{Enter}');
    expect(field).toBeVisible();
    names.release();
    await waitFor(async () => expect(await search.highlighted()).not.toBe('…'));
    const name = search.lines(await search.group('Recent'))[0]?.querySelector('.name')?.textContent ?? '';
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(location.pathname).toBe('/video-help/videos/v1');
    await openSearch(user);
    expect(search.lines(await search.group('Recent'))).toHaveLength(1);
    expect(screen.queryByRole('option', { name: new RegExp(name) })).toBeNull();
  });

  it('stays open while the list behind it filters, and closes on the way back', async () => {
    const { user } = await renderApp('/messages', { as: 'editor' });
    await user.click(await screen.findByRole('searchbox'));
    await user.keyboard('maint');
    const field = await openSearch(user);
    await waitFor(() => expect(location.search).toMatch(/maint/));
    await user.keyboard('x');
    expect(field).toHaveValue('x');
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search everything' })).toBeNull());
  });

  it('leaves its keys to a dialog, and to a field that uses them', async () => {
    const { user } = await renderApp('/profile', { as: 'editor' });
    const field = await screen.findByRole('textbox', { name: 'Full name' });
    const use = (event: Event) => event.preventDefault();
    field.addEventListener('keydown', use);
    await user.click(field);
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    field.removeEventListener('keydown', use);
    await openSearch(user);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field).toHaveFocus();
  });
});
