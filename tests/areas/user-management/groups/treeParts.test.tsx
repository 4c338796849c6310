import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { DataProvider } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import type { Group } from '@/areas/user-management/groups/groupSchema';
import { MoveTarget } from '@/areas/user-management/groups/move/MoveTarget';
import type { SendMove } from '@/areas/user-management/groups/tree/move/createMover';
import { RecordTree } from '@/areas/user-management/groups/tree/RecordTree';
import { TreeTools } from '@/areas/user-management/groups/tree/TreeTools';
import { useTreeState } from '@/areas/user-management/groups/tree/useTreeState';
import { renderUi } from '../../../ui/renderUi';

const group = (id: string, parentId: string | null, position: number, further = {}): Group => ({
  id,
  name: id,
  description: '',
  languages: [],
  roleIds: [],
  parentId,
  path: [],
  position,
  childCount: 0,
  memberCount: 0,
  version: 1,
  ...further,
});
const groups = [
  group('Fiction', null, 0, { childCount: 1, memberCount: 7 }),
  group('History', null, 1),
  group('Crime', 'Fiction', 0),
];

function Groups({ send, onMoved }: { send: SendMove; onMoved: () => void }) {
  const tree = useTreeState({ send, onMoved });
  const [moved, setMoved] = useState<Group>();
  return (
    <>
      <TreeTools onCollapse={() => tree.expand([])} />
      <RecordTree
        tree={tree}
        label="Groups"
        expanded={tree.expanded}
        onExpand={tree.expand}
        isPage
        onChoose={setMoved}
        moves={tree.moves}
      />
      <output aria-label="Announced">{tree.announcement}</output>
      {moved ? <MoveTarget tree={tree} record={moved} onClose={() => setMoved(undefined)} /> : null}
    </>
  );
}

function openTree(send: SendMove = async (record) => ({ ...record, version: 2 })) {
  const getList = vi.fn(async (_resource: string, { filter }: { filter: { parentId: string | null } }) => {
    const data = groups.filter(({ parentId }) => parentId === filter.parentId);
    return { data, total: data.length };
  });
  const sent = vi.fn(send);
  const onMoved = vi.fn();
  const dataProvider = { getList } as unknown as DataProvider;
  const view = renderUi(<Groups send={sent} onMoved={onMoved} />, { dataProvider });
  const names = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
  return { ...view, getList, sent, onMoved, names };
}

const item = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name}`) });
const step = (key: string) => `{Alt>}{Shift>}{${key}}{/Shift}{/Alt}`;

describe('the tree of groups', () => {
  // jsdom lays nothing out.
  beforeEach(() => void vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600));

  it('loads the branches as they are opened, and shows their numbers', async () => {
    const { user, getList } = openTree();
    (
      await screen.findByRole('treeitem', {
        name: 'Fiction, areas.user-management.groups.tree.members, areas.user-management.groups.tree.subgroups',
      })
    ).focus();
    expect(screen.queryByText('Crime')).toBeNull();
    await user.keyboard('{ArrowRight}');
    expect(await item('Crime')).toHaveAttribute('aria-level', '2');
    expect(getList.mock.calls.map(([resource, { filter }]) => [resource, filter])).toEqual([
      ['user-management/groups', { parentId: null }],
      ['user-management/groups', { parentId: 'Fiction' }],
    ]);
    await user.click(screen.getByRole('button', { name: 'areas.user-management.groups.tree.collapse' }));
    await waitFor(() => expect(screen.queryByText('Crime')).toBeNull());
  });

  it('moves a record with its current version, notifies the page, and can be undone', async () => {
    const { user, sent, onMoved } = openTree();
    (await item('History')).focus();
    await user.keyboard(step('ArrowUp'));
    await waitFor(() => expect(onMoved).toHaveBeenCalledOnce());
    expect(sent.mock.calls).toEqual([[groups[1], expect.objectContaining({ parentId: '\u0000', index: 0 })]]);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sent.mock.lastCall).toEqual([
      expect.objectContaining({ id: 'History', version: 2 }),
      expect.objectContaining({ index: 1, isBack: true }),
    ]);
  });

  it('moves into another chosen record, and says why some cannot be chosen', async () => {
    const { user, sent } = openTree();
    await user.click(await item('Fiction'));
    const trees = () => screen.getAllByRole('tree', { name: /Groups|groups\.tree\.name/ });
    await waitFor(() => expect(trees()).toHaveLength(2));
    const itself = await screen.findByRole('treeitem', { name: /groups\.move\.itself/ });
    expect(itself).toHaveAttribute('aria-disabled', 'true');
    const histories = await screen.findAllByRole('treeitem', { name: /^History/ });
    await user.click(histories[1] ?? itself);
    await user.click(screen.getByRole('button', { name: 'areas.user-management.groups.move.confirm' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.lastCall?.[1]).toMatchObject({ parentId: 'History', index: 0 });
  });

  it('reverts what the server refuses, with its reason', async () => {
    const { user, names } = openTree(async () => {
      throw new ApiError('refused', 422, { errors: { parentId: 'A group cannot be there.' } });
    });
    (await item('History')).focus();
    const before = names();
    await user.keyboard(step('ArrowUp'));
    await waitFor(() =>
      expect(screen.getByLabelText('Announced')).toHaveTextContent('areas.user-management.groups.move.place'),
    );
    await waitFor(() => expect(names()).toEqual(before));
  });
});
