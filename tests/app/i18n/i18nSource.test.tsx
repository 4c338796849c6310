import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18nSource } from '@/app/i18nProvider';
import { createPreferenceStore } from '@/app/preferences/preferenceStore';

/** Translation files with responses controlled by the test. */
function translationServer() {
  const waiting = new Map<string, { resolve: (file: unknown) => void; reject: (error: Error) => void }>();
  const requests: string[] = [];
  const fetchTranslation = (code: string) =>
    new Promise<unknown>((resolve, reject) => {
      requests.push(code);
      waiting.set(code, { resolve, reject });
    });
  const answer = (code: string, file: unknown) => act(async () => waiting.get(code)?.resolve(file));
  const refuse = (code: string) => act(async () => waiting.get(code)?.reject(new Error('404')));
  return { fetchTranslation, requests, answer, refuse };
}

function world(options: { stored?: string; initial?: Record<string, string> } = {}) {
  if (options.stored) localStorage.setItem('RaStore.device.locale', JSON.stringify(options.stored));
  const server = translationServer();
  const store = createPreferenceStore({ defaultLanguage: 'en' });
  const onProblem = vi.fn();
  const source = createI18nSource({
    store,
    fetchTranslation: server.fetchTranslation,
    onProblem,
    initialMessages: options.initial && { ra: { action: options.initial } },
  });
  const save = () => source.provider.get().translate('ra.action.save');
  const choose = (code: string) => act(() => store.setItem('locale', code));
  return { ...server, store, source, onProblem, save, choose };
}

const german = { ra: { action: { save: 'Speichern' } } };
const french = { ra: { action: { save: 'Enregistrer' } } };

beforeEach(() => localStorage.clear());

describe('the texts of the chosen language', () => {
  it('are English without any request at first', () => {
    const { save, requests, source } = world();
    expect(save()).toBe('Save');
    expect(source.provider.get().getLocale()).toBe('en');
    expect(requests).toEqual([]);
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });

  it('are loaded by themselves when they were not, and English meanwhile', async () => {
    const { save, requests, answer } = world({ stored: 'de' });
    expect(save()).toBe('Save');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    await answer('de', german);
    expect(save()).toBe('Speichern');
    expect(document.documentElement).toHaveAttribute('lang', 'de');
    expect(requests).toEqual(['de']);
  });

  it('are not those of the language before when a file is malformed', async () => {
    const { save, choose, answer, onProblem } = world();
    await choose('de');
    await answer('de', german);
    await choose('fr');
    await answer('fr', '<!doctype html>');
    expect(save()).toBe('Save');
    expect(onProblem).toHaveBeenCalledExactlyOnceWith('fr', 'malformed');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });

  it('follow new publications, checked at most once a minute', async () => {
    const { save, requests, answer, refuse, source } = world({ stored: 'de' });
    await answer('de', german);
    source.lookAgain();
    expect(requests).toEqual(['de']);
    const later = (minutes: number) => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + minutes * 60_001);
    later(1);
    source.lookAgain();
    source.lookAgain();
    await answer('de', { ra: { action: { save: 'Sichern' } } });
    expect(save()).toBe('Sichern');
    expect(requests).toEqual(['de', 'de']);
    // What is there stays where nothing comes, and nothing is rendered for what is the same.
    const shown = source.provider.get();
    later(1);
    source.lookAgain();
    await refuse('de');
    expect(source.provider.get()).toBe(shown);
    vi.restoreAllMocks();
  });

  it('are those of the last choice, whatever arrives last', async () => {
    const { save, choose, answer, source } = world();
    await choose('de');
    await choose('fr');
    await answer('fr', french);
    await answer('de', german);
    expect(save()).toBe('Enregistrer');
    expect(source.provider.get().getLocale()).toBe('fr');
    await choose('de');
    await choose('en');
    await answer('de', german);
    expect(save()).toBe('Save');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });
});

