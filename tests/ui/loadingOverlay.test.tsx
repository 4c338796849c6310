import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NotificationDialogProvider } from '@/ui/dialog/NotificationDialogProvider';
import { type NotificationDialog, useNotificationDialog } from '@/ui/dialog/notificationDialog';
import { LoadingOverlayProvider } from '@/ui/loading/LoadingOverlayProvider';
import { type LoadingOverlay, overlayTimeout, useLoadingOverlay } from '@/ui/loading/loadingOverlay';
import { renderUi } from './renderUi';

interface Held {
  overlay?: LoadingOverlay;
  dialog?: NotificationDialog;
}

function Page({ held, onSave }: { held: (parts: Held) => void; onSave: () => void }) {
  const overlay = useLoadingOverlay();
  const dialog = useNotificationDialog();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    held({ overlay, dialog });
  }, [held, overlay, dialog]);
  return (
    <main tabIndex={-1}>
      <button
        type="button"
        onClick={() => {
          onSave();
          overlay.show();
        }}
      >
        Save
      </button>
      <button type="button" disabled={busy} onClick={() => setBusy(true)}>
        Once
      </button>
      <input aria-label="Name" />
    </main>
  );
}

/** A page with a button that starts work, and the means to end it. */
function renderPage() {
  const parts: Held = {};
  const pressed = vi.fn();
  const view = renderUi(
    <LoadingOverlayProvider>
      <NotificationDialogProvider>
        <Page held={(found) => void Object.assign(parts, found)} onSave={pressed} />
      </NotificationDialogProvider>
    </LoadingOverlayProvider>,
  );
  const { overlay, dialog } = parts;
  if (!overlay || !dialog) throw new Error('the page was not rendered');
  return { ...view, overlay, dialog, pressed };
}

const veil = () => screen.queryByRole('dialog', { name: 'Please wait…' });
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

afterEach(() => {
  vi.useRealTimers();
});

describe('the loading overlay', () => {
  it('opens on request, blocks the keyboard behind it, and returns the focus', async () => {
    const { user, overlay, pressed } = renderPage();
    await user.click(button('Save'));
    expect(veil()).toBeInTheDocument();
    await waitFor(() => expect(button('Save')).not.toHaveFocus());
    await user.keyboard('{Enter}');
    await user.tab();
    await user.keyboard('{Enter} ');
    await user.tab({ shift: true });
    await user.keyboard('{Enter}{Escape}x');
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(veil()).toContainElement(document.activeElement as HTMLElement); // an element of the page in any case
    act(() => overlay.hide());
    expect(veil()).not.toBeInTheDocument();
    expect(button('Save')).toHaveFocus();
  });

  it('counts, and one hide too many does nothing', () => {
    const { overlay } = renderPage();
    act(() => void overlay.show());
    act(() => void overlay.show());
    act(() => overlay.hide());
    expect(veil()).toBeInTheDocument();
    act(() => overlay.hide());
    expect(veil()).not.toBeInTheDocument();
    act(() => overlay.hide());
    act(() => void overlay.show());
    expect(veil()).toBeInTheDocument();
  });

  it('closes when the work fails, and passes the failure on', async () => {
    const { overlay } = renderPage();
    let fail = (_reason: Error) => {};
    let outcome: Promise<unknown> = Promise.resolve();
    act(() => {
      const work = new Promise((_resolve, reject) => {
        fail = reject;
      });
      outcome = overlay.during(work);
    });
    expect(veil()).toBeInTheDocument();
    const refused = expect(outcome).rejects.toThrow('offline');
    await act(async () => fail(new Error('offline')));
    await refused;
    expect(veil()).not.toBeInTheDocument();
  });

  it('disappears after a minute when a call hangs', () => {
    vi.useFakeTimers();
    const { overlay } = renderPage();
    act(() => void overlay.during(new Promise(() => {})));
    act(() => vi.advanceTimersByTime(overlayTimeout - 1));
    expect(veil()).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1));
    expect(veil()).not.toBeInTheDocument();
  });

  it('gives way to a notification dialog and returns after it', async () => {
    const { user, overlay, dialog } = renderPage();
    act(() => void overlay.show());
    act(() => dialog.open({ title: 'News', message: 'Read this.' }));
    await waitFor(() => expect(veil()).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(veil()).toBeInTheDocument();
  });

  it('waits for a notification dialog that is already open', async () => {
    const { user, overlay, dialog } = renderPage();
    act(() => dialog.open({ title: 'News', message: 'Read this.' }));
    act(() => void overlay.show());
    expect(veil()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(veil()).toBeInTheDocument();
  });

  it('leaves the focus near where it was if the button was disabled meanwhile', () => {
    const { overlay } = renderPage();
    button('Once').focus();
    act(() => {
      overlay.show();
      fireEvent.click(button('Once'));
    });
    act(() => overlay.hide());
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
