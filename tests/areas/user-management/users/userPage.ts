import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { StoredUser } from '@/areas/user-management/fixtures/records';
import { heading, type openFixtureApi, renderApp } from '../../../support/renderApp';
import { content } from '../../../support/screens';
import { usersCall } from './listScreen';

type Fixtures = ReturnType<typeof openFixtureApi>;

/** The page of one user, against the fixture API of a test file. */
export function userPage(fixtures: Fixtures) {
  const users = () => fixtures.api.records('users') as readonly StoredUser[];
  const call = (id: string, rest = '') => `${usersCall}/${id}${rest}`;
  return {
    /** The first user who is as wanted, as the server keeps it. */
    find(wanted: (user: StoredUser, index: number) => boolean): StoredUser {
      const found = users().find(wanted);
      if (found === undefined) throw new Error('There is no such user');
      return found;
    },
    /** The record as it is now. */
    stored: (id: string) => users().find((user) => user.id === id),
    call,
    /** The bodies of the PUTs for a user. */
    saves: (id: string) => fixtures.calls(call(id), 'PUT').map(({ body }) => JSON.parse(body)),
    async open({ id, name }: Pick<StoredUser, 'id' | 'name'>) {
      const app = await renderApp(`/user-management/users/${id}`, { as: 'admin' });
      await heading(name);
      await field('Name');
      await untilLoaded();
      return app;
    },
  };
}

/** Waits for the parts that load by themselves: a test that ends before would abort them. */
const untilLoaded = () =>
  waitFor(() => {
    expect(within(content()).queryByText('Loading…')).toBeNull();
    expect(within(content()).queryByText('…')).toBeNull();
  });

/** A field of the form; the mark of a required one belongs to its name. */
export const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}\\b`) });

export const saveButton = () => screen.getByRole('button', { name: 'Save' });

/** The part of the page that says what the user may do. */
export async function permissions() {
  return within(await screen.findByRole('region', { name: 'Effective permissions' }));
}

/** What the part says of a permission, by its caption; undefined when it is not listed. */
export async function sourcesOf(caption: string): Promise<string | undefined> {
  const terms = (await permissions()).queryAllByRole('term');
  const term = terms.find(({ textContent }) => textContent?.startsWith(caption));
  return term?.nextElementSibling?.textContent ?? undefined;
}
