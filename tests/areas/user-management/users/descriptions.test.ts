import { describe, expect, it } from 'vitest';
import { userBulk } from '@/areas/user-management/users/userBulk';
import { userFilters } from '@/areas/user-management/users/userFilters';
import { inverseOf } from '@/records/bulk/bulk';
import texts from '../../../../i18n/en/user-management.json';

const { bulk, filters } = texts.users;
const opsWith = (wanted: (operation: (typeof userBulk.operations)[number]) => boolean) =>
  userBulk.operations.filter(wanted).map(({ op }) => op);

describe('the texts of the users’ list', () => {
  it('name each change, say what it will do and what it has done', () => {
    const all = opsWith(() => true);
    for (const part of ['actions', 'titles', 'will', 'done'] as const) {
      expect(Object.keys(bulk[part]), part).toEqual(all);
    }
    expect(Object.keys(bulk.choose)).toEqual(opsWith(({ argument }) => argument !== undefined));
  });

  it('give a reason for each code of a skipped row', () => {
    expect(Object.keys(bulk.reasons).sort()).toEqual([...userBulk.skipCodes].sort());
  });

  it('tell each condition, and name the input of each that can be set', () => {
    const { show: _show, showAll: _showAll, ...ofFields } = filters;
    // Both ends of a range are told by the text of its first one.
    const told = Object.entries(userFilters.fields).filter(([key]) => key !== 'createdAt_lte');
    expect(Object.keys(ofFields).sort()).toEqual(told.map(([key]) => key).sort());
    for (const [key, { hidden = false }] of told) {
      const field: Record<string, string> = ofFields[key as keyof typeof ofFields]; // compared above
      expect(field, key).toHaveProperty('condition');
      expect('label' in field, key).toBe(!hidden);
    }
  });
});

describe('the way back of a change', () => {
  it('is offered only where it is exact', () => {
    const back = userBulk.operations
      .map((operation) => inverseOf(userBulk, { operation, values: ['1'] }))
      .map((order) => order?.operation.op);
    expect(back).toEqual([
      'activate',
      'suspend',
      'removeGroups',
      'addGroups',
      'removeRoles',
      'addRoles',
      undefined,
      undefined,
    ]);
  });
});
