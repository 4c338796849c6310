import Star from '@mui/icons-material/Star';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { DataProvider } from 'react-admin';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import { MoveTarget } from '@/areas/user-management/groups/move/MoveTarget';
import type { SendMove } from '@/records/tree/move/createMover';
import { RecordTree } from '@/records/tree/RecordTree';
import { TreeTools } from '@/records/tree/TreeTools';
import type { TreeDescription, TreeRecord } from '@/records/tree/treeDescription';
import { useTreeState } from '@/records/tree/useTreeState';
import { renderUi } from '../ui/renderUi';

/** A shelf, with the shelves on it and its books; the tree of groups tests what all trees do. */
const shelf = (id: string, parentId: string | null, position: number, further = {}): TreeRecord => ({
  id,
  name: id,
  parentId,
  path: [],
  position,
  childCount: 0,
  bookCount: 0,
  version: 1,
  ...further,
});
const shelves = [
  shelf('Fiction', null, 0, { childCount: 1, bookCount: 7 }),
  shelf('History', null, 1),
  shelf('Crime', 'Fiction', 0),
];

/** The library has no texts: the keys themselves are shown. */
const shelfTree: TreeDescription = {
  resource: 'library/shelves',
  schema: v.custom<TreeRecord>((value) => typeof value === 'object'),
  texts: 'library',
  cycleText: 'library.cycle',
  counts: [{ source: 'bookCount', icon: Star, text: 'books' }],
  lookOf: ({ id }) => (id === 'History' ? { note: 'closed', tone: 'quiet' } : {}),
};

function Shelves({ send, onMoved }: { send: SendMove; onMoved: () => void }) {
  const tree = useTreeState(shelfTree, { send, onMoved });
  const [moved, setMoved] = useState<TreeRecord>();
  return (
    <>
      <TreeTools description={shelfTree} onCollapse={() => tree.expand([])} />
      <RecordTree
        tree={tree}
        label="Shelves"
        expanded={tree.expanded}
        onExpand={tree.expand}
        isPage
        onChoose={setMoved}
        moves={tree.moves}
      />
      <output aria-label="Announced">{tree.announced}</output>
      {moved ? <MoveTarget tree={tree} record={moved} onClose={() => setMoved(undefined)} /> : null}
    </>
  );
}

function openShelves(send: SendMove = async (record) => ({ ...record, version: 2 })) {
  const getList = vi.fn(async (_resource: string, { filter }: { filter: { parentId: string | null } }) => {
    const data = shelves.filter(({ parentId }) => parentId === filter.parentId);
    return { data, total: data.length };
  });
  const sent = vi.fn(send);
  const onMoved = vi.fn();
  const dataProvider = { getList } as unknown as DataProvider;
  const view = renderUi(<Shelves send={sent} onMoved={onMoved} />, { dataProvider });
  const names = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
  return { ...view, getList, sent, onMoved, names };
}

const item = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name}`) });
const step = (key: string) => `{Alt>}{Shift>}{${key}}{/Shift}{/Alt}`;

describe('the tree of any resource', () => {
  // jsdom lays nothing out.
  beforeEach(() => void vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600));

  it('loads the branches of its resource as they are opened, and shows its own numbers', async () => {
    const { user, getList } = openShelves();
    (await screen.findByRole('treeitem', { name: 'Fiction, library.tree.books' })).focus();
    expect(await screen.findByRole('treeitem', { name: /^History, closed/ })).toHaveAttribute(
      'data-tone',
      'quiet',
    );
    expect(screen.queryByText('Crime')).toBeNull();
    await user.keyboard('{ArrowRight}');
    expect(await item('Crime')).toHaveAttribute('aria-level', '2');
    expect(getList.mock.calls.map(([resource, { filter }]) => [resource, filter])).toEqual([
      ['library/shelves', { parentId: null }],
      ['library/shelves', { parentId: 'Fiction' }],
    ]);
    await user.click(screen.getByRole('button', { name: 'library.tree.collapse' }));
    await waitFor(() => expect(screen.queryByText('Crime')).toBeNull());
  });

  it('moves a record with its current version, notifies the page, and can be undone', async () => {
    const { user, sent, onMoved } = openShelves();
    (await item('History')).focus();
    await user.keyboard(step('ArrowUp'));
    await waitFor(() => expect(onMoved).toHaveBeenCalledOnce());
    expect(sent.mock.calls).toEqual([
      [shelves[1], expect.objectContaining({ parentId: '\u0000', index: 0 })],
    ]);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sent.mock.lastCall).toEqual([
      expect.objectContaining({ id: 'History', version: 2 }),
      expect.objectContaining({ index: 1, isBack: true }),
    ]);
  });

  it('moves into another chosen record, and says why some cannot be chosen', async () => {
    const { user, sent } = openShelves();
    await user.click(await item('Fiction'));
    const trees = () => screen.getAllByRole('tree', { name: /Shelves|library\.tree\.name/ });
    await waitFor(() => expect(trees()).toHaveLength(2));
    const itself = await screen.findByRole('treeitem', { name: /library\.move\.itself/ });
    expect(itself).toHaveAttribute('aria-disabled', 'true');
    const histories = await screen.findAllByRole('treeitem', { name: /^History/ });
    await user.click(histories[1] ?? itself);
    await user.click(screen.getByRole('button', { name: 'library.move.confirm' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.lastCall?.[1]).toMatchObject({ parentId: 'History', index: 0 });
  });

  it('reverts what the server refuses, with its reason', async () => {
    const { user, names } = openShelves(async () => {
      throw new ApiError('refused', 422, { errors: { parentId: 'A shelf cannot stand there.' } });
    });
    (await item('History')).focus();
    const before = names();
    await user.keyboard(step('ArrowUp'));
    await waitFor(() => expect(screen.getByLabelText('Announced')).toHaveTextContent('library.move.place'));
    await waitFor(() => expect(names()).toEqual(before));
  });
});
