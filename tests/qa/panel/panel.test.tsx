import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { mountPanel } from '@/qa/panel/mountPanel';
import { fakeInstrument, renderPanel } from './renderPanel';

afterEach(() => {
  document.documentElement.lang = 'en';
});

const panelButton = (name: RegExp | string = /^QA panel/) => screen.findByRole('button', { name });
const shortcut = '{Shift>}{F8}{/Shift}';

describe('the button', () => {
  it('says how many scenarios play, and by which keys it is reached', async () => {
    renderPanel({ scenarios: ['slow', 'save-failing'] });
    const button = await panelButton('QA panel, 2 scenarios');
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Shift+F8');
  });

  it('opens the panel; Escape closes it and the focus returns', async () => {
    const { user } = renderPanel();
    const button = await panelButton();
    button.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'QA panel' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it('is opened and closed by its keys too, but not by others', async () => {
    const { user } = renderPanel();
    await panelButton();
    await user.keyboard('{F8}{Control>}{Shift>}{F8}{/Shift}{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard(shortcut);
    expect(await screen.findByRole('dialog', { name: 'QA panel' })).toBeVisible();
    await user.keyboard(shortcut);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is in the slot of the toolbar as soon as there is one, and in a corner of its own otherwise', async () => {
    const { container } = renderPanel();
    expect(container).toContainElement(await panelButton());
    const toolbar = document.createElement('header');
    toolbar.innerHTML = '<div data-qa-button-slot></div>';
    document.body.append(toolbar);
    await waitFor(() => expect(toolbar).toContainElement(screen.getByRole('button', { name: /^QA panel/ })));
    toolbar.remove();
    await waitFor(() =>
      expect(container).toContainElement(screen.getByRole('button', { name: /^QA panel/ })),
    );
  });
});

describe('the panel', () => {
  it('covers a dialog of the page, which has the focus back afterwards', async () => {
    const { user } = renderPanel();
    await panelButton();
    render(
      <Dialog open slotProps={{ paper: { 'aria-label': 'Of the page' } }}>
        <Button autoFocus>Of the page</Button>
      </Dialog>,
    );
    const pageButton = await screen.findByRole('button', { name: 'Of the page' });
    await user.keyboard(shortcut);
    const panel = await screen.findByRole('dialog', { name: 'QA panel' });
    await waitFor(() => expect(panel.parentElement?.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(pageButton).toHaveFocus());
    expect(await screen.findByRole('dialog', { name: 'Of the page' })).toBeVisible();
  });

  it('speaks the language of the page, and English where it has no other', async () => {
    const { user } = renderPanel({ scenarios: ['offline'] });
    const button = await panelButton('QA panel, 1 scenario');
    act(() => {
      document.documentElement.lang = 'de';
    });
    await waitFor(() => expect(button).toHaveAccessibleName('QA-Panel, 1 Szenario'));
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'QA-Panel' });
    expect(within(dialog).getByRole('combobox', { name: 'Verbindung' })).toHaveDisplayValue(
      'Keine Verbindung',
    );
    act(() => {
      document.documentElement.lang = 'fr';
    });
    expect(await screen.findByRole('dialog', { name: 'QA panel' })).toBeVisible();
  });

  it('opens by itself to name what the address asks for that does not exist', async () => {
    renderPanel({ unknown: ['offlin', 'nobdy'] });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The address asks for things that do not exist: offlin, nobdy.',
    );
  });

  it('is mounted beside the application, and removed without a trace', async () => {
    const user = userEvent.setup();
    const before = document.body.children.length;
    let unmount = () => {};
    act(() => {
      unmount = mountPanel(fakeInstrument({ scenarios: ['slow'] }));
    });
    const button = await panelButton('QA panel, 1 scenario');
    expect(document.body.lastElementChild).toContainElement(button);
    act(() => unmount());
    await user.keyboard(shortcut);
    expect(document.body.children).toHaveLength(before);
  });
});
