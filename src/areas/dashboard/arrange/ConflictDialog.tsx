import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { useTileTitle } from '../frame/useTileTitle';
import { arrangementOf, shownTiles } from '../layout/arrangement';
import type { Layout } from '../layout/layoutSchema';
import type { Tile } from '../tiles';

interface ConflictDialogProps {
  /** The layout that another window has saved. */
  theirs: Layout | undefined;
  tiles: readonly Tile[];
  onTake: (theirs: Layout) => void;
  onKeep: (theirs: Layout) => void;
  onCancel: () => void;
}

const texts = 'areas.dashboard.arrange.conflict';

/** Two windows have saved a layout: the person chooses one, and nothing is merged. */
export function ConflictDialog({ theirs, tiles, onTake, onKeep, onCancel }: ConflictDialogProps) {
  const translate = useTranslate();
  const titleOf = useTileTitle();
  const names = shownTiles(arrangementOf(theirs, tiles), tiles).map(({ tile }) => titleOf(tile));
  return (
    <ModalDialog
      open={theirs !== undefined}
      title={translate(`${texts}.title`)}
      onClose={onCancel}
      maxWidth="sm"
    >
      {(id) => (
        <>
          <DialogContent>
            <DialogContentText id={id}>
              {translate(`${texts}.message`, { names: names.join(', ') || translate(`${texts}.nothing`) })}
            </DialogContentText>
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={onCancel}>
              {translate('ui.action.cancel')}
            </Button>
            <Button variant="outlined" onClick={() => theirs && onTake(theirs)}>
              {translate(`${texts}.take`)}
            </Button>
            <Button variant="contained" onClick={() => theirs && onKeep(theirs)}>
              {translate(`${texts}.keep`)}
            </Button>
          </DialogActions>
        </>
      )}
    </ModalDialog>
  );
}
