import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { FieldGroup } from './FieldGroup';

interface RadioChoiceProps<T extends string> {
  label: string;
  options: readonly { readonly value: T; readonly label: string; readonly help?: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few options, all visible, each with an explanation if needed. */
export function RadioChoice<T extends string>({ label, options, value, onChange }: RadioChoiceProps<T>) {
  const id = useId();
  return (
    <FieldGroup label={label}>
      {() => (
        <RadioGroup
          value={value}
          onChange={(_event, option) =>
            onChange(options.find((each) => each.value === option)?.value ?? value)
          }
        >
          {options.map(({ help, ...each }) => (
            <Box key={each.value}>
              <FormControlLabel
                {...each}
                control={
                  <Radio
                    size={help === undefined ? 'small' : 'medium'}
                    slotProps={{ input: { 'aria-describedby': help && `${id}-${each.value}` } }}
                  />
                }
              />
              {help === undefined ? null : (
                <Box
                  id={`${id}-${each.value}`}
                  sx={{ pl: 4, mt: -0.75, typography: 'caption', color: 'text.secondary' }}
                >
                  {help}
                </Box>
              )}
            </Box>
          ))}
        </RadioGroup>
      )}
    </FieldGroup>
  );
}
