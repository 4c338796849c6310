import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface PickerFieldProps extends Pick<TextFieldProps, 'label' | 'name' | 'inputRef' | 'placeholder'> {
  /** What the `Autocomplete` gives to `renderInput`. */
  params: AutocompleteRenderInputParams;
  required?: boolean;
  error: string | undefined;
  help?: ReactNode;
}

/** The text field of an `Autocomplete`. */
export function PickerField({ params, required, error, help, ...field }: PickerFieldProps) {
  const { htmlInput, inputLabel } = params.slotProps;
  return (
    <TextField
      {...params}
      {...field}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{
        ...params.slotProps,
        htmlInput: { ...htmlInput, 'aria-required': required || undefined, dir: 'auto' },
        inputLabel: { ...inputLabel, required, shrink: true },
      }}
    />
  );
}
