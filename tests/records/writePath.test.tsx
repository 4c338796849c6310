import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type DataProvider, ResourceContextProvider, withLifecycleCallbacks } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import { CreatePage } from '@/records/form/CreatePage';
import { EditPage } from '@/records/form/EditPage';
import { FormTextField } from '@/records/inputs/FormTextField';
import { expectConsole } from '../support/consoleGuard';
import { pressTwice } from '../support/pressTwice';
import { pasteInto } from '../support/screens';
import { renderUi } from '../ui/renderUi';

const book = { id: 'b1', title: 'Romola', version: 1 };
const list = ['books', 'getList', { filter: {} }];

/** A data provider of one book. */
function bookProvider() {
  const answers = {
    getOne: vi.fn(async () => ({ data: book })),
    create: vi.fn(async (_resource: string, { data }: { data: object }) => ({ data: { ...data, id: 'b2' } })),
    update: vi.fn(async (_resource: string, { data }: { data: object }) => ({
      data: { ...book, ...data, version: 2 },
    })),
    delete: vi.fn(async () => ({ data: book })),
  };
  // The methods that are missing are never called here.
  return answers as typeof answers & DataProvider;
}

/** A page of books at a path, beside a list and a page elsewhere; the cache has a list with the book. */
function open(page: ReactNode, dataProvider: DataProvider, path = '/books/b1') {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(list, { data: [book], total: 1 });
  const view = renderUi(
    <ResourceContextProvider value="books">
      <Routes>
        <Route path="/books" element={<p>The list</p>} />
        <Route path="/elsewhere" element={<p>Elsewhere</p>} />
        <Route path="/books/create" element={page} />
        <Route path="/books/:id" element={page} />
      </Routes>
    </ResourceContextProvider>,
    { paths: ['/elsewhere', path], dataProvider, queryClient },
  );
  const retitle = async (text: string) => {
    const field = await screen.findByRole('textbox', { name: 'Title' });
    await view.user.clear(field);
    await pasteInto(view.user, field, text);
  };
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, queryClient, retitle, press };
}

const fields = <FormTextField source="title" label="Title" required />;

describe('react-admin’s lifecycle callbacks and cache', () => {
  it('run on a save', async () => {
    const beforeUpdate = vi.fn(async (params) => params);
    const afterUpdate = vi.fn(async (result) => result);
    const provider = withLifecycleCallbacks(bookProvider(), [
      { resource: 'books', beforeUpdate, afterUpdate },
    ]);
    const { queryClient, retitle, press } = open(<EditPage>{fields}</EditPage>, provider);
    await retitle('Middlemarch');
    await press('Save');
    await waitFor(() => expect(afterUpdate).toHaveBeenCalledOnce());
    const params = { id: 'b1', data: { title: 'Middlemarch', version: 1 }, previousData: book };
    expect(beforeUpdate.mock.calls[0]?.[0]).toMatchObject(params);
    const saved = { title: 'Middlemarch', version: 2 };
    await waitFor(() => expect(queryClient.getQueryData(list)).toMatchObject({ data: [saved] }));
  });
});

describe('the options of react-admin’s mutations', () => {
  it('are passed on by an edit page: meta, and onSuccess in place of the message', async () => {
    const provider = bookProvider();
    const onSuccess = vi.fn();
    const mutationOptions = { meta: { draft: true }, onSuccess };
    const page = <EditPage mutationOptions={mutationOptions}>{fields}</EditPage>;
    const { queryClient, retitle, press } = open(page, provider);
    await retitle('Middlemarch');
    await press('Save');
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(onSuccess.mock.calls[0]?.[0]).toMatchObject({ title: 'Middlemarch' });
    expect(provider.update.mock.calls[0]?.[1]).toMatchObject({ meta: { draft: true } });
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  });

  it('are passed on by a create page, which may create in its own way', async () => {
    const provider = bookProvider();
    const mutationFn = vi.fn(async () => ({ ...book, id: 'b3' }));
    const page = <CreatePage mutationOptions={{ mutationFn, meta: { draft: true } }}>{fields}</CreatePage>;
    const { retitle, press } = open(page, provider, '/books/create');
    await retitle('Middlemarch');
    await press('Create');
    expect(await screen.findByText('The list')).toBeVisible();
    expect(mutationFn.mock.calls[0]).toMatchObject([
      { data: { title: 'Middlemarch' }, meta: { draft: true } },
    ]);
    expect(provider.create).not.toHaveBeenCalled();
  });
});

describe('a save that asks first', () => {
  it('sends the change with the answer added, also again after a refusal', async () => {
    expectConsole(/ApiError/);
    const provider = bookProvider();
    provider.update.mockRejectedValueOnce(new ApiError('refused', 409, { code: 'own_rights' }));
    const page = (
      <EditPage save={(_change, _book, send) => send().catch(() => send({ confirmation: 'me' }))}>
        {fields}
      </EditPage>
    );
    const { retitle, press } = open(page, provider);
    await retitle('Middlemarch');
    await press('Save');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    const change = { title: 'Middlemarch', version: 1 };
    expect(provider.update.mock.calls.map(([, { data }]) => data)).toEqual([
      change,
      { ...change, confirmation: 'me' },
    ]);
  });
});

it('A slower answer to an earlier load does not revert a save', async () => {
  const { queryClient, retitle, press } = open(<EditPage>{fields}</EditPage>, bookProvider());
  await retitle('Middlemarch');
  let answer = () => {};
  const queryFn = () =>
    new Promise((resolve) => {
      answer = () => resolve({ data: [book], total: 1 });
    });
  void queryClient.prefetchQuery({ queryKey: list, queryFn });
  await press('Save');
  await waitFor(() => expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true));
  answer();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(queryClient.getQueryData(list)).toMatchObject({ data: [{ title: 'Middlemarch' }] });
});

it('A deletion that is answered late navigates nobody away', async () => {
  const provider = bookProvider();
  let answer = () => {};
  provider.delete.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { data: book };
  });
  const { user, press, path, router, queryClient } = open(<EditPage canDelete>{fields}</EditPage>, provider);
  await screen.findByRole('textbox');
  await press('More actions');
  await press('Delete');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(provider.delete).toHaveBeenCalledOnce());
  await router.navigate('/elsewhere');
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  answer();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(path()).toBe('/elsewhere');
});

it('A double click deletes once', async () => {
  const provider = bookProvider();
  const { press } = open(<EditPage canDelete>{fields}</EditPage>, provider);
  await screen.findByRole('textbox');
  await press('More actions');
  await press('Delete');
  const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' });
  pressTwice(confirm);
  expect(await screen.findByText('The list')).toBeVisible();
  expect(provider.delete).toHaveBeenCalledOnce();
});
