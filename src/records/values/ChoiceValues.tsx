import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

interface ChoiceChipsProps {
  values: readonly string[];
  /** The prefix of their texts. */
  texts: string;
}

/** The names of choices, each as a chip. */
export function ChoiceChips({ values, texts }: ChoiceChipsProps) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {values.map((value) => (
        <Chip
          key={value}
          component="span"
          size="small"
          variant="outlined"
          label={translate(`${texts}.${value}`, { _: value })}
        />
      ))}
    </Box>
  );
}
