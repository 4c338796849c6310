import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Refusal } from '@/api/refusal';
import type { FieldRegistry } from '../inputs/formFields';

interface SaveFailureProps {
  failure: Refusal;
  exists: boolean;
  registry: FieldRegistry;
}

/** Why a save failed, shown next to the button; names the wrong fields that the form does not show. */
export function SaveFailure({ failure, exists, registry }: SaveFailureProps) {
  const translate = useTranslate();
  const { message, status, fields } = failure;
  const gone = exists && status === 404;
  const hidden = Object.entries(fields).filter(([field]) => registry.get(field) === undefined);
  return (
    <Alert severity="error" variant="outlined" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
      {translate('records.notSaved')}{' '}
      {gone ? translate('records.goneOnSave') : translate(message, { _: message })}
      {hidden.length > 0 ? (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {hidden.map(([field, text]) => (
            <li key={field}>
              {field}: {translate(text, { _: text })}
            </li>
          ))}
        </Box>
      ) : null}
    </Alert>
  );
}
