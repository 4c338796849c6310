import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useUndoToast } from '@/ui/controls/useUndoToast';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { LeaveGuard } from '@/ui/leave/LeaveGuard';
import { PageBody } from '@/ui/page/PageBody';
import type { Begun } from '../Dashboard';
import { arrangementOf, isSame } from '../layout/arrangement';
import { type Layout, most } from '../layout/layoutSchema';
import { layoutKey } from '../layout/useLayout';
import { useReset } from '../layout/useReset';
import type { Coverage } from '../period/useCoverage';
import type { Tile } from '../tiles';
import { AddWidget } from './AddWidget';
import { ArrangeBar } from './ArrangeBar';
import { ArrangedTiles } from './ArrangedTiles';
import { ArrangeTools } from './ArrangeTools';
import { ConflictDialog } from './ConflictDialog';
import { useDraft } from './useDraft';
import { useNewTiles } from './useNewTiles';
import { useSaving } from './useSaving';

interface ArrangeProps {
  tiles: readonly Tile[];
  begun: Begun;
  /** What the shown figures cover. */
  coverage: Coverage;
  /** Continues with what was left. */
  onBegin: (begun: Begun) => void;
  onEnd: () => void;
}

const texts = 'areas.dashboard.arrange';

/** The page while it is arranged. Nothing is sent before it is saved. */
export function Arrange({ tiles, begun, coverage, onBegin, onEnd }: ArrangeProps) {
  const { layout } = begun;
  const translate = useTranslate();
  const showToast = useUndoToast();
  const queryClient = useQueryClient();
  const draft = useDraft(begun.draft, tiles);
  const { isNew, markKnown } = useNewTiles(layout, tiles);
  const [isAdding, setAdding] = useState(begun.isAdding === true);
  const reset = useReset();
  const end = () => {
    markKnown();
    onEnd();
  };
  const saving = useSaving(end);
  const isChanged = !isSame(draft.draft, arrangementOf(layout, tiles));
  const goOn = isChanged
    ? () => {
        // Undoing a reset has saved a later version.
        const latest = queryClient.getQueryData<Layout>(layoutKey) ?? layout;
        onBegin({ layout: latest, draft: draft.draft });
      }
    : undefined;
  const placed = new Set(draft.draft.map(({ widget }) => widget));
  const others = tiles.filter(({ id }) => !placed.has(id));

  const cancel = () => {
    onEnd();
    if (!goOn) return;
    showToast(translate(`${texts}.discarded`), goOn, { type: 'info' });
  };
  return (
    <PageBody>
      <ArrangeTools
        full={draft.draft.length < most ? undefined : most}
        hasNew={others.some(isNew)}
        isStandard={layout.source !== 'own' && !isChanged}
        onAdd={() => setAdding(true)}
        onReset={async () => {
          if (await reset(layout, goOn)) onEnd();
        }}
        onSaveForAll={() => void saving.saveForAll(draft.draft)}
      />
      <ArrangedTiles draft={draft} coverage={coverage} />
      <ArrangeBar
        isSaving={saving.isSaving}
        failure={saving.failure}
        onSave={() => (isChanged ? void saving.save(draft.draft, layout.version) : end())}
        onCancel={cancel}
      />
      <LeaveGuard when={isChanged} />
      {saving.theirs ? (
        <ConflictDialog
          theirs={saving.theirs}
          tiles={tiles}
          onTake={(theirs) => {
            saving.show(theirs);
            onEnd();
          }}
          onKeep={(theirs) => {
            saving.closeConflict();
            void saving.save(draft.draft, theirs.version);
          }}
          onCancel={saving.closeConflict}
        />
      ) : null}
      <ModalDialog
        open={isAdding}
        title={translate(`${texts}.add`)}
        onClose={() => setAdding(false)}
        maxWidth="sm"
        fillsHandset
      >
        <AddWidget
          tiles={others}
          onClose={() => setAdding(false)}
          isNew={isNew}
          onAdd={(tile) => {
            setAdding(false);
            draft.add(tile);
          }}
        />
      </ModalDialog>
    </PageBody>
  );
}
