import Star from '@mui/icons-material/Star';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { libraryFixtures } from '../fixture-api/library';
import { openFixtureApi, renderApp } from '../support/renderApp';
import { runOnTestClock, setupUser } from './profileScreen';
import { CheckedEdit, ShelvedList } from './ShelvedBooks';

/** react-admin's own pages use the application's wording and colours. */
const fixtures = openFixtureApi({ areas: [libraryFixtures] });
runOnTestClock();
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));

// A unique name: react-admin batches references across tests, and the files of a process share it.
const library = (edit: () => Promise<typeof CheckedEdit>) => ({
  key: 'stacks',
  path: 'stacks',
  permission: 'user-management',
  order: 90,
  icon: Star,
  resources: [
    { name: 'books', list: async () => ShelvedList, edit },
    { name: 'shelves', base: 'api' as const },
  ],
});

const books = () => fixtures.api.records('books');
const first = () => books()[0] ?? { id: '' };

async function openBooks(below = '', edit = async () => CheckedEdit) {
  const app = await renderApp(`/stacks/books${below}`, { as: 'admin', furtherAreas: [library(edit)] });
  return { ...app, user: setupUser() };
}

const openForm = async (edit?: () => Promise<typeof CheckedEdit>) => {
  const { user } = await openBooks(`/${first().id}`, edit);
  return { user, pages: await screen.findByRole('spinbutton', { name: 'Pages' }) };
};

describe('a form of react-admin', () => {
  it('shows errors at the field, in the application’s wording, instead of the browser’s own messages', async () => {
    const { user, pages } = await openForm();
    expect(pages.closest('form')).toHaveAttribute('novalidate');
    await user.clear(screen.getByRole('textbox', { name: 'Title' }));
    await user.clear(pages);
    await user.type(pages, '0');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Required.')).toBeVisible();
    expect(screen.getByText('Enter 1 or more.')).toBeVisible();
    expect(fixtures.sent.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('saves a value that only an input’s HTML attribute forbids', async () => {
    const { user } = await openForm();
    await user.type(screen.getByRole('spinbutton', { name: 'Year' }), '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(first()).toMatchObject({ year: 12 });
  });
});

describe('a list of react-admin', () => {
  it('marks a deleted referenced record, and shows nothing without a reference', async () => {
    const [orphan, shelfless] = books();
    if (!orphan || !shelfless) throw new Error('The library is empty');
    Object.assign(orphan, { shelfId: 'no-such-shelf' });
    Object.assign(shelfless, { shelfId: null });
    await openBooks();
    const row = async (title: unknown) => {
      const cell = await screen.findByText(String(title));
      return cell.closest('tr') ?? cell;
    };
    expect(await within(await row(orphan.title)).findByText('No longer there')).toBeVisible();
    expect(within(await row(shelfless.title)).queryByText('No longer there')).toBeNull();
  });
});
