import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { ModalDialog } from '@/ui/dialog/ModalDialog';

const texts = 'areas.messages.change';

export type Change = 'correction' | 'news';

interface ChangeQuestionProps {
  name: string;
  open: boolean;
  /** Gets undefined if the user cancels. */
  onAnswer: (change?: Change) => void;
}

/** Asks whether readers should read the changed message again. */
export function ChangeQuestion({ name, open, onAnswer }: ChangeQuestionProps) {
  const translate = useTranslate();
  return (
    <ModalDialog
      open={open}
      title={translate(`${texts}.title`, { name })}
      onClose={() => onAnswer()}
      maxWidth="sm"
      focusTitle
    >
      {(descriptionId) => (
        <>
          <DialogContent>
            <DialogContentText id={descriptionId}>{translate(`${texts}.message`)}</DialogContentText>
          </DialogContent>
          <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
            <Button variant="outlined" onClick={() => onAnswer()}>
              {translate('ui.action.cancel')}
            </Button>
            <Button variant="outlined" onClick={() => onAnswer('correction')}>
              {translate(`${texts}.correction`)}
            </Button>
            <Button variant="contained" onClick={() => onAnswer('news')}>
              {translate(`${texts}.news`)}
            </Button>
          </DialogActions>
        </>
      )}
    </ModalDialog>
  );
}
