// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { pagesIn } from '../../../support/languageFile';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import {
  groupRecords,
  groupsCall,
  groupsPath,
  hasLine,
  line,
  openGroups,
  outline,
  said,
  tree,
  unfold,
  withLayout,
} from './groupsScreen';

const fixtures = openFixtureApi();
const { find, children, members, requested, groups } = groupRecords(fixtures);
withLayout();

const ranges = (parentId: string | null) =>
  requested()
    .filter(({ filter }) => filter.parentId === parentId)
    .map(({ range }) => range);

describe('the tree of groups', () => {
  it('shows the groups of the top level with their numbers, in one request of one page', async () => {
    await openGroups();
    await line('Editorial');
    expect(outline()).toEqual(children());
    expect(ranges(null)).toEqual(['[0,199]']);
    expect(requested()).toHaveLength(1);
    const editorial = await line('Editorial');
    expect(editorial).toHaveAccessibleName(
      `Editorial, ${members('Editorial').length} members, ${children('Editorial').length} subgroups`,
    );
    expect(editorial).toHaveAttribute('aria-level', '1');
    expect(editorial).toHaveAttribute('aria-posinset', '1');
    expect(editorial).toHaveAttribute('aria-setsize', String(children().length));
    expect(editorial).toHaveAttribute('aria-expanded', 'false');
  });

  it('asks for the children of a group when it is opened, once', async () => {
    const { user } = await openGroups();
    await unfold(user, 'Editorial', 'North');
    expect(outline().slice(0, 3)).toEqual(['Editorial', '  North', '  South']);
    expect(await line('North')).toHaveAttribute('aria-level', '2');
    expect(await line('Editorial')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(hasLine('North')).toBe(false));
    await user.keyboard('{ArrowRight}');
    await line('North');
    expect(ranges(find('Editorial').id)).toEqual(['[0,199]']);
  });

  it('goes through the lines by keyboard and chooses with Enter; what is open stays open', async () => {
    const { user } = await openGroups();
    await unfold(user, 'Editorial', 'North');
    await user.keyboard('{ArrowRight}');
    await waitFor(async () => expect(await line('North')).toHaveFocus());
    await user.keyboard('{End}');
    await waitFor(async () => expect(await line('IT and access')).toHaveFocus());
    await user.keyboard('{Home}');
    await waitFor(async () => expect(await line('Editorial')).toHaveFocus());
    await user.keyboard('ma');
    await waitFor(async () => expect(await line('Marketing')).toHaveFocus());
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      await line('Marketing'),
    ]);
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 2, name: 'Marketing' });
    expect(address()).toBe(`${groupsPath}/${find('Marketing').id}`);
    expect(await line('Marketing')).toHaveAttribute('aria-current', 'page');
    expect(await line('Marketing')).toHaveAttribute('aria-selected', 'true');
    expect(await line('Marketing')).toHaveFocus();
    expect(hasLine('North')).toBe(true);
    await waitFor(() => expect(document.title).toMatch(/^Marketing/));
  });

  it('opened at a group shows the way to it, with one request for each level', async () => {
    const deep = groups().find(
      ({ parentId, name }) =>
        groups().some((child) => child.parentId === parentId && child.name === name) && depth(parentId) === 3,
    );
    if (!deep) throw new Error('no deep group');
    await openGroups(`/${deep.id}`);
    const chosen = await screen.findByRole('treeitem', { current: 'page' });
    expect(chosen).toHaveAttribute('aria-level', '4');
    expect(chosen).toHaveAccessibleName(new RegExp(`^${deep.name},`));
    const asked = requested()
      .map(({ filter }) => filter.parentId)
      .filter((id) => id !== undefined);
    expect(asked).toHaveLength(4);
    expect(new Set(asked).size).toBe(4);
  });

  function depth(id: string | null): number {
    const group = groups().find((each) => each.id === id);
    return group ? 1 + depth(group.parentId) : 0;
  }

  it('a branch that fails says so and can be tried again; the rest stays usable', async () => {
    expectConsole(/ApiError/);
    const { user } = await openGroups();
    const { id } = find('Editorial');
    fixtures.server.use(
      http.get(groupsCall, ({ request }) => {
        const isBranch = new URL(request.url).searchParams.get('filter')?.includes(`"parentId":"${id}"`);
        return isBranch ? HttpResponse.json({}, { status: 500 }) : undefined;
      }),
    );
    await user.click(await line('Editorial'));
    await user.keyboard('{ArrowRight}');
    const failed = await screen.findByRole('treeitem', { name: /^Could not be loaded/ });
    expect(failed).toHaveAccessibleName(
      'Could not be loaded. Try again: The server has failed. Try again later.',
    );
    await said('Could not be loaded.');
    await unfold(user, 'Sales', children('Sales')[0] ?? '');
    fixtures.server.resetHandlers();
    await user.click(screen.getByRole('treeitem', { name: /^Could not be loaded/ }));
    await waitFor(() => expect(outline().slice(0, 2)).toEqual(['Editorial', '  North']));
  });

  it('unknown paths below lead to /404', async () => {
    await renderApp(`${groupsPath}/1/further`, { as: 'admin' });
    await heading('404 Oops something went wrong Sorry!');
    expect(address()).toBe('/404');
  });

  it('without groups offers to create the first', async () => {
    fixtures.api.configure({ counts: { groups: 0 } });
    const { user } = await openGroups();
    expect(await screen.findByText('No groups yet')).toBeVisible();
    expect(screen.queryByRole('tree')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'New group' }));
    expect(address()).toBe(`${groupsPath}/create`);
  });

  it.each([
    [403, 'You do not have permission to do this.'],
    [500, 'The server has failed. Try again later.'],
  ])('%i on the first request is told in its place and can be tried again', async (status, text) => {
    expectConsole(/ApiError/);
    fixtures.server.use(http.get(groupsCall, () => HttpResponse.json({}, { status })));
    const { user } = await openGroups();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The groups could not be loaded');
    expect(alert).toHaveTextContent(text);
    fixtures.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await line('Editorial')).toBeVisible();
  });

  it('who lacks the permission sees nothing of it', async () => {
    await renderApp(groupsPath, { as: 'editor' });
    await heading('Access denied');
    expect(requested()).toEqual([]);
  });
});

