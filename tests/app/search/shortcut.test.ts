import { describe, expect, it } from 'vitest';
import { isSearchKey } from '@/app/search/shortcut';

const press = (key: string, more: object = {}) => ({
  ...{ key, code: 'KeyK', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, repeat: false },
  ...more,
});

describe('the shortcut of the search', () => {
  it('is Ctrl+K, and ⌘K on a Mac, where Ctrl+K cuts a line', () => {
    expect(isSearchKey(press('k', { ctrlKey: true }), false)).toBe(true);
    expect(isSearchKey(press('K', { ctrlKey: true }), false)).toBe(true);
    expect(isSearchKey(press('k', { metaKey: true }), true)).toBe(true);
    expect(isSearchKey(press('k', { ctrlKey: true }), true)).toBe(false);
    expect(isSearchKey(press('k', { metaKey: true }), false)).toBe(false);
  });

  it('is the letter, or on a keyboard without Latin letters its place', () => {
    expect(isSearchKey(press('t', { ctrlKey: true }), false)).toBe(false);
    expect(isSearchKey(press('л', { ctrlKey: true }), false)).toBe(true);
  });

  it.each(['shiftKey', 'altKey', 'repeat'])('is not that with %s', (key) => {
    expect(isSearchKey(press('k', { ctrlKey: true, [key]: true }), false)).toBe(false);
  });
});
