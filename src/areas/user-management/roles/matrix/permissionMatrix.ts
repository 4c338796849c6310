import type { Role } from '../roleSchema';

type Keys = ReadonlySet<string>;

/** What the matrix needs of a role. */
export type MatrixRole = Pick<Role, 'id' | 'permissions' | 'version'>;

/**
 * Roles against permission keys: `saved` is what the server keeps, `draft` what the person wants. Never changed in place.
 * `touched` are the keys of all cells that were set, also of those that were set back.
 */
export interface Matrix {
  readonly saved: ReadonlyMap<string, { readonly version: number; readonly keys: Keys }>;
  readonly draft: ReadonlyMap<string, Keys>;
  readonly touched: Keys;
}

/** What a header says of its cells. */
export type Extent = 'all' | 'some' | 'none';

/** A role's permissions as they shall be, with the version that they were changed from. */
export interface RoleChange {
  readonly id: string;
  readonly permissions: readonly string[];
  readonly version: number;
}

const nothing: Keys = new Set();

/** The matrix of roles as the server answered them; nothing is changed yet. */
export function openMatrix(roles: readonly MatrixRole[]): Matrix {
  const saved = new Map(
    roles.map(({ id, version, permissions }) => [id, { version, keys: new Set(permissions) }]),
  );
  return { saved, draft: new Map([...saved].map(([id, { keys }]) => [id, keys])), touched: nothing };
}

/** Whether the role shall have the key. */
export function isSet({ draft }: Matrix, role: string, key: string): boolean {
  return draft.get(role)?.has(key) ?? false;
}

/** Whether the cell differs from what the server keeps. */
export function isChanged(matrix: Matrix, role: string, key: string): boolean {
  return isSet(matrix, role, key) !== (matrix.saved.get(role)?.keys.has(key) ?? false);
}

/** Sets all cells of these roles and keys: one cell, a row, a column or all. Roles that the matrix lacks are left out. */
export function setCells(
  matrix: Matrix,
  roles: readonly string[],
  keys: readonly string[],
  on: boolean,
): Matrix {
  const draft = new Map(matrix.draft);
  const touched = new Set(matrix.touched);
  for (const role of roles) {
    const before = matrix.draft.get(role);
    const differing = keys.filter((key) => before !== undefined && before.has(key) !== on);
    if (before === undefined || differing.length === 0) continue;
    const changed = new Set(differing);
    draft.set(role, new Set(on ? [...before, ...changed] : [...before].filter((key) => !changed.has(key))));
    for (const key of changed) touched.add(key);
  }
  return { ...matrix, draft, touched };
}

/** How many of these roles' cells for these keys are set; none where there is no cell. */
export function extentOf(matrix: Matrix, roles: readonly string[], keys: readonly string[]): Extent {
  let on = 0;
  for (const role of roles) for (const key of keys) if (isSet(matrix, role, key)) on += 1;
  if (on === 0) return 'none';
  return on === roles.length * keys.length ? 'all' : 'some';
}

/** The number of cells that differ from what the server keeps. */
export function changeCount(matrix: Matrix): number {
  let count = 0;
  for (const [role, keys] of matrix.draft) {
    const saved = matrix.saved.get(role)?.keys ?? nothing;
    for (const key of keys) if (!saved.has(key)) count += 1;
    for (const key of saved) if (!keys.has(key)) count += 1;
  }
  return count;
}

/** The roles that have to be saved. Keys that stay keep their order; added ones follow in the order they were set. */
export function roleChanges({ saved, draft }: Matrix): RoleChange[] {
  return [...saved].flatMap(([id, { version, keys }]) => {
    const wanted = draft.get(id) ?? nothing;
    if (equal(wanted, keys)) return [];
    const kept = [...keys].filter((key) => wanted.has(key));
    return [{ id, version, permissions: [...kept, ...[...wanted].filter((key) => !keys.has(key))] }];
  });
}

/** The matrix without the changes. */
export function discardChanges({ saved }: Matrix): Matrix {
  return { saved, draft: new Map([...saved].map(([id, { keys }]) => [id, keys])), touched: nothing };
}

/** The matrix after these roles were saved; what was set meanwhile stays a change. */
export function acceptSaved(matrix: Matrix, changes: readonly RoleChange[]): Matrix {
  const saved = new Map(matrix.saved);
  for (const { id, version, permissions } of changes) saved.set(id, { version, keys: new Set(permissions) });
  return { ...matrix, saved };
}

/**
 * The matrix on a newer answer of the server. A changed role keeps its draft and the version that this was made from,
 * so that somebody else's change is noticed; all others, and one that now is as it was wanted, are as the server has them.
 */
export function renewMatrix(matrix: Matrix, roles: readonly MatrixRole[]): Matrix {
  const fresh = openMatrix(roles);
  const [saved, draft] = [new Map(fresh.saved), new Map(fresh.draft)];
  for (const { id, permissions, version } of roleChanges(matrix)) {
    const now = fresh.draft.get(id);
    if (now === undefined || equal(now, new Set(permissions))) continue;
    saved.set(id, matrix.saved.get(id) ?? { version, keys: nothing });
    draft.set(id, new Set(permissions));
  }
  const renewed = { saved, draft, touched: nothing };
  return changeCount(renewed) > 0 ? { ...renewed, touched: matrix.touched } : renewed;
}

/** The changed roles that somebody else has saved meanwhile, as the server has them now. */
export function overtakenRoles<T extends MatrixRole>(matrix: Matrix, roles: readonly T[]): T[] {
  const changed = new Set(roleChanges(matrix).map(({ id }) => id));
  return roles.filter(({ id, version }) => changed.has(id) && matrix.saved.get(id)?.version !== version);
}

/** The matrix after a conflict: the role as the server has it now, with the keys that it shall have. */
export function resolveRole(matrix: Matrix, theirs: MatrixRole, wanted: readonly string[]): Matrix {
  const saved = new Map(matrix.saved).set(theirs.id, {
    version: theirs.version,
    keys: new Set(theirs.permissions),
  });
  return { ...matrix, saved, draft: new Map(matrix.draft).set(theirs.id, new Set(wanted)) };
}

/** The keys of which the server gives these roles not all the same, and those that were touched: a row does not vanish under the hand. */
export function differingKeys(matrix: Matrix, roles: readonly string[], keys: readonly string[]): string[] {
  return keys.filter((key) => {
    const holders = roles.filter((role) => matrix.saved.get(role)?.keys.has(key)).length;
    return matrix.touched.has(key) || (holders > 0 && holders < roles.length);
  });
}

function equal(one: Keys, other: Keys): boolean {
  return one.size === other.size && [...one].every((key) => other.has(key));
}
