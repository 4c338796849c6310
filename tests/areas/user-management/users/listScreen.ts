import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import type { StoredUser } from '@/areas/user-management/fixtures/records';
import { heading, type openFixtureApi, renderApp } from '../../../support/renderApp';

type Fixtures = ReturnType<typeof openFixtureApi>;

export const usersCall = '/clientapi/v1/users';

/** jsdom cannot scroll; react-admin scrolls up when a page is opened. */
export function withoutScrolling(): void {
  beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));
}

/** The list of users as the demo administrator sees it; `search` is the query of the address, ten rows unless it says otherwise. */
export async function openUsers(search: Record<string, unknown> = {}) {
  const query = new URLSearchParams(
    Object.entries({ perPage: 10, ...search }).map(([key, value]) => [
      key,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );
  const app = await renderApp(`/user-management/users?${query}`, { as: 'admin' });
  await heading('Users');
  return app;
}

/** What a list shows and asks for, against the fixture API of a test file. */
export function userList(fixtures: Fixtures) {
  const users = () => fixtures.api.records('users') as readonly StoredUser[];
  const requested = () =>
    fixtures.api.requests
      .filter(({ method, path }) => method === 'GET' && path.startsWith(`${usersCall}?`))
      .map(({ path }) => Object.fromEntries(new URL(path, location.origin).searchParams))
      .filter(({ range }) => range !== undefined);
  return {
    users,
    requested,
    /** The query of the latest list that was asked for. */
    latest() {
      const { sort = '', range = '', filter = '' } = requested().at(-1) ?? {};
      return { sort: JSON.parse(sort), range: JSON.parse(range), filter: JSON.parse(filter) };
    },
  };
}

/** Chooses an option of a select or of a picker. */
export async function choose(user: UserEvent, field: HTMLElement, option: string | RegExp) {
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: option }));
}

export async function openFilters(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
}

/** The conditions in force, as their chips say them. */
export function chips(): string[] {
  return screen.queryAllByRole('button', { name: /^Remove filter: / }).map((chip) => chip.textContent ?? '');
}
