import { json } from '@/fixture-api/answers';
import { defineFixtures } from '@/fixture-api/defineFixtures';
import { auditEvents } from './fixtures/auditEvents';
import { auditLog, signedIn } from './fixtures/auditLog';
import { deleteGroupCall } from './fixtures/deleteGroupCall';
import { effectivePermissionsCall } from './fixtures/effectivePermissions';
import { groups } from './fixtures/groups';
import { guard, people } from './fixtures/guard';
import { inviteCall } from './fixtures/inviteCall';
import { endWhatIsOver } from './fixtures/lastDays';
import { lockedUntil, signInFailed } from './fixtures/lockOuts';
import { moveGroupCall } from './fixtures/moveGroupCall';
import { previewGroupImpactCall, previewImpactCall } from './fixtures/previewImpactCall';
import { asUser } from './fixtures/records';
import { roles } from './fixtures/roles';
import { sessionCalls } from './fixtures/sessionCalls';
import { sessions } from './fixtures/sessions';
import { setPermissionsCall } from './fixtures/setPermissionsCall';
import { invitationLinkCall } from './fixtures/userCalls';
import { userDefaults } from './fixtures/userDefaults';
import { users } from './fixtures/users';

export const fixtures = defineFixtures({
  permission: 'user-management',
  resources: { users, 'user-defaults': userDefaults, groups, roles, sessions, 'audit-events': auditEvents },
  log: auditLog,
  signedIn,
  signInFailed,
  due: endWhatIsOver,
  calls: [
    {
      method: 'GET',
      path: 'permissions',
      respond: ({ permissionKeys }) => json(permissionKeys.map((key) => ({ key }))),
    },
    inviteCall,
    invitationLinkCall,
    ...sessionCalls,
    effectivePermissionsCall,
    moveGroupCall,
    deleteGroupCall,
    previewImpactCall,
    previewGroupImpactCall,
    setPermissionsCall,
  ],
  guard,
  people: {
    ...people,
    mayTryPassword: (store, user, now) => lockedUntil(store, asUser(user), now) === null,
  },
});
