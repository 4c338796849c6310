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

/** The accounts of reading R10 by short names. */
export const people = {
  admin: { email: 'admin@publisher.example', password: 'Admin123!' },
  editor: { email: 'editor@publisher.example', password: 'Editor123!' },
  guest: { email: 'guest@publisher.example', password: 'Guest123!' },
} as const;

export type Person = keyof typeof people;

/** A request as received by the fixture API. */
interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  /** Complete after the response. */
  readonly body: string;
}

/** Marks set-up requests, which are not counted. */
const beforeTheStory = 'X-Before-The-Story';

/**
 * Sets up a test file: the fixture API, a log of its requests, and a clean browser for each test. An unanswered request fails the test.
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

/** Closes what `renderApp` and `openServices` have opened, latest first, like closing the window. */
export function closeApps(): void {
  for (const stop of running.splice(0).reverse()) stop();
}

interface RenderOptions {
  /** Signs this person in before the page opens. */
  as?: Person;
  /** Additional fields of `config.json`. */
  config?: Record<string, unknown>;
  /** Uses React's strict mode, like `startApp`. */
  strict?: boolean;
  /** Areas in addition to the registered ones. */
  furtherAreas?: readonly Area[];
  /**
   * Lets areas watch or follow what waits for the user, like the application, with calls when the page is idle, each minute or on each page.
   * Off by default, so that a test counts only its own page's calls.
   */
  follows?: boolean;
  /** Replaces each area's page by one with only its caption, without calls: for tests of the shell. */
  blank?: boolean;
}

/** An area with a placeholder page; one with parts in the shell keeps its resources for them. */
const blanked = (area: Area): Area => {
  const { key, path, permission, order, icon, unlisted, shell } = area;
  if (shell !== undefined && isAlways(shell)) return area;
  const page = async () => () => <FirstPage texts={`areas.${key}`} icon={icon} />;
  return { key, path, permission, order, icon, ...(unlisted && { unlisted }), page };
};

/** Whether its parts show even if nothing waits, and ask for nothing. */
const isAlways = ({ follow, watch, start }: ShellDefinition) => !follow && !watch && !start;

/** Removes an area's parts of the shell that depend on `watch` or `follow`. */
const withoutFollowing = (area: Area): Area => {
  const { shell, ...rest } = area;
  return shell === undefined || isAlways(shell) ? area : rest;
};

/** Opens the application at a path like a browser: configuration, services, first render. */
export async function renderApp(
  path: string,
  { as, config, strict = false, furtherAreas = [], follows = false, blank = false }: RenderOptions = {},
) {
  // With the origin, because `//host` alone would be another one.
  window.history.pushState(null, '', `${location.origin}${path}`);
  if (as !== undefined) await signInBefore(as);
  const opened = await openServices(config);
  const openedAreas = blank ? opened.areas.map(blanked) : opened.areas;
  const areas = follows ? openedAreas : openedAreas.map(withoutFollowing);
  const services = { ...opened, areas: [...areas, ...furtherAreas] };
  const router = createRouter();
  const app = <App services={services} router={router} />;
  const view = render(strict ? <StrictMode>{app}</StrictMode> : app);
  running.push(view.unmount, () => router.dispose());
  return { ...view, services, user: userEvent.setup() };
}

/** Opens only the services, without a page, like a further tab of the browser. */
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

/** Stores a person's tokens like an earlier visit. */
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
  // A late response of the previous test may have set another cookie.
  if (answer.status === 403) answer = await signIn();
  if (!answer.ok) throw new Error(`The fixture API does not sign ${email} in: ${await answer.text()}`);
  const tokens = await answer.json();
  localStorage.setItem('access_token', tokens.access_token);
  localStorage.setItem('refresh_token', tokens.refresh_token);
}

/** The path, query and hash in the address bar. */
export function address(): string {
  return `${location.pathname}${location.search}${location.hash}`;
}

/** Waits for the page's heading. */
export function heading(name: string) {
  return screen.findByRole('heading', { level: 1, name });
}

/** The fixture API's account of a person. */
export function accountOf(person: Person) {
  return accounts.find(({ email }) => email === people[person].email);
}
