import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface PlaceholderChipsProps {
  /** As written in texts: `%{name}`. */
  placeholders: readonly string[];
  onInsert: (placeholder: string) => void;
  /** Explains them; shown before them. */
  lead?: ReactNode;
}

/** Buttons that insert placeholders into a text. */
export function PlaceholderChips({ placeholders, onInsert, lead }: PlaceholderChipsProps) {
  const translate = useTranslate();
  return (
    <Box role="group" aria-label={translate('records.inputs.placeholders')} sx={look}>
      {lead}
      {placeholders.map((placeholder) => (
        <Chip
          key={placeholder}
          size="small"
          variant="outlined"
          label={<bdi dir="ltr">{placeholder}</bdi>}
          aria-label={translate('records.inputs.insert', { placeholder })}
          onClick={() => onInsert(placeholder)}
        />
      ))}
    </Box>
  );
}

const look = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 } as const;
