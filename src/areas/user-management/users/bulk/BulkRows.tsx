import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkResult } from '../../../../api/records';
import { BulkRowNames } from './BulkRowNames';

interface BulkRowsProps {
  title: string;
  rows: readonly BulkResult[];
  /** Shown at first. */
  isOpen?: boolean;
}

/** How many rows are shown at first, and how many more with each press of the button: one request for their names. */
const portion = 25;

/** Rows of a bulk change under a title that opens and closes them; nothing when there are none. Names are asked for when they are seen. */
export function BulkRows({ title, rows, isOpen = false }: BulkRowsProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(isOpen);
  const [portions, setPortions] = useState(1);
  if (rows.length === 0) return null;
  const hidden = Math.max(0, rows.length - portions * portion);
  return (
    <Box
      component="details"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}
    >
      <Box component="summary" sx={{ cursor: 'pointer', typography: 'subtitle2', minHeight: 24 }}>
        {title}
      </Box>
      {open ? (
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 1, p: 0 }}>
            {Array.from({ length: portions }, (_, index) => (
              <BulkRowNames
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change, only more are shown
                key={index}
                rows={rows.slice(index * portion, (index + 1) * portion)}
              />
            ))}
          </Box>
          {hidden > 0 ? (
            <Button size="small" variant="outlined" onClick={() => setPortions(portions + 1)}>
              {translate('areas.user-management.users.bulk.rows.more', { smart_count: hidden })}
            </Button>
          ) : null}
        </>
      ) : null}
    </Box>
  );
}
