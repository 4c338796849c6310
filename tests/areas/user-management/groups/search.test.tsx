// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { Marked } from '../../../../src/records/tree/search/SearchHits';
import { expectConsole } from '../../../support/consoleGuard';
import { address, openFixtureApi } from '../../../support/renderApp';
import { pasteInto } from '../../../support/screens';
import { groupRecords, groupsCall, groupsPath, line, openGroups, tree, withLayout } from './groupsScreen';

const fixtures = openFixtureApi();
const { groups, requested } = groupRecords(fixtures);
withLayout();

const field = () => screen.findByRole('searchbox', { name: 'Search groups' });
const hits = async () =>
  within(await screen.findByRole('list', { name: 'Groups found' })).getAllByRole('link');
const searches = () => requested().flatMap(({ filter }) => (filter.q === undefined ? [] : [filter.q]));
const pathOf = (id: string | null): string[] => {
  const group = groups().find((each) => each.id === id);
  return group ? [...pathOf(group.parentId), group.name] : [];
};

describe('searching groups', () => {
  it('shows each hit with its path, and what was searched for marked', async () => {
    const { user } = await openGroups();
    await pasteInto(user, await field(), 'berlin');
    const found = groups().filter(({ name }) => /berlin/i.test(name));
    await screen.findByText(found.length === 1 ? '1 group found' : `${found.length} groups found`);
    const expected = found.map(({ name, parentId }) => name + pathOf(parentId).join(' / ')).sort();
    expect((await hits()).map(({ textContent }) => textContent).sort()).toEqual(expected);
    // What was typed so far may have been searched for first, with the same hits.
    await waitFor(() => expect(document.querySelector('mark')).toHaveTextContent('Berlin'));
    expect(screen.queryByRole('tree')).toBeNull();
  });

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

  it('Escape leads from the hits back to the field and the tree', async () => {
    const { user } = await openGroups();
    await user.type(await field(), 'north');
    await hits();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('');
    await line('Editorial');
  });

  it('says when there are no hits', async () => {
    const { user } = await openGroups();
    await pasteInto(user, await field(), 'nowhere');
    const told = await screen.findByText('No group is called “nowhere”.');
    expect(told.closest('[role="status"]')).not.toBeNull();
  });

  it('aborts a search that is overtaken by the next one', async () => {
    const { user } = await openGroups();
    const aborted: string[] = [];
    fixtures.server.use(
      http.get(groupsCall, async ({ request }) => {
        if (!new URL(request.url).searchParams.get('filter')?.includes('"q":"nor"')) return undefined;
        await new Promise<void>((resolve) => request.signal.addEventListener('abort', () => resolve()));
        aborted.push('nor');
        return HttpResponse.error();
      }),
    );
    await user.type(await field(), 'nor');
    await waitFor(() => expect(fixtures.sent.at(-1)?.path).toBe(groupsCall));
    await screen.findByText('Searching…');
    await user.type(await field(), 'th');
    await hits();
    await waitFor(() => expect(aborted).toEqual(['nor']));
    expect(searches()).toEqual(['north']);
  });

  it('500 is told in its place and can be tried again', async () => {
    expectConsole(/ApiError/);
    const { user } = await openGroups();
    await line('Editorial');
    fixtures.server.use(http.get(groupsCall, () => HttpResponse.json({}, { status: 500 })));
    await user.type(await field(), 'north');
    expect(await screen.findByRole('alert')).toHaveTextContent('The search failed');
    fixtures.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await hits();
  });

  it('marks words wherever they stand, and takes no sign for a command', () => {
    const marked = (text: string, q: string) => render(<Marked text={text} q={q} />).container;
    const hitsIn = (text: string, q: string) =>
      [...marked(text, q).querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(hitsIn('Rights and licences', 'li RIGHTS')).toEqual(['Rights', 'li']);
    expect(hitsIn('C++ (old)', '+ (')).toEqual(['+', '+', '(']);
    expect(hitsIn('Nothing', '')).toEqual([]);
    expect(hitsIn('Anything', '.')).toEqual([]);
    expect(marked('Anything', '.')).toHaveTextContent(/^Anything$/);
    expect(marked('Rights and licences', 'li RIGHTS')).toHaveTextContent(/^Rights and licences$/);
  });
});
