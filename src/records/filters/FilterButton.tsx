import FilterListIcon from '@mui/icons-material/FilterListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { captionOnRoom, iconOnHandset } from '@/ui/controls/captionOnRoom';
import { useListFilter } from '../list/listFilter';
import { conditionKeys, type FilterDescription } from './conditions';
import { FilterPanel } from './FilterPanel';

/** Opens the filter panel at the side and shows the number of active conditions. */
export function FilterButton({ filters }: { filters: FilterDescription }) {
  const translate = useTranslate();
  const { values } = useListFilter();
  const [open, setOpen] = useState(false);
  const title = useId();
  const count = conditionKeys(filters, values).length;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterListIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={iconOnHandset}
      >
        <Box component="span" sx={captionOnRoom}>
          {count > 0
            ? translate('records.filters.buttonActive', { count })
            : translate('records.filters.button')}
        </Box>
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': title,
            sx: { width: 'min(24rem, 100vw)' },
          },
        }}
      >
        <FilterPanel filters={filters} titleId={title} onClose={close} />
      </Drawer>
    </>
  );
}
