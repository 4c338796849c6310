import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLocaleState, useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { dateForms, dateTimeFormat } from '@/ui/formats';
import { useCatalogue } from '../figures/useCatalogue';
import type { Figures } from '../figures/useFigures';

/** Says that the shown figures could not be refreshed, and from when they are, in the publisher's time zone. */
export function RefreshFailed({ figures: { data, error, again } }: { figures: Figures }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [locale] = useLocaleState();
  const { data: catalogue } = useCatalogue();
  if (!data || error === null) return null;
  const timeZone = catalogue?.timeZone ?? 'UTC';
  const format = dateTimeFormat(locale, { ...dateForms.moment, timeZone });
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={<Button onClick={again}>{translate('ui.action.retry')}</Button>}
      sx={{ mb: 1.5 }}
    >
      {translate('areas.product-controlling.page.refreshFailed', {
        moment: `${format.format(new Date(data.asOf))} (${timeZone})`,
        reason: errorText(error),
      })}
    </Alert>
  );
}
