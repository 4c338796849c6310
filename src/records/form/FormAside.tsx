import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useAfterFirstRender } from '@/ui/loading/useAfterFirstRender';

interface FormAsideProps {
  /** Stays visible next to the form; undefined if there is no room (`roomBeside`). */
  aside: ReactNode | undefined;
  /** The columns; default: one beside the form, of 24 to 30 rem. */
  columns?: string;
  children: ReactNode;
}

/** A form with a preview of its result next to it, which is rendered after the form. */
export function FormAside({ aside, columns: gridTemplateColumns, children }: FormAsideProps) {
  const isFormShown = useAfterFirstRender();
  return (
    <Box
      sx={[
        columns,
        aside !== undefined && { ...withAside, ...(gridTemplateColumns && { gridTemplateColumns }) },
      ]}
    >
      <Box sx={column}>{children}</Box>
      {aside === undefined ? null : <Box sx={asideLook}>{isFormShown ? aside : null}</Box>}
    </Box>
  );
}

const column = { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 } as const;
const columns = { display: 'flex', flexGrow: 1, minWidth: 0 } as const;
const withAside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(24rem, 40%, 30rem)',
  columnGap: 4,
} as const;
const asideLook = {
  position: 'sticky',
  top: 'calc(var(--toolbar-offset) + 1rem)',
  alignSelf: 'start',
  minWidth: 0,
} as const;
