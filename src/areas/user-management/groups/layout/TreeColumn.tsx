import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { errorTextKey } from '../../../../api/apiError';
import { PageHeader } from '../../../../ui/page/PageHeader';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { ErrorState } from '../../../../ui/state/ErrorState';
import type { Group } from '../groupSchema';
import { useGroups } from '../groupsContext';
import { createPath, groupPath } from '../groupsLocation';
import { GroupSearch } from '../search/GroupSearch';
import { topLevel } from '../tree/forest';
import { GroupTree } from '../tree/GroupTree';
import { TreeTools } from './TreeTools';

interface TreeColumnProps {
  chosenId: string | undefined;
  /** What was announced last. */
  said: string;
  isWide: boolean;
}

const texts = 'areas.user-management.groups';

/** The left side: headline, search, the tree and, below it, what has just happened in it. */
export function TreeColumn({ chosenId, said, isWide }: TreeColumnProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { store, expanded, expand, revealed, reveal, onRevealed, moves } = useGroups();
  const [search, setSearch] = useState('');
  const top = useSyncExternalStore(store.subscribe, () => store.branch(topLevel));
  const failure = top.failures.get(0);
  const isEmpty = top.counted && top.ids.length === 0;

  const choose = (group: Group) => void navigate(groupPath(group.id));
  const reveals = (group: Group) => {
    setSearch('');
    reveal(group, { focus: isWide });
  };
  const create = (
    <Button variant="outlined" component={Link} to={createPath()} startIcon={<Add />}>
      {translate(`${texts}.create.action`)}
    </Button>
  );
  return (
    <Box sx={isWide ? wideColumn : column}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <PageHeader
            headline={translate('areas.user-management.children.groups.caption')}
            lead={translate('resources.user-management/groups.lead')}
          />
        </Box>
        {!isEmpty && <TreeTools onCollapse={() => expand([])} />}
      </Box>
      {failure !== undefined && !top.counted ? (
        <ErrorState
          title={translate(`${texts}.tree.allFailed`)}
          message={translate(errorTextKey(failure))}
          onRetry={() => store.retry(topLevel, 0)}
        />
      ) : null}
      {isEmpty ? (
        <EmptyState title={translate(`${texts}.empty.title`)} message={translate(`${texts}.empty.message`)}>
          {create}
        </EmptyState>
      ) : null}
      <Box hidden={isEmpty || (failure !== undefined && !top.counted)} sx={body}>
        <GroupSearch
          value={search}
          onChange={setSearch}
          onChoose={reveals}
          hrefOf={(group) => groupPath(group.id)}
          tools={create}
        >
          <GroupTree
            label={translate(`${texts}.tree.name`)}
            store={store}
            expanded={expanded}
            onExpand={expand}
            chosenId={chosenId}
            isPage
            onChoose={choose}
            revealed={revealed}
            onRevealed={onRevealed}
            moves={moves}
          />
        </GroupSearch>
        <Box role="status" sx={status}>
          {said}
        </Box>
      </Box>
    </Box>
  );
}

const column = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // The tree scrolls by itself: what stands above it stays, and only the lines in sight are in the document.
  height: 'calc(100dvh - var(--toolbar-offset) - 2 * var(--page-padding-block))',
  minHeight: 360,
} as const;
const wideColumn = {
  ...column,
  position: 'sticky',
  top: 'var(--toolbar-offset)',
  boxSizing: 'border-box',
  flexShrink: 0,
  width: 'clamp(17rem, 36%, 26rem)',
  height: 'calc(100dvh - var(--toolbar-offset))',
  my: 'calc(-1 * var(--page-padding-block))',
  pt: 'var(--page-padding-block)',
  pb: 1,
  pr: 3,
  borderRight: 1,
  borderColor: 'divider',
} as const;
const body = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minHeight: 0,
  '&[hidden]': { display: 'none' },
} as const;
const status = {
  minHeight: 20,
  mt: 1,
  typography: 'caption',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;
