import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

/** Theme colours by value; a value without one is grey. */
export type ChoiceColours = Readonly<Record<string, ChipProps['color']>>;

interface ChoiceChipsProps {
  values: readonly string[];
  /** The prefix of their texts. */
  texts: string;
  colours: ChoiceColours;
}

/** The names of choices, each as a chip. */
export function ChoiceChips({ values, texts, colours }: ChoiceChipsProps) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {values.map((value) => (
        <Chip
          key={value}
          component="span"
          size="small"
          variant="outlined"
          color={colours[value] ?? 'default'}
          label={translate(`${texts}.${value}`, { _: value })}
        />
      ))}
    </Box>
  );
}

/** 'Yes' or 'No'. */
export function YesNo({ value }: { value: unknown }) {
  const translate = useTranslate();
  return translate(value === true ? 'records.yes' : 'records.no');
}
