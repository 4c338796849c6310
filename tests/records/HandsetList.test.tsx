import { act, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { ListContextProvider, useList } from 'react-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { HandsetList } from '../../src/records/list/HandsetList';
import { renderUi } from '../ui/renderUi';

/** Every number of cards that stood in the document after a commit, and where the pages were among them. */
let committed: (number | 'pages')[];
beforeEach(() => {
  committed = [];
});

/** In strict mode every effect runs twice. */
function note(state: number | 'pages') {
  if (!committed.includes(state)) committed.push(state);
}

function Card({ id }: { id: number | string }) {
  useLayoutEffect(() => {
    note(screen.getAllByRole('listitem').length);
  }, []);
  return <span>Book {id}</span>;
}

function Footer() {
  useLayoutEffect(() => note('pages'), []);
  return <footer>Pages</footer>;
}

function Cards({ count }: { count: number }) {
  const data = Array.from({ length: count }, (_each, index) => ({ id: index + 1 }));
  const list = useList({ data, resource: 'books' });
  return (
    <ListContextProvider value={list}>
      <HandsetList
        name="Books"
        records={data}
        columns={[]}
        selectable={false}
        card={({ id }) => <Card id={id} />}
      >
        <Footer />
      </HandsetList>
    </ListContextProvider>
  );
}

let turnTo = (_count: number) => {};

function Pages() {
  const [count, setCount] = useState(10);
  turnTo = setCount;
  return <Cards count={count} />;
}

async function seen(count: number) {
  renderUi(<Cards count={count} />);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count));
  await screen.findByText('Pages');
  return committed;
}

describe('cards', () => {
  it('are a few at first, then all, in steps, and what stands below them comes after the last one', async () => {
    expect(await seen(9)).toEqual([2, 6, 9, 'pages']);
  });

  it('are all there at once where they are few', async () => {
    expect(await seen(1)).toEqual([1, 'pages']);
  });

  it('are as many as the next page has', async () => {
    renderUi(<Pages />);
    const cards = () => screen.getAllByRole('listitem');
    await waitFor(() => expect(cards()).toHaveLength(10));
    act(() => turnTo(5));
    expect(cards()).toHaveLength(5);
    act(() => turnTo(10));
    await waitFor(() => expect(cards()).toHaveLength(10));
  });
});
