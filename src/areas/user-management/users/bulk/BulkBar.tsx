import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkSelection } from '../../../../api/records';
import { visuallyHidden } from '../../../../ui/focus/visuallyHidden';
import { BottomBar } from '../../../../ui/page/BottomBar';
import { focusAround } from '../list/focusAround';
import { BulkActions } from './BulkActions';
import { BulkDialog } from './BulkDialog';
import type { BulkOp } from './bulkOperations';
import { useBulkSelection } from './useBulkSelection';

const texts = 'areas.user-management.users.bulk';

/**
 * How many users are chosen, and what can be done with them. It stands at the bottom of the window, because above the
 * rows it would push them away from the pointer that has just ticked one.
 */
export function BulkBar() {
  const translate = useTranslate();
  const { selection, count, isAll, offer, chooseAll, clear, keep } = useBulkSelection();
  const [job, setJob] = useState<{ op: BulkOp; selection: BulkSelection }>();
  const said =
    count === 0 ? '' : translate(`${texts}.${isAll ? 'allSelected' : 'selected'}`, { smart_count: count });
  const bar = useRef<HTMLDivElement>(null);
  const unselect = translate('records.unselect');
  return (
    <>
      {/* Apart from the bar, so that it is there before the first count is announced. */}
      <Box role="status" sx={visuallyHidden}>
        {said}
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
                  clear();
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
                  chooseAll();
                }}
              >
                {translate(`${texts}.selectAll`, { smart_count: offer })}
              </Button>
            )}
            <BulkActions onChoose={(op) => setJob({ op, selection })} />
          </Box>
        </BottomBar>
      ) : null}
      {job ? (
        <BulkDialog
          {...job}
          onClose={(failed) => {
            setJob(undefined);
            if (failed !== undefined) keep(failed);
          }}
        />
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
