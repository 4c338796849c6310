import { useEffect, useEffectEvent } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { refusalOf } from '../../../../api/refusal';
import { AppLink } from '../../../../ui/page/AppLink';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { LoadingState } from '../../../../ui/state/LoadingState';
import type { Group } from '../groupSchema';
import { groupsResource } from '../groupSource';
import { useGroups } from '../groupsContext';
import { groupsPath } from '../groupsLocation';
import { PanelHeader } from '../layout/PanelHeader';
import { GroupActions } from './GroupActions';
import { GroupPath } from './GroupPath';
import { GroupTabs } from './GroupTabs';

/** The chosen group, loaded anew; what the tree knows about it is brought up to date. */
export function GroupPanel({ id, isWide }: { id: string; isWide: boolean }) {
  const translate = useTranslate();
  const { store, expanded, revealed, reveal } = useGroups();
  const { data, error, isFetching, refetch } = useGetOne<Group>(groupsResource, { id });

  const show = useEffectEvent((group: Group) => {
    if (revealed?.id === group.id) return;
    const isKnown = store.placeOf(group.id) !== undefined;
    const isOpen = isKnown && store.above(group.id).every((above) => expanded.includes(above));
    // On a narrow window the tree is not there; it is to stand at this group when it comes back, at no further cost.
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

  if (data !== undefined) {
    return (
      <>
        <PanelHeader title={data.name} isWide={isWide} path={<GroupPath path={data.path} />}>
          <GroupActions group={data} />
        </PanelHeader>
        <GroupTabs group={data} />
      </>
    );
  }
  if (isFetching || error === null) return <LoadingState />;
  const { status, message } = refusalOf(error);
  if (status === 404) {
    return (
      <EmptyState title={translate('records.gone')} message={translate('records.goneHelp')}>
        <AppLink to={groupsPath}>{translate('areas.user-management.groups.toAll')}</AppLink>
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title={translate('records.recordFailed')}
      message={translate(message, { _: message })}
      onRetry={() => void refetch()}
    />
  );
}
