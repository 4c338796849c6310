import { screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { RecordTabs } from '@/records/tabs/RecordTabs';
import { LeaveGuard } from '@/ui/leave/LeaveGuard';
import { pasteInto } from '../support/screens';
import { renderUi } from '../ui/renderUi';

/** A record with three sides, at a path; something is changed on it. */
function open(path = '/books/b1') {
  const tabs = [
    { name: 'details', label: 'Details', content: <input aria-label="Title" /> },
    { name: 'loans', label: 'Loans', content: <p>Who has it</p> },
    { name: 'history', label: 'History', content: <p>What was changed</p> },
  ];
  const ui = (
    <>
      <RecordTabs label="Romola" tabs={tabs} />
      <LeaveGuard when />
    </>
  );
  const view = renderUi(ui, { paths: ['/books', path] });
  const address = () => {
    const { pathname, search } = view.router.state.location;
    return `${pathname}${search}`;
  };
  return { ...view, address };
}
const tab = (name: string) => screen.getByRole('tab', { name });

describe('the tabs of a record', () => {
  it('show the first tab; another is rendered when first opened, and the address names it', async () => {
    const { user, address } = open();
    expect(screen.getByRole('tablist', { name: 'Romola' })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Details' })).toBeVisible();
    expect(screen.queryByText('Who has it')).toBeNull();
    await user.click(tab('Loans'));
    expect(screen.getByRole('tabpanel', { name: 'Loans' })).toHaveTextContent('Who has it');
    expect(screen.queryByRole('tabpanel', { name: 'Details' })).toBeNull();
    expect(address()).toBe('/books/b1?tab=loans');
    await user.click(tab('Details'));
    expect(address()).toBe('/books/b1');
  });

  it('keep typed text in a hidden tab, and do not ask about it when switching', async () => {
    const { user } = open();
    await pasteInto(user, screen.getByRole('textbox', { name: 'Title' }), 'Mine');
    await user.click(tab('History'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(tab('Details'));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Mine');
  });

  it('open at the tab in the address; an unknown one means the first', async () => {
    const { unmount } = open('/books/b1?tab=history&from=list');
    expect(tab('History')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('What was changed')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    unmount();
    open('/books/b1?tab=nowhere');
    expect(tab('Details')).toHaveAttribute('aria-selected', 'true');
  });

  it('leave the rest of the address alone and add nothing to the history', async () => {
    const { user, address, router } = open('/books/b1?from=list');
    await user.click(tab('Loans'));
    await user.click(tab('History'));
    expect(address()).toBe('/books/b1?from=list&tab=history');
    expect(router.state.historyAction).toBe('REPLACE');
    await router.navigate(-1);
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(address()).toBe('/books');
  });
});

/** A form whose second tab needs something. */
function BookForm() {
  const form = useForm({ defaultValues: { title: '', shelf: '' } });
  const tabs = [
    {
      name: 'details',
      label: 'Details',
      fields: ['title'],
      content: <input {...form.register('title')} />,
    },
    {
      name: 'place',
      label: 'Place',
      fields: ['shelf'],
      content: <input aria-label="Shelf" {...form.register('shelf', { required: true })} />,
    },
  ];
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(() => {})}>
        <RecordTabs label="Romola" tabs={tabs} />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

describe('tabs with a form’s fields', () => {
  it('open where a field is wrong after each attempt to save, and can be left for another tab', async () => {
    const { user } = renderUi(<BookForm />, { paths: ['/books/b1'] });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(tab('Place')).toHaveAttribute('aria-selected', 'true'));
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Shelf' })).toHaveFocus());
      await user.click(tab('Details'));
      expect(tab('Details')).toHaveAttribute('aria-selected', 'true');
    }
    await user.click(tab('Place'));
    await user.type(screen.getByRole('textbox', { name: 'Shelf' }), 'A1');
    await user.click(tab('Details'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(tab('Place'));
    await user.clear(screen.getByRole('textbox', { name: 'Shelf' }));
    await user.click(tab('Details'));
    expect(tab('Details')).toHaveAttribute('aria-selected', 'true');
  });
});
