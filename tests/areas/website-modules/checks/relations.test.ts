import { describe, expect, it } from 'vitest';
import { relationsOf } from '@/areas/website-modules/checks/relations';
import { isNewEnough } from '@/areas/website-modules/checks/releases';

const module = (key: string, requires: readonly string[] = [], conflicts: readonly string[] = []) => ({
  id: `id-${key}`,
  key,
  requires: requires.map((each) => ({ key: each })),
  conflicts,
});

describe('what a module has to do with another one', () => {
  it('is that it needs it, is needed by it, or conflicts with it, whoever says so', () => {
    const paywall = module('paywall', ['login']);
    expect(relationsOf(paywall, module('login'))).toEqual(['needs']);
    expect(relationsOf(module('login'), paywall)).toEqual(['neededBy']);
    expect(relationsOf(module('banner', [], ['manager']), module('manager'))).toEqual(['conflicts']);
    expect(relationsOf(module('manager'), module('banner', [], ['manager']))).toEqual(['conflicts']);
  });

  it('is both where they need each other, and nothing for a module itself and for strangers', () => {
    expect(relationsOf(module('map', ['finder']), module('finder', ['map']))).toEqual(['needs', 'neededBy']);
    expect(relationsOf(module('map', ['map']), module('map', ['map']))).toEqual([]);
    expect(relationsOf(module('map'), module('menu'))).toEqual([]);
  });
});

describe('a release', () => {
  it.each([
    ['9.0.0', undefined, true],
    ['9.0.0', '9.0.0', true],
    ['10.0.0', '9.9.9', true],
    ['2.10.0', '2.9.0', true],
    ['2.9', '2.9.0', true],
    ['3.1.2', '9.0.0', false],
    ['2.9', '2.9.1', false],
  ])('%s is new enough for %s: %s', (release, wanted, expected) => {
    expect(isNewEnough(release, wanted)).toBe(expected);
  });
});
