import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { vi } from 'vitest';

export const currentCall = '/clientapi/v1/admin/current-messages';
export const inboxCall = '/clientapi/v1/admin/inbox';
export const receiptsCall = '/clientapi/v1/admin/inbox/actions/receipts';

/** The button of the bell. */
export const bell = (name: string | RegExp = /^Messages(,|$)/) => screen.findByRole('button', { name });

/** The events in each call of the reader. */
export function eventsOf(calls: readonly { readonly body: string }[]): string[][] {
  return calls.map(({ body }) =>
    (JSON.parse(body).events as { id: string; event: string }[]).map(({ id, event }) => `${event} ${id}`),
  );
}

/** Hides the page, which sends pending events. */
export function leaveWindow(): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  Reflect.deleteProperty(document, 'hidden');
}

/** The answer of the server for the reader. */
export const currentAnswers = (banners: readonly object[], more: object = {}) =>
  http.get(currentCall, () =>
    HttpResponse.json({
      revision: 'r1',
      now: new Date().toISOString(),
      unread: banners.length,
      banners,
      further: 0,
      modal: null,
      ...more,
    }),
  );

/** Reserves space for a banner, as an earlier page of the session with a banner does. */
export function keepRoom(): void {
  localStorage.setItem('RaStore.personal.session.bannerRoom', 'true');
}

/** Replaces IntersectionObserver, which jsdom lacks; `see` reports everything as visible. */
export function stubVisibility(): { see: () => void } {
  const watching = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly call: (entries: { isIntersecting: boolean }[]) => void;
      constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
        this.call = call;
      }
      observe() {
        watching.add(this.call);
      }
      disconnect() {
        watching.delete(this.call);
      }
    },
  );
  return {
    see() {
      for (const call of watching) call([{ isIntersecting: true }]);
    },
  };
}
