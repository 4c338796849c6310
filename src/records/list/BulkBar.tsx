import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useContext, useDeferredValue, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkSelection } from '@/api/records';
import { focusAround } from '@/ui/focus/takeFocus';
import { useFocusAround } from '@/ui/focus/useFocusAround';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { BottomBar } from '@/ui/page/BottomBar';
import { named } from '@/ui/tips/tip';
import { useTextsWithOverrides } from '@/ui/useTextsWithOverrides';
import { BulkActions, BulkDialog } from '../bulk/BulkActions';
import type { BulkDescription, BulkOperation } from '../bulk/defineBulk';
import { SelectedElsewhere } from './SelectedElsewhere';
import { SelectionActionsContext, useSelectionBarId } from './selectionBar';
import { useListSelection } from './useListSelection';

/**
 * How many records are selected, and what can be done with them. At the bottom of the window, so that the rows do not
 * move.
 */
export function BulkBar({ bulk }: { bulk: BulkDescription }) {
  const translate = useTranslate();
  const text = useTextsWithOverrides('records.bulk', bulk.texts);
  const selection = useListSelection();
  const { rows, count, isAll, offer, selectAll, select } = selection;
  const [job, setJob] = useState<{ operation: BulkOperation; rows: BulkSelection }>();
  const sentence = text(isAll ? 'records.bulk.allSelected' : 'records.bulk.selected', { smart_count: count });
  // In a render of its own, so that the tick is seen first.
  const hasBar = useDeferredValue(count > 0) && count > 0;
  const barId = useSelectionBarId();
  const actions = useContext(SelectionActionsContext);
  const bar = useRef<HTMLDivElement>(null);
  // The clicked button disappears with the bar, so the dialog that it opened has no place to return the focus to.
  const status = useFocusAround<HTMLDivElement>(count > 0);
  return (
    <>
      {/* Outside the bar, so that it exists before the first count is announced. */}
      <Box role="status" ref={status} sx={visuallyHidden}>
        {count > 0 ? sentence : ''}
      </Box>
      {hasBar ? (
        <BottomBar>
          <Box
            role="group"
            aria-label={translate('records.selection')}
            ref={bar}
            tabIndex={-1}
            id={barId}
            sx={line}
          >
            <IconButton
              {...named(translate('records.unselect'))}
              edge="start"
              onClick={() => {
                focusAround(bar.current?.parentElement ?? null);
                select([]);
              }}
            >
              <Close />
            </IconButton>
            <Typography variant="subtitle2" component="p" aria-hidden>
              {sentence}
            </Typography>
            <SelectedElsewhere selection={selection} />
            {offer === undefined ? null : (
              <Button
                size="small"
                onClick={() => {
                  bar.current?.focus();
                  selectAll();
                }}
              >
                {text('records.bulk.selectAll', { smart_count: offer })}
              </Button>
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
              {/* First, because the others may load later and must not move these. */}
              <BulkActions bulk={bulk} rows={rows} onChoose={(operation) => setJob({ operation, rows })} />
              {actions?.(isAll)}
            </Box>
          </Box>
        </BottomBar>
      ) : null}
      {job ? <BulkDialog {...job} bulk={bulk} onDone={select} onClose={() => setJob(undefined)} /> : null}
    </>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  width: '100%',
} as const;
