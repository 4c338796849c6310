import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

interface RadioChoiceProps<T extends string> {
  label: string;
  options: readonly { readonly value: T; readonly label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few, all in sight. */
export function RadioChoice<T extends string>({ label, options, value, onChange }: RadioChoiceProps<T>) {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {label}
      </FormLabel>
      <RadioGroup
        value={value}
        onChange={(_event, chosen) => onChange(options.find((each) => each.value === chosen)?.value ?? value)}
      >
        {options.map((each) => (
          <FormControlLabel
            key={each.value}
            value={each.value}
            control={<Radio size="small" />}
            label={each.label}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
