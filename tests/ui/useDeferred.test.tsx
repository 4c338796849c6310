import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { useDeferred } from '../../src/ui/loading/useDeferred';

const committed: number[] = [];

function Pieces({ count }: { count?: number }) {
  const rendered = useDeferred(count);
  useEffect(() => void committed.push(rendered));
  return <output>{rendered}</output>;
}

const shown = () => Number(screen.getByRole('status').textContent);

it('renders one piece after the other, each in a commit of its own', async () => {
  committed.length = 0;
  await act(async () => render(<Pieces count={3} />));
  expect(committed).toEqual([0, 1, 2, 3]);
  expect(shown()).toBe(3);
});

it('renders the one piece that is meant unless told later than what stands around it', async () => {
  committed.length = 0;
  await act(async () => render(<Pieces />));
  expect(committed).toEqual([0, 1]);
});

it('follows when there are more pieces or fewer, and renders what was there before at once', async () => {
  const { rerender } = await act(async () => render(<Pieces count={2} />));
  await act(async () => rerender(<Pieces count={0} />));
  expect(shown()).toBe(0);
  committed.length = 0;
  await act(async () => rerender(<Pieces count={3} />));
  expect(committed).toEqual([2, 3]);
});
