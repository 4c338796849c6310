import Button from '@mui/material/Button';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BottomBar } from '@/ui/page/BottomBar';
import { PageBody } from '@/ui/page/PageBody';
import { EmptyState } from '@/ui/state/EmptyState';
import { ErrorState } from '@/ui/state/ErrorState';
import { LoadingState } from '@/ui/state/LoadingState';
import { readsStyles } from '../support/styles';
import { renderUi } from './renderUi';

readsStyles();

describe('the states of a page', () => {
  it('says that something is loading, with a delay that needs no timer', () => {
    renderUi(<LoadingState />);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Loading…');
    expect(getComputedStyle(status).animation).toContain('0.2s');
  });

  it.each(['text', 'rows', 'fields', 'record'] as const)(
    'shows the shape of what comes, to the eye alone: %s',
    (shape) => {
      renderUi(<LoadingState shape={shape} />);
      const status = screen.getByRole('status');
      expect(status.querySelector('[aria-hidden]')?.querySelectorAll('div').length).toBeGreaterThan(2);
      expect(status).toHaveTextContent(/^Loading…$/);
    },
  );

  it('says in words what is being done if no shape shows it', () => {
    renderUi(<LoadingState label="Searching…" />);
    expect(screen.getByText('Searching…')).not.toHaveStyle({ position: 'absolute' });
  });

  it('says that there is nothing yet and what can be done', async () => {
    const write = vi.fn();
    const { user } = renderUi(
      <EmptyState title="No messages yet" message="They appear here.">
        <Button onClick={write}>Write one</Button>
      </EmptyState>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('No messages yetThey appear here.');
    await user.click(screen.getByRole('button', { name: 'Write one' }));
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('says that something failed, and offers a retry', async () => {
    const retry = vi.fn();
    const { user } = renderUi(<ErrorState title="The profile could not be loaded" onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The profile could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('submits the page’s form from its bottom bar, which is 75 px high', async () => {
    const save = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user } = renderUi(
      <PageBody component="form" onSubmit={save}>
        <BottomBar>
          <Button type="submit">Save</Button>
        </BottomBar>
      </PageBody>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button.parentElement).toHaveStyle({ minHeight: '75px', position: 'sticky' });
    await user.click(button);
    expect(save).toHaveBeenCalledTimes(1);
  });
});
