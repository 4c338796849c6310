import Autocomplete from '@mui/material/Autocomplete';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { idsOf } from '../references/defineReference';
import { PickedChip } from './PickedChip';
import { PickerField } from './PickerField';
import { type FormFieldProps, useFormField } from './useFormField';

/** A list of words of one's own in a form, such as keywords: each is a chip. Enter, a comma and leaving the field end a word. */
export function FormWordsField(props: FormFieldProps) {
  const translate = useTranslate();
  const format = (value: unknown) => idsOf(value).join(', ') || null;
  const { value, onChange, onBlur, disabled, ...field } = useFormField(props, { empty: [], format }).input;
  const [draft, setDraft] = useState('');
  const words = idsOf(value);
  const set = (next: readonly string[]) => {
    setDraft('');
    onChange([...new Set(next.map((word) => word.trim()).filter((word) => word !== ''))]);
  };
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      options={[]}
      value={words}
      inputValue={draft}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'input') return;
        if (/[,\n]/.test(text)) set([...words, ...text.split(/[,\n]/)]);
        else setDraft(text);
      }}
      onChange={(_event, next) => set(next)}
      onBlur={() => {
        if (draft.trim() !== '') set([...words, draft]);
        onBlur();
      }}
      onKeyDown={(event) => {
        // Enter ends the word and does not send the form.
        if (event.key === 'Enter' && draft !== '') event.preventDefault();
      }}
      disabled={disabled}
      clearText={translate('records.inputs.clear')}
      renderValue={(values, itemProps) =>
        values.map((word, index) => {
          const { onDelete } = itemProps({ index });
          return <PickedChip key={word} label={word} index={index} onRemove={onDelete} {...{ disabled }} />;
        })
      }
      renderInput={(params) => <PickerField params={params} {...field} />}
    />
  );
}
