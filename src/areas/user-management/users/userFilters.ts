import { usePermissionKeys, usePermissionName, withUnknownKeys } from '@/people/permissions';
import { groups, roles, viewSharing } from '@/people/references';
import {
  choice,
  dateRange,
  daysWithout,
  defineFilters,
  flag,
  hidden,
  oneOf,
  oneReference,
  references,
} from '@/records/filters/defineFilters';
import { defineViews } from '@/records/views/defineViews';

/** The default order of the list. */
export const defaultSort = { field: 'name', order: 'ASC' } as const;

/** The filters of the list of users. */
export const userFilters = defineFilters({
  texts: 'areas.user-management.users.filters',
  fields: {
    status_eq_any: choice(['invited', 'active', 'suspended'], 'areas.user-management.users.status'),
    invitationExpired: flag(),
    invitationRevoked: flag(),
    invitationNotSent: flag(),
    locked: flag(),
    withoutRoles: flag(),
    withoutGroups: flag(),
    roleIds_inc_any: references(roles),
    groupId_within: oneReference(groups),
    inactiveDays: daysWithout([30, 90, 180, 365], 'neverSignedIn'),
    withPermission: oneOf(usePermissionOptions, usePermissionName),
    ...dateRange('createdAt', { moments: true }),
    ...dateRange('endsOn'),
    hasRoleEnds: flag(),
    neverSignedIn: hidden(flag()),
    groupIds_inc_any: hidden(references(groups)),
    withRole: hidden(oneReference(roles)),
  },
});

/** The views of the list of users. */
export const userViews = defineViews({
  texts: 'areas.user-management.users.views',
  sharing: viewSharing,
  presets: {
    all: { filter: {}, sort: defaultSort },
    dormant: { filter: { inactiveDays: 180 }, sort: { field: 'lastSignInAt', order: 'ASC' } },
    expiredInvitations: { filter: { invitationExpired: true }, sort: { field: 'createdAt', order: 'ASC' } },
    suspended: { filter: { status_eq_any: ['suspended'] }, sort: defaultSort },
  },
});

/** The catalogue of permissions by name; one that it does not list can be chosen all the same. */
function usePermissionOptions(chosenKey: string) {
  const nameOf = usePermissionName();
  const { data: catalogue = [], error } = usePermissionKeys();
  const keys = withUnknownKeys(catalogue, chosenKey === '' ? [] : [chosenKey]);
  return { options: keys.map((value) => ({ value, label: nameOf(value) })), isFailed: error !== null };
}
