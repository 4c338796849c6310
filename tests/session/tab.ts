import { vi } from 'vitest';
import { createApiClient } from '@/api/client';
import { parseConfig } from '@/config';
import { createSession } from '@/session/session';

/** The stored session, under the keys of reading R4 and the specification's section 4. */
export const stored = () => ({
  access: localStorage.getItem('access_token'),
  refresh: localStorage.getItem('refresh_token'),
});

/** Stores the session of an earlier visit. */
export function store(access: string | null, refresh: string | null, id: string | null = 'first'): void {
  for (const [key, value] of Object.entries({
    access_token: access,
    refresh_token: refresh,
    session_id: id,
  })) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
}

export function clearBrowser(): void {
  localStorage.clear();
  for (const cookie of document.cookie.split(';')) {
    setCookie(`${cookie.split('=')[0]?.trim()}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`);
  }
}

export function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = cookie;
}

const testConfig = (more: Record<string, unknown> = {}) =>
  parseConfig({
    product: { key: 'press', name: 'Press' },
    oauth: { clientId: 'office', clientSecret: 's3cret' },
    ...more,
  });

/**
 * A tab of the browser: its own session on the storage shared by all tabs, with its own window events, so that a test decides when a tab
 * is notified of another's changes.
 */
export function openTab(more: Record<string, unknown> = {}) {
  const config = testConfig(more);
  const session = createSession({
    ...config.oauth,
    tokenUrl: `${config.bases.clientApi}oauth/token`,
    antiForgery: config.antiForgery,
    storage: localStorage,
  });
  const events = new EventTarget();
  const realWindow = window;
  vi.stubGlobal('window', events);
  const close = session.connect();
  vi.stubGlobal('window', realWindow);

  const changes: boolean[] = [];
  session.subscribe(() => changes.push(session.getSnapshot().signedIn));
  const api = createApiClient(config, session);
  return {
    config,
    session,
    api,
    send: api.send,
    close,
    /** `signedIn` at each notified change. */
    changes,
    signedIn: () => session.getSnapshot().signedIn,
    epoch: () => session.getSnapshot().epoch,
    fire: (type: string) => events.dispatchEvent(new Event(type)),
    /** Notifies the tab that another one changed a key, or cleared the storage (`null`). */
    notify: (key: string | null = 'access_token') =>
      events.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })),
  };
}
