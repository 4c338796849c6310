import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkFormProps } from '@/records/bulk/defineBulk';
import { readTags } from '../readTags';

/** Which tags keys get or lose. */
export function TagsForm({ onChange, disabled }: BulkFormProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  return (
    <TextField
      label={translate('resources.default-translations/translations.fields.tags')}
      helperText={translate('areas.default-translations.grid.tagsHelp')}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const tags = readTags(target.value);
        onChange(tags.length === 0 ? undefined : { tags });
      }}
      disabled={disabled}
      autoComplete="off"
    />
  );
}
