import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useAddUndoableMutation, useNotify } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toast } from '@/app/layout/Toast';
import { readsStyles } from '../../support/styles';
import { renderUi } from '../../ui/renderUi';

readsStyles();

type Notify = ReturnType<typeof useNotify>;
type AddMutation = ReturnType<typeof useAddUndoableMutation>;

function Page({ showNext }: { showNext: (notify: Notify, addMutation: AddMutation) => void }) {
  const notify = useNotify();
  const addMutation = useAddUndoableMutation();
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => showNext(notify, addMutation)}>
        Show next
      </button>
      <button type="button" onClick={() => setShown(false)}>
        Close toasts
      </button>
      {shown ? <Toast /> : null}
    </>
  );
}

/** Renders a page whose button shows the next notification on each click. */
function renderPage(...things: ((notify: Notify, addMutation: AddMutation) => void)[]) {
  const waiting = [...things];
  renderUi(<Page showNext={(notify, addMutation) => waiting.shift()?.(notify, addMutation)} />);
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const showNext = () => click('Show next');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const undoable =
  (message: string, commit: (params: { isUndo: boolean }) => void) =>
  (notify: Notify, addMutation: AddMutation) => {
    addMutation(commit);
    notify(message, { type: 'info', undoable: true });
  };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a toast', () => {
  it('comes back after the one that replaced it, when it has to be read', () => {
    renderPage(
      (notify) => notify('Not stored.', { type: 'warning', autoHideDuration: 8000, returns: true }),
      (notify) => notify('Changes saved.', { type: 'success' }),
    );
    showNext();
    pass(100);
    showNext();
    expect(screen.getByRole('status')).toHaveTextContent('Changes saved.');
    pass(2000);
    expect(screen.getByRole('status')).toHaveTextContent('Not stored.');
    pass(7999);
    expect(screen.getByRole('status')).toHaveTextContent('Not stored.');
    pass(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is seen for 2000 ms, at the top, announced as its kind asks', () => {
    renderPage(
      (notify) => notify('Invalid email address or password.', { type: 'error' }),
      (notify) => notify('Changes saved.', { type: 'success' }),
    );
    showNext();
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid email address or password.');
    expect(screen.getByRole('alert').parentElement).toHaveStyle({ position: 'fixed', top: '4px' });
    const { backgroundColor } = getComputedStyle(screen.getByRole('alert'));
    pass(1999);
    expect(screen.getByRole('alert')).toBeVisible();
    pass(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    showNext();
    expect(screen.getByRole('status')).toHaveTextContent('Changes saved.');
    expect(screen.getByRole('status')).not.toHaveStyle({ backgroundColor });
    pass(2000);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('is neither closed by a click elsewhere nor kept by pointing, and takes no focus', () => {
    renderPage((notify) => notify('Changes saved.', { type: 'success' }));
    screen.getByRole('button', { name: 'Show next' }).focus();
    showNext();
    pass(500);
    fireEvent.pointerDown(document.body);
    fireEvent.mouseDown(document.body);
    fireEvent.click(document.body);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.getByRole('status')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show next' })).toHaveFocus();
    fireEvent.pointerOver(screen.getByRole('status'));
    fireEvent.mouseEnter(screen.getByRole('status'));
    fireEvent.blur(window);
    pass(1500);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('gives way to a newer one at once, which has its own 2000 ms', () => {
    renderPage(
      (notify) => notify('First', { type: 'error' }),
      (notify) => {
        notify('Second', { type: 'error' });
        notify('Third', { type: 'error' });
      },
    );
    showNext();
    pass(1500);
    showNext();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Third');
    pass(1999);
    expect(screen.getByRole('alert')).toBeVisible();
    pass(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows its text literally, and translates keys', () => {
    const text = '%{name} |||| <b>bold</b> $& 100%';
    renderPage(
      (notify) => notify(text, { type: 'error' }),
      (notify) => notify('ra.notification.deleted', { messageArgs: { smart_count: 2 } }),
    );
    showNext();
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect(document.querySelector('b')).toBeNull();
    showNext();
    expect(screen.getByRole('status')).toHaveTextContent('2 elements deleted');
  });

  it('is shown twice when the same is said twice', () => {
    renderPage(
      (notify) => notify('Again', { type: 'error' }),
      (notify) => notify('Again', { type: 'error' }),
    );
    showNext();
    const first = screen.getByRole('alert');
    pass(1000);
    showNext();
    expect(screen.getByRole('alert')).not.toBe(first);
    pass(1500);
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('stays as long as it asks for; one without an end has a button to close it', () => {
    renderPage(
      (notify) => notify('Longer', { autoHideDuration: 8000 }),
      (notify) => notify('Until closed', { type: 'warning', autoHideDuration: null }),
    );
    showNext();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    pass(7999);
    expect(screen.getByRole('status')).toHaveTextContent('Longer');
    pass(1);
    showNext();
    pass(3_600_000);
    expect(screen.getByRole('status')).toHaveTextContent('Until closed');
    click('Close');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('a toast of an undoable change', () => {
  it('carries out the change when its time is over, and until then asks before the window closes', () => {
    const commit = vi.fn();
    renderPage(undoable('Deleted', commit));
    showNext();
    pass(4999);
    expect(commit).not.toHaveBeenCalled();
    expect(asksBeforeUnload()).toBe(true);
    pass(1);
    expect(commit.mock.calls).toEqual([[{ isUndo: false }]]);
    expect(asksBeforeUnload()).toBe(false);
  });

  it('undoes the change on Undo, once', () => {
    const commit = vi.fn();
    renderPage(undoable('Deleted', commit));
    showNext();
    click('Undo');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    pass(10_000);
    expect(commit.mock.calls).toEqual([[{ isUndo: true }]]);
  });

  it('pauses while it is hovered or focused', () => {
    const commit = vi.fn();
    renderPage(undoable('Deleted', commit));
    showNext();
    const undo = screen.getByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    pass(60_000);
    expect(commit).not.toHaveBeenCalled();
    act(() => undo.blur());
    pass(5000);
    expect(commit).toHaveBeenCalledTimes(1);
  });

  it('carries out the change at once when another toast replaces it, each change once', () => {
    const first = vi.fn();
    const second = vi.fn();
    renderPage(undoable('First', first), undoable('Second', second), (notify) => notify('Plain'));
    showNext();
    showNext();
    expect(first.mock.calls).toEqual([[{ isUndo: false }]]);
    expect(second).not.toHaveBeenCalled();
    showNext();
    expect(second.mock.calls).toEqual([[{ isUndo: false }]]);
    pass(10_000);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('carries out the change when it unmounts', () => {
    const commit = vi.fn();
    renderPage(undoable('Deleted', commit));
    showNext();
    click('Close toasts');
    expect(commit.mock.calls).toEqual([[{ isUndo: false }]]);
  });
});
