import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AppLink } from '@/ui/page/AppLink';

interface RecordCardProps {
  /** The address of the record. */
  to: string;
  name: string;
  /** Chips and short facts, side by side. */
  marks: ReactNode;
  /** More facts, stacked. */
  children?: ReactNode;
}

/** A record as a card, for windows too narrow for the table. */
export function RecordCard({ to, name, marks, children }: RecordCardProps) {
  return (
    <>
      <AppLink to={to} sx={{ fontWeight: 600 }}>
        <bdi>{name}</bdi>
      </AppLink>
      <Box sx={markLook}>{marks}</Box>
      <Box sx={facts}>{children}</Box>
    </>
  );
}

const markLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  my: 0.75,
  typography: 'body2',
} as const;
const facts = { typography: 'body2', color: 'text.secondary', '& > div': { mt: 0.25 } } as const;
