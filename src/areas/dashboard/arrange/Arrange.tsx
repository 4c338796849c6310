import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isSame } from '@/records/form/changedFields';
import { useUndoToast } from '@/ui/controls/useUndoToast';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { LeaveGuard } from '@/ui/leave/LeaveGuard';
import { BottomBar } from '@/ui/page/BottomBar';
import { PageBody } from '@/ui/page/PageBody';
import type { ArrangeStart } from '../Dashboard';
import { arrangementOf } from '../layout/arrangement';
import { maxWidgets } from '../layout/layoutSchema';
import { useLayout } from '../layout/useLayout';
import { useReset } from '../layout/useReset';
import type { Coverage } from '../period/useCoverage';
import type { Tile } from '../tiles';
import { AddWidget } from './AddWidget';
import { ArrangedTiles } from './ArrangedTiles';
import { ArrangeTools } from './ArrangeTools';
import { useArrangementDraft } from './useArrangementDraft';
import { useSaving } from './useSaving';

interface ArrangeProps {
  tiles: readonly Tile[];
  start: ArrangeStart;
  /** What the shown figures cover. */
  coverage: Coverage;
  /** Continues with a discarded draft. */
  onContinue: (start: ArrangeStart) => void;
  onEnd: () => void;
}

const texts = 'areas.dashboard.arrange';

/** The page while it is arranged. Nothing is sent before it is saved. */
export function Arrange({ tiles, start, coverage, onContinue, onEnd }: ArrangeProps) {
  // As it is now: setting the draft as the default for everyone can make it what the page shows.
  const layout = useLayout().data ?? start.layout;
  const translate = useTranslate();
  const showToast = useUndoToast();
  const draft = useArrangementDraft(start.draft, tiles);
  const [isAdding, setAdding] = useState(start.isAdding === true);
  const reset = useReset();
  const { failure, isSaving, save, saveForAll } = useSaving(onEnd);
  const isChanged = !isSame(draft.draft, arrangementOf(layout, tiles));
  const resume = isChanged ? () => onContinue({ layout, draft: draft.draft }) : undefined;
  const placed = new Set(draft.draft.map(({ widget }) => widget));
  const remainingTiles = tiles.filter(({ id }) => !placed.has(id));

  const cancel = () => {
    onEnd();
    if (resume) showToast(translate(`${texts}.discarded`), resume, { type: 'info' });
  };
  return (
    <PageBody>
      <ArrangeTools
        order={draft.order}
        full={draft.draft.length < maxWidgets ? undefined : maxWidgets}
        isStandard={layout.source !== 'own' && !isChanged}
        onAdd={() => setAdding(true)}
        onReset={async () => {
          if (await reset(layout, resume)) onEnd();
        }}
        onSaveForAll={() => void saveForAll(draft.draft)}
      />
      <ArrangedTiles draft={draft} coverage={coverage} />
      <BottomBar>
        {failure === undefined ? null : (
          <Alert severity="error" variant="outlined" sx={{ width: '100%' }}>
            {translate(`${texts}.notSaved`, { reason: failure })}
          </Alert>
        )}
        <Button
          variant="contained"
          loading={isSaving}
          onClick={() => (isChanged ? void save(draft.draft) : onEnd())}
        >
          {translate(`${texts}.save`)}
        </Button>
        <Button variant="outlined" onClick={cancel}>
          {translate('ui.action.cancel')}
        </Button>
      </BottomBar>
      <LeaveGuard when={isChanged} />
      <ModalDialog
        open={isAdding}
        title={translate(`${texts}.add`)}
        onClose={() => setAdding(false)}
        maxWidth="sm"
        fillsHandset
      >
        <AddWidget
          tiles={remainingTiles}
          onClose={() => setAdding(false)}
          onAdd={(tile) => {
            setAdding(false);
            draft.add(tile);
          }}
        />
      </ModalDialog>
    </PageBody>
  );
}
