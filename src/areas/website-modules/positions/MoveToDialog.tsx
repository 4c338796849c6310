import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { type Position, positionName } from '../positionSchema';
import { positionLine } from './positionBook';
import type { PositionTree } from './usePositionTree';

interface MoveToDialogProps {
  open: boolean;
  tree: PositionTree;
  /** The line of the module. */
  line: string;
  refusalOf: (line: string, positionId: string) => string | undefined;
  onClose: () => void;
}

const texts = 'areas.website-modules.positions.move';

/** Moves a module to the end of another position, chosen by name; positions that refuse it say why. */
export function MoveToDialog({ open, tree, line, refusalOf, onClose }: MoveToDialogProps) {
  const translate = useTranslate();
  const { book, moves } = tree;
  const [target, setTarget] = useState<Position | null>(null);
  const name = book.record(line)?.name ?? '';
  const here = book.placed(line)?.positionId;
  const reasonOf = ({ id }: Position) => (id === here ? translate(`${texts}.already`) : refusalOf(line, id));
  const move = (into: Position) => {
    void moves.moveInto(line, positionLine(into.id));
    onClose();
  };
  return (
    <ModalDialog open={open} title={translate(`${texts}.title`, { name })} onClose={onClose} maxWidth="sm">
      <DialogContent>
        <Autocomplete<Position>
          value={target}
          onChange={(_event, chosen) => setTarget(chosen)}
          options={[...book.positions()]}
          groupBy={({ page }) => page}
          getOptionKey={({ id }) => id}
          getOptionLabel={(position) => `${position.page} / ${positionName(position)}`}
          getOptionDisabled={(position) => reasonOf(position) !== undefined}
          disabledItemsFocusable
          autoHighlight
          renderOption={({ key, ...item }, position) => (
            <Box
              component="li"
              key={key}
              {...item}
              dir="auto"
              sx={{ '&&': { flexWrap: 'wrap', opacity: 1 } }}
            >
              {positionName(position)}
              <Box
                component="span"
                sx={{ flexBasis: '100%', typography: 'caption', color: 'text.secondary' }}
              >
                {reasonOf(position)}
              </Box>
            </Box>
          )}
          openText={translate('ra.action.open')}
          closeText={translate('ra.action.close')}
          clearText={translate('records.inputs.clear')}
          noOptionsText={translate('records.inputs.noneFound')}
          renderInput={(params) => <TextField {...params} autoFocus label={translate(`${texts}.position`)} />}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('ui.action.cancel')}
        </Button>
        <Button variant="contained" onClick={() => target && move(target)} disabled={target === null}>
          {translate(`${texts}.confirm`)}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
