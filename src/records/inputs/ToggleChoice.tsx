import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ToggleChoiceProps<T extends string> {
  label: string;
  /** Attributes of an option are those of its button. */
  options: readonly {
    readonly value: T;
    readonly label: string;
    readonly [attribute: `data-${string}`]: string;
  }[];
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
      {options.map(({ value: each, label: caption, ...attributes }) => (
        <ToggleButton key={each} value={each} {...attributes}>
          {caption}
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
