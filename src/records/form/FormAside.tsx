import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FormAsideProps {
  /** What stays in sight beside the form; undefined where there is no room for it (`roomBeside`). */
  aside: ReactNode | undefined;
  children: ReactNode;
}

/** A form and, beside it, what it makes. */
export function FormAside({ aside, children }: FormAsideProps) {
  return (
    <Box sx={[columns, aside !== undefined && beside]}>
      <Box sx={column}>{children}</Box>
      {aside === undefined ? null : <Box sx={asideLook}>{aside}</Box>}
    </Box>
  );
}

const column = { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 } as const;
const columns = { display: 'flex', flexGrow: 1, minWidth: 0 } as const;
const beside = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 24rem', columnGap: 4 } as const;
const asideLook = {
  position: 'sticky',
  top: 'calc(var(--toolbar-offset) + 1rem)',
  alignSelf: 'start',
  minWidth: 0,
} as const;
