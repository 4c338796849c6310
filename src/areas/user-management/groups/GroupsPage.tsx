import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Navigate } from 'react-router-dom';
import { lazyPart } from '../../../ui/loading/LazyPart';
import { usePreload } from '../../../ui/loading/usePreload';
import { GroupsContext, useGroupsState } from './groupsContext';
import { type GroupsView, useGroupsView } from './groupsLocation';
import { NothingChosen } from './layout/NothingChosen';
import { TreeColumn } from './layout/TreeColumn';

const GroupPanel = lazyPart(() => import('./panel/GroupPanel').then((part) => part.GroupPanel));
const NewGroup = lazyPart(() => import('./panel/NewGroup').then((part) => part.NewGroup));

/** What is opened from the tree; on a handset only the tree is there at first. */
const next = [GroupPanel, NewGroup];

/** Below this width the tree and the group are shown one after the other. */
const twoColumns = '(min-width: 900px)';

/** The tree of groups and the chosen group; one component for all paths, so that the tree stays while groups are chosen. */
export function GroupsPage() {
  usePreload(next);
  const view = useGroupsView();
  const { groups, dialog } = useGroupsState();
  const isWide = useMediaQuery(twoColumns, { noSsr: true });
  if (view.kind === 'unknown') return <Navigate to="/404" replace />;
  const tree = <TreeColumn chosenId={view.kind === 'group' ? view.id : undefined} isWide={isWide} />;
  return (
    <GroupsContext value={groups}>
      {isWide ? (
        <Box sx={{ display: 'flex', alignItems: 'flex-start', flexGrow: 1, minWidth: 0 }}>
          {tree}
          <Box sx={panel}>
            <ChosenView view={view} isWide />
          </Box>
        </Box>
      ) : null}
      {!isWide && view.kind === 'none' ? tree : null}
      {!isWide && view.kind !== 'none' ? <ChosenView view={view} isWide={false} /> : null}
      {dialog}
    </GroupsContext>
  );
}

/** What the address asks for, beside the tree or alone. */
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

const panel = {
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  flexGrow: 1,
  minWidth: 0,
  pl: { xs: 3, lg: 5 },
} as const;
