import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dockQuery } from '../../../src/qa/panel/docked';
import { mountPanel } from '../../../src/qa/panel/mountPanel';
import { fakeInstrument } from './fakeInstrument';
import { openPanel, renderPanel } from './renderPanel';

afterEach(() => {
  document.documentElement.lang = 'en';
});

const panelButton = (name: RegExp | string = /^QA panel/) => screen.findByRole('button', { name });
const shortcut = '{Shift>}{F8}{/Shift}';

describe('the button', () => {
  it('says how many scenarios play, and by which keys it is reached', async () => {
    renderPanel({ scenarios: ['slow', 'save-failing'] });
    const button = await panelButton('QA panel, 2 scenarios');
    expect(button).toHaveAttribute('data-count', '2');
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Shift+F8');
  });

  it('opens the panel; Escape closes it and the focus returns', async () => {
    const { user } = renderPanel();
    const button = await panelButton();
    button.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'QA panel' });
    expect(dialog).toContainElement(screen.getByRole('tab', { name: 'Scenarios', selected: true }));
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
});

describe('the place of the button', () => {
  it('is the slot of the toolbar as soon as there is one, and a corner of its own otherwise', async () => {
    const { container } = renderPanel();
    expect(container).toContainElement(await panelButton());
    const toolbar = document.createElement('header');
    toolbar.innerHTML = '<div data-instrument-slot></div>';
    document.body.append(toolbar);
    await waitFor(() => expect(toolbar).toContainElement(screen.getByRole('button', { name: /^QA panel/ })));
    expect(screen.getAllByRole('button', { name: /^QA panel/ })).toHaveLength(1);
    toolbar.remove();
    await waitFor(() =>
      expect(container).toContainElement(screen.getByRole('button', { name: /^QA panel/ })),
    );
  });
});

describe('the panel beside the page', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === dockQuery,
      addEventListener() {},
      removeEventListener() {},
    }));
  });

  it('is chosen in the panel, hides nothing of the page, keeps the focus and its tab, and is remembered', async () => {
    const { user, unmount } = await openPanel('Requests');
    await user.click(screen.getByRole('button', { name: 'Beside the page', pressed: false }));
    const panel = await screen.findByRole('complementary', { name: 'QA panel' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(panel).getByRole('button', { name: 'Beside the page', pressed: true })).toHaveFocus();
    expect(within(panel).getByRole('tab', { name: 'Requests', selected: true })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(panel).toBeVisible();
    unmount();

    const again = renderPanel();
    await again.user.click(await panelButton());
    expect(await screen.findByRole('complementary', { name: 'QA panel' })).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Beside the page', pressed: true }));
    const dialog = await screen.findByRole('dialog', { name: 'QA panel' });
    await waitFor(() => expect(dialog.parentElement?.contains(document.activeElement)).toBe(true));
  });

  it('is closed by its keys and by its button', async () => {
    localStorage.setItem('RaStore.device.qa.docked', 'true');
    const { user } = renderPanel();
    await panelButton();
    await user.keyboard(shortcut);
    await screen.findByRole('complementary');
    await user.keyboard(shortcut);
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    await user.keyboard(shortcut);
    await user.click(await screen.findByRole('button', { name: 'Close the QA panel' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('is not offered in a window without room, whatever was chosen', async () => {
    vi.unstubAllGlobals();
    localStorage.setItem('RaStore.device.qa.docked', 'true');
    await openPanel('Scenarios');
    expect(screen.getByRole('dialog', { name: 'QA panel' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Beside the page' })).toBeNull();
  });
});

describe('a dialog of the page', () => {
  it('yields to the panel and has the focus back afterwards; meanwhile the button takes none', async () => {
    const { user } = renderPanel();
    const button = await panelButton();
    render(
      <Dialog open slotProps={{ paper: { 'aria-label': 'Of the page' } }}>
        <Button autoFocus>Of the page</Button>
      </Dialog>,
    );
    const own = await screen.findByRole('button', { name: 'Of the page' });
    await waitFor(() => expect(button).toHaveAttribute('tabindex', '-1'));
    await user.keyboard(shortcut);
    const panel = await screen.findByRole('dialog', { name: 'QA panel' });
    await waitFor(() => expect(panel.parentElement?.contains(document.activeElement)).toBe(true));
    await user.click(screen.getByRole('tab', { name: 'Requests' }));
    expect(screen.getByRole('tab', { name: 'Requests' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(own).toHaveFocus());
    expect(await screen.findByRole('dialog', { name: 'Of the page' })).toBeVisible();
  });
});

describe('the panel', () => {
  it('keeps its tab and filter while it is closed', async () => {
    const { user } = await openPanel('Requests');
    await user.type(screen.getByRole('searchbox', { name: 'Filter requests' }), 'users');
    await user.click(screen.getByRole('button', { name: 'Close the QA panel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard(shortcut);
    expect(await screen.findByRole('searchbox', { name: 'Filter requests' })).toHaveValue('users');
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
    expect(within(dialog).getByText(/Ihr Profil konnte nicht geladen werden/)).toBeVisible();
    act(() => {
      document.documentElement.lang = 'fr';
    });
    expect(await screen.findByRole('dialog', { name: 'QA panel' })).toBeVisible();
  });

  it('opens by itself to name what the address asks for and there is not', async () => {
    renderPanel({ unknown: ['offlin'] });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The address asks for something that does not exist: offlin.',
    );
  });

  it('names several such things together, in the language of the page', async () => {
    document.documentElement.lang = 'de';
    renderPanel({ unknown: ['offlin', 'nobdy'] });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Die Adresse verlangt Dinge, die es nicht gibt: offlin, nobdy.',
    );
  });
});

describe('the mounted panel', () => {
  it('stands beside the application, and goes without a trace', async () => {
    const user = userEvent.setup();
    const { instrument } = fakeInstrument({ scenarios: ['slow'] });
    const before = document.body.children.length;
    let unmount = () => {};
    act(() => {
      unmount = mountPanel(instrument);
    });
    const button = await panelButton('QA panel, 1 scenario');
    expect(document.body.lastElementChild).toContainElement(button);
    await user.click(button);
    expect(await screen.findByRole('combobox', { name: 'Speed' })).toHaveDisplayValue('Slow answers');
    act(() => unmount());
    await user.keyboard(shortcut);
    expect(document.body.children).toHaveLength(before);
    expect(document.body).not.toHaveAttribute('style', expect.stringContaining('overflow'));
  });
});
