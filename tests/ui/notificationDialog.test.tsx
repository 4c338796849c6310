import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NotificationDialogProvider } from '@/ui/dialog/NotificationDialogProvider';
import { type DialogNotification, useNotificationDialog } from '@/ui/dialog/notificationDialog';
import { renderUi } from './renderUi';

function Page({ notifications }: { notifications: readonly DialogNotification[] }) {
  const dialog = useNotificationDialog();
  return (
    <button type="button" onClick={() => notifications.forEach(dialog.open)}>
      Notify
    </button>
  );
}

/** A page with one button that opens the given notifications. */
function renderPage(...notifications: DialogNotification[]) {
  return renderUi(
    <NotificationDialogProvider>
      <Page notifications={notifications} />
    </NotificationDialogProvider>,
  );
}

const opener = () => screen.getByRole('button', { name: 'Notify', hidden: true });
const buttons = () => screen.getAllByRole('button').map((each) => each.textContent);

describe('the notification dialog', () => {
  it('shows title, message and actions; the last one is the primary button', async () => {
    const { user } = renderPage({
      title: 'New version',
      message: 'Reload the page.',
      actions: [{ text: 'Never' }, { text: 'Later' }, { text: 'Reload' }],
    });
    await user.click(opener());
    expect(screen.getByRole('dialog', { name: 'New version' })).toHaveAccessibleDescription(
      'Reload the page.',
    );
    expect(buttons()).toEqual(['Never', 'Later', 'Reload']);
    expect(screen.getByRole('button', { name: 'Reload' })).toHaveClass('MuiButton-contained');
    expect(screen.getByRole('button', { name: 'Later' })).not.toHaveClass('MuiButton-contained');
  });

  it('calls back once, even on a double click', async () => {
    const reload = vi.fn();
    const { user } = renderPage({
      title: 'New version',
      message: 'Reload.',
      actions: [{ text: 'Later' }, { text: 'Reload', onClick: reload }],
    });
    await user.click(opener());
    await user.dblClick(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows markup as text', async () => {
    const message = '<img src=x onerror=alert(1)> <b>bold</b>';
    const { user } = renderPage({ title: '<i>Title</i>', message });
    await user.click(opener());
    expect(screen.getByRole('dialog', { name: '<i>Title</i>' })).toHaveTextContent(message);
    expect(document.querySelector('img, b, i')).toBeNull();
  });

  it('without actions has one OK, and Escape does the same', async () => {
    const { user } = renderPage({ title: 'Done', message: 'All is well.', actions: [] });
    await user.click(opener());
    expect(buttons()).toEqual(['OK']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(opener());
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('with several actions waits for an answer', async () => {
    const { user } = renderPage({
      title: 'Sure?',
      message: 'Choose.',
      actions: [{ text: 'No' }, { text: 'Yes' }],
    });
    await user.click(opener());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Sure?' })).toBeVisible();
  });

  it('queues: one after the other, in their order', async () => {
    const { user } = renderPage({ title: 'First', message: '1' }, { title: 'Second', message: '2' });
    await user.click(opener());
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'First' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('dialog', { name: 'Second' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the focus inside and returns it to the opener', async () => {
    const { user } = renderPage({
      title: 'Sure?',
      message: 'Choose.',
      actions: [{ text: 'No' }, { text: 'Yes' }],
    });
    await user.click(opener());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus());
    await user.tab();
    await user.tab();
    await user.tab();
    expect(opener()).not.toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(opener()).toHaveFocus();
  });
});
