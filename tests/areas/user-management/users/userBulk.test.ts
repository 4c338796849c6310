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
    'replaceRole',
    undefined,
    undefined,
    undefined,
  ]);
});

it('a replaced role is undone by the roles exchanged', () => {
  const operation = userBulk.operations.find(({ op }) => op === 'replaceRole');
  if (operation === undefined) throw new Error('There is no such operation');
  const inverse = inverseOf(userBulk, { operation, values: [], args: { roleId: 'a', newRoleId: 'b' } });
  expect(inverse?.args).toEqual({ roleId: 'b', newRoleId: 'a' });
});

it('a row that would take rights from the person who acts is skipped, not failed', () => {
  expect(userBulk.skipCodes).toEqual(
    expect.arrayContaining(['self', 'own_rights', 'last_holder', 'last_admin']),
  );
});
