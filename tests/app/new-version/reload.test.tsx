import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadWhenOutdated } from '@/app/new-version/reloadWhenOutdated';
import { markReload } from '@/app/preferences/reloadMark';
import { provideStorage } from '@/app/preferences/storageShim';
import { hasUnsavedForms, markFormChanged } from '@/ui/leave/changedForms';

beforeEach(() => sessionStorage.clear());

const serverHas = (build: string | undefined) => ({ look: async () => build });
/** The function's result, or that it reloads the page. */
async function outcomeOf(build: string | undefined, losing = false) {
  const reload = vi.fn();
  const recovery = reloadWhenOutdated(serverHas(build), { hasUnsavedForms: () => losing, reload });
  const pending = new Promise((resolve) => setImmediate(() => resolve('reloading')));
  return { outcome: await Promise.race([recovery, pending]), reloads: reload.mock.calls.length };
}

describe('a script that did not arrive', () => {
  it('reloads the page when the server has another build', async () => {
    expect(await outcomeOf('next')).toEqual({ outcome: 'reloading', reloads: 1 });
  });

  it('reloads it once for each build, also when two builds take turns', async () => {
    expect((await outcomeOf('next')).reloads).toBe(1);
    expect(await outcomeOf('next')).toEqual({ outcome: 'outdated', reloads: 0 });
    expect((await outcomeOf('after')).reloads).toBe(1);
    expect(await outcomeOf('next')).toEqual({ outcome: 'outdated', reloads: 0 });
    expect(await outcomeOf('after')).toEqual({ outcome: 'outdated', reloads: 0 });
  });

  it('reloads nothing when the server has the same build or cannot be asked', async () => {
    expect(await outcomeOf(undefined)).toEqual({ outcome: 'failed', reloads: 0 });
  });

  it('reloads nothing while something would be lost, and may reload later', async () => {
    expect(await outcomeOf('next', true)).toEqual({ outcome: 'outdated', reloads: 0 });
    expect((await outcomeOf('next')).reloads).toBe(1);
  });
});

describe('the mark of a reload', () => {
  it.each([
    ['that is full', 'setItem'],
    ['that cannot be read', 'getItem'],
  ] as const)('is refused by a storage %s, and with it the reload', (_what, method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    expect(markReload('next')).toBe(false);
  });

  it('fails if memory replaces a blocked storage, because it does not survive the reload', () => {
    const page: { sessionStorage?: Storage } = {};
    provideStorage(page);
    vi.stubGlobal('sessionStorage', page.sessionStorage);
    expect(markReload('next')).toBe(false);
  });

  it('fails if the storage keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {});
    expect(markReload('next')).toBe(false);
  });
});

describe('what a reload would lose', () => {
  it('is a changed form, and whatever else has the browser ask', () => {
    expect(hasUnsavedForms()).toBe(false);
    const undo = markFormChanged();
    expect(hasUnsavedForms()).toBe(true);
    undo();
    expect(hasUnsavedForms()).toBe(false);
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    expect(hasUnsavedForms()).toBe(true);
    window.removeEventListener('beforeunload', ask);
    expect(hasUnsavedForms()).toBe(false);
  });
});
