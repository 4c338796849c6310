import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { useDocumentTitle } from '@/ui/page/documentTitle';
import { EmptyState } from '@/ui/state/EmptyState';
import { GroupStoreContext, GroupsContext, useGroupStore, useGroupsState } from './groupsContext';
import { type GroupsView, useGroupsView } from './groupsLocation';
import { TreeColumn } from './layout/TreeColumn';
import { GroupPanel } from './panel/GroupPanel';
import { NewGroup } from './panel/NewGroup';
import { useTopLevel } from './tree/useTreeState';

/** Below this width the tree and the group are shown one after the other. */
const twoColumns = '(min-width: 900px)';

/** The tree of groups and the chosen group; one component for all paths, so that the tree stays while groups are chosen. */
export function GroupsPage() {
  const view = useGroupsView();
  const { groups, groupStore, dialog } = useGroupsState();
  const isWide = useMediaQuery(twoColumns, { noSsr: true });
  const [lastOpenId, setLastOpenId] = useState<string>();
  if (view.kind === 'group' && view.id !== lastOpenId) setLastOpenId(view.id);
  if (view.kind === 'unknown') return <Navigate to="/404" replace />;
  const tree = (
    <TreeColumn
      chosenId={view.kind === 'group' ? view.id : undefined}
      lastOpenId={lastOpenId}
      isWide={isWide}
    />
  );
  const panelContent = <ChosenView view={view} isWide={isWide} />;
  const singleColumn = view.kind === 'none' ? tree : panelContent;
  const content = isWide ? (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', flexGrow: 1, minWidth: 0 }}>
      {tree}
      <Box sx={panel}>{panelContent}</Box>
    </Box>
  ) : (
    singleColumn
  );
  return (
    <GroupStoreContext value={groupStore}>
      <GroupsContext value={groups}>
        {content}
        {dialog}
      </GroupsContext>
    </GroupStoreContext>
  );
}

/** The page of the address, next to the tree or alone. */
function ChosenView({ view, isWide }: { view: GroupsView; isWide: boolean }) {
  switch (view.kind) {
    case 'group':
      return <GroupPanel key={view.id} id={view.id} isWide={isWide} />;
    case 'create':
      return <NewGroup key={view.parentId ?? ''} parentId={view.parentId} isWide={isWide} />;
    default:
      return <NothingChosen />;
  }
}

/** Next to the tree while no group is chosen; nothing if there are no groups. */
function NothingChosen() {
  const translate = useTranslate();
  const top = useTopLevel(useGroupStore().store);
  useDocumentTitle(translate('areas.user-management.children.groups.caption'));
  if (!top.counted || top.ids.length === 0) return null;
  return (
    <EmptyState
      icon={<AccountTreeOutlined />}
      title={translate('areas.user-management.groups.nothingChosen.title')}
      message={translate('areas.user-management.groups.nothingChosen.message')}
    />
  );
}

const panel = {
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  flexGrow: 1,
  minWidth: 0,
  '--bar-inset': { xs: '24px', lg: '40px' },
  pl: 'var(--bar-inset)',
} as const;
