import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type FormFieldProps, useFormField } from './useFormField';

/** A form's checkbox; an absent value is unchecked. */
export function FormCheckbox({ source, label, help, disabled }: Omit<FormFieldProps, 'required'>) {
  const id = useId();
  const translate = useTranslate();
  const format = (value: unknown) => translate(value ? 'records.yes' : 'records.no');
  const { field, label: caption, error } = useFormField({ source, label }, { empty: false, format });
  const { ref, value, onChange, ...input } = field;
  const hint = error ?? help;
  return (
    <FormControl error={error !== undefined} disabled={disabled}>
      <FormControlLabel
        label={caption}
        control={
          <Checkbox
            {...input}
            checked={value === true}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{
              input: {
                ref,
                'aria-invalid': error !== undefined,
                'aria-describedby': hint === undefined ? undefined : id,
              },
            }}
          />
        }
      />
      {hint === undefined ? null : <FormHelperText id={id}>{hint}</FormHelperText>}
    </FormControl>
  );
}
