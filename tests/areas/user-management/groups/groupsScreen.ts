import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import type { StoredGroup, StoredUser } from '@/areas/user-management/fixtures/records';
// The pages are loaded here, so that no test's clock runs for it.
import '@/areas/user-management/groups/GroupsPage';
import { heading, type openFixtureApi, renderApp } from '../../../support/renderApp';

type Fixtures = ReturnType<typeof openFixtureApi>;

export const groupsCall = '/api/groups';
export const groupsPath = '/user-management/groups';

/** The height that the tree has in the tests, in pixels: fifteen lines. */
const treeHeight = 600;

/** Gives the document what jsdom lacks: a height and scrolling for the tree, and the width of a desk’s window. */
export function withLayout(): void {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      media: query,
      matches: query === '(min-width: 900px)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(treeHeight);
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
      const content = this.firstElementChild;
      return content instanceof HTMLElement ? Number.parseInt(content.style.height || '0', 10) : 0;
    });
    Object.defineProperty(Element.prototype, 'scrollTo', {
      configurable: true,
      value(this: Element, { top = 0 }: ScrollToOptions) {
        this.scrollTop = top;
        setTimeout(() => this.dispatchEvent(new Event('scroll')));
      },
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(Element.prototype, 'scrollTo');
  });
}

/** Opens the groups, or a path below them, as the demo administrator. */
export async function openGroups(rest = '') {
  const app = await renderApp(`${groupsPath}${rest}`, { as: 'admin' });
  await heading('Groups');
  return app;
}

export const tree = () => screen.findByRole('tree', { name: 'Groups' });

/** The line of a group; its name is followed by its numbers. */
export const line = (name: string) => screen.findByRole('treeitem', named(name));
/** `hidden` saves the question, slow in jsdom, whether an element can be seen. */
const named = (name: string) => ({ name: lineName(name), hidden: true });
const lineName = (name: string) => new RegExp(`^${name}, \\d`);

/** The names of the lines in the document, from top to bottom, indented by their level. */
export function outline(): string[] {
  return screen.getAllByRole('treeitem').map((item) => {
    const name = item.firstElementChild?.textContent ?? '';
    return '  '.repeat(Number(item.ariaLevel ?? item.getAttribute('aria-level')) - 1) + name.split(', ')[0];
  });
}

/** Opens a group in the tree by the keyboard, as far as its first child. */
export async function unfold(user: UserEvent, name: string, child: string) {
  (await line(name)).focus();
  await user.click(await line(name));
  await user.keyboard('{ArrowRight}');
  await line(child);
}

/** The tree's latest announcement. */
export const said = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status]' });

/** The groups of the fixture API, and what a test does to them from outside. */
export function groupRecords(fixtures: Fixtures) {
  const groups = () => fixtures.api.records('groups') as readonly StoredGroup[];
  const users = () => fixtures.api.records('users') as readonly StoredUser[];
  const find = (name: string, parent?: string): StoredGroup => {
    const parentId = parent === undefined ? undefined : find(parent).id;
    const found = groups().find(
      (each) => each.name === name && (parent === undefined || each.parentId === parentId),
    );
    if (found === undefined) throw new Error(`There is no group '${name}'`);
    return found;
  };
  const requested = () =>
    fixtures.api.requests
      .filter(({ method, path }) => method === 'GET' && path.startsWith(`${groupsCall}?`))
      .map(({ path }) => Object.fromEntries(new URL(path, location.origin).searchParams))
      .map(({ filter = '{}', range }) => ({ filter: JSON.parse(filter), range }));
  return {
    groups,
    find,
    requested,
    /** The children of a group in their order, by name; of the top level without one. */
    children: (parent?: string) => {
      const parentId = parent === undefined ? null : find(parent).id;
      return groups()
        .filter((group) => group.parentId === parentId)
        .sort((one, other) => one.position - other.position)
        .map(({ name }) => name);
    },
    /** The users who are in a group themselves. */
    members: (name: string) => users().filter(({ groupIds }) => groupIds.includes(find(name).id)),
    users,
  };
}

/** The toast that offers to take something back. */
export async function undo(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
}
