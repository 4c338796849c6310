import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Area } from '@/areas';
import { defineBulk } from '@/records/bulk/defineBulk';
import { Column } from '@/records/columns/Column';
import { defineExport } from '@/records/export/defineExport';
import { ExportButton } from '@/records/export/ExportButton';
import { CreatePage } from '@/records/form/CreatePage';
import { CreateLink, ImportLink } from '@/records/list/HeaderLinks';
import { ListPage } from '@/records/list/ListPage';
import { RecordMenu } from '@/records/row-menu/RecordMenu';
import type { RowMenuProps } from '@/records/row-menu/rowMenu';
import { lazyPart } from '@/ui/loading/LazyPart';
import { openActions } from '../../support/actions';
import { profile, profileAnswers } from '../../support/calls';
import { libraryArea, shelves } from '../../support/libraryArea';
import { address, heading, renderApp } from '../../support/renderApp';
import { menu, pasteInto } from '../../support/screens';
import { BookCreate, BookEdit, bookBulk, OldBookEdit } from '../LibraryRecords';
import { form, openLibrary, selectPage } from '../library';

const fixtures = openLibrary();
const why = 'You do not have permission to do this.';

const bulk = defineBulk({
  ...bookBulk,
  operations: bookBulk.operations.map((each) =>
    each.op === 'takeBack' ? { ...each, action: 'lend' } : each,
  ),
});
const bookExport = defineExport({ name: 'books', columns: [{ name: 'title' }] });

const BookMenu = lazyPart<RowMenuProps>(async () => (props: RowMenuProps) => (
  <RecordMenu {...props} lines={[]} canDelete />
));

function BookList() {
  return (
    <ListPage
      headline="Books"
      perPage={5}
      sort={{ field: 'pages', order: 'ASC' }}
      bulk={bulk}
      rowMenu={BookMenu}
      actions={
        <>
          <ExportButton export={bookExport} />
          <ImportLink />
          <CreateLink />
        </>
      }
    >
      <Column source="title" label="Title" link />
    </ListPage>
  );
}

/** A page of its own that makes books, open to who may see the list. */
function Donation() {
  return (
    <CreatePage headline="Donate a book" defaults={{ title: '' }}>
      <p>Thank you</p>
    </CreatePage>
  );
}

const area: Area = {
  ...libraryArea(
    {
      list: async () => BookList,
      create: async () => BookCreate,
      edit: async () => BookEdit,
      pages: [
        { path: 'donate', page: async () => Donation },
        { path: 'import', action: 'create', page: async () => Donation },
      ],
    },
    shelves,
  ),
  actions: ['view', 'create', 'edit', 'delete', 'export', 'lend'],
};

/** Opens the library as somebody who has the key of the area and these finer ones. */
function openWith(actions: readonly string[], path = '/library/books', of = area) {
  const permissions = ['profile', 'user-management', ...actions.map((action) => `user-management.${action}`)];
  fixtures.server.use(profileAnswers(() => profile({ permissions })));
  return renderApp(path, { as: 'admin', furtherAreas: [of] });
}

/** Waits until a button is switched off, for want of a permission. */
const refused = (name: string) =>
  waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(why);
    return button;
  });

async function openBulkMenu(actions: readonly string[]) {
  const app = await openWith(actions);
  await heading('Books');
  await selectPage(app.user);
  await app.user.click(await screen.findByRole('button', { name: 'Actions' }));
  const lines = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  const off = () => lines.filter((line) => line.getAttribute('aria-disabled') === 'true');
  return { ...app, lines, off };
}

describe('a person who may only view', () => {
  it('sees the list without buttons to create or export', async () => {
    const { user } = await openWith(['view']);
    await heading('Books');
    await user.click(await refused('Create'));
    await user.click(await refused('Export'));
    await user.click(await refused('Import'));
    expect(address()).toMatch(/^\/library\/books(\?|$)/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('cannot open the import by its address', async () => {
    await openWith(['view'], '/library/books/import');
    await heading('Access denied');
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
  });

  it('reads why each bulk change is disabled', async () => {
    const { user, lines, off } = await openBulkMenu(['view']);
    await waitFor(() => expect(off()).toHaveLength(lines.length));
    for (const line of lines) expect(line).toHaveTextContent(why);
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sees a record, but can neither save nor delete it', async () => {
    const book = fixtures.first();
    const { user } = await openWith(['view'], `/library/books/${book.id}`);
    const title = await form.title();
    const save = await refused('Save');
    await openActions(user);
    await refused('Delete');
    await user.keyboard('{Escape}');
    await pasteInto(user, title, ' II');
    await user.keyboard('{Enter}');
    await user.click(save);
    expect(fixtures.calls(book.call, 'PUT')).toEqual([]);
    // What could not be saved is not asked about.
    await user.click(await menu.line('Profile'));
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  it('cannot restore earlier values', async () => {
    const { id, call } = fixtures.first();
    const oldPages = { ...area, resources: [{ name: 'books', edit: async () => OldBookEdit }, shelves] };
    const { services } = await openWith(['view'], `/library/books/${id}`, oldPages);
    await form.title();
    await fixtures.changeElsewhere(call, { title: 'Romola', version: 1 });
    await services.queryClient.invalidateQueries();
    await refused('Restore previous values');
  });
});

describe('a person with some of the finer keys', () => {
  it('finds no area in the menu without its key `view`', async () => {
    await openWith(['edit'], '/profile');
    await menu.line('Profile');
    expect(within(menu.element()).queryByText('areas.library.caption')).toBeNull();
  });

  it('may do what the keys allow, and nothing else', async () => {
    const { off } = await openBulkMenu(['view', 'export', 'lend', 'delete']);
    const names = () => off().map((line) => line.textContent?.replace(why, ''));
    await waitFor(() =>
      expect(names()).toEqual(['actions.lend', 'actions.addShelves', 'actions.removeShelves']),
    );
  });

  it('may delete without being able to edit, or edit without being able to delete', async () => {
    const path = `/library/books/${fixtures.first().id}`;
    const { user, unmount } = await openWith(['view', 'delete'], path);
    await refused('Save');
    await openActions(user);
    expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-disabled');
    unmount();
    const next = await openWith(['view', 'edit'], path);
    await form.title();
    expect(form.save()).not.toHaveAttribute('aria-disabled');
    await openActions(next.user);
    await refused('Delete');
  });
});

describe('a person without finer keys', () => {
  it('may do everything', async () => {
    const { user, lines, off } = await openBulkMenu([]);
    expect(lines).toHaveLength(bulk.operations.length);
    expect(off()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('link', { name: 'Create' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
    await user.click(screen.getByRole('link', { name: fixtures.first().title }));
    await pasteInto(user, await form.title(), ' II');
    expect(form.save()).toBeEnabled();
    await openActions(user);
    expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-disabled');
  });
});
