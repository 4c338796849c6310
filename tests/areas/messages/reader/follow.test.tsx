import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import { useReader } from '@/areas/messages/shell/reader';
import { createStore, inMinutes, item, openFollowing } from './following';

let opened: ReturnType<typeof openFollowing>[] = [];
function open(browser?: ReturnType<typeof createStore>) {
  const following = openFollowing(browser);
  opened.push(following);
  return following;
}
/** Includes the monotonic clock. */
const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] as const;

/** What is shown now. */
const snapshot = () => {
  const { result } = renderHook(() => useReader());
  const { banners, modal } = result.current;
  const unread = opened.at(-1)?.reported()?.toolbar;
  return { banners: banners.map(({ id }) => id), unread, modal: modal?.id };
};
function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T10:00:00Z'), toFake: [...toFake] });
});
afterEach(() => {
  for (const { stop } of opened.splice(0)) stop();
  opened = [];
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'hidden');
});

describe('the first page after a sign-in', () => {
  const isFresh = () => renderHook(() => useReader()).result.current.isFresh;

  it('may move for what waits there, for three seconds at most', async () => {
    const { server, pass } = open();
    server.answer = () => ({ unread: 1, banners: [item('a')], further: 0, modal: null });
    await pass(1);
    expect(isFresh()).toBe(true);
    await pass(3);
    expect(isFresh()).toBe(false);
  });

  it('may not once it is used, or where nothing waited', async () => {
    const { server, pass } = open();
    server.answer = () => ({ unread: 1, banners: [item('a')], further: 0, modal: null });
    await pass(1);
    window.dispatchEvent(new Event('keydown'));
    expect(isFresh()).toBe(false);
    const other = open();
    await other.pass(1);
    expect(isFresh()).toBe(false);
  });

  it('is the only one of the session', async () => {
    const browser = createStore();
    const first = open(browser);
    await first.pass(1);
    first.stop();
    const { server, pass } = open(browser);
    server.answer = () => ({ unread: 1, banners: [item('a')], further: 0, modal: null });
    await pass(1);
    expect(snapshot().banners).toEqual(['a']);
    expect(isFresh()).toBe(false);
  });
});

describe('polling', () => {
  it('requests once a minute while the page is visible, and at once when it becomes visible', async () => {
    const { requests, pass } = open();
    await pass(1);
    expect(requests).toHaveLength(1);
    await pass(65);
    expect(requests).toHaveLength(2);
    setHidden(true);
    await pass(600);
    expect(requests).toHaveLength(2);
    setHidden(false);
    await pass(1);
    expect(requests).toHaveLength(3);
  });

  it('sends the known revision and accepts that nothing has changed', async () => {
    const { requests, pass, server } = open();
    server.answer = () => ({ unread: 3, banners: [], further: 0, modal: null });
    await pass(1);
    server.answer = () => ({ unchanged: true });
    await pass(65);
    expect(requests[1]).toMatch(/known=r1$/);
    expect(snapshot().unread).toBe(3);
  });

  it.each([
    ['500', () => Promise.reject(new ApiError('refused', 500))],
    ['incomplete', () => ({ unread: 1 })],
  ])('retries after a minute if the answer is %s, and keeps what is known', async (_what, answer) => {
    const { requests, pass, server } = open();
    server.answer = () => ({ unread: 2, banners: [item('a')], further: 0, modal: null });
    await pass(1);
    server.answer = answer;
    await pass(65);
    expect(snapshot()).toMatchObject({ unread: 2, banners: ['a'] });
    await pass(50);
    expect(requests).toHaveLength(2);
    await pass(15);
    expect(requests).toHaveLength(3);
  });

  it('respects Retry-After, even when the page becomes visible', async () => {
    const { requests, pass, server } = open();
    server.answer = () => Promise.reject(new ApiError('refused', 429, {}, 300));
    await pass(1);
    setHidden(false);
    await pass(290);
    expect(requests).toHaveLength(1);
    await pass(15);
    expect(requests).toHaveLength(2);
  });

  it('asks once more where something has changed while a request was under way', async () => {
    const { requests, pass, server, askNow } = open();
    await pass(1);
    let resolve = (_answer: object) => {};
    server.answer = () =>
      new Promise((done) => {
        resolve = done;
      });
    askNow();
    await pass(1);
    // Such as another language.
    askNow();
    askNow();
    server.answer = () => ({ unread: 2, banners: [], further: 0, modal: null });
    resolve({ unread: 1, banners: [], further: 0, modal: null });
    await pass(1);
    expect(snapshot().unread).toBe(2);
    expect(requests).toHaveLength(3);
  });

  it('skips invalid items and truncates long texts', async () => {
    const { pass, server } = open();
    const banners = [null, 'x', { id: 'b' }, item('a', { title: 'T'.repeat(10_000_000) })];
    server.answer = () => ({ unread: 1, banners, further: -1, modal: { id: 7 } });
    await pass(1);
    const { result } = renderHook(() => useReader());
    expect(result.current.banners.map(({ title }) => title.length)).toEqual([80]);
    expect(snapshot().modal).toBeUndefined();
  });

  it('stops with the session and forgets everything', async () => {
    const { requests, pass, server, stop } = open();
    server.answer = () => ({ unread: 2, banners: [item('a')], further: 0, modal: null });
    await pass(1);
    stop();
    await pass(120);
    expect(requests).toHaveLength(1);
    expect(snapshot()).toMatchObject({ banners: [], modal: undefined });
  });
});

