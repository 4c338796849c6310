import FilterListIcon from '@mui/icons-material/FilterListOutlined';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { lazyPart } from '../../../../ui/loading/LazyPart';
import { usePreload } from '../../../../ui/loading/usePreload';
import { conditionKeys } from './userFilter';

const texts = 'areas.user-management.users.filters';

const FilterPanel = lazyPart(() => import('./FilterPanel').then((part) => part.FilterPanel));
const next = [FilterPanel];

/** Opens the panel of filters at the side; tells how many conditions are in force. */
export function FilterButton() {
  const translate = useTranslate();
  usePreload(next);
  const { filterValues } = useListContext();
  const [open, setOpen] = useState(false);
  const title = useId();
  const count = conditionKeys(filterValues).length;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterListIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {count > 0 ? translate(`${texts}.buttonActive`, { count }) : translate(`${texts}.button`)}
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
        <FilterPanel titleId={title} onClose={close} />
      </Drawer>
    </>
  );
}
