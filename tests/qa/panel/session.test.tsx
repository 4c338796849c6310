import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPanel } from './renderPanel';

const button = (name: string) => screen.getByRole('button', { name });

describe('the account', () => {
  it('is named, and can be another one or nobody', async () => {
    const { user, qaControls } = await openPanel({ account: 'admin@publisher.example' });
    expect(screen.getByText(/^Signed in as admin@publisher\.example\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Act as Alexandra Winter' })).not.toBeInTheDocument();
    await user.click(button('Act as Emil Sommer'));
    expect(qaControls.actAs).toHaveBeenLastCalledWith('editor@publisher.example');
    await user.click(button('Sign out'));
    expect(qaControls.actAs).toHaveBeenLastCalledWith(undefined);
  });

  it('may be missing', async () => {
    await openPanel();
    expect(screen.getByText(/^No one is signed in/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Act as/ })).toHaveLength(3);
  });

  it('can lose its access token', async () => {
    const { user, qaControls } = await openPanel({ account: 'admin@publisher.example' });
    await user.click(button('Expire the token now'));
    expect(screen.getByRole('status')).toHaveTextContent(/^The access token has expired/);
    expect(qaControls.expireTokens).toHaveBeenCalledOnce();
  });
});

describe('the data', () => {
  it('is reset after a question only', async () => {
    const { user, qaControls } = await openPanel();
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await user.click(button('Reset the data'));
    expect(confirm).toHaveBeenLastCalledWith('All changes are lost. This cannot be undone.');
    expect(qaControls.data.reset).not.toHaveBeenCalled();
    confirm.mockReturnValue(true);
    await user.click(button('Reset the data'));
    expect(screen.getByRole('status')).toHaveTextContent(/^The data is as it was at the start\./);
    expect(qaControls.data.reset).toHaveBeenCalledOnce();
  });

  it('is saved to a file with the date in its name', async () => {
    const saved: { name: string; blob: Blob }[] = [];
    let blob = new Blob();
    // jsdom has no addresses of objects, and downloads nothing.
    URL.createObjectURL = (object) => {
      if (object instanceof Blob) blob = object;
      return 'blob:demo';
    };
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, blob });
    });
    const { user } = await openPanel();
    await user.click(button('Save to a file'));
    const name = `back-office-${new Date().toISOString().slice(0, 10)}.json`;
    expect(screen.getByRole('status')).toHaveTextContent(`Saved as ${name}.`);
    expect(saved.map((file) => file.name)).toEqual([name]);
    expect(await saved[0]?.blob.text()).toBe('{"users":[]}');
  });

  it('is loaded from a file, or says why not', async () => {
    const { user, qaControls } = await openPanel();
    const input = screen.getByLabelText('Load from a file');
    await user.upload(input, new File(['{"users":[1]}'], 'bug-7.json', { type: 'application/json' }));
    expect(await screen.findByText(/^Data loaded from bug-7\.json\./)).toHaveRole('status');
    expect(qaControls.data.load).toHaveBeenCalledWith('{"users":[1]}');
    qaControls.data.load.mockImplementation(() => {
      throw new Error('It is of another version.');
    });
    await user.upload(input, new File(['x'], 'x.json', { type: 'application/json' }));
    expect(
      await screen.findByText('The file could not be loaded. Nothing was changed. It is of another version.'),
    ).toHaveRole('status');
  });
});

describe('the link', () => {
  const link = 'https://demo.example/?open=/profile&scenario=offline';

  it('is copied', async () => {
    const { user } = await openPanel();
    await user.click(button('Copy link'));
    expect(await screen.findByText('Copied.')).toHaveRole('status');
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it('is shown where the browser does not copy', async () => {
    const { user } = await openPanel();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    const prompt = vi.spyOn(window, 'prompt').mockReturnValue(null);
    await user.click(button('Copy link'));
    await vi.waitFor(() => expect(prompt).toHaveBeenCalledWith('Link to this state', link));
  });
});