describe('10,000 groups below one', () => {
  const total = 10_000;
  const many = (first: number, last: number) =>
    Array.from({ length: Math.max(0, Math.min(last, total - 1) - first + 1) }, (_, index) => ({
      id: `many-${first + index}`,
      name: `Group ${first + index}`,
      parentId: null,
      position: first + index,
      memberCount: first + index === 0 ? 12_345 : 1,
      childCount: 0,
      version: 1,
      path: [],
    }));
  const asked: number[] = [];
  function serveMany() {
    asked.length = 0;
    fixtures.server.use(
      http.get(groupsCall, ({ request }) => {
        const [first = 0, last = 0] = JSON.parse(new URL(request.url).searchParams.get('range') ?? '[0,0]');
        asked.push(first);
        return HttpResponse.json(many(first, last), {
          headers: { 'Content-Range': `groups ${first}-${last}/${total}` },
        });
      }),
      http.get(`${groupsCall}/many-:index`, ({ params }) => {
        const index = Number(params.index);
        return HttpResponse.json(many(index, index)[0]);
      }),
    );
  }

  it('has only the lines in sight in the document, and asks only for those', async () => {
    serveMany();
    const { user } = await openGroups();
    const first = await line('Group 0');
    expect(first).toHaveAttribute('aria-setsize', '10000');
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(60);
    expect(asked).toEqual([0]);
    first.focus();
    await user.keyboard('{End}');
    const last = await line('Group 9999');
    await waitFor(() => expect(last).toHaveFocus());
    expect(asked).toEqual([0, 9800]);
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(60);
    await user.keyboard('{ArrowUp}');
    await waitFor(async () => expect(await line('Group 9998')).toHaveFocus());
  });

  it.each([
    ['en', '12,345'],
    ['de', '12.345'],
  ])('writes its numbers in the language of the page: %s', async (language, written) => {
    pagesIn(fixtures.server, language, {});
    serveMany();
    await renderApp(groupsPath, { as: 'admin' });
    expect(await line('Group 0')).toHaveTextContent(written);
  });

  it('keeps up with a key that is held', async () => {
    serveMany();
    const { user } = await openGroups();
    (await line('Group 0')).focus();
    await user.keyboard('{ArrowDown>60/}');
    expect(await line('Group 60')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(await line('Group 59')).toHaveFocus();
  });

  it('goes on where a press of the mouse has put the focus', async () => {
    serveMany();
    const { user } = await openGroups();
    const pressed = await line('Group 5');
    await user.pointer({ target: pressed, keys: '[MouseLeft>]' });
    expect(pressed).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await line('Group 6')).toHaveFocus();
  });

  it('asks for nothing that is only scrolled past', async () => {
    serveMany();
    await openGroups();
    await line('Group 0');
    const scroller = (await tree()).parentElement ?? document.body;
    for (const index of [2100, 4100]) fireEvent.scroll(scroller, { target: { scrollTop: index * 40 } });
    expect(await line('Group 4100')).toBeVisible();
    expect(asked).toEqual([0, 4000]);
  });

  it('fills a place that grows without the window, as when what is above it shrinks', async () => {
    const grown: (() => void)[] = [];
    class Observer {
      constructor(onResize: () => void) {
        grown.push(onResize);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', Observer);
    serveMany();
    await openGroups();
    await line('Group 0');
    const shown = (count: number) =>
      waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(count));
    // Those in sight, and six beyond.
    await shown(15 + 6);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(1200);
    act(() => {
      for (const tell of grown) tell();
    });
    await shown(30 + 6);
  });

  it('opened at one far down asks for its page alone', async () => {
    serveMany();
    await openGroups('/many-7345');
    expect(await line('Group 7345')).toHaveAttribute('aria-current', 'page');
    expect(new Set(asked)).toEqual(new Set([0, 7200]));
    expect((await tree()).querySelectorAll('[role=treeitem]').length).toBeLessThan(100);
  });
});
