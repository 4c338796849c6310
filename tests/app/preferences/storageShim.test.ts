import { describe, expect, it } from 'vitest';
import { provideStorage } from '@/app/preferences/storageShim';

function refuse(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
}

function storageOf(scope: object, name = 'localStorage'): Storage {
  return Reflect.get(scope, name);
}

describe('storage that the browser refuses', () => {
  it('is replaced by a memory when reading it throws', () => {
    const scope = {};
    Object.defineProperty(scope, 'localStorage', { get: refuse, configurable: true });
    Object.defineProperty(scope, 'sessionStorage', { get: refuse, configurable: true });
    provideStorage(scope);
    const storage = storageOf(scope);
    storage.setItem('one', '1');
    storage.setItem('two', '2');
    expect(Object.entries(storage)).toEqual([
      ['one', '1'],
      ['two', '2'],
    ]);
    expect(storage.getItem('one')).toBe('1');
    storage.removeItem('one');
    expect(storage.getItem('one')).toBeNull();
    expect(storageOf(scope, 'sessionStorage').getItem('two')).toBeNull();
  });

  it.each([null, undefined])('is replaced by a memory when it is %s', (missing) => {
    const scope = { localStorage: missing, sessionStorage: missing };
    provideStorage(scope);
    storageOf(scope).setItem('one', '1');
    expect(storageOf(scope).getItem('one')).toBe('1');
  });

  it('stays when it can be read, each of the two independently', () => {
    const readable = { getItem: () => 'kept' };
    const scope = { localStorage: readable };
    Object.defineProperty(scope, 'sessionStorage', { get: refuse, configurable: true });
    provideStorage(scope);
    expect(storageOf(scope)).toBe(readable);
    expect(storageOf(scope, 'sessionStorage').getItem('one')).toBeNull();
  });

  it('does not throw when it cannot be replaced either', () => {
    const fixed = Object.defineProperty({}, 'localStorage', { get: refuse, configurable: false });
    provideStorage(fixed);
    expect(() => storageOf(fixed)).toThrow('Access is denied');
    const frozen = Object.freeze({});
    provideStorage(frozen);
    expect(Reflect.has(frozen, 'localStorage')).toBe(false);
  });
});
