import { describe, expect, it } from 'vitest';
import type { Deliverable } from '@/areas/website-modules/checks/delivery';
import { affectedReaders, type GroupPath, type OtherGroup } from '@/areas/website-modules/switch/planReaders';

const now = Date.parse('2026-11-28T12:00:00Z');

/** A module that is on for everybody. */
const module = (id: string, fields: Partial<Deliverable> = {}): Deliverable => ({
  id,
  key: id,
  state: 'enabled',
  schedule: null,
  requires: [],
  targeting: { default: 'on', rules: [] },
  ...fields,
});
const rules = (byDefault: 'on' | 'off', ...given: [group: string, state: 'on' | 'off'][]) => ({
  targeting: { default: byDefault, rules: given.map(([groupId, state]) => ({ groupId, state })) },
});
const group = (name: string, ...above: string[]): GroupPath => ({
  id: name,
  name,
  path: above.map((id) => ({ id })),
});
const groups = [
  group('Editorial'),
  group('North', 'Editorial'),
  group('Film', 'Editorial', 'North'),
  group('Sales'),
];

const listOf = (others: readonly OtherGroup[]): string =>
  others
    .map(({ name, others: inside }) => name + (inside.length > 0 ? ` (${listOf(inside)})` : ''))
    .join(', ');

/** Whom a switch affects: `all but Editorial (North)`. */
function affected(modules: Deliverable[], id: string, enabled: boolean) {
  const found = affectedReaders(modules, [{ id, enabled }], groups, now).get(id);
  if (!found) return undefined;
  const list = listOf(found.others);
  if (list === '') return found.everybody ? 'all' : 'nobody';
  return `${found.everybody ? 'all but' : 'only'} ${list}`;
}

describe('the readers of a plan', () => {
  it('are all for a module without rules', () => {
    expect(affected([module('search')], 'search', false)).toBe('all');
    expect(affected([module('search', { state: 'disabled' })], 'search', true)).toBe('all');
  });

  it('lose nothing with a module that has ended, and get nothing before one begins', () => {
    const ended = module('events', { schedule: { to: '2026-11-27T12:00:00Z' } });
    expect(affected([ended], 'events', false)).toBe('nobody');
    const later = module('form', { state: 'disabled', schedule: { from: '2027-05-01T00:00:00Z' } });
    expect(affected([later], 'form', true)).toBe('nobody');
  });

  it('are nobody if no rule gives the module to anybody', () => {
    const survey = { ...rules('off', ['Sales', 'off']), state: 'disabled' };
    expect(affected([module('survey', survey)], 'survey', true)).toBe('nobody');
  });

  it('are told apart below a group, at any depth', () => {
    const teaser = module(
      'teaser',
      rules('on', ['Editorial', 'off'], ['North', 'on'], ['Film', 'off'], ['Sales', 'on']),
    );
    expect(affected([teaser], 'teaser', false)).toBe('all but Editorial (North (Film))');
    const list = module('list', rules('off', ['Editorial', 'on'], ['North', 'off']));
    expect(affected([list], 'list', false)).toBe('only Editorial (North)');
  });

  it('are only those who get what the module needs', () => {
    const modules = [
      module('login', rules('on', ['Sales', 'off'])),
      module('paywall', { state: 'disabled', requires: [{ key: 'login' }] }),
    ];
    expect(affected(modules, 'paywall', true)).toBe('all but Sales');
  });
});
