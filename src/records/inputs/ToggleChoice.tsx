import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ToggleChoiceProps<T extends string> {
  label: string;
  options: readonly { readonly value: T; readonly label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few options, as buttons side by side. */
export function ToggleChoice<T extends string>({ label, options, value, onChange }: ToggleChoiceProps<T>) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={value}
      onChange={(_, option: T | null) => onChange(option ?? value)}
      sx={group}
    >
      {options.map((each) => (
        <ToggleButton key={each.value} value={each.value}>
          {each.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** The buttons are separate, so that they can wrap. */
const group = {
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiToggleButtonGroup-grouped': { border: 1, borderColor: 'outline', borderRadius: 1, ml: 0 },
} as const;
