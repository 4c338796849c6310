/** The changes that can be made to many users at once, in the order of the menu. */
export const bulkOps = [
  'suspend',
  'activate',
  'addGroups',
  'removeGroups',
  'addRoles',
  'removeRoles',
  'resendInvitations',
  'delete',
] as const;

export type BulkOp = (typeof bulkOps)[number];

/** What must be chosen before a change can be tried: groups or roles, by the name of the argument on the server. */
export const bulkArgument: Partial<Record<BulkOp, 'groupIds' | 'roleIds'>> = {
  addGroups: 'groupIds',
  removeGroups: 'groupIds',
  addRoles: 'roleIds',
  removeRoles: 'roleIds',
};

const inverse: Partial<Record<BulkOp, BulkOp>> = {
  suspend: 'activate',
  activate: 'suspend',
  addGroups: 'removeGroups',
  removeGroups: 'addGroups',
  addRoles: 'removeRoles',
  removeRoles: 'addRoles',
};

/** What a change of users is: the operation and, where it needs some, the groups or roles. */
export interface BulkOrder {
  readonly op: BulkOp;
  readonly values: readonly string[];
}

/** The arguments of an order as the server takes them. */
export function bulkArgs({ op, values }: BulkOrder): Record<string, readonly string[]> | undefined {
  const argument = bulkArgument[op];
  return argument === undefined ? undefined : { [argument]: values };
}

/**
 * The order that takes another one back, or undefined where none does so exactly. With several groups or roles nobody
 * knows which of them a person had before, so taking back could give a role that was never there.
 */
export function inverseOrder({ op, values }: BulkOrder): BulkOrder | undefined {
  const back = inverse[op];
  if (back === undefined || (bulkArgument[op] !== undefined && values.length !== 1)) return undefined;
  return { op: back, values };
}
