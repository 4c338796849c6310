import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { idsOf } from '../references/defineReference';
import { FieldGroup } from './FieldGroup';
import { keptAs, labelOf, type Option, withChosen } from './options';
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
  const chosen = idsOf(value);
  const offered = withChosen(options, chosen);
  const toggle = (option: Option, checked: boolean) =>
    offered
      .map((each) => each.value)
      .filter((each) => (each === option.value ? checked : chosen.includes(each)))
      .map((each) => keptAs(each, numeric));
  return (
    <FieldGroup {...group}>
      {(described) => (
        <FormGroup row={row}>
          {offered.map((option, index) => (
            <FormControlLabel
              key={option.value}
              label={option.label}
              control={
                <Checkbox
                  checked={chosen.includes(option.value)}
                  onChange={(_event, checked) => onChange(toggle(option, checked))}
                  slotProps={{ input: { ...described, ref: index === 0 ? inputRef : undefined } }}
                />
              }
            />
          ))}
        </FormGroup>
      )}
    </FieldGroup>
  );
}
