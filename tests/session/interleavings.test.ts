// @vitest-environment jsdom
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { installLocks, removeLocks } from './locks';
import { SharedStorage } from './sharedStorage';
import { openTab } from './tab';
import { type Outcome, signInOf, TokenServer } from './tokenServer';

afterEach(() => {
  vi.useRealTimers();
  removeLocks();
});

const outcome = fc.oneof(
  { weight: 9, arbitrary: fc.constant<Outcome>('normal') },
  { weight: 1, arbitrary: fc.constantFrom<Outcome[]>('refused', 'failed', 'unusable', 'unreachable') },
);
const tabNumber = fc.integer({ min: 0, max: 1 });
const which = fc.nat(30);
const event = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('call' as const), tab: tabNumber }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('deliver' as const), which, outcome }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('process' as const), which, outcome }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('expire' as const), tab: tabNumber }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('hear' as const), tab: tabNumber }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('signIn' as const), tab: tabNumber }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('signOut' as const), tab: tabNumber }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('wait' as const), seconds: fc.constantFrom(1, 5, 10, 60) }),
  },
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

interface World {
  readonly tabs: number;
  readonly locks: boolean;
  readonly oneTime: boolean;
  /** Whether time passes, so that time-outs fire. */
  readonly clock: boolean;
  readonly signedIn: boolean;
}
const world: fc.Arbitrary<World> = fc.record({
  tabs: fc.integer({ min: 1, max: 2 }),
  locks: fc.boolean(),
  oneTime: fc.boolean(),
  clock: fc.boolean(),
  signedIn: fc.boolean(),
});

/** Plays the events one after the other, and checks after each what must hold at any time. */
async function play(settings: World, events: readonly Event[]): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  removeLocks();
  if (settings.locks) installLocks();
  const server = new TokenServer(settings.oneTime);
  // A scheduler, not a stub of one answer: MSW answers when it likes, and this run must be repeatable.
  vi.stubGlobal('fetch', server.fetch);
  const storage = new SharedStorage();
  if (settings.signedIn) {
    const first = storage.view(0);
    for (const [key, value] of Object.entries({ ...server.newTokens(), session_id: 'first' })) {
      first.setItem(key, value);
    }
  }
  const tabs = Array.from({ length: settings.tabs }, (_none, number) =>
    openTab({ bases: { clientApi: `/tab${number}/` } }, storage.view(number)),
  );
  const begun: (string | undefined)[] = [];
  const outcomes: Promise<unknown>[] = [];
  const signedOut = new Set<string>();
  let seen = 0;

  const tabAt = (number: number) => {
    const tab = tabs[number % tabs.length];
    if (tab === undefined) throw new Error('a world without tabs');
    return tab;
  };
  const heldBy = (number: number) => signInOf(tabAt(number).session.accessToken());

  function act(happened: Event): unknown {
    const open = server.open();
    const chosen = 'which' in happened && open.length > 0 ? open[happened.which % open.length] : undefined;
    switch (happened.type) {
      case 'call': {
        const number = happened.tab % tabs.length;
        const call = begun.push(heldBy(number)) - 1;
        const headers = { 'X-Call': `${call}` };
        return outcomes.push(
          tabAt(number)
            .send({ url: `/tab${number}/page`, method: 'POST', body: '{}', headers })
            .catch(() => undefined),
        );
      }
      case 'deliver':
        return chosen && server.deliver(chosen, happened.outcome);
      case 'process':
        return chosen && server.process(chosen, happened.outcome);
      case 'expire':
        return server.expire(heldBy(happened.tab) ?? '');
      case 'hear': {
        const key = storage.nextNews(happened.tab % tabs.length);
        return key !== undefined && tabAt(happened.tab).hearShared(key);
      }
      case 'signIn':
        return outcomes.push(
          tabAt(happened.tab)
            .session.signIn('someone', 'pw')
            .catch(() => undefined),
        );
      case 'signOut':
        for (const ended of [heldBy(happened.tab), signInOf(storage.get('access_token'))]) {
          if (ended !== undefined && tabAt(happened.tab).signedIn()) signedOut.add(ended);
        }
        return tabAt(happened.tab).session.signOut();
      case 'wait':
        return settings.clock ? vi.advanceTimersByTimeAsync(happened.seconds * 1000) : undefined;
    }
  }

  /** Lets everything run that can run without an answer or the clock. */
  async function settle(): Promise<void> {
    for (let round = 0; round < 3; round += 1) await turn();
  }

  function check(): void {
    for (const number of tabs.keys()) {
      expect(server.inFlight('refresh', number).length, 'refreshes of one tab').toBeLessThanOrEqual(1);
    }
    if (settings.locks && !settings.clock) {
      expect(server.inFlight('refresh').length, 'refreshes of all tabs').toBeLessThanOrEqual(1);
    }
    for (const request of server.pending.slice(seen)) {
      if (request.kind !== 'call') continue;
      const sends = server.pending.filter((each) => each.kind === 'call' && each.call === request.call);
      expect(sends.length, 'a call is sent twice at most').toBeLessThanOrEqual(2);
      expect(signInOf(request.token), "a call goes with its own session's token").toBe(begun[request.call]);
    }
    seen = server.pending.length;
    const access = signInOf(storage.get('access_token'));
    if (access !== undefined) {
      expect(signedOut, 'no token of a session that was signed out').not.toContain(access);
      const refresh = signInOf(storage.get('refresh_token'));
      expect([undefined, access], 'both stored tokens are of one sign-in').toContain(refresh);
    } else {
      expect(storage.keys(), 'nothing is left of a session that has ended').toEqual([]);
    }
    const order = storage.accessTokens.map(signInOf).filter((id, at, all) => id !== all[at - 1]);
    expect(new Set(order).size, 'no session comes back once another has followed').toBe(order.length);
  }

  async function step(happened: Event): Promise<void> {
    await act(happened);
    await settle();
    check();
  }

  for (const happened of events) await step(happened);
  // The end: every answer arrives, every tab hears of everything.
  for (let quiet = false; !quiet; ) {
    const answers = server.open().length;
    for (let at = 0; at < answers; at += 1) await step({ type: 'deliver', which: 0, outcome: 'normal' });
    let news = 0;
    for (const number of tabs.keys()) {
      for (let key = storage.nextNews(number); key !== undefined; key = storage.nextNews(number)) {
        news += 1;
        tabAt(number).hearShared(key);
        await settle();
      }
    }
    quiet = news === 0 && server.open().length === 0;
  }
  check();
  await Promise.all(outcomes);
  for (const tab of tabs) {
    expect(tab.session.accessToken() ?? null, 'all tabs agree with the storage').toBe(
      storage.get('access_token'),
    );
    expect(tab.signedIn()).toBe(storage.get('access_token') !== null);
    tab.close();
  }
  expect(vi.getTimerCount(), 'no timer is left').toBe(0);
}

describe('requests, refreshes, sign-ins and sign-outs in any order', () => {
  it('T041 T061 T062 T063 T071 T072 T075 T080 keep to the rules of the session', async () => {
    const events = fc.array(event, { minLength: 20, maxLength: 60, size: 'max' });
    // fast-check prints the seed and the shortest run that fails.
    await fc.assert(fc.asyncProperty(world, events, play), { numRuns: 600, seed: 20_260 });
  });
});
