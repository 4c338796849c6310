import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Refusal } from '@/api/refusal';
import type { FieldRegistry } from '../inputs/formFields';

interface SaveFailureProps {
  failure: Refusal;
  /** Whether the record exists already, and so may be gone. */
  exists: boolean;
  registry: FieldRegistry;
}

/** Why a form was not saved, shown next to its button; names the wrong fields that the form does not show. */
export function SaveFailure({ failure, exists, registry }: SaveFailureProps) {
  const translate = useTranslate();
  const { message, kind, fields } = failure;
  const isGone = exists && kind === 'notFound';
  const hidden = Object.entries(fields).filter(([field]) => registry.get(field) === undefined);
  return (
    <Alert severity="error" variant="outlined" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
      {translate('records.notSaved')}{' '}
      {isGone ? translate('records.goneOnSave') : translate(message, { _: message })}
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
