import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, type I18nProvider } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTranslate } from '@/app/i18n/createTranslate';
import { LanguageMenu } from '@/app/i18n/LanguageMenu';
import type { Messages } from '@/app/i18n/sanitizeMessages';
import { createPreferenceStore } from '@/app/preferences/preferenceStore';

interface World {
  /** The successive responses of `GET groups/languages`; the last one repeats. */
  lists?: (unknown | Error)[];
  files?: string[];
  stored?: string;
  defaultLanguage?: string;
  signedIn?: boolean;
  messages?: Messages;
}

function renderMenu(world: World = {}) {
  const {
    lists = [['en', 'de', 'fr']],
    files = ['de', 'fr'],
    defaultLanguage = 'en',
    signedIn = true,
  } = world;
  if (world.stored) localStorage.setItem('RaStore.device.locale', JSON.stringify(world.stored));
  const store = createPreferenceStore({ defaultLanguage });
  const getLocale = () => store.getItem<string>('locale') ?? 'en';
  const i18nProvider: I18nProvider = {
    translate: createTranslate('en', world.messages ?? {}),
    getLocale,
    changeLocale: async () => {},
  };
  let requestCount = 0;
  const loadLanguages = vi.fn(async (_signal: AbortSignal) => {
    const answer = lists[Math.min(requestCount, lists.length - 1)];
    requestCount += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const fileExists = vi.fn(async (code: string, _signal: AbortSignal) => files.includes(code));
  const queryClient = new QueryClient();
  const toolbar = (askInBackground: boolean) => (
    <AdminContext i18nProvider={i18nProvider} store={store} queryClient={queryClient}>
      <LanguageMenu
        loadLanguages={loadLanguages}
        fileExists={fileExists}
        defaultLanguage={defaultLanguage}
        askInBackground={askInBackground}
      />
    </AdminContext>
  );
  const { rerender } = render(toolbar(signedIn));
  const signOut = () =>
    act(async () => {
      queryClient.clear();
      rerender(toolbar(false));
    });
  const probes = () => fileExists.mock.calls.map(([code]) => code);
  return { getLocale, loadLanguages, probes, signOut };
}

const button = () => screen.getByRole('button', { name: 'Language' });
const open = () => userEvent.click(button());
const menu = () => screen.getByRole('menu', { name: 'Language' });
const names = () =>
  within(menu())
    .getAllByRole('menuitemradio')
    .map((item) => item.textContent);

/** Makes the browser idle only on the test's request. */
function holdIdle() {
  const callbacks = new Map<number, () => void>();
  vi.stubGlobal(
    'requestIdleCallback',
    (callback: () => void) => callbacks.set(callbacks.size, callback).size - 1,
  );
  vi.stubGlobal('cancelIdleCallback', (id: number) => callbacks.delete(id));
  return {
    waiting: () => callbacks.size,
    idle: () =>
      act(async () => {
        for (const callback of callbacks.values()) callback();
        callbacks.clear();
      }),
  };
}

beforeEach(() => localStorage.clear());

describe('the language menu', () => {
  it('makes no call before it is opened, and one then', async () => {
    const { waiting } = holdIdle();
    const { loadLanguages, probes } = renderMenu();
    expect(waiting()).toBe(0);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(loadLanguages).not.toHaveBeenCalled();
    await open();
    await screen.findByRole('menuitemradio', { name: 'français' });
    await userEvent.keyboard('{Escape}');
    await open();
    expect(names()).toEqual(['English', 'Deutsch', 'français']);
    expect(loadLanguages).toHaveBeenCalledTimes(1);
    expect(probes()).toEqual(['de', 'fr']);
  });

  it('offers listed languages that have a file, each named in its own language', async () => {
    renderMenu({
      lists: [[{ id: 'de', name: 'Deutsch' }, 'fr', { code: 'ar', title: 'العربية' }, 'it']],
      files: ['de', 'ar'],
    });
    await open();
    const arabic = await screen.findByText('العربية');
    expect(arabic).toHaveAttribute('lang', 'ar');
    expect(arabic).toHaveAttribute('dir', 'rtl');
    expect(screen.getByText('Deutsch')).toHaveAttribute('lang', 'de');
    expect(names()).toEqual(['English', 'Deutsch', 'العربية']);
  });

  it('marks the current language, and chooses another by keyboard', async () => {
    const { getLocale } = renderMenu({ stored: 'de' });
    button().focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitemradio', { name: 'français' });
    expect(screen.getByRole('menuitemradio', { name: 'Deutsch' })).toBeChecked();
    expect(screen.getByRole('menuitemradio', { name: 'English' })).not.toBeChecked();
    expect(screen.getByRole('menuitemradio', { name: 'Deutsch' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(getLocale()).toBe('fr');
    expect(localStorage.getItem('RaStore.device.locale')).toBe('"fr"');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('says that the list could not be loaded after a lost network, and tries again', async () => {
    // On a slow machine, the page would be idle before the menu is open, and the failure over.
    holdIdle();
    const { loadLanguages } = renderMenu({ lists: [new TypeError('Failed to fetch'), ['de']], stored: 'de' });
    await open();
    const retry = await screen.findByRole('menuitem', { name: /could not be loaded.*Try again/ });
    expect(names()).toEqual(['English', 'Deutsch']);
    await userEvent.click(retry);
    await vi.waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
    expect(names()).toEqual(['English', 'Deutsch']);
    expect(loadLanguages).toHaveBeenCalledTimes(2);
  });
});

describe('a stored language', () => {
  it('that is no longer offered is replaced by the default, once the browser is idle', async () => {
    const { idle, waiting } = holdIdle();
    const { getLocale, loadLanguages } = renderMenu({ stored: 'it', defaultLanguage: 'de' });
    expect(loadLanguages).not.toHaveBeenCalled();
    expect(waiting()).toBe(1);
    await idle();
    await vi.waitFor(() => expect(getLocale()).toBe('de'));
  });

  it('is not checked while signed out', () => {
    const { waiting } = holdIdle();
    renderMenu({ stored: 'fr', signedIn: false });
    expect(waiting()).toBe(0);
  });
});
