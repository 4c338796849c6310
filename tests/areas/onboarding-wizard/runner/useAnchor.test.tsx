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

describe('what a step points to', () => {
  it('OW01 is waited for three seconds, and found when it comes', async () => {
    const found = look('library.shelf');
    await wait(2.9);
    expect(found.current).toMatchObject({ element: undefined, isMissing: false });
    await wait(0.2);
    expect(found.current.isMissing).toBe(true);
    const late = add(button('library.shelf'));
    await wait(0);
    expect(found.current).toMatchObject({ element: late, isMissing: false });
  });

  it('OW02 is the first visible one of two', async () => {
    add(button('library.shelf', 'hidden'));
    const second = add(button('library.shelf'));
    add(button('library.shelf'));
    const found = look('library.shelf');
    await wait(0);
    expect(found.current.element).toBe(second);
  });

  it('OW03 is waited for again when it vanishes', async () => {
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

  it('OW02 in a closed menu is shown by opening the menu; on a handset the button of the menu stands for it', async () => {
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
