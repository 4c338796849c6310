import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { toArea } from '@/areas';
import type { AreaDefinition } from '@/areas/defineArea';
import { heading, type openFixtureApi, renderApp } from '../../support/renderApp';

type Fixtures = ReturnType<typeof openFixtureApi>;
type Options = Omit<NonNullable<Parameters<typeof renderApp>[1]>, 'as'>;

export const layoutPath = '/clientapi/v1/dashboard-layouts/own';
export const countPath = (resource: string) => `/clientapi/v1/${resource}/actions/count`;

/** Opens the page; its widgets are hidden until the layout has loaded. */
export async function openDashboard(search = '', options: Options = {}) {
  const app = await renderApp(`/dashboard${search}`, { as: 'admin', ...options });
  await heading('Dashboard');
  return app;
}

/** A widget by its title. */
export const widget = (name: string) => screen.findByRole('region', { name });
/** Queries within a widget. */
export const inWidget = async (name: string) => within(await widget(name));
/** Waits until a text of a widget is visible. */
export const seen = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
/** A count of a widget, by its words. */
export const figure = async (name: string, words: string | RegExp) =>
  (await inWidget(name)).findByRole('link', { name: words });

/** The titles of the widgets, in order. */
export const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** Replaces the answer to counts of a resource; undefined lets the server answer. */
export function countsAnswer(
  fixtures: Fixtures,
  resource: string,
  answer: () => Response | Promise<Response> | undefined,
) {
  fixtures.server.use(http.post(countPath(resource), answer));
}

/** Answers all counts with the same number. */
export function countEverything(fixtures: Fixtures, resource: string, value: unknown) {
  fixtures.server.use(
    http.post(countPath(resource), async ({ request }) => {
      const { filters } = (await request.clone().json()) as { filters: object };
      const counts = Object.fromEntries(Object.keys(filters).map((name) => [name, value]));
      return HttpResponse.json({ counts, asOf: '2026-11-24T08:30:00Z' });
    }),
  );
}

/** Limits the profile's permissions; the server's checks stay. */
export function permit(fixtures: Fixtures, ...permissions: string[]) {
  fixtures.server.use(
    http.get('/clientapi/v1/admin/profile', () =>
      HttpResponse.json({ name: 'Ada', email: 'admin@publisher.example', permissions }),
    ),
  );
}

/** The permissions used in the tests, so that new areas do not change them. */
export const usualAreas = ['dashboard', 'user-management', 'admin_messages', 'default-translations'];

/** An area with widgets. */
export const stand = (widgets: AreaDefinition['widgets']) =>
  toArea(
    'stand',
    { path: 'stand', permission: 'user-management', order: 90, icon: () => null, widgets } as never,
    { key: 'press', name: 'Press' },
  );
