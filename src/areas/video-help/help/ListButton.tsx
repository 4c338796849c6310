import Box, { type BoxProps } from '@mui/material/Box';
import type { ReactNode } from 'react';
import { focusAround, takeFocusWithin } from '@/ui/focus/takeFocus';
import { spokenLine } from '../player/spokenLine';

interface ListButtonProps {
  /** It takes the focus that waits on the panel. */
  wasChosen: boolean;
  /** Replaces the list. */
  onChoose: () => void;
  sx?: BoxProps['sx'];
  children: ReactNode;
}

/** A line of a list that opens a video; after the way back the chosen one has the focus again. */
export function ListButton({ wasChosen, onChoose, sx, children }: ListButtonProps) {
  return (
    <Box
      component="button"
      type="button"
      ref={wasChosen ? takeFocusWithin : undefined}
      onClick={({ currentTarget }) => {
        focusAround(currentTarget);
        onChoose();
      }}
      sx={[line, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {children}
    </Box>
  );
}

const line = { ...spokenLine, px: 1, py: 0.75, borderRadius: 1 } as const;
