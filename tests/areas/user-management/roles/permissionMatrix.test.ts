import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acceptSaved,
  cellState,
  changeCount,
  differingKeys,
  discardChanges,
  extentOf,
  type Matrix,
  openMatrix,
  overtakenRoles,
  renewMatrix,
  resolveRole,
  roleChanges,
  setCells,
} from '@/areas/user-management/roles/matrix/permissionMatrix';

const isSet = (...cell: Parameters<typeof cellState>) => ['on', 'added'].includes(cellState(...cell));
const isChanged = (...cell: Parameters<typeof cellState>) =>
  ['added', 'removed'].includes(cellState(...cell));
const role = (id: string, permissions: string[], version = 1) => ({ id, permissions, version });
const owner = role('owner', ['profile', 'dashboard']);
const editor = role('editor', ['profile']);
const both = ['owner', 'editor'];

describe('the matrix of roles and permissions', () => {
  it('saves the changed roles alone, kept keys in their order, with the version that was changed', () => {
    const matrix = setCells(
      openMatrix([role('owner', ['b', 'a', 'c'], 7), editor]),
      ['owner'],
      ['a', 'z'],
      true,
    );
    expect(roleChanges(matrix)).toEqual([{ id: 'owner', version: 7, permissions: ['b', 'a', 'c', 'z'] }]);
    expect(roleChanges(setCells(matrix, ['owner'], ['b'], false))).toEqual([
      { id: 'owner', version: 7, permissions: ['a', 'c', 'z'] },
    ]);
  });

  it('names the keys that the roles do not share, and keeps a touched one when it is set alike', () => {
    const keys = ['profile', 'dashboard', 'messages'];
    const matrix = openMatrix([owner, editor]);
    expect(differingKeys(matrix, both, keys)).toEqual(['dashboard']);
    expect(differingKeys(matrix, ['owner'], keys)).toEqual([]);
    const alike = setCells(matrix, ['editor'], ['dashboard'], true);
    expect(differingKeys(alike, both, keys)).toEqual(['dashboard']);
    const back = setCells(setCells(matrix, ['editor'], ['messages'], true), ['editor'], ['messages'], false);
    expect(differingKeys(back, both, keys)).toEqual(['dashboard', 'messages']);
    expect(differingKeys(discardChanges(back), both, keys)).toEqual(['dashboard']);
  });

  it('adopts a newer response, and keeps draft and version of changed roles', () => {
    const changed = setCells(openMatrix([owner, editor]), ['editor'], ['messages'], true);
    const fresh = [role('owner', ['dashboard'], 2), role('editor', [], 5), role('new', ['x'])];
    const renewed = renewMatrix(changed, fresh);
    expect(roleChanges(renewed)).toEqual([
      { id: 'editor', version: 1, permissions: ['profile', 'messages'] },
    ]);
    expect(isSet(renewed, 'owner', 'profile')).toBe(false);
    expect(isSet(renewed, 'new', 'x')).toBe(true);
    expect(overtakenRoles(renewed, fresh)).toEqual([fresh[1]]);
    expect(overtakenRoles(changed, [owner, editor])).toEqual([]);
    const resolved = resolveRole(renewed, role('editor', [], 5), ['messages']);
    expect(roleChanges(resolved)).toEqual([{ id: 'editor', version: 5, permissions: ['messages'] }]);
    expect(overtakenRoles(resolved, fresh)).toEqual([]);
    expect(roleChanges(resolveRole(renewed, role('editor', [], 5), []))).toEqual([]);
  });

  it('has nothing to save where somebody else has made the same change', () => {
    const changed = setCells(openMatrix([owner, editor]), ['editor'], ['messages'], true);
    const fresh = [owner, role('editor', ['messages', 'profile'], 2)];
    const renewed = renewMatrix(changed, fresh);
    expect(changeCount(renewed)).toBe(0);
    expect(overtakenRoles(renewed, fresh)).toEqual([]);
  });

  it('forgets a role that is no longer there', () => {
    const renewed = renewMatrix(setCells(openMatrix([owner, editor]), ['editor'], ['x'], true), [owner]);
    expect(changeCount(renewed)).toBe(0);
    expect(isSet(renewed, 'editor', 'profile')).toBe(false);
  });
});

const ids = ['r1', 'r2', 'r3', 'r4'];
const allKeys = ['k1', 'k2', 'k3', 'k4', 'k5'];
const anyRoles = fc.tuple(
  ...ids.map((id) => fc.subarray(allKeys).map((permissions) => role(id, permissions))),
);
const anyStep = fc.record({ roles: fc.subarray(ids), keys: fc.subarray(allKeys), on: fc.boolean() });
const anyMatrix = fc.tuple(anyRoles, fc.array(anyStep, { maxLength: 8 })).map(([roles, steps]) => ({
  roles,
  matrix: steps.reduce((matrix, step) => setCells(matrix, step.roles, step.keys, step.on), openMatrix(roles)),
}));
const cells = (matrix: Matrix) =>
  ids.flatMap((id) =>
    allKeys.map((key) => ({ id, key, on: isSet(matrix, id, key), changed: isChanged(matrix, id, key) })),
  );

describe('any matrix', () => {
  it('has the extent that counting its cells gives', () => {
    fc.assert(
      fc.property(anyMatrix, fc.subarray(ids), fc.subarray(allKeys), ({ matrix }, roles, keys) => {
        const those = cells(matrix).filter(({ id, key }) => roles.includes(id) && keys.includes(key));
        const on = those.filter((cell) => cell.on).length;
        const extent = on === 0 ? 'none' : on === those.length ? 'all' : 'some';
        expect(extentOf(matrix, roles, keys)).toBe(extent);
      }),
    );
  });

  it('saves what it shows: after the change the server keeps the draft, in any order of keys', () => {
    fc.assert(
      fc.property(anyMatrix, ({ roles, matrix }) => {
        const changes = new Map(roleChanges(matrix).map((change) => [change.id, change.permissions]));
        const stored = roles.map((each) => role(each.id, [...(changes.get(each.id) ?? each.permissions)], 2));
        const renewed = renewMatrix(acceptSaved(matrix, roleChanges(matrix)), stored);
        expect(cells(renewed).map(({ on }) => on)).toEqual(cells(matrix).map(({ on }) => on));
        expect(changeCount(renewed)).toBe(0);
        for (const permissions of changes.values())
          expect(new Set(permissions).size).toBe(permissions.length);
      }),
    );
  });
});
