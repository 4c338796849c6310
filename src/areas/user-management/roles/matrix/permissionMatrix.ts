type Keys = ReadonlySet<string>;

/** The keys of a role: on the server, with their version, and as drafted. */
interface RoleKeys {
  readonly version: number;
  readonly saved: Keys;
  readonly draft: Keys;
}

/** Roles by id against permission keys; never changed in place. `touched` are the keys of all cells that were set, also of those set back. */
export interface Matrix {
  readonly roles: ReadonlyMap<string, RoleKeys>;
  readonly touched: Keys;
}

/** How many of a header's cells are set. */
export type Extent = 'all' | 'some' | 'none';

/** Whether a role has a key in the draft, and whether that is a change. */
export type CellState = 'on' | 'off' | 'added' | 'removed';

/** The permissions of a role: as stored, or drafted with the version that the draft is based on. */
export interface RolePermissions {
  readonly id: string;
  readonly permissions: readonly string[];
  readonly version: number;
}

const noKeys: Keys = new Set();

/** The matrix of roles as the server answered them; nothing is changed yet. */
export function openMatrix(roles: readonly RolePermissions[]): Matrix {
  const states = roles.map(({ id, version, permissions }): [string, RoleKeys] => {
    const keys = new Set(permissions);
    return [id, { version, saved: keys, draft: keys }];
  });
  return { roles: new Map(states), touched: noKeys };
}

/** The state of one cell; a role that the matrix does not have has no key. */
export function cellState({ roles }: Matrix, role: string, key: string): CellState {
  const { saved = noKeys, draft = noKeys } = roles.get(role) ?? {};
  if (draft.has(key)) return saved.has(key) ? 'on' : 'added';
  return saved.has(key) ? 'removed' : 'off';
}

/** Sets all cells of these roles and keys: one cell, a row, a column or all. Roles that the matrix does not have are skipped. */
export function setCells(
  matrix: Matrix,
  roles: readonly string[],
  keys: readonly string[],
  on: boolean,
): Matrix {
  const next = new Map(matrix.roles);
  const touched = new Set(matrix.touched);
  for (const role of roles) {
    const state = matrix.roles.get(role);
    const changedKeys = new Set(keys.filter((key) => state !== undefined && state.draft.has(key) !== on));
    if (state === undefined || changedKeys.size === 0) continue;
    const draft = on ? [...state.draft, ...changedKeys] : without(state.draft, changedKeys);
    next.set(role, { ...state, draft: new Set(draft) });
    for (const key of changedKeys) touched.add(key);
  }
  return { roles: next, touched };
}

/** How many of these roles' cells for these keys are set; `none` where there is no cell. */
export function extentOf(
  { roles: states }: Matrix,
  roles: readonly string[],
  keys: readonly string[],
): Extent {
  let on = 0;
  for (const role of roles) for (const key of keys) if (states.get(role)?.draft.has(key)) on += 1;
  if (on === 0) return 'none';
  return on === roles.length * keys.length ? 'all' : 'some';
}

/** The number of cells that differ from what the server has. */
export function changeCount({ roles }: Matrix): number {
  return [...roles.values()].flatMap(({ saved, draft }) => [
    ...without(draft, saved),
    ...without(saved, draft),
  ]).length;
}

/** The roles that have to be saved. Keys that stay keep their order; added ones follow in the order they were set. */
export function roleChanges({ roles }: Matrix): RolePermissions[] {
  return [...roles].flatMap(([id, { version, saved, draft }]) => {
    if (isEqual(saved, draft)) return [];
    const keptKeys = [...saved].filter((key) => draft.has(key));
    return [{ id, version, permissions: [...keptKeys, ...without(draft, saved)] }];
  });
}

/** The matrix without the changes. */
export function discardChanges({ roles }: Matrix): Matrix {
  const states = [...roles].map(([id, state]): [string, RoleKeys] => [id, { ...state, draft: state.saved }]);
  return { roles: new Map(states), touched: noKeys };
}

/** The matrix after these roles were saved; cells set in the meantime stay changes. */
export function acceptSaved(matrix: Matrix, changes: readonly RolePermissions[]): Matrix {
  const roles = new Map(matrix.roles);
  for (const { id, permissions } of changes) {
    const state = roles.get(id);
    if (state) roles.set(id, { ...state, saved: new Set(permissions) });
  }
  return { ...matrix, roles };
}

/**
 * The matrix after a newer response of the server. A changed role keeps its draft and the version that this is based on, so
 * that somebody else's change is noticed. All others, and one that now is as it was planned, are as the server has them.
 */
export function renewMatrix(matrix: Matrix, serverRoles: readonly RolePermissions[]): Matrix {
  const roles = new Map(openMatrix(serverRoles).roles);
  for (const [id, state] of matrix.roles) {
    const now = roles.get(id);
    const isChanged = !isEqual(state.saved, state.draft);
    if (isChanged && now && !isEqual(now.saved, state.draft)) roles.set(id, state);
  }
  const renewed = { roles, touched: noKeys };
  return changeCount(renewed) > 0 ? { roles, touched: matrix.touched } : renewed;
}

/** The changed roles that somebody else has saved in the meantime, as the server has them now. */
export function overtakenRoles<T extends RolePermissions>({ roles }: Matrix, serverRoles: readonly T[]): T[] {
  return serverRoles.filter(({ id, version }) => {
    const state = roles.get(id);
    return state && state.version !== version && !isEqual(state.saved, state.draft);
  });
}

/** The matrix after a conflict: the role as the server has it now, with its planned keys. */
export function resolveRole(
  matrix: Matrix,
  theirRole: RolePermissions,
  plannedKeys: readonly string[],
): Matrix {
  const { id, version, permissions } = theirRole;
  const state = { version, saved: new Set(permissions), draft: new Set(plannedKeys) };
  return { ...matrix, roles: new Map(matrix.roles).set(id, state) };
}

/** The keys that only some of these roles have on the server, and those that were touched: a row being edited does not vanish. */
export function differingKeys(matrix: Matrix, roles: readonly string[], keys: readonly string[]): string[] {
  return keys.filter((key) => {
    const holders = roles.filter((role) => matrix.roles.get(role)?.saved.has(key)).length;
    return matrix.touched.has(key) || (holders > 0 && holders < roles.length);
  });
}

function without(keys: Keys, excluded: Keys): string[] {
  return [...keys].filter((key) => !excluded.has(key));
}

function isEqual(one: Keys, other: Keys): boolean {
  return one.size === other.size && without(one, other).length === 0;
}
