import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkFormProps } from '@/records/bulk/defineBulk';
import { SelectField } from '@/records/inputs/SelectField';
import { takeFocus } from '@/ui/focus/takeFocus';
import { useLanguages } from '../../languages/useLanguages';
import { readTags } from '../translationSchema';
import { useBulkLanguage } from './useReview';

const texts = 'areas.default-translations.grid.bulk';

interface LanguageFieldProps {
  label: 'language' | 'from' | 'to';
  value: string;
  onChange: (code: string) => void;
  disabled: boolean;
}

/** Selects a language other than English. */
function LanguageField({ label, ...field }: LanguageFieldProps) {
  const translate = useTranslate();
  const { data = [] } = useLanguages();
  const options = data.filter(({ isBase }) => !isBase).map(({ id, name }) => ({ value: id, label: name }));
  return <SelectField label={translate(`${texts}.${label}`)} options={options} {...field} />;
}

/** The language whose texts are changed. */
export function LanguageForm({ args, onChange, disabled }: BulkFormProps) {
  const defaultLanguage = useBulkLanguage();
  const setDefault = useEffectEvent(() => {
    if (args === undefined) onChange({ language: defaultLanguage });
  });
  useEffect(() => setDefault(), []);
  return (
    <LanguageField
      label="language"
      value={String(args?.language ?? defaultLanguage)}
      onChange={(language) => onChange({ language })}
      disabled={disabled}
    />
  );
}

/** The languages that texts are copied from and to. */
export function CopyFromForm({ onChange, disabled }: BulkFormProps) {
  const [pair, setPair] = useState({ language: useBulkLanguage(), from: '' });
  const set = (change: Partial<typeof pair>) => {
    const next = { ...pair, ...change };
    setPair(next);
    onChange(next.from === '' || next.from === next.language ? undefined : next);
  };
  return (
    <>
      <LanguageField label="from" value={pair.from} onChange={(from) => set({ from })} disabled={disabled} />
      <LanguageField
        label="to"
        value={pair.language}
        onChange={(language) => set({ language })}
        disabled={disabled}
      />
    </>
  );
}

/** Search and replace in the texts of a language. */
export function ReplaceForm({ onChange, disabled }: BulkFormProps) {
  const translate = useTranslate();
  const language = useBulkLanguage();
  const [args, setArgs] = useState({ find: '', replace: '', matchCase: false, wholeWord: false, language });
  const set = (change: Partial<typeof args>) => {
    const next = { ...args, ...change };
    setArgs(next);
    onChange(next.find === '' ? undefined : next);
  };
  return (
    <>
      <LanguageField
        label="language"
        value={args.language}
        onChange={(code) => set({ language: code })}
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

/** The tags that keys get or lose. */
export function TagsForm({ onChange, disabled }: BulkFormProps) {
  const translate = useTranslate();
  const [input, setInput] = useState('');
  return (
    <TextField
      label={translate('resources.default-translations/translations.fields.tags')}
      helperText={translate('areas.default-translations.grid.tagsHelp')}
      value={input}
      onChange={({ target }) => {
        setInput(target.value);
        const tags = readTags(target.value);
        onChange(tags.length === 0 ? undefined : { tags });
      }}
      disabled={disabled}
      autoComplete="off"
    />
  );
}
