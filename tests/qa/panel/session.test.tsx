import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPanel } from './renderPanel';

const tab = 'Account and data';
const button = (name: string) => screen.getByRole('button', { name });

describe('the account', () => {
  it('marks who is signed in, and acts as another', async () => {
    const { user, instrument } = await openPanel(tab, { account: 'admin@publisher.example' });
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Alexandra Winter');
    expect(first).toHaveAttribute('aria-current', 'true');
    expect(first && within(first).getByText('Signed in')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Act as Alexandra Winter' })).not.toBeInTheDocument();
    await user.click(button('Act as Emil Sommer'));
    expect(instrument.actAs).toHaveBeenLastCalledWith('editor@publisher.example');
    await user.click(button('Sign out'));
    expect(instrument.actAs).toHaveBeenLastCalledWith(undefined);
  });

  it('says when nobody is signed in', async () => {
    await openPanel(tab);
    expect(screen.getByText(/^Nobody is signed in/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Act as/ })).toHaveLength(2);
  });
});

it('the token expires, and each time it is said', async () => {
  const { user, instrument } = await openPanel(tab);
  await user.click(button('Expire the token now'));
  expect(screen.getByText('The access token has expired.')).toHaveRole('status');
  await user.click(button('Expire the token now'));
  expect(screen.getByText('The access token has expired again (2 times).')).toHaveRole('status');
  expect(instrument.api.expireAccessTokens).toHaveBeenCalledTimes(2);
});

describe('the data', () => {
  it('is reset after a question alone', async () => {
    const { user, instrument, reload } = await openPanel(tab);
    await user.click(button('Reset the data'));
    const question = screen.getByRole('group', { name: 'All changes are lost. This cannot be undone.' });
    expect(within(question).getByRole('button', { name: 'Reset now' })).toHaveFocus();
    await user.click(button('Cancel'));
    await waitFor(() => expect(button('Reset the data')).toHaveFocus());
    expect(instrument.data.reset).not.toHaveBeenCalled();

    await user.click(button('Reset the data'));
    await user.click(button('Reset now'));
    expect(await screen.findByText('The data is as at the start.')).toHaveRole('status');
    expect(instrument.data.reset).toHaveBeenCalledOnce();
    await user.click(button('Reload the page'));
    expect(reload).toHaveBeenCalledOnce();
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
    const { user } = await openPanel(tab);
    await user.click(button('Save to a file'));
    const name = `back-office-${new Date().toISOString().slice(0, 10)}.json`;
    expect(await screen.findByText(`Saved as ${name}.`)).toHaveRole('status');
    expect(saved.map((file) => file.name)).toEqual([name]);
    expect(await saved[0]?.blob.text()).toBe('{"users":[]}');
  });

  it('is loaded from a file', async () => {
    const { user, instrument } = await openPanel(tab);
    const file = new File(['{"users":[1]}'], 'bug-7.json', { type: 'application/json' });
    await user.upload(screen.getByLabelText('Load from a file'), file);
    expect(await screen.findByText('The data is that of bug-7.json.')).toHaveRole('status');
    expect(instrument.data.load).toHaveBeenCalledWith('{"users":[1]}');
    expect(button('Reload the page')).toBeVisible();
  });

  it('says why a file could not be loaded', async () => {
    const { user, instrument } = await openPanel(tab);
    instrument.data.load.mockRejectedValue(new Error('It is of another version.'));
    await user.upload(screen.getByLabelText('Load from a file'), new File(['x'], 'x.json'));
    expect(
      await screen.findByText('The file could not be loaded. Nothing has changed. It is of another version.'),
    ).toHaveRole('status');
    expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();
  });
});

describe('the records of a tab', () => {
  const note =
    'This tab has records of its own, as a link gives them. ' +
    '“Reset the data”, “Save to a file” and “Load from a file” act on those alone.';

  it('are told from those of all tabs, and can be left for these', async () => {
    const { user, instrument } = await openPanel(tab, { hasOwnRecords: true });
    const share = button('Use the records of all tabs');
    expect(screen.getByText(note)).toBeVisible();
    expect(share).toHaveAccessibleDescription(note);
    await user.click(share);
    expect(instrument.shareRecords).toHaveBeenCalledOnce();
    expect(instrument.data.reset).not.toHaveBeenCalled();
  });

  it('are not spoken of where the tab shares those of all', async () => {
    await openPanel(tab);
    expect(button('Reset the data')).toBeVisible();
    expect(screen.queryByText(/records of its own/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Use the records of all tabs' })).not.toBeInTheDocument();
  });
});

describe('the link', () => {
  it('is copied', async () => {
    const { user } = await openPanel(tab);
    await user.click(button('Copy link'));
    expect(await screen.findByText('Copied.')).toHaveRole('status');
    expect(await navigator.clipboard.readText()).toBe('https://demo.example/?open=/profile&scenario=offline');
  });

  it('is shown, selected, where the browser does not copy', async () => {
    const { user } = await openPanel(tab);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(button('Copy link'));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this state' });
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(
      'https://demo.example/?open=/profile&scenario=offline',
    );
    expect(screen.queryByText('Copied.')).not.toBeInTheDocument();
  });
});
