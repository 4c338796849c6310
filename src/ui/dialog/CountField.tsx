import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

interface CountFieldProps {
  /** Of what the number is. */
  label: string;
  count: number;
  value: string;
  onChange: (text: string) => void;
}

/** The field that asks for the number of people or records a change concerns. */
export function CountField({ label, count, value, onChange }: CountFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      label={label}
      helperText={translate('ui.typeCount', { count })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