describe('texts laid over them', () => {
  const draft = { ra: { action: { save: 'Sichern' } } };
  const start = () => world({ stored: 'de', initial: { save: 'Speichern' } });

  it('are shown of the chosen language at once, by whole keys too, and gone at the end', () => {
    const { save, source, requests } = start();
    const listener = vi.fn();
    source.overlay.subscribe(listener);
    source.overlay.preview('de', draft);
    expect(save()).toBe('Sichern');
    expect(source.overlay.currentPreview()).toEqual({
      language: 'de',
      texts: { 'ra.action.save': 'Sichern' },
    });
    source.overlay.preview('de', { 'ra.action.save': 'Merken', 'ra.action.delete': 7 });
    expect(save()).toBe('Merken');
    source.overlay.end();
    expect(save()).toBe('Speichern');
    expect(source.overlay.currentPreview()).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(3);
    expect(requests).toEqual([]);
  });

  it('may be in a language without a file, which is not reported', async () => {
    const { save, source, refuse, answer, onProblem, store } = start();
    source.overlay.preview('ar_EG', draft);
    expect(save()).toBe('Speichern');
    await refuse('ar_EG');
    expect(save()).toBe('Sichern');
    expect(document.documentElement).toHaveAttribute('lang', 'ar-EG');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(onProblem).not.toHaveBeenCalled();
    expect(store.getItem('locale')).toBe('de');
    source.overlay.end();
    await answer('de', german);
    expect(save()).toBe('Speichern');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  });

  it('end when they are ended on their way, when a language is chosen, and when their person goes', async () => {
    const { save, source, answer, choose } = start();
    source.overlay.preview('fr', draft);
    source.overlay.end();
    await answer('fr', french);
    expect(save()).toBe('Speichern');
    source.overlay.preview('de', draft);
    await choose('fr');
    await answer('fr', french);
    expect(save()).toBe('Enregistrer');
    expect(source.overlay.currentPreview()).toBeUndefined();
    source.overlay.preview('fr', draft);
    source.forget();
    expect(save()).toBe('Enregistrer');
  });

  it('give way to what is published; a file that does not arrive takes nothing away', async () => {
    const { save, source, answer, refuse, requests, onProblem } = start();
    await source.overlay.published('fr');
    expect(requests).toEqual([]);
    source.overlay.preview('de', draft);
    const published = source.overlay.published('de');
    await answer('de', { ra: { action: { save: 'Merken' } } });
    await published;
    expect(save()).toBe('Merken');
    expect(source.overlay.currentPreview()).toBeUndefined();
    const again = source.overlay.published('de');
    await refuse('de');
    await again;
    expect(save()).toBe('Merken');
    expect(onProblem).not.toHaveBeenCalled();
  });

  it('do not return with a reload in translate mode, once another language is chosen or they are published', async () => {
    const { source, choose, answer } = start();
    const kept = () => sessionStorage.getItem('back-office.translating');
    source.overlay.translate(true);
    source.overlay.preview('de', draft);
    expect(kept()).toBe('de');
    await choose('fr');
    expect(kept()).toBe('');
    source.overlay.preview('fr', draft);
    const published = source.overlay.published('fr');
    await answer('fr', french);
    await published;
    expect(kept()).toBe('');
    source.forget();
  });

  it('are noted with their keys while somebody listens; words without a key are not', () => {
    const { save, source } = start();
    const noted = vi.fn();
    source.overlay.note(noted);
    expect([save(), source.provider.get().translate('Server says no')]).toEqual([
      'Speichern',
      'Server says no',
    ]);
    source.provider.get().translate('ra.page.list', { name: 'Bücher' });
    source.provider.get().translate('resources.nothing', { _: 'Nothing' });
    expect(noted.mock.calls).toEqual([
      ['ra.action.save', 'Speichern'],
      ['ra.page.list', 'Bücher'],
    ]);
    source.forget();
    save();
    expect(noted).toHaveBeenCalledTimes(2);
  });
});
