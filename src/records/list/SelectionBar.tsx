import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { visuallyHidden } from '../../ui/focus/visuallyHidden';

/** How many rows are chosen and what can be done with them; it stays in sight above the rows. */
export function SelectionBar({ children }: { children: ReactNode }) {
  const { selectedIds, onUnselectItems } = useListContext();
  const translate = useTranslate();
  const count = selectedIds.length;
  const name = translate('records.selection');
  const unselect = translate('records.unselect');
  return (
    <Box {...(count > 0 ? { role: 'group', 'aria-label': name, sx: bar } : { sx: visuallyHidden })}>
      {count > 0 ? (
        <Tooltip title={unselect}>
          <IconButton aria-label={unselect} edge="start" onClick={() => onUnselectItems()}>
            <Close />
          </IconButton>
        </Tooltip>
      ) : null}
      {/* It is there before the first row is chosen: else its first words would not be announced. */}
      <Typography role="status" variant="subtitle2" component="p" sx={{ mr: 1 }}>
        {count > 0 ? translate('records.selected', { smart_count: count }) : ''}
      </Typography>
      {count > 0 ? children : null}
    </Box>
  );
}

const bar = {
  position: 'sticky',
  top: 'var(--toolbar-offset, 0px)',
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 1.5,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
