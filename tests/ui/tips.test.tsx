import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { named, tip, tipIfCut } from '@/ui/tips/tip';
import { renderUi } from './renderUi';

afterEach(() => vi.restoreAllMocks());

function Cells() {
  const [shown, setShown] = useState(true);
  return (
    <>
      {shown ? (
        <button type="button" {...tip('North\nSouth')} onClick={() => setShown(false)}>
          +2
        </button>
      ) : null}
      <bdi {...tipIfCut}>A long address</bdi>
    </>
  );
}

describe('a tip', () => {
  it('is shown on focus, describes its element, and is hidden by Escape', async () => {
    const { user } = renderUi(<Cells />);
    await user.tab();
    const button = screen.getByRole('button', { name: '+2' });
    expect(await screen.findByRole('tooltip')).toHaveTextContent('North South');
    expect(button).toHaveAccessibleDescription('North\nSouth');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('is shown on hover, stays while it is pointed at, and goes with its element', async () => {
    const { user } = renderUi(<Cells />);
    const button = screen.getByRole('button', { name: '+2' });
    await user.hover(button);
    const tooltip = await screen.findByRole('tooltip');
    await user.hover(tooltip);
    expect(screen.getByRole('tooltip')).toBeVisible();
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('of the focus stays while the pointer is elsewhere', async () => {
    const { user } = renderUi(<Cells />);
    await user.hover(screen.getByText('A long address'));
    await user.tab();
    expect(await screen.findByRole('tooltip')).toBeVisible();
    await user.hover(document.body);
    expect(screen.getByRole('tooltip')).toBeVisible();
  });

  it('goes when the pointer leaves the window', async () => {
    const { user } = renderUi(<Cells />);
    await user.hover(screen.getByRole('button', { name: '+2' }));
    expect(await screen.findByRole('tooltip')).toBeVisible();
    fireEvent.mouseLeave(document.documentElement);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('is the text of an element only where that is cut', async () => {
    const { user } = renderUi(<Cells />);
    const text = screen.getByText('A long address');
    await user.hover(text);
    await user.hover(screen.getByRole('button', { name: '+2' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('North South');
    vi.spyOn(text, 'scrollWidth', 'get').mockReturnValue(200);
    await user.hover(text);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('A long address'));
  });

  it('with the name of a button is shown on hover, and not once the button is pressed', async () => {
    const { user } = renderUi(<button type="button" {...named('Back')} />);
    const button = screen.getByRole('button', { name: 'Back' });
    expect(button).not.toHaveAccessibleDescription();
    await user.hover(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Back');
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });
});
