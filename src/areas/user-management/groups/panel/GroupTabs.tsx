import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Group } from '../groupSchema';
import { Members } from '../members/Members';
import { GroupForm } from './GroupForm';

const texts = 'areas.user-management.groups.tabs';

/** Details and members of a group. The address says which is shown; what is typed stays while the other is looked at. */
export function GroupTabs({ group }: { group: Group }) {
  const translate = useTranslate();
  const id = useId();
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === 'members' ? 'members' : 'details';
  const [seenMembers, setSeenMembers] = useState(tab === 'members');
  if (tab === 'members' && !seenMembers) setSeenMembers(true);
  const part = (name: string) => ({
    role: 'tabpanel',
    id: `${id}-${name}`,
    'aria-labelledby': `${id}-${name}-tab`,
    hidden: tab !== name,
  });
  const handle = (name: string) => ({
    value: name,
    id: `${id}-${name}-tab`,
    'aria-controls': `${id}-${name}`,
  });
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next: string) =>
          setQuery(next === 'details' ? {} : { tab: next }, { replace: true })
        }
        aria-label={group.name}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
      >
        <Tab label={translate(`${texts}.details`)} {...handle('details')} />
        <Tab
          label={translate(`${texts}.members`, { smart_count: group.memberCount })}
          {...handle('members')}
        />
      </Tabs>
      <Box {...part('details')}>
        <GroupForm group={group} />
      </Box>
      <Box {...part('members')}>{seenMembers ? <Members group={group} /> : null}</Box>
    </>
  );
}
