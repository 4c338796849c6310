import { expect, it } from 'vitest';
import { userBulk } from '@/areas/user-management/users/userBulk';
import { inverseOf } from '@/records/bulk/bulk';

it('a bulk change of users can be undone only if the inverse is exact', () => {
  const inverses = userBulk.operations.map(
    (operation) => inverseOf(userBulk, { operation, values: ['1'] })?.operation.op,
  );
  expect(inverses).toEqual([
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

it('a row that would take rights from the person who acts is skipped, not failed', () => {
  expect(userBulk.skipCodes).toEqual(
    expect.arrayContaining(['self', 'own_rights', 'last_holder', 'last_admin']),
  );
});
