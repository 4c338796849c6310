import Typography from '@mui/material/Typography';
import { useReferenceFieldContext, useTranslate } from 'react-admin';

/** Shown by react-admin's `ReferenceField` for a record that no longer exists, as in the application's own columns. */
export function GoneReference() {
  const { isPending } = useReferenceFieldContext();
  const translate = useTranslate();
  // A field without a reference stays pending, because nothing is loaded.
  return isPending ? null : (
    <Typography component="span" variant="body2">
      {translate('records.gone')}
    </Typography>
  );
}
