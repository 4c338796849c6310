import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Group } from '../groupSchema';
import { useGroups } from '../groupsContext';
import { choiceStyles } from '../search/choiceStyles';
import { GroupSearch } from '../search/GroupSearch';
import { GroupTree } from '../tree/GroupTree';
import { topLevel } from '../tree/treeModel';

const texts = 'areas.user-management.groups.move';

/** Chooses the new parent of a group: in the tree, by a search, or the top level. One that is not possible says why. */
export function MoveTarget({ group, onClose }: { group: Group; onClose: () => void }) {
  const translate = useTranslate();
  const { store, moves } = useGroups();
  const [search, setSearch] = useState('');
  const [expanded, expand] = useState<string[]>([]);
  const [target, setTarget] = useState<{ id: string; name: string }>();
  const move = useMutation({
    mutationFn: async (parentId: string) => (await moves.moveInto(group.id, parentId)) ?? null,
    onSuccess: (failure) => failure === null && onClose(),
  });
  const isTop = group.parentId === null;

  const reasonOf = ({ id, path }: Group) => {
    const above = store.placeOf(id) ? store.above(id) : path.map((step) => step.id);
    if (id === group.id) return translate(`${texts}.itself`);
    if (above.includes(group.id)) return translate(`${texts}.below`);
    return id === group.parentId ? translate(`${texts}.already`) : undefined;
  };
  const choose = ({ id, name }: Pick<Group, 'id' | 'name'>) => {
    setTarget({ id, name });
    move.reset();
  };
  const top = translate(`${texts}.topLevel`);
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', height: 'min(28rem, 60dvh)' }}>
        <GroupSearch
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
          <GroupTree
            label={translate('areas.user-management.groups.tree.name')}
            expanded={expanded}
            onExpand={expand}
            chosenId={target?.id}
            onChoose={choose}
            reasonOf={reasonOf}
          />
        </GroupSearch>
        {move.data == null ? null : (
          <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
            {move.data}
          </Alert>
        )}
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
