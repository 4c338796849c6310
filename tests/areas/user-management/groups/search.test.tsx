import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Marked } from '../../../../src/records/tree/search/SearchHits';
import { address, openFixtureApi } from '../../../support/renderApp';
import { pasteInto } from '../../../support/screens';
import { groupRecords, groupsPath, openGroups, tree, withLayout } from './groupsScreen';

const fixtures = openFixtureApi();
const { groups } = groupRecords(fixtures);
withLayout();

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

  it('leads from a text into its own hits alone', async () => {
    const { user } = await openGroups();
    await pasteInto(user, await field(), groups()[0]?.name ?? '');
    await hits();
    await user.type(await field(), 'x{ArrowDown}{Enter}');
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue(`${groups()[0]?.name}x`);
    expect(address()).toBe(groupsPath);
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
