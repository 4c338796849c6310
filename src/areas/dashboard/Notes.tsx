import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { usePagePeriod } from './period/pagePeriod';

interface NotesProps {
  /** The person's layout has not arrived. */
  isMissing: boolean;
  /** At least one widget has a period. */
  hasPeriod: boolean;
  onRetry: () => void;
}

/** Explains what the page shows instead of the person's layout or the requested period. */
export function Notes({ isMissing, hasPeriod, onRetry }: NotesProps) {
  const translate = useTranslate();
  const { isDamaged } = usePagePeriod().period;
  return (
    <>
      {isMissing ? (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            <Button color="inherit" size="small" onClick={onRetry}>
              {translate('ui.action.retry')}
            </Button>
          }
          sx={{ mb: 2 }}
        >
          {translate('areas.dashboard.layoutFailed')}
        </Alert>
      ) : null}
      {hasPeriod && isDamaged ? (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {translate('areas.dashboard.periodDamaged')}
        </Alert>
      ) : null}
    </>
  );
}
