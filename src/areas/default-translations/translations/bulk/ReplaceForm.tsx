import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkFormProps } from '@/records/bulk/defineBulk';
import { takeFocus } from '@/ui/focus/takeFocus';
import { LanguageField } from './LanguageField';
import { useBulkLanguage } from './useBulkLanguage';

const texts = 'areas.default-translations.grid.bulk';

/** What is replaced by what in the texts of a language. */
export function ReplaceForm({ onChange, disabled }: BulkFormProps) {
  const translate = useTranslate();
  const [args, setArgs] = useState({
    language: useBulkLanguage(),
    find: '',
    replace: '',
    matchCase: false,
    wholeWord: false,
  });
  const set = (change: Partial<typeof args>) => {
    const next = { ...args, ...change };
    setArgs(next);
    onChange(next.find === '' ? undefined : next);
  };
  return (
    <>
      <LanguageField
        label={`${texts}.language`}
        value={args.language}
        onChange={(language) => set({ language })}
        disabled={disabled}
      />
      {(['find', 'replace'] as const).map((name) => (
        <TextField
          key={name}
          inputRef={name === 'find' ? takeFocus : undefined}
          label={translate(`${texts}.${name}`)}
          value={args[name]}
          onChange={({ target }) => set({ [name]: target.value })}
          disabled={disabled}
          autoComplete="off"
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      ))}
      {(['matchCase', 'wholeWord'] as const).map((name) => (
        <FormControlLabel
          key={name}
          control={<Checkbox checked={args[name]} />}
          label={translate(`${texts}.${name}`)}
          onChange={(_event, checked) => set({ [name]: checked })}
          disabled={disabled}
        />
      ))}
    </>
  );
}
