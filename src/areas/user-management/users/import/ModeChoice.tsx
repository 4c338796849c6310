import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportMode } from './sendRows';

const texts = 'areas.user-management.users.import.mode';

interface ModeChoiceProps {
  value: ImportMode;
  onChange: (mode: ImportMode) => void;
}

/** What becomes of users that exist already. */
export function ModeChoice({ value, onChange }: ModeChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {translate(`${texts}.label`)}
      </FormLabel>
      <RadioGroup value={value} onChange={(_, chosen) => onChange(chosen === 'update' ? 'update' : 'skip')}>
        {(['skip', 'update'] as const).map((mode) => (
          <Box key={mode}>
            <FormControlLabel
              value={mode}
              control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${mode}` } }} />}
              label={translate(`${texts}.${mode}`)}
            />
            <Box
              id={`${id}-${mode}`}
              sx={{ pl: 4, mt: -0.75, typography: 'caption', color: 'text.secondary' }}
            >
              {translate(`${texts}.${mode}Help`)}
            </Box>
          </Box>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
