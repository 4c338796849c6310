import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StepPlace } from '@/areas/onboarding-wizard/shell/StepPlace';
import { type Rect, useRect } from '@/areas/onboarding-wizard/shell/useRect';
import { useRoom } from '@/areas/onboarding-wizard/shell/useRoom';

/** What the keyboard leaves of a handset of 390 × 844. */
const viewport = Object.assign(new EventTarget(), { offsetTop: 0, height: 844, scale: 1 });

beforeEach(() => {
  vi.stubGlobal('innerHeight', 844);
  vi.stubGlobal('visualViewport', Object.assign(viewport, { offsetTop: 0, height: 844, scale: 1 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const at = (top: number, height = 40): Rect => ({ top, left: 20, width: 200, height });

/** Puts an element where layout would. */
function put(element: HTMLElement, rect: () => Rect): HTMLElement {
  element.getBoundingClientRect = () => {
    const { top, left, width, height } = rect();
    return DOMRect.fromRect({ x: left, y: top, width, height });
  };
  return element;
}

async function turn(height: number): Promise<void> {
  viewport.height = height;
  await act(async () => {
    viewport.dispatchEvent(new Event('resize'));
    await new Promise(requestAnimationFrame);
  });
}

function Place({ rect }: { rect?: Rect }) {
  const { below, height } = useRoom();
  const [element] = useState(() => rect && put(document.createElement('div'), () => rect));
  return (
    <StepPlace box={{ current: null }} element={element} of={element && 'menu'} about="menu" isHandset>
      {(where) => <p>{`${where}, ${below} below, ${height} seen`}</p>}
    </StepPlace>
  );
}

function Found({ element, of }: { element: HTMLElement | undefined; of: string | undefined }) {
  const { rect, place } = useRect(element, of);
  return <p>{`${rect?.top ?? 'nowhere'}, box at ${place?.top ?? 'its corner'}`}</p>;
}

const place = () => screen.queryByText(/seen$/)?.textContent;

async function write(top: number): Promise<void> {
  const field = put(document.body.appendChild(document.createElement('input')), () => at(top));
  await act(async () => {
    field.focus();
    await new Promise(requestAnimationFrame);
  });
}

describe('the box of a step on a handset', () => {
  it.each([
    ['bottom', 100],
    ['top', 700],
  ])('is at the %s where the element is %i px down', (where, top) => {
    render(<Place rect={at(top)} />);
    expect(place()).toBe(`${where}, 0 below, 844 seen`);
  });

  it('is above the keyboard and covers neither the field nor the element', async () => {
    render(<Place rect={at(60)} />);
    await write(120);
    await turn(500);
    expect(place()).toBe('bottom, 344 below, 500 seen');
  });

  it('moves away from a field just above the keyboard', async () => {
    render(<Place />);
    await write(420);
    await turn(500);
    expect(place()).toMatch(/^top,/);
    act(() => document.querySelector('input')?.blur());
    await turn(844);
    expect(place()).toBe('bottom, 0 below, 844 seen');
  });

  it('is hidden while somebody types in landscape', async () => {
    render(<Place />);
    await turn(390);
    expect(place()).toBe('bottom, 454 below, 390 seen');
    await write(100);
    await turn(190);
    expect(place()).toBeUndefined();
    act(() => document.querySelector('input')?.blur());
    await turn(390);
    expect(place()).toMatch(/^bottom,/);
  });
});

describe('useRect', () => {
  const add = (top: number) =>
    put(document.body.appendChild(document.createElement('button')), () => at(top));

  it.each([
    [900, 1],
    [400, 0],
  ])('at %i px it is scrolled to %i times', (top, times) => {
    const element = add(top);
    element.scrollIntoView = vi.fn();
    render(<Found element={element} of="library.shelf" />);
    expect(element.scrollIntoView).toHaveBeenCalledTimes(times);
  });

  it('keeps the last area while waiting, until the next step', () => {
    const element = add(300);
    const { container, rerender } = render(<Found element={element} of="library.shelf" />);
    expect(container).toHaveTextContent('300, box at 300');
    element.remove();
    rerender(<Found element={undefined} of="library.shelf" />);
    expect(container).toHaveTextContent('300, box at 300');
    rerender(<Found element={undefined} of="library.door" />);
    expect(container).toHaveTextContent('nowhere, box at 300');
    rerender(<Found element={add(120)} of="library.door" />);
    expect(container).toHaveTextContent('120, box at 120');
    rerender(<Found element={undefined} of={undefined} />);
    expect(container).toHaveTextContent('nowhere, box at its corner');
  });
});
