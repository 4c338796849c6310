import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAhead, fetchWhileIdle } from '../../src/start/fetchAhead';

const files = ['/assets/one.js', '/assets/two.js'];
let form: HTMLFormElement;
let idle: (() => void)[];

const asked = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, crossOrigin, href }) => ({
    rel,
    crossOrigin,
    path: new URL(href).pathname,
  }));
const all = files.map((path) => ({ rel: 'prefetch', crossOrigin: '', path }));
const type = () => form.dispatchEvent(new Event('input'));

function connectBy(connection: unknown): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

beforeEach(() => {
  document.head.replaceChildren();
  form = document.createElement('form');
  idle = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  connectBy(undefined);
});

describe('the application', () => {
  it('is fetched when the page is idle, and not a second time for a key', () => {
    fetchWhileIdle(form, () => fetchAhead('prefetch', files));
    expect(asked()).toEqual([]);
    for (const callback of idle) callback();
    expect(asked()).toEqual(all);
    type();
    expect(asked()).toEqual(all);
  });

  it('is fetched at the first key when the page is not idle yet, and not a second time then', () => {
    fetchWhileIdle(form, () => fetchAhead('prefetch', files));
    type();
    type();
    expect(asked()).toEqual(all);
    for (const callback of idle) callback();
    expect(asked()).toEqual(all);
  });

  it('waits for what the page itself loads', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    fetchWhileIdle(form, () => fetchAhead('prefetch', files));
    expect(idle).toHaveLength(0);
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    expect(idle).toHaveLength(1);
  });

  it('is fetched soon where the browser tells no idle time', () => {
    vi.useFakeTimers();
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    try {
      fetchWhileIdle(form, () => fetchAhead('prefetch', files));
      expect(asked()).toEqual([]);
      vi.advanceTimersByTime(1_000);
      expect(asked()).toEqual(all);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([{ saveData: true }, { type: 'cellular' }, { saveData: true, type: 'wifi' }])(
    'waits for the first key where each byte is paid for: %o',
    (connection) => {
      connectBy(connection);
      fetchWhileIdle(form, () => fetchAhead('prefetch', files));
      window.dispatchEvent(new Event('load'));
      expect(idle).toHaveLength(0);
      expect(asked()).toEqual([]);
      type();
      expect(asked()).toEqual(all);
    },
  );

  it.each([{ saveData: false, type: 'wifi' }, {}])('does not wait with %o', (connection) => {
    connectBy(connection);
    fetchWhileIdle(form, () => fetchAhead('prefetch', files));
    expect(idle).toHaveLength(1);
  });
});
