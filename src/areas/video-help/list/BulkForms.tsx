import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkFormProps } from '@/records/bulk/defineBulk';
import { SelectField } from '@/records/inputs/SelectField';
import { useKnownPages } from '../useKnownPages';

const texts = 'areas.video-help.list.bulk';

/** Chooses a page for films. */
export function PagesForm({ args, onChange, disabled }: BulkFormProps) {
  const translate = useTranslate();
  const { options } = useKnownPages();
  const [page] = Array.isArray(args?.pages) ? args.pages : [];
  return (
    <SelectField
      label={translate(`${texts}.page`)}
      value={String(page ?? '')}
      onChange={(chosen) => onChange(chosen === '' ? undefined : { pages: [chosen] })}
      options={options}
      disabled={disabled}
      required
    />
  );
}

/** Search words for films, separated by commas. */
export function TagsForm({ onChange, disabled }: BulkFormProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  return (
    <TextField
      label={translate(`${texts}.tags`)}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const tags = target.value
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean);
        onChange(tags.length === 0 || tags.some((tag) => tag.length > 40) ? undefined : { tags });
      }}
      helperText={translate(`${texts}.tagsHelp`)}
      disabled={disabled}
      fullWidth
    />
  );
}
