import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { propertyRuns, propertyTimeout } from '../support/propertyRuns';
import { installLocks, removeLocks } from './locks';
import { watchOwnTimers } from './ownTimers';
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
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('signIn' as const),
      tab: tabNumber,
      person: fc.constantFrom('ann', 'bob'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('giveUp' as const), tab: tabNumber }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('signOut' as const), tab: tabNumber }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('wait' as const), seconds: fc.constantFrom(1, 5, 10, 60) }),
  },
);
/** Nothing goes wrong, and nobody signs in or out. */
const calmEvent: fc.Arbitrary<Event> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('call' as const), tab: tabNumber }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('deliver' as const),
      which,
      outcome: fc.constant<Outcome>('normal'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('process' as const),
      which,
      outcome: fc.constant<Outcome>('normal'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('expire' as const), tab: tabNumber }) },
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

interface World {
  readonly tabs: number;
  readonly locks: boolean;
  readonly oneTime: boolean;
  /** Whether a tab sees another one's note of a refresh only once it hears of it. */
  readonly lateNotes: boolean;
  /** Whether time passes, so that time-outs fire. */
  readonly clock: boolean;
  readonly signedIn: boolean;
  /** Whether news of another tab comes before the answer to a refresh does. */
  readonly quickNews: boolean;
  /** Whether there is a changed form in each tab, so that a session that is ended by force is waited for. */
  readonly unsaved: boolean;
}
const world: fc.Arbitrary<World> = fc.record({
  tabs: fc.integer({ min: 1, max: 2 }),
  locks: fc.boolean(),
  oneTime: fc.boolean(),
  lateNotes: fc.boolean(),
  clock: fc.boolean(),
  signedIn: fc.boolean(),
  unsaved: fc.boolean(),
  quickNews: fc.constant(false),
});
/** Two tabs of a browser without Web Locks, and a server whose refresh tokens are good once. */
const calmWorld: fc.Arbitrary<World> = fc.record({
  tabs: fc.constant(2),
  locks: fc.constant(false),
  oneTime: fc.constant(true),
  lateNotes: fc.boolean(),
  clock: fc.constant(false),
  signedIn: fc.constant(true),
  quickNews: fc.constant(true),
  unsaved: fc.constant(false),
});

/** After how many rounds of answers and news the tabs of a run must be at rest. */
const longestEnd = 100;

