import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError, invalidFields } from '@/api/apiError';
import { DialogForm } from '@/records/form/DialogForm';
import type { Save } from '@/records/form/useRecordForm';
import { FormTextField } from '@/records/inputs/FormTextField';
import { renderUi } from '../ui/renderUi';

/** A page that opens a small form for a shelf, with its name at the start. */
function Page({ onSave }: { onSave: Save }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      {isOpen ? (
        <DialogForm
          title="Shelf"
          record={{ name: 'North', version: 3 }}
          onSave={onSave}
          onClose={() => setOpen(false)}
        >
          <FormTextField source="name" label="Name" required />
        </DialogForm>
      ) : null}
    </main>
  );
}

async function openForm() {
  const onSave = vi.fn<Save>(async () => ({}));
  const view = renderUi(<Page onSave={onSave} />);
  const opener = screen.getByRole('button', { name: 'Rename' });
  await view.user.click(opener);
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { ...view, onSave, opener, name, isClosed };
}

it('begins in its first field, sends on Enter what was changed, and returns the focus', async () => {
  const { user, onSave, opener, name, isClosed } = await openForm();
  await waitFor(() => expect(name).toHaveFocus());
  await user.type(name, ' east{Enter}');
  await isClosed();
  expect(onSave.mock.calls).toEqual([[{ name: 'North east', version: 3 }, expect.anything()]]);
  expect(opener).toHaveFocus();
});

it('closes at once if nothing was typed, and asks if something was', async () => {
  const { user, name, opener, onSave, isClosed } = await openForm();
  await user.keyboard('{Escape}');
  await isClosed();
  await user.click(opener);
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), '!');
  expect(name).not.toBeInTheDocument();
  const leaving = () => screen.findByRole('dialog', { name: 'Unsaved changes' });
  for (const way of ['escape', 'cancel']) {
    if (way === 'escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await leaving()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Unsaved changes' })).toBeNull());
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('North!');
  }
  await user.keyboard('{Escape}');
  await user.click(within(await leaving()).getByRole('button', { name: 'OK' }));
  await isClosed();
  expect(onSave).not.toHaveBeenCalled();
});

it('keeps what was typed after a refusal, which is shown at its field', async () => {
  const { user, onSave, name, isClosed } = await openForm();
  onSave.mockRejectedValueOnce(invalidFields({ name: 'There is such a shelf.' }));
  await user.type(name, '!{Enter}');
  await waitFor(() => expect(name).toBeInvalid());
  expect(screen.getByText('There is such a shelf.')).toBeVisible();
  expect(name).toHaveValue('North!');
  await user.type(name, '!{Enter}');
  await isClosed();
});

it('compares both versions if somebody else has saved', async () => {
  const { user, onSave, name, isClosed } = await openForm();
  const current = { name: 'South', version: 4 };
  onSave.mockRejectedValueOnce(new ApiError('refused', 409, { code: 'stale', current }));
  await user.type(name, '!{Enter}');
  const conflict = await screen.findByRole('dialog', { name: 'Someone else saved in the meantime' });
  expect(within(conflict).getByRole('radio', { name: /^Theirs/ })).toHaveAccessibleName('Theirs South');
  await user.click(within(conflict).getByRole('button', { name: 'Save' }));
  await isClosed();
  expect(onSave.mock.calls.at(-1)?.[0]).toEqual({ name: 'North!', version: 4 });
});
