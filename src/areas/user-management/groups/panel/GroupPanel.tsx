import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Loaded } from '@/records/calls/Loaded';
import { RecordTabs } from '@/records/tabs/RecordTabs';
import { EmptyState } from '@/ui/state/EmptyState';
import { type Group, groupsResource } from '../groupSchema';
import { useGroups } from '../groupsContext';
import { groupsPath } from '../groupsLocation';
import { PanelHeader } from '../layout/PanelHeader';
import { Members } from '../members/Members';
import { GroupActions } from './GroupActions';
import { GroupForm } from './GroupForm';

const texts = 'areas.user-management.groups';

/** The chosen group, loaded again; the tree adopts what is new. */
export function GroupPanel({ id, isWide }: { id: string; isWide: boolean }) {
  const translate = useTranslate();
  const { store, expanded, revealTarget, reveal } = useGroups();
  const query = useGetOne<Group>(groupsResource, { id });
  const { data } = query;

  const show = useEffectEvent((group: Group) => {
    if (revealTarget?.id === group.id) return;
    const isKnown = store.placeOf(group.id) !== undefined;
    const isOpen = isKnown && store.above(group.id).every((above) => expanded.includes(above));
    // On a narrow window the tree is not there; when it comes back, it shows this group without a further request.
    if (isWide ? !isOpen : isKnown) reveal(group);
  });
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (data) store.put(data);
  }, [data, store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a group is brought into sight once, not after each change
  useEffect(() => {
    if (data) show(data);
  }, [isLoaded]);

  const missing = (
    <EmptyState title={translate('records.gone')} message={translate('records.goneHelp')}>
      <Button component={Link} to={groupsPath} variant="outlined">
        {translate(`${texts}.toAll`)}
      </Button>
    </EmptyState>
  );
  return (
    <Loaded query={query} missing={missing}>
      {(group) => (
        <>
          <PanelHeader title={group.name} isWide={isWide} path={group.path}>
            <GroupActions group={group} />
          </PanelHeader>
          <RecordTabs
            label={group.name}
            tabs={[
              {
                name: 'details',
                label: translate(`${texts}.tabs.details`),
                content: <GroupForm group={group} />,
              },
              {
                name: 'members',
                label: translate(`${texts}.tabs.members`, { smart_count: group.memberCount }),
                content: <Members group={group} />,
              },
            ]}
          />
        </>
      )}
    </Loaded>
  );
}
