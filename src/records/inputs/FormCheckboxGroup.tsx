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
export function FormCheckboxGroup(props: FormCheckboxGroupProps) {
  const { source, label, required = false, help, disabled, options, row, numeric } = props;
  const format = (value: unknown) =>
    idsOf(value)
      .map((each) => labelOf(options, each))
      .join(', ') || null;
  const { field, label: caption, error } = useFormField({ source, label, required }, { empty: [], format });
  const { ref, value, onChange, onBlur } = field;
  const chosen = idsOf(value);
  const offered = withChosen(options, chosen);
  const toggle = (option: Option, checked: boolean) =>
    offered
      .map((each) => each.value)
      .filter((each) => (each === option.value ? checked : chosen.includes(each)))
      .map((each) => keptAs(each, numeric));
  return (
    <FieldGroup label={caption} {...{ required, disabled, error, help, onBlur }}>
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
                  slotProps={{ input: { ...described, ref: index === 0 ? ref : undefined } }}
                />
              }
            />
          ))}
        </FormGroup>
      )}
    </FieldGroup>
  );
}
