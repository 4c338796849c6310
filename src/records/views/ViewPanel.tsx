import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { takeFocus } from '@/ui/focus/takeFocus';
import { SaveView } from './SaveView';
import { SharedViewLines } from './SharedViewLines';
import type { useSharedViews } from './useSharedViews';
import { useShareViews } from './useShareViews';
import { ViewLines } from './ViewLines';
import type { ListQuery, SavedView, ViewSharing } from './views';
import { withView } from './withView';

interface ViewPanelProps {
  presets: readonly SavedView[];
  views: readonly SavedView[];
  /** The views that are shared, and how; undefined where none are. */
  shared: ReturnType<typeof useSharedViews>;
  sharing: ViewSharing | undefined;
  active: SavedView | undefined;
  query: ListQuery;
  onChoose: (view: SavedView) => void;
  /** Keeps these as one's own views. */
  onStore: (views: SavedView[]) => void;
}

/** The views to choose from, and how to save the present query as a further one. A removed view can be brought back. */
export function ViewPanel(props: ViewPanelProps) {
  const { presets, views, shared, sharing, active, query, onChoose, onStore } = props;
  const translate = useTranslate();
  const calls = useShareViews(sharing);
  const [removed, setRemoved] = useState<{ label: string; restore: (own: readonly SavedView[]) => void }>();
  const isSaving = useRef(false);
  const named = (label: string): SavedView => ({
    label,
    value: { ...query, filter: { ...query.filter }, sort: { ...query.sort } },
  });
  return (
    <>
      <ViewLines
        title={translate('records.views.offered')}
        views={presets}
        active={active}
        onChoose={onChoose}
      />
      {views.length > 0 ? (
        <ViewLines
          title={translate('records.views.own')}
          views={views}
          active={active}
          onChoose={onChoose}
          remover={(view, index) => () => {
            onStore(views.filter((each) => each !== view));
            const restore = (own: readonly SavedView[]) => onStore(withView(own, view, index));
            setRemoved({ label: view.label, restore });
          }}
        />
      ) : null}
      {shared && sharing ? (
        <SharedViewLines
          sharing={sharing}
          query={shared}
          active={active}
          onChoose={onChoose}
          onRemove={(view) =>
            calls.remove(view, () =>
              setRemoved({ label: view.label, restore: () => calls.share(view, view.roleIds) }),
            )
          }
        />
      ) : null}
      <Box role="status" sx={{ px: 2 }}>
        {removed ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 1 }}>
            {translate('records.views.removed', { name: removed.label })}
            <Button
              // The button that was pressed is gone with its line; with each further one it is another.
              key={removed.label}
              ref={takeFocus}
              size="small"
              variant="outlined"
              onClick={() => {
                // Others may have been saved since.
                removed.restore(views);
                setRemoved(undefined);
              }}
            >
              {translate('ra.action.undo')}
            </Button>
          </Box>
        ) : null}
      </Box>
      {calls.failure === undefined ? null : (
        <Alert severity="error" sx={{ mx: 2, mb: 2 }}>
          {calls.failure}
        </Alert>
      )}
      <SaveView
        key={active?.label}
        // A view of one's own can still be shared.
        isKnown={active !== undefined && !(shared && views.includes(active))}
        views={views}
        roles={shared && sharing?.roles}
        isBusy={calls.isBusy}
        nameFault={calls.nameFault}
        onSave={(label) => {
          isSaving.current = true;
          onStore(withView(views, named(label), views.length));
        }}
        onShare={(label, roleIds) => {
          isSaving.current = true;
          calls.share(named(label), roleIds);
        }}
        knownRef={(element) => {
          // The form with the focus is gone; without it Escape would not close the panel.
          if (isSaving.current) element?.focus();
          if (element) isSaving.current = false;
        }}
      />
    </>
  );
}
