// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { address, heading, openFixtureApi, renderApp } from '../../support/renderApp';

const fixtures = openFixtureApi({ counts: { users: 40 } });

/** Of 40 messages. */
const unarchived = 34;
const filterOf = () => JSON.parse(new URLSearchParams(location.search).get('filter') ?? '{}');
const rows = async () => (await screen.findAllByRole('row')).slice(1);

async function openList(search = '') {
  const app = await renderApp(`/messages${search}`, { as: 'editor' });
  await heading('Messages');
  return app;
}

/** The line of the menu of a row. */
async function choose(user: Awaited<ReturnType<typeof openList>>['user'], name: RegExp, line: string) {
  await user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: line }));
}

describe('the list of messages', () => {
  it('MS16 is there for an editor without user management, with phases, audience and times in words', async () => {
    await openList();
    const [first] = await rows();
    expect(within(first as HTMLElement).getByText('Scheduled')).toBeVisible();
    await waitFor(() => expect(first).toHaveTextContent(/\(role\)/));
    expect(await screen.findByRole('tab', { name: `All ${unarchived}` })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(fixtures.calls('/clientapi/v1/messages')).toHaveLength(1);
    expect(fixtures.calls('/clientapi/v1/messages/actions/count-phases')).toHaveLength(1);
    expect(fixtures.calls('/clientapi/v1/users')).toEqual([]);
  });

  it('MS07 says of one without an end that it stands until it is ended', async () => {
    await openList('?filter={"phase_eq_any":["live"]}');
    expect((await screen.findAllByText(/, until you end it$/)).length).toBeGreaterThan(0);
  });

  it('MS11 names a deleted group', async () => {
    await openList('?filter={"phase_eq_any":["live"]}');
    expect(await screen.findByText(/a deleted group/)).toBeVisible();
  });

  it('is narrowed to a phase by a tab, which the address keeps', async () => {
    const { user } = await openList();
    await user.click(await screen.findByRole('tab', { name: 'Draft 7' }));
    await waitFor(() => expect(filterOf()).toEqual({ phase_eq_any: ['draft'] }));
    await waitFor(async () => expect(await rows()).toHaveLength(7));
    await user.click(screen.getByRole('tab', { name: `All ${unarchived}` }));
    await waitFor(() => expect(filterOf()).toEqual({}));
  });

  it('has what is archived on its own tab alone, and in a filter that asks for it', async () => {
    const { user } = await openList();
    await screen.findByRole('tab', { name: `All ${unarchived}`, selected: true });
    const asked = () => fixtures.calls('/clientapi/v1/messages').map(({ path }) => path);
    const rangeOf = async () => (await screen.findByText(/^1–25 of/)).textContent;
    expect(await rangeOf()).toBe(`1–25 of ${unarchived}`);
    expect(filterOf()).toEqual({});
    await user.click(screen.getByRole('tab', { name: `Archived ${40 - unarchived}` }));
    await waitFor(async () => expect(await rows()).toHaveLength(40 - unarchived));
    for (const row of await rows()) expect(within(row).getByText('Archived')).toBeVisible();
    expect(asked()).toHaveLength(2);
  });

  it('pauses, and says why it cannot archive what is live', async () => {
    const { user } = await openList('?filter={"phase_eq_any":["live"]}');
    await user.click((await screen.findAllByRole('button', { name: /^Actions for/ }))[0] as HTMLElement);
    const archive = await screen.findByRole('menuitem', { name: /^Archive/ });
    expect(archive).toHaveAttribute('aria-disabled', 'true');
    expect(archive).toHaveTextContent('Readers still have it. End or pause it first.');
    await user.click(screen.getByRole('menuitem', { name: 'Pause' }));
    expect(await screen.findByText(/is paused\.$/)).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Paused 8' })).toBeVisible();
  });

  it('duplicates, and opens the copy', async () => {
    const { user } = await openList('?filter={"phase_eq_any":["ended"]}');
    await choose(user, /^Actions for/, 'Duplicate');
    await screen.findByRole('heading', { level: 1, name: /\(copy\)$/ });
    expect(address()).toMatch(/^\/messages\/\w+$/);
  });

  it('MS23 says why what was published cannot be deleted', async () => {
    const { user, unmount } = await openList('?filter={"phase_eq_any":["ended"]}');
    await user.click((await screen.findAllByRole('button', { name: /^Actions for/ }))[0] as HTMLElement);
    const line = () => screen.findByRole('menuitem', { name: /^Delete/ });
    expect(await line()).toHaveTextContent(/kept with its receipts\. You can archive it\./);
    unmount();
    // What can be archived only after another step says which.
    const next = await openList('?filter={"phase_eq_any":["scheduled"]}');
    await next.user.click((await screen.findAllByRole('button', { name: /^Actions for/ }))[0] as HTMLElement);
    expect(await line()).toHaveTextContent(/It is scheduled\. Pause it first/);
  });

  it('changes many at once, after telling what is passed over', async () => {
    const { user } = await openList();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/messages? will be archived\.$/)).toBeVisible();
    expect(within(dialog).getByText(/still live or scheduled/)).toBeVisible();
  });

  it('is empty in its own words', async () => {
    fixtures.server.use(
      http.get('*/clientapi/v1/messages', () =>
        HttpResponse.json([], { headers: { 'Content-Range': 'messages */0' } }),
      ),
    );
    await openList();
    expect(await screen.findByText('Nothing is announced.')).toBeVisible();
  });
});
