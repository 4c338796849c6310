import { describe, expect, it } from 'vitest';
import {
  type Deliverable,
  deliveries,
  relatedTo,
  settingsFor,
} from '@/areas/website-modules/checks/delivery';

type Given = Partial<Omit<Deliverable, 'requires'>> & { key: string; needs?: string[] };

/** Modules whose ids are their keys, on for everybody. */
const make = (...given: Given[]): Deliverable[] =>
  given.map(({ needs = [], ...fields }) => ({
    id: fields.key,
    state: 'enabled',
    schedule: null,
    requires: needs.map((key) => ({ key })),
    targeting: { default: 'on', rules: [] },
    ...fields,
  }));

const now = Date.parse('2026-11-28T12:00:00Z');
const on = (groupId: string, settings?: Record<string, unknown>) =>
  ({ groupId, state: 'on', settings }) as const;
const off = (groupId: string) => ({ groupId, state: 'off' }) as const;

/** As docs/api/website-modules.md states it: `login: off, rule`. */
function inWords(modules: Deliverable[], ...path: string[]) {
  return [...deliveries(modules, path, now)].map(([id, { enabled, via }]) => {
    const of = via.type === 'needs' ? ` ${via.key}` : '';
    return `${id}: ${enabled ? 'on' : 'off'}, ${via.type}${of}`;
  });
}

describe('what a reader gets', () => {
  it('is decided by switch or state, then schedule, then the nearest rule, then the default', () => {
    const rules = { default: 'on', rules: [off('editorial'), on('north')] } as const;
    const ended = { to: '2026-11-27T12:00:00Z' };
    const waiting = { from: '2027-05-01T00:00:00Z' };
    const modules = make(
      { key: 'switched', state: 'disabled', targeting: rules },
      { key: 'broken', state: 'broken', targeting: rules },
      { key: 'ended', schedule: ended, targeting: rules },
      { key: 'waiting', schedule: waiting, targeting: rules },
      { key: 'ruled', targeting: rules },
      { key: 'free' },
    );
    const stopped = [
      'switched: off, switch',
      'broken: off, state',
      'ended: off, schedule',
      'waiting: off, schedule',
    ];
    expect(inWords(modules)).toEqual([...stopped, 'ruled: on, default', 'free: on, default']);
    expect(inWords(modules, 'editorial')).toEqual([...stopped, 'ruled: off, rule', 'free: on, default']);
    expect(inWords(modules, 'editorial', 'north', 'history')).toEqual([
      ...stopped,
      'ruled: on, rule',
      'free: on, default',
    ]);
  });

  it('needs all that a module needs, directly or not, whatever takes that away', () => {
    const modules = make(
      { key: 'offers', needs: ['paywall'] },
      { key: 'paywall', needs: ['login'] },
      { key: 'login', targeting: { default: 'off', rules: [on('sales')] } },
      { key: 'glossary', needs: ['none'] },
    );
    expect(inWords(modules)).toEqual([
      'offers: off, needs paywall',
      'paywall: off, needs login',
      'login: off, default',
      'glossary: off, needs none',
    ]);
    expect(inWords(modules, 'sales').slice(0, 3)).toEqual([
      'offers: on, default',
      'paywall: on, default',
      'login: on, rule',
    ]);
  });

  it('names its own reason before that of what it needs, and survives a circle', () => {
    const modules = make(
      { key: 'login', state: 'disabled' },
      { key: 'paywall', needs: ['login'], targeting: { default: 'off', rules: [] } },
      { key: 'map', needs: ['finder'] },
      { key: 'finder', needs: ['map'] },
    );
    expect(inWords(modules)).toEqual([
      'login: off, switch',
      'paywall: off, default',
      'map: on, default',
      'finder: on, default',
    ]);
  });

  it('has the settings of the nearest rule that sets them', () => {
    const rules = {
      default: 'on',
      rules: [on('north', { length: 120 }), on('editorial', { length: 90, layout: 'list' })],
    } as const;
    const base = { length: 300, layout: 'tiles', author: true };
    const values = (...path: string[]) =>
      Object.entries(settingsFor(base, rules, path)).map(([name, { value, groupId }]) => [
        name,
        value,
        groupId,
      ]);
    expect(values()).toEqual([
      ['length', 300, undefined],
      ['layout', 'tiles', undefined],
      ['author', true, undefined],
    ]);
    expect(values('editorial', 'north')).toEqual([
      ['length', 120, 'north'],
      ['layout', 'list', 'editorial'],
      ['author', true, undefined],
    ]);
  });

  it('passes rules by that only bring settings, on the way up', () => {
    const rules = [off('editorial'), { groupId: 'north', settings: { length: 120 } }];
    const targeting = { default: 'on', rules } as const;
    expect(inWords(make({ key: 'teaser', targeting }), 'editorial', 'north')).toEqual(['teaser: off, rule']);
    expect(
      deliveries(make({ key: 'teaser', targeting }), ['editorial', 'north'], now).get('teaser')?.via,
    ).toEqual({ type: 'rule', groupId: 'editorial' });
    expect(inWords(make({ key: 'teaser', targeting }), 'north')).toEqual(['teaser: on, default']);
    expect(settingsFor({ length: 300 }, targeting, ['editorial', 'north']).length).toEqual({
      value: 120,
      groupId: 'north',
    });
  });

  it('depends on those that need a module and on all that these need', () => {
    const modules = make(
      { key: 'captcha' },
      { key: 'login', needs: ['captcha'] },
      { key: 'paywall', needs: ['login', 'basket'] },
      { key: 'basket', needs: ['account'] },
      { key: 'account' },
      { key: 'menu' },
    );
    const keys = relatedTo(modules, new Set(['login'])).map(({ key }) => key);
    expect(keys).toEqual(['captcha', 'login', 'paywall', 'basket', 'account']);
  });
});
