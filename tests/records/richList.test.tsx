import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineFixtures } from '@/fixture-api/defineFixtures';
import { deleteSelected } from '@/records/bulk/defineBulk';
import { Column } from '@/records/columns/Column';
import { dateRange, defineFilters, flag, select } from '@/records/filters/defineFilters';
import { ListPage } from '@/records/list/ListPage';
import { defineReference } from '@/records/references/defineReference';
import { asChoice } from '@/records/values/choices';
import { asDate, asDateTime } from '@/records/values/dates';
import { asNumber } from '@/records/values/numbers';
import { libraryArea } from '../support/libraryArea';
import { heading, openFixtureApi, renderApp } from '../support/renderApp';
import { pasteInto } from '../support/screens';

const bookFixtures = defineFixtures({
  permission: 'user-management',
  resources: {
    shelves: { base: 'api', count: 2, seed: ({ index }) => ({ name: `Shelf ${index}` }) },
    books: {
      count: 5,
      seed: ({ index, records }) => ({
        title: `Book ${index}`,
        day: `2026-11-0${index + 1}`,
        addedAt: new Date(2026, 10, index + 1, 23, 59).toISOString(),
        copies: 1000 * index,
        isLent: index === 0,
        format: index % 2 === 0 ? 'ebook' : 'paperback',
        shelfId: records('shelves')[index % 2]?.id,
      }),
      refuseDelete: ({ isLent }) =>
        isLent ? { code: 'lent', message: 'Somebody reads this book' } : undefined,
    },
  },
});
const fixtures = openFixtureApi({ areas: [bookFixtures] });
const books = defineReference({ resource: 'library/books', name: ({ title }) => String(title) });
const shelves = defineReference({ resource: 'library/shelves', name: ({ name }) => String(name) });
const filters = defineFilters({
  texts: 'areas.library.filters',
  fields: {
    format: select(['ebook', 'paperback'], 'areas.library.formats'),
    isLent: flag(),
    ...dateRange('day'),
    ...dateRange('addedAt', { moments: true }),
  },
});
const bulk = deleteSelected(books);

function Books() {
  return (
    <ListPage headline="Books" filters={filters} bulk={bulk} sort={{ field: 'title', order: 'ASC' }}>
      <Column source="title" label="Title" link />
      <Column source="day" label="Date" show={asDate} />
      <Column source="addedAt" label="Added" show={asDateTime} />
      <Column source="copies" label="Copies" show={asNumber} align="right" />
      <Column source="isLent" label="Lent" />
      <Column source="format" label="Format" show={asChoice('areas.library.formats')} />
      <Column source="shelfId" label="Shelf" reference={shelves} />
    </ListPage>
  );
}

async function openBooks(query = '') {
  const area = libraryArea({ list: async () => Books }, { name: 'shelves', base: 'api' });
  const app = await renderApp(`/library/books${query}`, { as: 'admin', furtherAreas: [area] });
  await heading('Books');
  if (query === '') await screen.findByRole('table', { name: 'Books' });
  const table = () => screen.getByRole('table', { name: 'Books' });
  const cells = (row: number) =>
    within(within(table()).getAllByRole('row')[row] ?? table())
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  return { ...app, cells };
}

const requestedFilter = () => {
  const call = fixtures.api.requests.findLast(({ path }) => path.startsWith('/clientapi/v1/books?'));
  return JSON.parse(new URL(call?.path ?? '', location.origin).searchParams.get('filter') ?? '{}');
};

afterEach(() => void vi.unstubAllEnvs());

