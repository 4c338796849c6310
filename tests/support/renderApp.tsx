import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { App } from '@/app/App';
import { createServices } from '@/app/createServices';
import { createRouter } from '@/app/router';
import type { Area } from '@/areas';
import type { ShellDefinition } from '@/areas/shellDefinition';
import { parseConfig } from '@/config';
import { accounts } from '@/fixture-api/accounts';
import { createFixtureServer } from '@/fixture-api/node';
import type { FixtureApiOptions } from '@/fixture-api/options';
import { FirstPage } from '@/ui/page/FirstPage';
import { clearCookies } from './page';
import { races } from './races';

/** The accounts of reading R10 by a short name. */
export const people = {
  admin: { email: 'admin@publisher.example', password: 'Admin123!' },
  editor: { email: 'editor@publisher.example', password: 'Editor123!' },
  guest: { email: 'guest@publisher.example', password: 'Guest123!' },
} as const;

export type Person = keyof typeof people;

/** A request as the fixture API saw it. */
interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  /** Complete once the request has been answered. */
  readonly body: string;
}

/** Marks the requests that make the world before a test's story begins: they are not counted. */
const beforeTheStory = 'X-Before-The-Story';

/**
 * Declares the world of a test file: the fixture API, the requests it saw, and a clean browser for each test.
 * A request that nothing answers fails the test.
 */
export function openFixtureApi(options: FixtureApiOptions = {}) {
  const fixtures = createFixtureServer(races.slowed(options));
  const sent: Sent[] = [];
  fixtures.server.events.on('request:start', async ({ request }) => {
    if (request.headers.has(beforeTheStory)) return;
    const entry = {
      method: request.method,
      path: new URL(request.url).pathname,
      headers: request.headers,
      body: '',
    };
    sent.push(entry);
    entry.body = await request.clone().text();
  });
  beforeAll(() => fixtures.listen());
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    clearCookies();
    sent.length = 0;
  });
  afterEach(async () => {
    closeApps();
    await races.over();
    fixtures.reset();
  });
  afterAll(() => fixtures.close());
  return {
    ...fixtures,
    sent,
    calls: (path: string, method = 'GET') =>
      sent.filter((each) => each.path === path && each.method === method),
  };
}

const running: (() => void)[] = [];

/** Closes what `renderApp` and `openServices` have opened, the latest first, as closing the window does. */
export function closeApps(): void {
  for (const stop of running.splice(0).reverse()) stop();
}

interface RenderOptions {
  /** Signed in as this person before the page is opened. */
  as?: Person;
  /** What `config.json` says beyond the required fields. */
  config?: Record<string, unknown>;
  /** In React's strict mode, as `startApp` does. */
  strict?: boolean;
  /** Areas beyond those of the registry. */
  furtherAreas?: readonly Area[];
  /**
   * Lets areas watch or follow what waits for the person, as the application does: a call once the page is idle, and each minute or on
   * each page. Left out otherwise, so that a test counts what its own page asks for.
   */
  follows?: boolean;
  /** Each area has a page with its caption alone, which asks for nothing: for tests of what is around pages. */
  blank?: boolean;
}

/** An area as it is before any page of it is built; one that has parts on every page needs its resources for them. */
const blanked = (area: Area): Area => {
  const { key, path, permission, order, icon, unlisted, shell } = area;
  if (shell !== undefined && isAlways(shell)) return area;
  const page = async () => () => <FirstPage texts={`areas.${key}`} icon={icon} />;
  return { key, path, permission, order, icon, ...(unlisted && { unlisted }), page };
};

/** Whether its parts are there without anything that waits. */
const isAlways = ({ follow, watch }: ShellDefinition) => follow === undefined && watch === undefined;

/** What an area puts on every page comes with what it watches or follows. */
const withoutFollowing = (area: Area): Area => {
  const { shell, ...rest } = area;
  return shell === undefined || isAlways(shell) ? area : rest;
};

/** Opens the application at a path, as a browser would: configuration, services, first render. */
export async function renderApp(
  path: string,
  { as, config, strict = false, furtherAreas = [], follows = false, blank = false }: RenderOptions = {},
) {
  // With the origin in front, because `//host` alone is another one.
  window.history.pushState(null, '', `${location.origin}${path}`);
  if (as !== undefined) await signInBefore(as);
  const opened = await openServices(config);
  const known = blank ? opened.areas.map(blanked) : opened.areas;
  const areas = follows ? known : known.map(withoutFollowing);
  const services = { ...opened, areas: [...areas, ...furtherAreas] };
  const router = createRouter();
  const app = <App services={services} router={router} />;
  const view = render(strict ? <StrictMode>{app}</StrictMode> : app);
  running.push(view.unmount, () => router.dispose());
  return { ...view, services, user: userEvent.setup() };
}

/** The services alone, without a page: what a further tab of the browser consists of. */
export async function openServices(config: Record<string, unknown> = {}) {
  const services = await createServices(
    parseConfig({
      product: { key: 'press', name: 'Press' },
      oauth: { clientId: 'back-office', clientSecret: 'replace-me' },
      ...config,
    }),
  );
  // As a browser does when a window is closed: late answers are not for the next test.
  running.push(() => void services.queryClient.cancelQueries(), services.disconnect);
  return services;
}

/** Stores tokens for a person as an earlier visit would have done. */
export async function signInBefore(person: Person): Promise<void> {
  const { email, password } = people[person];
  const signIn = () =>
    fetch('/clientapi/v1/oauth/token', {
      method: 'POST',
      headers: {
        Authorization: `Basic ${btoa('back-office:replace-me')}`,
        'X-XSRF-TOKEN': /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '',
        [beforeTheStory]: 'yes',
      },
      body: new URLSearchParams({ grant_type: 'password', username: email, password }),
    });
  let answer = await signIn();
  // A late answer to the test before may have set another cookie meanwhile.
  if (answer.status === 403) answer = await signIn();
  if (!answer.ok) throw new Error(`The fixture API does not sign ${email} in: ${await answer.text()}`);
  const tokens = await answer.json();
  localStorage.setItem('access_token', tokens.access_token);
  localStorage.setItem('refresh_token', tokens.refresh_token);
}

/** The path, query and hash that the address bar shows. */
export function address(): string {
  return `${location.pathname}${location.search}${location.hash}`;
}

/** The page's heading, once it is there. */
export function heading(name: string) {
  return screen.findByRole('heading', { level: 1, name });
}

/** The account of a person as the fixture API knows it. */
export function accountOf(person: Person) {
  return accounts.find(({ email }) => email === people[person].email);
}
