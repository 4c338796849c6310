import { defineViews } from '../../../records/views/defineViews';

/** How the list of users is sorted as long as nobody says otherwise. */
export const usualSort = { field: 'name', order: 'ASC' } as const;

/** The views of the list of users. */
export const userViews = defineViews({
  texts: 'areas.user-management.users.views',
  presets: {
    all: { filter: {}, sort: usualSort },
    dormant: { filter: { inactiveDays: 180 }, sort: { field: 'lastSignInAt', order: 'ASC' } },
    expiredInvitations: { filter: { invitationExpired: true }, sort: { field: 'createdAt', order: 'ASC' } },
    suspended: { filter: { status_eq_any: ['suspended'] }, sort: usualSort },
  },
});