describe('a list with values of all kinds', () => {
  it('shows each in words, and requests the names that all rows refer to once', async () => {
    const { cells } = await openBooks();
    await waitFor(() => expect(cells(1).at(-1)).toBe('Shelf 0'));
    const [, title, day, addedAt, ...rest] = cells(1);
    expect([title, day]).toEqual(['Book 0', 'Nov 1, 2026']);
    expect(addedAt).toMatch(/^Nov 1, 2026, 11:59\sPM \S+/);
    expect(rest).toEqual(['0', 'Yes', 'ebook', 'Shelf 0']);
    expect(cells(3)).toEqual(expect.arrayContaining(['2,000', 'No']));
    expect(fixtures.sent.filter(({ path }) => path === '/api/shelves')).toHaveLength(1);
  });

  it('is filtered by one of a few values and by a date range', async () => {
    const { user } = await openBooks();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await panel.findByRole('combobox', { name: /format/ }));
    await user.click(screen.getByRole('option', { name: /ebook/ }));
    await waitFor(() => expect(requestedFilter()).toEqual({ format: 'ebook' }));
    const range = (name: RegExp) => within(panel.getByRole('group', { name }));
    await pasteInto(user, range(/day_gte/).getByLabelText('From'), '11/2/2026');
    await waitFor(() => expect(requestedFilter()).toEqual({ format: 'ebook', day_gte: '2026-11-02' }));
    await pasteInto(user, range(/day_gte/).getByLabelText('Until'), '11/5/2026');
    await pasteInto(user, range(/addedAt_gte/).getByLabelText('Until'), '11/4/2026');
    // The whole of the last day belongs to the range, in the zone that the address names.
    const after = new Date(2026, 10, 5).toISOString().replace('.000', '');
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await waitFor(() =>
      expect(requestedFilter()).toEqual({
        format: 'ebook',
        day_gte: '2026-11-02',
        day_lte: '2026-11-05',
        addedAt_lt: after,
      }),
    );
    expect(new URLSearchParams(window.location.search).get('filter')).toContain(
      `"addedAt_lte":"2026-11-04[${timeZone}]"`,
    );
    await user.click(panel.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Book 2')).toBeVisible();
    expect(screen.queryByText('Book 4')).toBeNull();
    const chips = screen.getAllByRole('button', { name: /^Remove filter: / });
    expect(chips).toHaveLength(4);
    for (const chip of chips) expect(chip).not.toHaveTextContent('Other condition');
  });

  it.each([
    ['Europe/Berlin', false],
    ['America/Los_Angeles', true],
    ['Pacific/Auckland', true],
  ])(
    'requests the same timestamps in %s, and names the zone of days that differ there',
    async (zone, named) => {
      vi.stubEnv('TZ', zone);
      const filter = {
        addedAt_gte: '2026-11-23[Europe/Berlin]',
        addedAt_lte: '2026-11-23[Europe/Berlin]',
      };
      const { user } = await openBooks(`?${new URLSearchParams({ filter: JSON.stringify(filter) })}`);
      const sameDay = { addedAt_gte: '2026-11-22T23:00:00Z', addedAt_lt: '2026-11-23T23:00:00Z' };
      await waitFor(() => expect(requestedFilter()).toEqual(sameDay));
      const before = window.location.search;
      await user.click(screen.getByRole('button', { name: /^Filters/ }));
      const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
      const range = within(await panel.findByRole('group', { name: /addedAt_gte/ }));
      expect(panel.queryByText('Time zone: Europe/Berlin') !== null).toBe(named);
      const until = range.getByLabelText('Until');
      await user.clear(until);
      await pasteInto(user, until, '11/24/2026');
      await waitFor(() =>
        expect(requestedFilter()).toEqual({ ...sameDay, addedAt_lt: '2026-11-24T23:00:00Z' }),
      );
      await user.clear(until);
      await pasteInto(user, until, '11/23/2026');
      await waitFor(() => expect(requestedFilter()).toEqual(sameDay));
      const filterOf = (search: string) => JSON.parse(new URLSearchParams(search).get('filter') ?? '');
      expect(filterOf(window.location.search)).toEqual(filterOf(before));
    },
  );

  it('keeps a condition of an older address, and shows it so that it can be removed', async () => {
    const old = { addedAt_gte: '2026-11-22T23:00:00Z', addedAt_lt: '2026-11-23T23:00:00Z' };
    await openBooks(`?${new URLSearchParams({ filter: JSON.stringify(old) })}`);
    await waitFor(() => expect(requestedFilter()).toEqual(old));
    expect(screen.getAllByRole('button', { name: /^Remove filter: Other condition/ })).toHaveLength(2);
  });

  it('says that the range is reversed, and that a day is invalid', async () => {
    const { user } = await openBooks(
      `?filter=${JSON.stringify({ day_gte: '2026-11-05', day_lte: '2026-11-01' })}`,
    );
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(await panel.findByText('The first day is after the last.')).toBeVisible();
    const [from] = panel.getAllByLabelText('From');
    await user.type(from ?? document.body, 'x');
    await user.tab();
    expect(from).toHaveAccessibleDescription('Enter a date, such as 11/22/2026.');
    expect(requestedFilter()).toEqual({ day_gte: '2026-11-05', day_lte: '2026-11-01' });
  });

  it('deletes the selected rows after a confirmation, with the reason for each that stays', async () => {
    const { user } = await openBooks();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await screen.findByRole('button', { name: 'Delete…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 5 entries' }));
    expect(await dialog.findByText('4 entries will be deleted.')).toBeVisible();
    expect(await dialog.findByText('Somebody reads this book')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(fixtures.api.records('books')).toHaveLength(5);
    await user.click(dialog.getByRole('button', { name: 'Delete 4 entries' }));
    expect(await dialog.findByText('4 entries deleted.')).toBeVisible();
    expect(fixtures.api.records('books').map(({ title }) => title)).toEqual(['Book 0']);
  });
});
