import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { relativeTime } from '@/records/columns/relativeTime';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { renderUi } from '../ui/renderUi';

describe('a button that is disabled with a reason', () => {
  it('keeps the focus, does nothing, and describes and shows the reason when clicked', async () => {
    const act = vi.fn();
    const { user } = renderUi(
      <ReasonedButton reason="You cannot suspend yourself." onClick={act}>
        Suspend
      </ReasonedButton>,
    );
    const button = screen.getByRole('button', { name: 'Suspend' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('You cannot suspend yourself.');
    await user.tab();
    expect(button).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('You cannot suspend yourself.');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('You cannot suspend yourself.');
    expect(act).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
  });
});

describe('a confirmation', () => {
  const confirm = vi.fn();
  const cancel = vi.fn();
  const question = (more: { busy?: boolean; error?: string } = {}) => (
    <ConfirmDialog
      open
      title="Delete it?"
      message="This cannot be undone."
      confirm="Delete"
      danger
      onConfirm={confirm}
      onCancel={cancel}
      {...more}
    />
  );

  it('focuses Cancel, which Escape and a click outside also mean', async () => {
    const { user } = renderUi(question());
    expect(screen.getByRole('dialog', { name: 'Delete it?' })).toHaveAccessibleDescription(
      'This cannot be undone.',
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(cancel).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('cannot be closed while the work is running, and says why it failed', async () => {
    const { user, unmount } = renderUi(question({ busy: true }));
    cancel.mockClear();
    await user.keyboard('{Escape}');
    expect(cancel).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
    unmount();
    renderUi(question({ error: 'Somebody reads it' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Somebody reads it');
  });
});

describe('a relative time', () => {
  const minute = 60_000;
  it.each([
    [-minute, 'en', '1 minute ago'],
    [-800 * 24 * 60 * minute, 'de', 'vor 2 Jahren'],
    [3 * 60 * minute, 'de', 'in 3 Stunden'],
  ])('%i ms away reads in %s: %s', (distance, locale, words) => {
    expect(relativeTime(distance, locale)).toBe(words);
  });

  it('shows the exact time on focus and is a time element', async () => {
    const value = new Date(Date.now() - 3 * 3_600_000).toISOString();
    const { user } = renderUi(<RelativeTime value={value} />);
    const time = screen.getByText('3 hours ago');
    expect(time).toHaveAttribute('datetime', value);
    await user.tab();
    expect(time).toHaveFocus();
    const exact = new Intl.DateTimeFormat('en-US', {
      ...{ day: 'numeric', month: 'short', year: 'numeric' },
      ...{ hour: 'numeric', minute: '2-digit' },
    });
    expect(await screen.findByRole('tooltip')).toHaveTextContent(exact.format(Date.parse(value)));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('shows a missing time as never: soon', () => {
    renderUi(
      <>
        <RelativeTime value="soon" />
        <RelativeTime value="soon" never="Not yet" />
      </>,
    );
    expect(screen.getByText('Never')).toBeVisible();
    expect(screen.getByText('Not yet')).toBeVisible();
  });
});
