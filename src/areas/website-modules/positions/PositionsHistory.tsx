import History from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { isSame } from '@/records/form/changedFields';
import { RecordHistory } from '@/records/history/RecordHistory';
import type { HistoryEvent } from '@/records/history/useHistory';
import { ToggleChoice } from '@/records/inputs/ToggleChoice';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { named } from '@/ui/tips/tip';
import { type Position, positionPath, positions } from '../positionSchema';
import { ordersBefore } from './ordersBefore';
import type { Arranging } from './useArrangement';

interface PositionsHistoryProps {
  arranging: Arranging;
  /** The page that is shown. */
  page: string;
  /** Called with a position that has got its earlier modules back. */
  onRestored: (position: Position) => void;
}

const texts = 'areas.website-modules.positions.history';
const resource = 'website-modules/position-changes';
const scopes = ['page', 'all'] as const;

/** A button for who saved which positions, and for bringing an earlier arrangement back, as a step that is not saved yet. */
export function PositionsHistory({ arranging, page, onRestored }: PositionsHistoryProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [scope, setScope] = useState<(typeof scopes)[number]>('page');
  const { position, nameOf } = arranging;
  const positionIds = arranging.positions.filter((each) => each.page === page).map(({ id }) => id);
  const close = () => setOpen(false);
  function restore(event: HistoryEvent): void {
    const orders = ordersBefore(event, arranging.positions);
    const first = position(Object.keys(orders)[0] ?? '');
    arranging.restore(orders);
    close();
    if (first) onRestored(first);
  }
  return (
    <>
      <IconButton {...named(translate(`${texts}.open`))} onClick={() => setOpen(true)}>
        <History />
      </IconButton>
      <ModalDialog
        open={isOpen}
        title={translate(`${texts}.title`)}
        onClose={close}
        maxWidth="md"
        focusTitle
        fillsHandset
      >
        <DialogContent>
          <ResourceContextProvider value={positions.resource}>
            {/* The history is that of all positions together. */}
            <RecordContextProvider value={{ id: 'all' }}>
              <RecordHistory
                isUntitled
                source={{ resource, filter: scope === 'page' ? { positionIds } : {} }}
                toolbar={
                  <Box sx={{ mb: 2 }}>
                    <ToggleChoice
                      label={translate(`${texts}.scope`)}
                      options={scopes.map((value) => ({
                        value,
                        label: translate(`${texts}.scopes.${value}`, { page }),
                      }))}
                      value={scope}
                      onChange={setScope}
                    />
                  </Box>
                }
                restores={false}
                labelOf={(id) => {
                  const changed = position(id);
                  return changed ? positionPath(changed) : id;
                }}
                formatField={(_id, value) =>
                  Array.isArray(value) && value.length > 0
                    ? value.map((id) => nameOf(String(id))).join(', ')
                    : undefined
                }
                buttonOf={(event) => (
                  <RestoreButton arranging={arranging} event={event} onRestore={() => restore(event)} />
                )}
              />
            </RecordContextProvider>
          </ResourceContextProvider>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            {translate('ra.action.close')}
          </Button>
        </DialogActions>
      </ModalDialog>
    </>
  );
}

interface RestoreButtonProps extends Pick<PositionsHistoryProps, 'arranging'> {
  event: HistoryEvent;
  onRestore: () => void;
}

function RestoreButton({ arranging, event, onRestore }: RestoreButtonProps) {
  const translate = useTranslate();
  const orders = Object.entries(ordersBefore(event, arranging.positions));
  if (orders.length === 0) return null;
  const isCurrent = orders.every(([id, moduleIds]) => isSame(moduleIds, arranging.position(id)?.moduleIds));
  return (
    <ReasonedButton
      size="small"
      variant="text"
      reason={isCurrent ? translate(`${texts}.current`) : undefined}
      onClick={onRestore}
    >
      {translate(`${texts}.restore`)}
    </ReasonedButton>
  );
}
