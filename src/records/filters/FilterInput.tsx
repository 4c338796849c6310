import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FieldGroup } from '../inputs/FieldGroup';
import type { Option } from '../inputs/options';
import { RecordPicker } from '../inputs/RecordPicker';
import { SelectField } from '../inputs/SelectField';
import { useListFilter } from '../list/listFilter';
import { idsOf } from '../references/defineReference';
import { conditionValue, type FilterDescription, type FilterField, valueName } from './conditions';
import { DateRangeInput } from './DateRangeInput';
import { DaysInput } from './DaysInput';

interface FilterInputProps {
  filters: FilterDescription;
  name: string;
  field: FilterField;
}

/** The input of one filter condition. */
export function FilterInput({ filters, name, field }: FilterInputProps) {
  const translate = useTranslate();
  const { values, change } = useListFilter();
  const value = conditionValue(filters, name, values);
  const texts = `${filters.texts}.${name}`;
  const label = field.label ?? translate(`${texts}.label`);
  const help = translate(`${texts}.help`, { _: '' }) || undefined;
  const set = (next: unknown) => change({ [name]: next });

  switch (field.kind) {
    case 'choice': {
      const chosenValues = idsOf(value);
      return <ChoiceInput {...{ field, label, chosenValues }} onChange={set} />;
    }
    case 'flag':
      return (
        <FormControlLabel
          control={<Checkbox checked={value === true} />}
          label={label}
          onChange={(_event, checked) => set(checked || undefined)}
          // Consecutive checkboxes form one list.
          sx={{ display: 'flex', mb: 2, '&:has(+ .MuiFormControlLabel-root)': { mb: 0 } }}
        />
      );
    case 'reference': {
      const ids = idsOf(value);
      const shared = { ...field.reference, label, help };
      return field.multiple ? (
        <RecordPicker
          {...shared}
          multiple
          value={ids}
          onChange={(next) => set(next.length > 0 ? next : undefined)}
        />
      ) : (
        <RecordPicker {...shared} value={ids[0] ?? null} onChange={(next) => set(next ?? undefined)} />
      );
    }
    case 'oneOf':
      return <OneOfInput {...{ field, texts, label, help }} value={String(value ?? '')} onChange={set} />;
    case 'select': {
      const options = field.values.map((each) => ({
        value: each,
        label: valueName(translate, field.texts, each),
      }));
      return <SelectInput {...{ options, label, help, texts }} value={String(value ?? '')} onChange={set} />;
    }
    case 'text':
      return (
        <TypedInput {...{ label, help }} multiple={field.multiple} words={idsOf(value)} onChange={set} />
      );
    case 'day':
      return <DateRangeInput {...{ filters, name, field, label, help }} />;
    case 'days':
      return (
        <DaysInput
          {...{ field, texts, label }}
          days={typeof value === 'number' ? value : undefined}
          isNever={conditionValue(filters, field.never, values) === true}
          onChange={({ days, never }) => change({ [name]: days, [field.never]: never })}
        />
      );
  }
}

type FieldOf<K extends FilterField['kind']> = Extract<FilterField, { kind: K }>;

interface ChoiceInputProps {
  field: FieldOf<'choice'>;
  label: string;
  chosenValues: readonly string[];
  onChange: (values: readonly string[] | undefined) => void;
}

function ChoiceInput({ field, label, chosenValues, onChange }: ChoiceInputProps) {
  const translate = useTranslate();
  const toggle = (value: string, checked: boolean) => {
    const next = field.values.filter((each) => (each === value ? checked : chosenValues.includes(each)));
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <FieldGroup label={label}>
      {() => (
        <FormGroup>
          {field.values.map((value) => (
            <FormControlLabel
              key={value}
              control={<Checkbox checked={chosenValues.includes(value)} />}
              label={translate(`${field.texts}.${value}`)}
              onChange={(_event, checked) => toggle(value, checked)}
            />
          ))}
        </FormGroup>
      )}
    </FieldGroup>
  );
}

interface SelectInputProps {
  options: readonly Option[];
  texts: string;
  label: string;
  help: string | undefined;
  value: string;
  onChange: (value: string | undefined) => void;
}

/** Selects one of several values, or any. */
function SelectInput({ options, texts, label, help, value, onChange }: SelectInputProps) {
  const translate = useTranslate();
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(option) => onChange(option || undefined)}
      helperText={help}
      options={options}
      emptyLabel={translate(`${texts}.any`, { _: translate('records.filters.any') })}
    />
  );
}

type OneOfInputProps = Omit<SelectInputProps, 'options'> & { field: FieldOf<'oneOf'> };

/** The same for values from a hook; a loading error is shown below. */
function OneOfInput({ field: { useOptions }, help, ...select }: OneOfInputProps) {
  const translate = useTranslate();
  const { options, isFailed } = useOptions(select.value);
  return (
    <SelectInput {...select} options={options} help={isFailed ? translate(`${select.texts}.failed`) : help} />
  );
}

interface TypedInputProps {
  label: string;
  help: string | undefined;
  /** Whether commas separate several words. */
  multiple: boolean;
  words: readonly string[];
  onChange: (value: string | readonly string[] | undefined) => void;
}

/** A typed condition; it applies on Enter and when the field is left. */
function TypedInput({ label, help, multiple, words, onChange }: TypedInputProps) {
  const currentText = words.join(', ');
  const [draft, setDraft] = useState<string>();
  const set = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const newWords = (multiple ? draft.split(',') : [draft]).map((word) => word.trim()).filter(Boolean);
    if (newWords.join(', ') === currentText) return;
    onChange(newWords.length === 0 ? undefined : multiple ? newWords : newWords[0]);
  };
  return (
    <TextField
      label={label}
      helperText={help}
      value={draft ?? currentText}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={set}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) set();
      }}
      autoComplete="off"
      slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
    />
  );
}
