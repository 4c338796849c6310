import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { vi } from 'vitest';

export const currentCall = '/clientapi/v1/admin/current-messages';
export const inboxCall = '/clientapi/v1/admin/inbox';
export const receiptsCall = '/clientapi/v1/admin/inbox/actions/receipts';

/** Opens the menu of the bell by what it is called. */
export const bell = (name: string | RegExp = /^Messages(,|$)/) => screen.findByRole('button', { name });

/** What the server was told of what the reader does: the events of each call. */
export function eventsOf(calls: readonly { readonly body: string }[]): string[][] {
  return calls.map(({ body }) =>
    (JSON.parse(body).events as { id: string; event: string }[]).map(({ id, event }) => `${event} ${id}`),
  );
}

/** Somebody leaves the page: what was noted is sent. */
export function leaveWindow(): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  Reflect.deleteProperty(document, 'hidden');
}

/** The server has these banners for the reader, or what else it is told to have. */
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

/** An earlier page of this session has begun with a banner: this one keeps room for it. */
export function keepRoom(): void {
  localStorage.setItem('RaStore.personal.session.bannerRoom', 'true');
}

/** jsdom lays nothing out: what is there is seen when a test says so. */
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