/** Plays the events one after the other, and checks after each what must hold at any time. */
async function play(settings: World, events: readonly Event[]): Promise<SharedStorage> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const timers = watchOwnTimers();
  removeLocks();
  if (settings.locks) installLocks();
  const server = new TokenServer(settings.oneTime);
  // A scheduler, not a stub of one answer: MSW answers when it likes, and this run must be repeatable.
  vi.stubGlobal('fetch', server.fetch);
  const storage = new SharedStorage(...(settings.lateNotes ? ['session_refresh'] : []));
  if (settings.signedIn) {
    const first = storage.view(0);
    for (const [key, value] of Object.entries({ ...server.newTokens('ann'), session_id: 'first' })) {
      first.setItem(key, value);
    }
  }
  const tabs = Array.from({ length: settings.tabs }, (_none, number) =>
    openTab({ bases: { clientApi: `/tab${number}/` } }, storage.view(number)),
  );
  for (const { session, api } of tabs) {
    session.keepFor({
      unsavedOf: () => (settings.unsaved ? server.personOf(session.accessToken()) : undefined),
      identify: async (accessToken, signal) => (await api.getProfileOf(accessToken, signal)).email,
    });
  }
  const begun: { signIn: string | undefined; person: string | undefined }[] = [];
  let unsettled = 0;
  const signedOut = new Set<string>();
  let seen = 0;

  const tabAt = (number: number) => {
    const tab = tabs[number % tabs.length];
    if (tab === undefined) throw new Error('a world without tabs');
    return tab;
  };
  const heldBy = (number: number) => signInOf(tabAt(number).session.accessToken());

  /** Counts what the tabs have begun until it has an outcome, whichever. */
  function follow(begun: Promise<unknown>): void {
    const end = () => {
      unsettled -= 1;
    };
    unsettled += 1;
    begun.then(end, end);
  }

  function chosenOf(happened: Event) {
    const open = server.open();
    return 'which' in happened && open.length > 0 ? open[happened.which % open.length] : undefined;
  }

  function act(happened: Event): unknown {
    const chosen = chosenOf(happened);
    switch (happened.type) {
      case 'call': {
        const number = happened.tab % tabs.length;
        const { session } = tabAt(number);
        const person = session.getSnapshot().interrupted ?? server.personOf(session.accessToken());
        const call = begun.push({ signIn: heldBy(number), person }) - 1;
        const headers = { 'X-Call': `${call}` };
        return follow(tabAt(number).send({ url: `/tab${number}/page`, method: 'POST', body: '{}', headers }));
      }
      case 'deliver':
        return chosen && server.deliver(chosen, happened.outcome);
      case 'process':
        return chosen && server.process(chosen, happened.outcome);
      case 'expire':
        return server.expire(heldBy(happened.tab) ?? '');
      case 'hear': {
        const news = storage.nextNews(happened.tab % tabs.length);
        return news !== undefined && tabAt(happened.tab).hearShared(news);
      }
      case 'signIn':
        return follow(tabAt(happened.tab).session.signIn(happened.person, 'pw'));
      case 'giveUp':
        return tabAt(happened.tab).session.giveUp();
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
      const { signIn, person } = begun[request.call] ?? {};
      expect(server.personOf(request.token), 'a call goes for the person who made it').toBe(person);
      if (settings.unsaved) continue;
      expect(signInOf(request.token), "a call goes with its own session's token").toBe(signIn);
    }
    seen = server.pending.length;
    const access = signInOf(storage.get('access_token'));
    if (access !== undefined) {
      expect(signedOut, 'no token of a session that was signed out').not.toContain(access);
      const refresh = signInOf(storage.get('refresh_token'));
      expect([undefined, access], 'both stored tokens are of one sign-in').toContain(refresh);
    } else {
      const left = storage.keys().filter((key) => key !== 'session_refresh');
      expect(left, 'nothing is left of a session that has ended').toEqual([]);
    }
    const order = storage.accessTokens.map(signInOf).filter((id, at, all) => id !== all[at - 1]);
    expect(new Set(order).size, 'no session comes back once another has followed').toBe(order.length);
  }

  async function hearAll(): Promise<number> {
    let news = 0;
    for (const number of tabs.keys()) {
      for (let each = storage.nextNews(number); each !== undefined; each = storage.nextNews(number)) {
        news += 1;
        tabAt(number).hearShared(each);
        await settle();
      }
    }
    return news;
  }

  async function step(happened: Event): Promise<void> {
    if (settings.quickNews && chosenOf(happened)?.kind === 'refresh') await hearAll();
    await act(happened);
    await settle();
    check();
  }

  for (const happened of events) await step(happened);
  // The end: every answer arrives, every tab hears of everything.
  for (let quiet = false, rounds = 0; !quiet; rounds += 1) {
    expect(rounds, 'the tabs come to rest').toBeLessThan(longestEnd);
    const answers = server.open().length;
    for (let at = 0; at < answers; at += 1) await step({ type: 'deliver', which: 0, outcome: 'normal' });
    const news = await hearAll();
    for (const tab of tabs) tab.session.giveUp();
    await settle();
    quiet = news === 0 && server.open().length === 0;
  }
  check();
  expect(unsettled, 'nothing waits for ever').toBe(0);
  for (const tab of tabs) {
    expect(tab.session.accessToken() ?? null, 'all tabs agree with the storage').toBe(
      storage.get('access_token'),
    );
    expect(tab.signedIn()).toBe(storage.get('access_token') !== null);
    tab.close();
  }
  expect(timers.count(), 'no timer is left').toBe(0);
  expect(storage.get('session_refresh'), 'no refresh is announced').toBeNull();
  return storage;
}

describe('requests, refreshes, sign-ins and sign-outs in any order', () => {
  it(
    'R7 T041 T061 T062 T063 T071 T072 T075 T080 keep to the rules of the session',
    async () => {
      const events = fc.array(event, { minLength: 20, maxLength: 60, size: 'max' });
      // fast-check prints the seed and the shortest run that fails.
      await fc.assert(
        fc.asyncProperty(world, events, async (...run) => void (await play(...run))),
        propertyRuns(600, 20_260),
      );
    },
    propertyTimeout,
  );

  it(
    'T072 two tabs without Web Locks never lose a good session to each other',
    async () => {
      const events = fc.array(calmEvent, { minLength: 20, maxLength: 60, size: 'max' });
      const stays = async (settings: World, happened: readonly Event[]) => {
        const storage = await play(settings, happened);
        expect(signInOf(storage.get('access_token')), 'still signed in').toBe('1');
      };
      await fc.assert(fc.asyncProperty(calmWorld, events, stays), propertyRuns(300, 20_260));
    },
    propertyTimeout,
  );
});