describe('time', () => {
  it('is the server’s, even if the device’s clock is a day off', async () => {
    const { pass, server, requests } = open();
    const day = 24 * 60;
    // The server is a day ahead of the device.
    server.now = () => inMinutes(day);
    server.answer = () => ({
      unread: 0,
      banners: [
        item('next', { from: inMinutes(day + 1), until: inMinutes(day + 2) }),
        item('past', { from: inMinutes(day - 5), until: inMinutes(day - 1) }),
      ],
      further: 0,
      modal: null,
    });
    await pass(1);
    server.answer = () => new Promise(() => {});
    expect(snapshot().banners).toEqual([]);
    await pass(61);
    expect(snapshot().banners).toEqual(['next']);
    await pass(60);
    expect(snapshot().banners).toEqual([]);
    expect(requests.length).toBeLessThanOrEqual(2);
  });

  it('shows and hides a banner on time without a request', async () => {
    const { pass, server, requests, reported } = open();
    const upcoming = { from: inMinutes(0.5), until: inMinutes(0.75) };
    server.answer = () => ({ unread: 0, banners: [item('a', upcoming)], further: 0, modal: null });
    await pass(29);
    expect([snapshot().banners, reported().banner]).toEqual([[], 1]);
    await pass(2);
    expect(snapshot().banners).toEqual(['a']);
    await pass(14);
    expect(snapshot().banners).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  it('is corrected within a minute after the device was asleep', async () => {
    const { pass, server, requests } = open();
    server.answer = () => ({
      unread: 0,
      banners: [item('a', { from: inMinutes(120) })],
      further: 0,
      modal: null,
    });
    await pass(10);
    expect(snapshot().banners).toEqual([]);
    // While asleep, the monotonic clock stands still.
    vi.setSystemTime(Date.now() + 3 * 60 * 60_000);
    server.answer = () => ({ unchanged: true });
    await pass(60);
    expect(requests).toHaveLength(2);
    expect(snapshot().banners).toEqual(['a']);
  });

  it('sorts critical banners first, then the newest', async () => {
    const { pass, server } = open();
    const banners = [
      item('old', { from: inMinutes(-90) }),
      item('new', { from: inMinutes(-10) }),
      item('critical', { severity: 'critical', from: inMinutes(-500) }),
    ];
    server.answer = () => ({ unread: 0, banners, further: 197, modal: null });
    await pass(1);
    expect(snapshot().banners).toEqual(['critical', 'new', 'old']);
  });
});

describe('actions of the reader', () => {
  const two = () => ({
    unread: 2,
    banners: [item('a'), item('b', { from: inMinutes(-9) })],
    further: 0,
    modal: null,
  });

  it('apply at once and are sent in one call', async () => {
    const { pass, server, note, sent } = open();
    server.answer = two;
    await pass(1);
    note(item('a'), 'seen');
    note(item('a'), 'dismissed');
    note(item('b'), 'seen');
    await pass(1);
    expect(snapshot()).toMatchObject({ unread: 0, banners: ['b'] });
    expect(sent).toEqual([]);
    await pass(5);
    expect(sent).toEqual([['seen a', 'dismissed a', 'seen b']]);
    note(item('b'), 'seen');
    await pass(20);
    expect(sent).toHaveLength(1);
  });

  it('win over an answer to an earlier request', async () => {
    const { pass, server, note, askNow } = open();
    server.answer = two;
    await pass(1);
    note(item('a'), 'dismissed');
    await pass(1);
    let arrive = (_answer: object) => {};
    server.answer = () => new Promise((resolve) => (arrive = resolve));
    askNow();
    await pass(6);
    arrive(two());
    await pass(1);
    expect(snapshot().banners).toEqual(['b']);
  });

  it('can be undone, without a call if not sent yet', async () => {
    const { pass, server, note, sent } = open();
    server.answer = two;
    await pass(1);
    note(item('a'), 'dismissed');
    note(item('a'), 'restored');
    await pass(10);
    expect([sent, snapshot().banners]).toEqual([[], ['a', 'b']]);
    note(item('a'), 'dismissed');
    await pass(6);
    server.answer = () => ({ ...two(), banners: [item('b')] });
    await pass(60);
    note(item('a'), 'restored');
    await pass(0);
    expect(snapshot().banners).toEqual(['a', 'b']);
    await pass(6);
    expect(sent).toEqual([['dismissed a'], ['restored a']]);
  });

  it('are kept while offline and across a reload', async () => {
    const browser = createStore();
    const { pass, server, note, sent, stop } = open(browser);
    server.answer = two;
    await pass(1);
    server.receive = () => Promise.reject(new ApiError('offline'));
    server.answer = () => Promise.reject(new ApiError('offline'));
    note(item('a'), 'dismissed');
    await pass(10);
    note(item('b'), 'dismissed');
    await pass(10);
    expect([sent, snapshot().banners]).toEqual([[], []]);
    stop();
    const later = open(browser);
    later.server.answer = () => (later.sent.length === 0 ? two() : { ...two(), unread: 0, banners: [] });
    await later.pass(1);
    expect(snapshot()).toMatchObject({ banners: [], unread: 0 });
    await later.pass(6);
    expect(later.sent).toEqual([['dismissed a', 'dismissed b']]);
    expect([...browser.values.keys()]).not.toContain('session.messages.unsent');
  });

  it('count once if the server received them but the answer was lost', async () => {
    const browser = createStore();
    const { pass, server, note, stop } = open(browser);
    server.answer = two;
    await pass(1);
    server.receive = () => Promise.reject(new ApiError('offline'));
    note(item('a'), 'dismissed');
    await pass(6);
    stop();
    const later = open(browser);
    later.server.answer = () => ({ ...two(), unread: 1, banners: [item('b', { from: inMinutes(-9) })] });
    await later.pass(1);
    expect(later.sent).toEqual([['dismissed a']]);
    expect(snapshot()).toMatchObject({ banners: ['b'], unread: 1 });
  });

  it('are sent before a sign-out, and dropped for another person', async () => {
    const browser = createStore();
    const { pass, server, note, sent, stop, leave } = open(browser);
    server.answer = two;
    await pass(1);
    note(item('a'), 'dismissed');
    await pass(0);
    await leave();
    expect(sent).toEqual([['dismissed a']]);
    note(item('b'), 'dismissed');
    await pass(0);
    // The end of the session clears the store.
    browser.values.clear();
    stop();
    const next = open(browser);
    next.server.answer = two;
    await next.pass(70);
    expect([sent.length, next.sent]).toEqual([1, []]);
    expect(snapshot().banners).toEqual(['a', 'b']);
  });

  it('are not sent again after a final refusal', async () => {
    const { pass, server, note } = open();
    server.answer = two;
    await pass(1);
    const receive = vi.fn(() => Promise.reject(new ApiError('refused', 400)));
    server.receive = receive;
    note(item('a'), 'seen');
    await pass(200);
    expect(receive).toHaveBeenCalledTimes(1);
  });

  it('request further banners once all are dismissed', async () => {
    const { pass, server, note, requests, sent } = open();
    server.answer = () => ({ unread: 12, banners: [item('a')], further: 1, modal: null });
    await pass(1);
    server.answer = () => ({ unread: 11, banners: [item('b')], further: 0, modal: null });
    note(item('a'), 'dismissed');
    await pass(1);
    expect([sent, requests.length, snapshot().banners]).toEqual([[['dismissed a']], 2, ['b']]);
  });

  it('confirm a dialog only once the server has accepted it', async () => {
    const { pass, server } = open();
    const modal = item('m', { kind: 'modal', acknowledge: true });
    server.answer = () => ({ unread: 1, banners: [], further: 0, modal });
    await pass(1);
    const { withReader } = await import('@/areas/messages/shell/reader');
    const confirm = async () => {
      let outcome: unknown;
      withReader(async ({ confirm: send }) => {
        outcome = await send(modal as never).catch((error: Error) => error.message);
      });
      await pass(1);
      return outcome;
    };
    server.receive = () => Promise.reject(new ApiError('offline'));
    expect([await confirm(), snapshot().modal]).toEqual(['app.errors.offline', 'm']);
    server.receive = () => ({ results: [{ id: 'm', ok: true }] });
    expect([await confirm(), snapshot().modal]).toEqual([true, undefined]);
  });
});
