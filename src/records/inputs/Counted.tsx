import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNumberFormat } from '@/ui/formats';

interface CountedProps {
  /** The field's path in the form. */
  source: string;
  /** The most characters that it may have. */
  maxLength: number;
  /** Leaves room for the buttons of a Markdown field. */
  besideTools?: boolean;
  /** The field. */
  children: ReactNode;
}

/** A field with its length and the maximum at the end of its label's line, where no error hides them: '26 of 80'. */
export function Counted({ source, maxLength, besideTools = false, children }: CountedProps) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const count: number = useWatch({ name: source, compute: lengthOf });
  return (
    <Box sx={{ position: 'relative' }}>
      {children}
      <Typography
        component="span"
        variant="caption"
        sx={[counter, besideTools && { insetInlineEnd: '8.75rem' }, count > maxLength && tooLong]}
      >
        {translate('records.inputs.count', { count: number(count), most: number(maxLength) })}
      </Typography>
    </Box>
  );
}

const lengthOf = (value: unknown) => String(value ?? '').length;

/** On the line of the label. */
const counter = { position: 'absolute', top: 8, insetInlineEnd: 0, color: 'text.secondary' } as const;
const tooLong = { color: 'error.main', fontWeight: 600 } as const;
