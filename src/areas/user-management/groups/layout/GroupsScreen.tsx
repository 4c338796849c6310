import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { usePreload } from '../../../../ui/loading/usePreload';
import type { GroupsView } from '../groupsLocation';
import { GroupView } from './GroupView';
import { TreeColumn } from './TreeColumn';
import { GroupPanel, NewGroup } from './views';

/** What is opened from the tree; on a handset only the tree is there at first. */
const next = [GroupPanel, NewGroup];

/** Below this width the tree and the group are shown one after the other. */
const twoColumns = '(min-width: 900px)';

/** Tree and group side by side, or one of them where there is no room for both. */
export function GroupsScreen({ view, said }: { view: GroupsView; said: string }) {
  usePreload(next);
  const isWide = useMediaQuery(twoColumns, { noSsr: true });
  const chosenId = view.kind === 'group' ? view.id : undefined;
  const tree = <TreeColumn chosenId={chosenId} said={said} isWide={isWide} />;
  if (!isWide) return view.kind === 'none' ? tree : <GroupView view={view} isWide={false} />;
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', flexGrow: 1, minWidth: 0 }}>
      {tree}
      <Box sx={panel}>
        <GroupView view={view} isWide />
      </Box>
    </Box>
  );
}

const panel = {
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  flexGrow: 1,
  minWidth: 0,
  pl: { xs: 3, lg: 5 },
} as const;
