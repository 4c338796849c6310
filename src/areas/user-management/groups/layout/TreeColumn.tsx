import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { useErrorText } from '@/records/calls/useErrorText';
import { helpAnchor } from '@/ui/shell';
import { EmptyState } from '@/ui/state/EmptyState';
import { ErrorState } from '@/ui/state/ErrorState';
import type { Group } from '../groupSchema';
import { useGroups } from '../groupsContext';
import { createPath, groupPath } from '../groupsLocation';
import { TreeSearch } from '../search/TreeSearch';
import { RecordTree } from '../tree/RecordTree';
import { TreeFrame } from '../tree/TreeFrame';
import { topLevel } from '../tree/treeModel';
import { useTopLevel } from '../tree/useTreeState';

interface TreeColumnProps {
  chosenId: string | undefined;
  /** The group that was open before; on a narrow window, Back returns to its line. */
  lastOpenId: string | undefined;
  isWide: boolean;
}

const texts = 'areas.user-management.groups';

/** The left column: headline, search and tree, or the reason why there is no tree. */
export function TreeColumn({ chosenId, lastOpenId, isWide }: TreeColumnProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const groups = useGroups();
  const { store, expanded, expand, revealTarget, reveal, onRevealed, moves, announcement } = groups;
  const [search, setSearch] = useState('');
  const top = useTopLevel(store);
  const failure = top.counted ? undefined : top.failures.get(0);
  const isEmpty = top.counted && top.ids.length === 0;

  const revealLastOpen = useEffectEvent(() => {
    if (!isWide && lastOpenId !== undefined) reveal({ id: lastOpenId, path: [] }, { focus: true });
  });
  useEffect(() => revealLastOpen(), []);

  const choose = (group: Group) => void navigate(groupPath(group.id));
  const show = (group: Group) => {
    setSearch('');
    reveal(group, { focus: isWide });
  };
  const create = (
    <Button
      variant="contained"
      component={Link}
      to={createPath()}
      startIcon={<Add />}
      {...helpAnchor('user-management.createGroup')}
    >
      {translate(`${texts}.create.action`)}
    </Button>
  );
  return (
    <TreeFrame
      isWide={isWide}
      headline={translate('areas.user-management.children.groups.caption')}
      lead={translate('resources.user-management/groups.lead')}
      hasTools={!isEmpty}
      onCollapse={() => expand([])}
      announcement={announcement}
    >
      {failure !== undefined ? (
        <ErrorState
          title={translate(`${texts}.tree.allFailed`)}
          message={errorText(failure)}
          onRetry={() => store.retry(topLevel, 0)}
        />
      ) : null}
      {isEmpty ? (
        <EmptyState title={translate(`${texts}.empty.title`)} message={translate(`${texts}.empty.message`)}>
          {create}
        </EmptyState>
      ) : null}
      <Box hidden={isEmpty || failure !== undefined} sx={body}>
        <TreeSearch
          value={search}
          onChange={setSearch}
          onChoose={show}
          hrefOf={(group) => groupPath(group.id)}
          tools={create}
        >
          <RecordTree
            tree={groups}
            label={translate(`${texts}.tree.name`)}
            expanded={expanded}
            onExpand={expand}
            chosenId={chosenId}
            isPage
            onChoose={choose}
            revealTarget={revealTarget}
            onRevealed={onRevealed}
            moves={moves}
          />
        </TreeSearch>
      </Box>
    </TreeFrame>
  );
}

const body = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minHeight: 0,
  '&[hidden]': { display: 'none' },
} as const;
