import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useState } from 'react';
import { ListBase, ResourceContextProvider, useTranslate } from 'react-admin';
import { ListFilterProvider } from '@/records/list/ListFilterProvider';
import { ListSearch } from '@/records/list/ListSearch';
import type { Group } from '../groupSchema';
import { BusyDialog } from '../layout/BusyDialog';
import { AddMembers } from './AddMembers';
import { MemberRows } from './MemberRows';
import { usersResource } from './useMembership';

const texts = 'areas.user-management.groups.members';
/** The list shows a failure itself; react-admin's toast would repeat it. */
const silentQuery = { onError: () => {} };

/** The users in a group, without those of the groups below: search, add, remove. Memoized, because the panel renders with the tree. */
export const Members = memo(function Members({ group }: { group: Group }) {
  const translate = useTranslate();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <ResourceContextProvider value={usersResource}>
      <ListBase
        filter={{ groupIds_inc_any: [group.id] }}
        sort={{ field: 'name', order: 'ASC' }}
        perPage={10}
        exporter={false}
        disableSyncWithLocation
        storeKey={false}
        queryOptions={silentQuery}
        disableAuthentication
      >
        <ListFilterProvider>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
            <ListSearch />
            <Button
              variant="outlined"
              startIcon={<PersonAdd />}
              onClick={() => setIsAdding(true)}
              sx={{ ml: 'auto' }}
            >
              {translate(`${texts}.add`)}
            </Button>
          </Box>
          <MemberRows group={group} />
        </ListFilterProvider>
      </ListBase>
      <BusyDialog
        open={isAdding}
        title={translate(`${texts}.addTitle`, { name: group.name })}
        onClose={() => setIsAdding(false)}
      >
        <AddMembers group={group} onClose={() => setIsAdding(false)} />
      </BusyDialog>
    </ResourceContextProvider>
  );
});
