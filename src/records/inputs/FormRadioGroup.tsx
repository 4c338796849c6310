import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { FieldGroup } from './FieldGroup';
import { labelOf, type Option, withChosen } from './options';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormRadioGroupProps extends FormFieldProps {
  options: readonly Option[];
  /** Side by side if there is room. */
  row?: boolean;
}

/** One of two to five options, all visible. `FormSelect` takes less room. */
export function FormRadioGroup({ options, row, ...props }: FormRadioGroupProps) {
  const format = (value: unknown) => labelOf(options, value) || null;
  const { inputRef, value, name, onChange, ...group } = useFormField(props, { empty: '', format }).input;
  const chosenValue = String(value);
  const visibleOptions = withChosen(options, chosenValue === '' ? [] : [chosenValue]);
  return (
    <FieldGroup role="radiogroup" {...group}>
      {(ariaProps) => (
        <RadioGroup row={row} name={name} value={chosenValue} onChange={(_event, next) => onChange(next)}>
          {visibleOptions.map((option, index) => (
            <FormControlLabel
              key={option.value}
              value={option.value}
              label={option.label}
              // An error moves the focus to the first one.
              control={
                <Radio slotProps={{ input: { ...ariaProps, ref: index === 0 ? inputRef : undefined } }} />
              }
            />
          ))}
        </RadioGroup>
      )}
    </FieldGroup>
  );
}
