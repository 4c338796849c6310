import Box from '@mui/material/Box';
import { memo, type ReactNode } from 'react';
import { StartHere } from './StartHere';
import { besideForm } from './startRoom';

interface StartColumnsProps {
  /** The person's full name. */
  name: string;
  /** The form's fields. */
  children: ReactNode;
}

/**
 * The fields of the profile with the panel "Start here": beside them where the page has room for both, otherwise above
 * them, with the height that it will have from the start.
 */
export function StartColumns({ name, children }: StartColumnsProps) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={columns}>
        <Panel name={name} />
        <div>{children}</div>
      </Box>
    </Box>
  );
}

/** It does not render while somebody types. */
const Panel = memo(StartHere);

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 560px)',
  rowGap: 4,
  [besideForm]: {
    gridTemplateColumns: 'minmax(0, 480px) minmax(300px, 400px)',
    columnGap: 5,
    alignItems: 'start',
    // First in the document, so that Tab goes from the fields to Save.
    '& > section': { gridColumn: 2, gridRow: 1 },
  },
} as const;
