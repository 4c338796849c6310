import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, vi } from 'vitest';
import { elsewhere } from '../../../support/elsewhere';
import type { openFixtureApi } from '../../../support/renderApp';

type Fixtures = ReturnType<typeof openFixtureApi>;

/** A role as the fixture API keeps it. */
export interface StoredRole {
  readonly id: string;
  readonly version: number;
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly string[];
}

export const rolesCall = '/clientapi/v1/roles';
export const impactCall = `${rolesCall}/actions/preview-impact`;
export const saveCall = `${rolesCall}/actions/set-permissions`;

/** jsdom cannot scroll; react-admin scrolls up when a page is opened. */
export function withoutScrolling(): void {
  beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));
}

/** The roles of the fixture API, and what was sent about them. */
export function rolesOf(fixtures: Fixtures) {
  // The fixtures' seeds and rules ensure the shape.
  const all = () => fixtures.api.records('roles') as unknown as readonly StoredRole[];
  const role = (key: string): StoredRole => {
    const found = all().find((each) => each.key === key);
    if (found === undefined) throw new Error(`There is no role ${key}`);
    return found;
  };
  /** The bodies of the calls so far, the latest last. */
  const bodies = (path: string, method = 'POST') =>
    fixtures.calls(path, method).map(({ body }) => JSON.parse(body));
  /** Somebody else saves a role behind the page's back. */
  const saveElsewhere = async (key: string, change: Partial<StoredRole>) => {
    const { id, version } = role(key);
    await elsewhere('PUT', `${rolesCall}/${id}`, { ...change, version }, { 'X-Before-The-Story': 'yes' });
  };
  return { all, role, bodies, saveElsewhere };
}

/** The question what a change of permissions does. */
export const impact = {
  dialog: () => screen.findByRole('dialog', { name: 'Review changes' }),
  button: async (name: string) => within(await impact.dialog()).findByRole('button', { name }),
  /** Answers with Save, once that is possible. */
  save: async (user: UserEvent) => {
    await waitFor(async () => expect(await impact.button('Save')).not.toHaveAttribute('aria-disabled'));
    await user.click(await impact.button('Save'));
  },
  /** The lines below a heading: each permission with its count and names. */
  lines: async (title: string) => {
    const heading = await within(await impact.dialog()).findByRole('heading', { name: title });
    const section = heading.closest('section');
    if (section === null) throw new Error(`There is no part ${title}`);
    return within(section)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  },
};

/** The matrix. */
export const matrix = {
  grid: () => screen.findByRole('grid', { name: 'Roles and their permissions' }),
  cell: (name: string) => screen.findByRole('checkbox', { name }),
  save: () => screen.getByRole('button', { name: 'Save' }),
};
