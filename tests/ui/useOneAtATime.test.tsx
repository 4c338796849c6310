import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { pressTwice } from '../support/pressTwice';
import { renderUi } from './renderUi';

/** Sends by a button, and notes what each press came to. */
function Sender({ send, note }: { send: () => Promise<string>; note: (result: unknown) => void }) {
  const [once] = useOneAtATime();
  return (
    <button type="button" onClick={() => void once(send).then(note, note)}>
      Send
    </button>
  );
}

it.each([
  ['is done', () => Promise.resolve('done'), 'done'],
  ['is refused', () => Promise.reject(new Error('refused')), new Error('refused')],
])(
  'Two clicks at once send once; when that %s, a later one sends again',
  async (_outcome, answer, result) => {
    const send = vi.fn(answer);
    const note = vi.fn();
    renderUi(<Sender send={send} note={note} />);
    const button = screen.getByRole('button', { name: 'Send' });
    for (const times of [1, 2]) {
      pressTwice(button);
      await vi.waitFor(() => expect(note).toHaveBeenCalledTimes(2 * times));
      expect(send).toHaveBeenCalledTimes(times);
    }
    expect(note.mock.calls).toEqual([[undefined], [result], [undefined], [result]]);
  },
);
