import { act, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lazyPart } from '@/ui/loading/LazyPart';
import { PartRecoveryContext } from '@/ui/loading/partRecovery';
import { expectConsole } from '../support/consoleGuard';
import { renderUi } from './renderUi';

const Arrived = () => <p>It is here</p>;

/** A part whose first attempts fail. */
function flaky(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures)
      throw new TypeError('Failed to fetch dynamically imported module');
    return Arrived;
  });
  return { load, Part: lazyPart(load) };
}

describe('a part that fails to load', () => {
  it('can be retried in place', async () => {
    expectConsole(/NotArrived/);
    const { Part } = flaky(1);
    const { user } = renderUi(<Part />);
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('It is here')).toBeVisible();
  });

  it('can be retried when the application found that a reload does not help', async () => {
    expectConsole(/NotArrived/);
    const { Part } = flaky(1);
    const { user } = renderUi(
      <PartRecoveryContext value={async () => 'failed'}>
        <Part />
      </PartRecoveryContext>,
    );
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('It is here')).toBeVisible();
  });

  it('shows a loading state while the application finds out, not a message that comes and goes', async () => {
    expectConsole(/NotArrived/);
    const { Part } = flaky(1);
    const recover = vi.fn(() => new Promise<'failed'>(() => {}));
    renderUi(
      <PartRecoveryContext value={recover}>
        <Part />
      </PartRecoveryContext>,
    );
    await vi.waitFor(() => expect(recover).toHaveBeenCalled());
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers to reload the page when a new version has removed it', async () => {
    expectConsole(/NotArrived/);
    const { Part } = flaky(1);
    renderUi(
      <PartRecoveryContext value={async () => 'outdated'}>
        <Part />
      </PartRecoveryContext>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('A new version is available.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('while the page is being left is no failure, unless the page stays', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    let abort = (_error: Error) => {};
    const Part = lazyPart(() => new Promise<typeof Arrived>((_resolve, reject) => (abort = reject)));
    renderUi(<Part />);
    window.dispatchEvent(new Event('beforeunload'));
    await act(async () => abort(new TypeError('NetworkError when attempting to fetch resource.')));
    await act(() => vi.advanceTimersByTimeAsync(4900));
    expect(screen.queryByRole('alert')).toBeNull();
    expectConsole(/NotArrived/);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
  });

  it('is not mistaken for one that fails to render', async () => {
    expectConsole(/It is broken/);
    const Broken = lazyPart(async () => () => {
      throw new Error('It is broken');
    });
    const recover = vi.fn(async () => 'outdated' as const);
    renderUi(
      <PartRecoveryContext value={recover}>
        <Broken />
      </PartRecoveryContext>,
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This part could not be loaded.');
    expect(alert).toHaveTextContent(/Something in it, or in the server’s answer, is broken\./);
    expect(alert).not.toHaveTextContent(/connection/);
    expect(recover).not.toHaveBeenCalled();
  });
});
