import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAnchor } from '@/areas/onboarding-wizard/shell/useAnchor';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function add(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as HTMLElement;
}
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const look = (id: string, isHandset = false) => renderHook(() => useAnchor(id, isHandset)).result;
const button = (id: string, more = '') => `<button data-help-id="${id}" ${more}></button>`;

describe('useAnchor', () => {
  it('waits three seconds for the element', async () => {
    const found = look('library.shelf');
    await wait(2.9);
    expect(found.current).toMatchObject({ element: undefined, isMissing: false });
    await wait(0.2);
    expect(found.current.isMissing).toBe(true);
    const late = add(button('library.shelf'));
    await wait(0);
    expect(found.current).toMatchObject({ element: late, isMissing: false });
  });

  it('finds the first visible element', async () => {
    add(button('library.shelf', 'hidden'));
    const second = add(button('library.shelf'));
    add(button('library.shelf'));
    const found = look('library.shelf');
    await wait(0);
    expect(found.current.element).toBe(second);
  });

  it('waits again when the element disappears', async () => {
    const shelf = add(button('library.shelf'));
    const found = look('library.shelf');
    await wait(0);
    expect(found.current.element).toBe(shelf);
    shelf.remove();
    await wait(1);
    expect(found.current).toMatchObject({ element: undefined, isMissing: false });
    const again = add(button('library.shelf'));
    await wait(0);
    expect(found.current.element).toBe(again);
  });

  it('opens a closed menu, and points to its button on a handset', async () => {
    const menu = add(button('shell.menu', 'aria-expanded="false"'));
    menu.addEventListener('click', () => {
      menu.setAttribute('aria-expanded', 'true');
      add(button('shell.menu.messages'));
    });
    expect(look('shell.menu.messages', true).current.element).toBe(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    const found = look('shell.menu.messages');
    await wait(0);
    expect(found.current.element).toHaveAttribute('data-help-id', 'shell.menu.messages');
  });
});
