// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectDownloads, linesOf } from '../../../records/csv/downloads';
import { expectConsole } from '../../../support/consoleGuard';
import { gate } from '../../../support/pageHistory';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';

// Stories over several pages or calls of large sets: slow where several test files share few processors.
vi.setConfig({ testTimeout: 40_000 });
const fixtures = openFixtureApi({ counts: { users: 2_300 } });
const downloads = collectDownloads();
// The area's pages take longer to be read for the first time than a test waits.
beforeAll(async () => void (await import('../../../../src/areas/user-management/users/UserList')), 60_000);

// jsdom cannot scroll; react-admin scrolls up when a page is opened.
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));

afterEach(() => void vi.useRealTimers());

const usersCall = '/clientapi/v1/users';
const exportButton = () => screen.getByRole('button', { name: 'Export' });
const dialog = () => screen.findByRole('dialog', { name: 'Export users' });

async function openList(filter: Record<string, unknown> = {}) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  const app = await renderApp(`/user-management/users?${query}`, { as: 'admin' });
  await heading('Users');
  await waitFor(() => expect(exportButton()).toBeEnabled());
  return app;
}

/** The pages that exports have got from the fixture API, as ranges. */
const ranges = () =>
  fixtures.api.requests
    .filter(({ path }) => path.startsWith(`${usersCall}?`))
    .map(({ path }) => new URL(path, location.origin).searchParams)
    .map((query) => String(query.get('range')))
    .filter((range) => /999\]$/.test(range));

/** The pages that an export has asked for so far answer as they should; the one that begins at `start` answers otherwise. */
function pageAnswers(start: number, answer: () => Response | Promise<Response | undefined> | undefined) {
  fixtures.server.use(
    http.get(usersCall, ({ request }) => {
      const range = new URL(request.url).searchParams.get('range');
      return range === `[${start},${start + 999}]` ? answer() : undefined;
    }),
  );
}

/** The only file that was saved. */
async function saved() {
  await waitFor(() => expect(downloads).toHaveLength(1));
  const [download] = downloads;
  if (download === undefined) throw new Error('Nothing was saved.');
  return { name: download.name, lines: await linesOf(download.blob) };
}

const users = () => fixtures.api.records('users');

describe('the export of a large list', () => {
  it('saves all users, page by page, with progress meanwhile', async () => {
    vi.setSystemTime(new Date(2026, 10, 21, 12));
    const { user } = await openList();
    const second = gate();
    pageAnswers(1_000, async () => {
      await second.opened;
      return undefined;
    });
    await user.click(exportButton());
    expect(await within(await dialog()).findByText('1,000 of 2,300')).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Export users' });
    expect(bar).toHaveAttribute('aria-valuenow', '43');
    expect(bar).toHaveAttribute('aria-valuetext', '1,000 of 2,300');
    expect(downloads).toHaveLength(0);
    second.open();
    const { name, lines } = await saved();
    expect(name).toBe('users-2026-11-21.csv');
    expect(lines[0]).toBe('id,name,email,status,roles,groups,language,lastSignInAt,createdAt');
    expect(lines).toHaveLength(2_301);
    expect(ranges()).toEqual(['[0,999]', '[1000,1999]', '[2000,2999]']);
    expect(new Set(lines.slice(1).map((line) => line.split(',')[0]))).toEqual(
      new Set(users().map(({ id }) => id)),
    );
    expect(await screen.findByText('2,300 users were exported.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(exportButton()).toHaveFocus());
  });

  it('can be cancelled: nothing is saved, and no further page is asked for', async () => {
    expectConsole(/AbortError/);
    const { user } = await openList();
    const second = gate();
    pageAnswers(1_000, async () => {
      await second.opened;
      return undefined;
    });
    await user.click(exportButton());
    await within(await dialog()).findByText('1,000 of 2,300');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    second.open();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await saved();
    expect(ranges()).toEqual(['[0,999]', '[1000,1999]', '[0,999]', '[1000,1999]', '[2000,2999]']);
  });

  it('a failure in between saves nothing, says why, and the next try goes on where it stopped', async () => {
    expectConsole(/ApiError/);
    const { user } = await openList();
    let fails = true;
    pageAnswers(1_000, () => (fails ? new HttpResponse(null, { status: 500 }) : undefined));
    await user.click(exportButton());
    const failed = await within(await dialog()).findByRole('alert');
    expect(failed).toHaveTextContent(
      'The server has failed. Try again later. Nothing has been saved yet. The next try goes on where this one stopped.',
    );
    expect(within(await dialog()).getByText('1,000 of 2,300')).toBeVisible();
    expect(downloads).toHaveLength(0);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const { lines } = await saved();
    expect(lines).toHaveLength(2_301);
    expect(new Set(lines).size).toBe(2_301);
    expect(ranges()).toEqual(['[0,999]', '[1000,1999]', '[2000,2999]']);
  });

  it('says that the list has changed meanwhile, and saves the file only when that is wanted', async () => {
    const { user } = await openList();
    pageAnswers(2_000, () => HttpResponse.json([], { headers: { 'Content-Range': 'users 2000-2000/2000' } }));
    await user.click(exportButton());
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
      'It has 2,000 users; the list now has 2,000.',
    );
    expect(downloads).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Save this file' }));
    expect((await saved()).lines).toHaveLength(2_001);
    expect(screen.getByRole('button', { name: 'Export', hidden: true })).toBeEnabled();
  });
});

describe('the export of a filtered list', () => {
  it('saves what matches, not only the page in sight, in its order, with names instead of ids and without a dialog', async () => {
    const { user } = await openList({ status: 'suspended' });
    await user.click(exportButton());
    const { lines } = await saved();
    const suspended = users().filter(({ status }) => status === 'suspended');
    expect(suspended.length).toBeGreaterThan(100);
    expect(lines).toHaveLength(suspended.length + 1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const query = new URL(
      fixtures.api.requests.filter(({ path }) => path.includes('999')).at(-1)?.path ?? '',
      location.origin,
    );
    expect(JSON.parse(query.searchParams.get('filter') ?? '')).toEqual({ status: 'suspended' });
    expect(query.searchParams.get('sort')).toBe('["name","ASC"]');

    const nameOf = (resource: string, id: unknown) =>
      String(fixtures.api.records(resource).find((record) => record.id === id)?.name);
    const withRoles = suspended.find(({ roleIds }) => Array.isArray(roleIds) && roleIds.length > 1);
    const line = lines.find((each) => each.startsWith(`${withRoles?.id},`)) ?? '';
    const roleIds: unknown[] = Array.isArray(withRoles?.roleIds) ? withRoles.roleIds : [];
    expect(line).toContain(roleIds.map((id) => nameOf('roles', id)).join(' | '));
    expect(line).toContain(String(withRoles?.createdAt));
    expect(line).toMatch(/ \/ /);
  });

  it('has nothing to do where nothing matches', async () => {
    await renderApp(`/user-management/users?filter=${encodeURIComponent('{"q":"nobody at all"}')}`, {
      as: 'admin',
    });
    await screen.findByText('No entry fits the search and the filters.');
    expect(exportButton()).toBeDisabled();
    expect(ranges()).toEqual([]);
  });
});
