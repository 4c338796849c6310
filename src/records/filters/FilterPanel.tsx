import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { takeFocus } from '@/ui/focus/takeFocus';
import { useListFilter } from '../list/listFilter';
import { conditionKeys, type FilterDescription } from './conditions';
import { FilterInput } from './FilterInput';

interface FilterPanelProps {
  filters: FilterDescription;
  titleId: string;
  onClose: () => void;
}

/** All filters of a list. Each change applies at once; the last button shows how many records remain. */
export function FilterPanel({ filters, titleId, onClose }: FilterPanelProps) {
  const translate = useTranslate();
  const { total, isFetching } = useListContext();
  const { values, remove } = useListFilter();
  const keys = conditionKeys(filters, values);
  const [clearCount, setClearCount] = useState(0);
  const { texts, fields } = filters;
  return (
    <>
      <Box sx={{ ...line, borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="h2" id={titleId} sx={{ flexGrow: 1 }}>
          {translate('records.filters.title')}
        </Typography>
        <IconButton ref={takeFocus} aria-label={translate('ui.action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ flexGrow: 1, overflowY: 'auto', px: 3, py: 2 }}>
        {Object.entries(fields).map(([name, field]) =>
          field.hidden ? null : (
            // Remounted after clearing, so that pending input is dropped too.
            <FilterInput key={`${name} ${clearCount}`} filters={filters} name={name} field={field} />
          ),
        )}
      </Box>
      <Box sx={{ ...line, flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' }}>
        <Button
          variant="outlined"
          disabled={keys.length === 0}
          onClick={() => {
            setClearCount(clearCount + 1);
            remove(keys);
          }}
        >
          {translate('records.filters.clear')}
        </Button>
        <Button variant="contained" onClick={onClose} sx={{ flexGrow: 1 }}>
          {total === undefined || isFetching
            ? translate(`${texts}.showAll`, { _: translate('records.filters.showAll') })
            : translate(`${texts}.show`, {
                smart_count: total,
                _: translate('records.filters.show', { smart_count: total }),
              })}
        </Button>
      </Box>
    </>
  );
}

const line = { display: 'flex', alignItems: 'center', gap: 1.5, px: 3, py: 2 } as const;
