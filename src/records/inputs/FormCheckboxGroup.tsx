import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { idsOf } from '../references/defineReference';
import { FieldGroup } from './FieldGroup';
import { labelOf, type Option, toStoredValue, withChosen } from './options';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormCheckboxGroupProps extends FormFieldProps {
  options: readonly Option[];
  /** Side by side if there is room. */
  row?: boolean;
  /** The record keeps the values as numbers. */
  numeric?: boolean;
}

/** Several of a few options, stored as a list in the order of the options. For many options use `FormAutocomplete`. */
export function FormCheckboxGroup({ options, row, numeric, ...props }: FormCheckboxGroupProps) {
  const format = (value: unknown) =>
    idsOf(value)
      .map((each) => labelOf(options, each))
      .join(', ') || null;
  const { input } = useFormField(props, { empty: [], format });
  const { inputRef, value, onChange, name: _name, ...group } = input;
  const chosenValues = idsOf(value);
  const visibleOptions = withChosen(options, chosenValues);
  const toggle = (option: Option, checked: boolean) =>
    visibleOptions
      .map((each) => each.value)
      .filter((each) => (each === option.value ? checked : chosenValues.includes(each)))
      .map((each) => toStoredValue(each, numeric));
  return (
    <FieldGroup {...group}>
      {(ariaProps) => (
        <FormGroup row={row}>
          {visibleOptions.map((option, index) => (
            <FormControlLabel
              key={option.value}
              label={option.label}
              control={
                <Checkbox
                  checked={chosenValues.includes(option.value)}
                  onChange={(_event, checked) => onChange(toggle(option, checked))}
                  slotProps={{ input: { ...ariaProps, ref: index === 0 ? inputRef : undefined } }}
                />
              }
            />
          ))}
        </FormGroup>
      )}
    </FieldGroup>
  );
}
