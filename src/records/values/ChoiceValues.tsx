import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Label } from '@/ui/marks/Label';

interface ChoiceLabelsProps {
  values: readonly string[];
  /** The prefix of their texts. */
  texts: string;
}

/** The names of choices, each as a label. */
export function ChoiceLabels({ values, texts }: ChoiceLabelsProps) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {values.map((value) => (
        <Label key={value}>{translate(`${texts}.${value}`, { _: value })}</Label>
      ))}
    </Box>
  );
}
