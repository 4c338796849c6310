import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { BottomBar } from '@/ui/page/BottomBar';

interface ArrangeBarProps {
  isSaving: boolean;
  /** Why the save failed. */
  failure: string | undefined;
  onSave: () => void;
  onCancel: () => void;
}

const texts = 'areas.dashboard.arrange';

/** Saves the arrangement or cancels it. */
export function ArrangeBar({ isSaving, failure, onSave, onCancel }: ArrangeBarProps) {
  const translate = useTranslate();
  return (
    <BottomBar>
      {failure === undefined ? null : (
        <Alert severity="error" variant="outlined" sx={{ width: '100%' }}>
          {translate(`${texts}.notSaved`, { reason: failure })}
        </Alert>
      )}
      <Button variant="contained" loading={isSaving} onClick={onSave}>
        {translate(`${texts}.save`)}
      </Button>
      <Button variant="outlined" onClick={onCancel}>
        {translate('ui.action.cancel')}
      </Button>
    </BottomBar>
  );
}
