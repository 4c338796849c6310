import { render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { Marked } from '@/areas/user-management/groups/search/SearchHits';
import { expectConsole } from '../../../support/consoleGuard';
import { address, openFixtureApi } from '../../../support/renderApp';
import { pasteInto } from '../../../support/screens';
import {
  groupRecords,
  groupsCall,
  groupsPath,
  line,
  openGroups,
  outline,
  said,
  tree,
  unfold,
  withLayout,
} from './groupsScreen';

const fixtures = openFixtureApi();
const { find, children, requested, groups } = groupRecords(fixtures);
withLayout();

describe('the tree of groups', () => {
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
      'Could not be loaded. Try again: Something went wrong on the server. Try again later.',
    );
    await said('Could not be loaded.');
    await unfold(user, 'Sales', children('Sales')[0] ?? '');
    fixtures.server.resetHandlers();
    await user.click(screen.getByRole('treeitem', { name: /^Could not be loaded/ }));
    await waitFor(() => expect(outline().slice(0, 2)).toEqual(['Editorial', '  North']));
  });
});

describe('the search of groups', () => {
  const { groups } = groupRecords(fixtures);

  const field = () => screen.findByRole('searchbox', { name: 'Search groups' });
  const hits = async () =>
    within(await screen.findByRole('list', { name: 'Groups found' })).getAllByRole('link');
  const pathOf = (id: string | null): string[] => {
    const group = groups().find((each) => each.id === id);
    return group ? [...pathOf(group.parentId), group.name] : [];
  };

  describe('searching groups', () => {
    it('by keyboard: into the hits, and the chosen one is shown in the tree', async () => {
      const { user } = await openGroups();
      const deep = groups().find(({ parentId }) => pathOf(parentId).length === 2);
      if (!deep) throw new Error('no group on the third level');
      await pasteInto(user, await field(), deep.name);
      await hits();
      await user.keyboard('{ArrowDown}');
      const links = await hits();
      expect(links[0]).toHaveFocus();
      const index = links.findIndex((link) => link.getAttribute('href') === `${groupsPath}/${deep.id}`);
      for (let i = 0; i < index; i += 1) await user.keyboard('{ArrowDown}');
      expect(links[index]).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(address()).toBe(`${groupsPath}/${deep.id}`);
      const chosen = await within(await tree()).findByRole('treeitem', { current: 'page' });
      expect(chosen).toHaveAttribute('aria-level', '3');
      await waitFor(() => expect(chosen).toHaveFocus());
      expect(await field()).toHaveValue('');
    });

    it('marks words anywhere, and treats special characters as text', () => {
      const marked = (text: string, q: string) => render(<Marked text={text} q={q} />).container;
      const hitsIn = (text: string, q: string) =>
        [...marked(text, q).querySelectorAll('mark')].map((mark) => mark.textContent);
      expect(hitsIn('Rights and licences', 'li RIGHTS')).toEqual(['Rights', 'li']);
      expect(hitsIn('C++ (old)', '+ (')).toEqual(['+', '+', '(']);
      expect(hitsIn('Nothing', '')).toEqual([]);
      expect(hitsIn('Any', '.')).toEqual([]);
      expect(marked('Any', '.')).toHaveTextContent(/^Any$/);
      expect(marked('Rights and licences', 'li RIGHTS')).toHaveTextContent(/^Rights and licences$/);
    });
  });
});
