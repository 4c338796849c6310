import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { focusAround } from '../../ui/focus/takeFocus';
import { visuallyHidden } from '../../ui/focus/visuallyHidden';
import { BottomBar } from '../../ui/page/BottomBar';
import { type ListSelection, useListSelection } from './useListSelection';

interface SelectionBarProps {
  /** What can be done with the selected records. */
  children: ReactNode;
}

/** The bar of a list whose actions take ids, such as react-admin's own bulk buttons: only what is ticked can be selected. */
export function SelectionBar({ children }: SelectionBarProps) {
  const selection = useListSelection();
  const translate = useTranslate();
  const count = selection.count;
  const said = translate('records.selected', { smart_count: count });
  return (
    <SelectedRecords selection={selection} said={said}>
      {children}
    </SelectedRecords>
  );
}

interface SelectedRecordsProps extends SelectionBarProps {
  selection: ListSelection;
  /** How many are selected, in words. */
  said: string;
  /** Offers to select all that match; without it only ticks are. */
  offer?: string;
}

/**
 * How many records are selected, and what can be done with them. It stands at the bottom of the window, because above the
 * rows it would push them away from the pointer that has just ticked one.
 */
export function SelectedRecords({ selection, said, offer, children }: SelectedRecordsProps) {
  const translate = useTranslate();
  const { count, selectAll, select } = selection;
  const bar = useRef<HTMLDivElement>(null);
  const unselect = translate('records.unselect');
  return (
    <>
      {/* Apart from the bar, so that it is there before the first count is announced. */}
      <Box role="status" sx={visuallyHidden}>
        {count > 0 ? said : ''}
      </Box>
      {count > 0 ? (
        <BottomBar>
          <Box role="group" aria-label={translate('records.selection')} ref={bar} tabIndex={-1} sx={line}>
            <Tooltip title={unselect}>
              <IconButton
                aria-label={unselect}
                edge="start"
                onClick={() => {
                  focusAround(bar.current?.parentElement ?? null);
                  select([]);
                }}
              >
                <Close />
              </IconButton>
            </Tooltip>
            <Typography variant="subtitle2" component="p" aria-hidden>
              {said}
            </Typography>
            {offer === undefined ? null : (
              <Button
                size="small"
                onClick={() => {
                  bar.current?.focus();
                  selectAll();
                }}
              >
                {offer}
              </Button>
            )}
            {children}
          </Box>
        </BottomBar>
      ) : null}
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
