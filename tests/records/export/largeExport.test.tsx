import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { libraryFixtures } from '../../fixture-api/library';
import { expectConsole } from '../../support/consoleGuard';
import { booksCall } from '../../support/libraryArea';
import { gate } from '../../support/pageHistory';
import { heading, openFixtureApi, renderApp } from '../../support/renderApp';
import { library } from '../books';
import { collectDownloads, linesOf } from '../csv/downloads';

const fixtures = openFixtureApi({ areas: [libraryFixtures], counts: { books: 2_300 } });
const downloads = collectDownloads();

// jsdom cannot scroll; react-admin scrolls up when a page is opened.
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));

afterEach(() => void vi.useRealTimers());

const exportButton = () => screen.getByRole('button', { name: 'Export' });
const dialog = () => screen.findByRole('dialog', { name: 'Export' });

async function openList() {
  const app = await renderApp('/library/books', { as: 'admin', furtherAreas: [library] });
  await heading('Books');
  await waitFor(() => expect(exportButton()).toBeEnabled());
  return app;
}

/** The pages that exports have got from the fixture API, as ranges. */
const ranges = () =>
  fixtures.api.requests
    .filter(({ path }) => path.startsWith(`${booksCall}?`))
    .map(({ path }) => new URL(path, location.origin).searchParams)
    .map((query) => String(query.get('range')))
    .filter((range) => /999\]$/.test(range));

/** Answers the export's pages as usual except the one that begins at `start`. */
function pageAnswers(start: number, answer: () => Response | Promise<Response | undefined> | undefined) {
  fixtures.server.use(
    http.get(booksCall, ({ request }) => {
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

describe('the export of a large list', () => {
  it('saves all records, page by page, and shows progress', async () => {
    vi.setSystemTime(new Date(2026, 10, 21, 12));
    const { user } = await openList();
    const second = gate();
    pageAnswers(1_000, async () => {
      await second.opened;
      return undefined;
    });
    await user.click(exportButton());
    expect(await within(await dialog()).findByText('1,000 of 2,300')).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Export' });
    expect(bar).toHaveAttribute('aria-valuenow', '43');
    expect(bar).toHaveAttribute('aria-valuetext', '1,000 of 2,300');
    expect(downloads).toHaveLength(0);
    second.open();
    const { name, lines } = await saved();
    expect(name).toBe('books-2026-11-21.csv');
    expect(lines[0]).toBe('title,tags,shelf');
    expect(lines).toHaveLength(2_301);
    expect(ranges()).toEqual(['[0,999]', '[1000,1999]', '[2000,2999]']);
    const titles = lines.slice(1).map((line) => /^"(.*)",/.exec(line)?.[1]);
    expect(new Set(titles)).toEqual(new Set(fixtures.api.records('books').map(({ title }) => title)));
    expect(await screen.findByText('2,300 entries exported.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(exportButton()).toHaveFocus());
  });

  it('can be cancelled: nothing is saved, and no further page is requested', async () => {
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

  it('saves nothing after a failure, says why, and resumes where it stopped on the next try', async () => {
    expectConsole(/ApiError/);
    const { user } = await openList();
    let fails = true;
    pageAnswers(1_000, () => (fails ? new HttpResponse(null, { status: 500 }) : undefined));
    await user.click(exportButton());
    const failed = await within(await dialog()).findByRole('alert');
    expect(failed).toHaveTextContent(
      'Something went wrong on the server. Try again later. Nothing is saved yet. Try again to continue where it stopped.',
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

  it('says that the list has changed meanwhile, and saves the file only on request', async () => {
    const { user } = await openList();
    pageAnswers(2_000, () => HttpResponse.json([], { headers: { 'Content-Range': 'books 2000-2000/2000' } }));
    await user.click(exportButton());
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
      'it has 2,000 entries, the list now has 2,000.',
    );
    expect(downloads).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Save anyway' }));
    expect((await saved()).lines).toHaveLength(2_001);
    expect(screen.getByRole('button', { name: 'Export', hidden: true })).toBeEnabled();
  });
});
