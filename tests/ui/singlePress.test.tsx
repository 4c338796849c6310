import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSinglePress } from '@/ui/controls/singlePress';

const send = vi.fn();

/** Suspend becomes Undo, at the same place and for React perhaps the same element. */
function Change({ sameElement = false }) {
  useSinglePress();
  const [done, setDone] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        key={sameElement || !done ? 'one' : 'other'}
        type="button"
        onClick={() => {
          send(done ? 'undo' : 'suspend');
          setDone(!done);
        }}
      >
        {done ? 'Undo' : 'Suspend'}
      </button>
      <button type="button" onClick={() => send('next')}>
        Next page
      </button>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Less' : 'More'}
      </button>
    </>
  );
}

/** When the test began: a page that another test has left in this document has seen the presses before. */
let began = 0;
beforeEach(() => {
  began += 10_000;
});

/** A press of the mouse at a place, at a time in milliseconds. */
function press(name: string, time: number, clientX = 100, detail = 1): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY: 100, detail });
  Object.defineProperty(event, 'timeStamp', { value: began + time });
  return fireEvent(screen.getByRole('button', { name }), event);
}

describe('a double click', () => {
  it.each([true, false])('acts once where one element replaces another: %s', (sameElement) => {
    render(<Change sameElement={sameElement} />);
    for (const time of [0, 150, 450, 900]) press(time === 0 ? 'Suspend' : 'Undo', time);
    expect(send.mock.calls).toEqual([['suspend']]);
    press('Undo', 1400);
    expect(send.mock.calls).toEqual([['suspend'], ['undo']]);
  });

  it('does not count after typing, such as a search that puts another option in the same place', () => {
    render(<Change />);
    press('Suspend', 0);
    fireEvent(document.body, new InputEvent('input', { bubbles: true }));
    press('Undo', 150);
    expect(send.mock.calls).toEqual([['suspend'], ['undo']]);
  });

  it('does not count if the pointer has moved to another control, or by keyboard', () => {
    render(<Change />);
    press('Suspend', 0);
    press('Undo', 150, 140);
    press('Suspend', 300, 140, 0);
    expect(send.mock.calls).toEqual([['suspend'], ['undo'], ['suspend']]);
  });

  it('on a control that stays counts as two clicks, also on one that expands and collapses', () => {
    render(<Change />);
    press('Next page', 0);
    press('Next page', 150);
    expect(send.mock.calls).toEqual([['next'], ['next']]);
    press('More', 300, 300);
    press('Less', 450, 300);
    expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
  });
});
