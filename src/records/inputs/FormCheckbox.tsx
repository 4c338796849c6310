import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormCheckboxProps extends Omit<FormFieldProps, 'required' | 'disabled'> {
  /** False where other fields leave nothing to tick: disabled and unchecked, but the value is kept. Default: true. */
  applies?: boolean;
}

/** A form's checkbox; an absent value is unchecked. */
export function FormCheckbox({ source, label, help, applies = true }: FormCheckboxProps) {
  const id = useId();
  const translate = useTranslate();
  const format = (value: unknown) => translate(value ? 'records.yes' : 'records.no');
  const { field, label: caption, error } = useFormField({ source, label }, { empty: false, format });
  const { ref, value, onChange, ...input } = field;
  const hint = error ?? help;
  return (
    <FormControl error={error !== undefined} disabled={!applies}>
      <FormControlLabel
        label={caption}
        control={
          <Checkbox
            {...input}
            checked={applies && value === true}
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
