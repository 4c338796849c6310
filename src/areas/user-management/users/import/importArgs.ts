import { useMemo } from 'react';
import type { ImportArgs } from '@/records/import/defineImport';
import { useProposedGrants } from '../defaults/userDefaults';

const texts = 'areas.user-management.import.options';

/** What new users get whose row names no role or no group, and whether they are invited at once. */
export function useInitialArgs(): ImportArgs {
  const proposedGrants = useProposedGrants();
  return useMemo(() => ({ ...proposedGrants, sendInvitations: true }), [proposedGrants]);
}

/** What the check and the result say about invitations. */
export const noteOf = ({ sendInvitations }: ImportArgs) =>
  `${texts}.${sendInvitations === false ? 'notSent' : 'sent'}`;
