import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import type { Group } from '../groupSchema';
import { choiceStyles } from '../search/choiceStyles';
import { TreeSearch } from '../search/TreeSearch';
import { RecordTree } from '../tree/RecordTree';
import { topLevel } from '../tree/treeModel';
import type { TreeState } from '../tree/useTreeState';

interface MoveTargetProps {
  tree: TreeState;
  record: Group;
  onClose: () => void;
}

const texts = 'areas.user-management.groups.move';

/**
 * The content of a dialog that chooses a record's new parent: in the tree, by a search, or the top level. An impossible
 * one shows the reason.
 */
export function MoveTarget({ tree, record, onClose }: MoveTargetProps) {
  const translate = useTranslate();
  const { store, moves } = tree;
  const [search, setSearch] = useState('');
  const [expanded, expand] = useState<string[]>([]);
  const [target, setTarget] = useState<{ id: string; name: string }>();
  // The tree itself applies what a move changes.
  const move = useRecordMutation((_calls, parentId: string) => moves.moveInto(record.id, parentId), {
    refreshes: [],
    onSuccess: ({ kind }) => kind === 'done' && onClose(),
  });
  const isTop = record.parentId === null;

  const reasonOf = ({ id, path }: Group) => {
    const above = store.placeOf(id) ? store.above(id) : path.map((step) => step.id);
    if (id === record.id) return translate(`${texts}.itself`);
    if (above.includes(record.id)) return translate(`${texts}.below`);
    return id === record.parentId ? translate(`${texts}.already`) : undefined;
  };
  const choose = ({ id, name }: Pick<Group, 'id' | 'name'>) => {
    setTarget({ id, name });
    move.reset();
  };
  const top = translate(`${texts}.topLevel`);
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', height: 'min(28rem, 60dvh)' }}>
        <TreeSearch
          value={search}
          onChange={setSearch}
          onChoose={choose}
          chosenId={target?.id}
          reasonOf={reasonOf}
        >
          <ButtonBase
            aria-pressed={target?.id === topLevel}
            aria-disabled={isTop || undefined}
            onClick={() => isTop || choose({ id: topLevel, name: top })}
            sx={topLevelStyles}
          >
            {top}
            {isTop ? <span>({translate(`${texts}.already`)})</span> : null}
          </ButtonBase>
          <RecordTree
            tree={tree}
            label={translate('areas.user-management.groups.tree.name')}
            expanded={expanded}
            onExpand={expand}
            chosenId={target?.id}
            onChoose={choose}
            reasonOf={reasonOf}
          />
        </TreeSearch>
        {move.data?.kind === 'failed' ? (
          <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
            {move.data.text}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Box role="status" sx={{ mr: 'auto', typography: 'body2', color: 'text.secondary' }}>
          {target === undefined
            ? translate(`${texts}.choose`)
            : translate(`${texts}.target`, { name: target.name })}
        </Box>
        <Button variant="outlined" onClick={onClose} disabled={move.isPending}>
          {translate('ui.action.cancel')}
        </Button>
        <Button
          variant="contained"
          onClick={() => target && move.mutate(target.id)}
          loading={move.isPending}
          disabled={target === undefined}
        >
          {translate(`${texts}.confirm`)}
        </Button>
      </DialogActions>
    </>
  );
}

const topLevelStyles = {
  ...choiceStyles,
  flexShrink: 0,
  justifyContent: 'flex-start',
  gap: 1,
  minHeight: 40,
  mb: 0.5,
  typography: 'body1',
  fontWeight: 600,
  '& span': { typography: 'caption' },
} as const;
