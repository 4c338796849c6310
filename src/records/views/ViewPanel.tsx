import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { type UseGetListHookValue, useTranslate } from 'react-admin';
import { takeFocus } from '@/ui/focus/takeFocus';
import { Loaded } from '../calls/Loaded';
import { ReferenceNames } from '../references/ReferenceNames';
import { SaveView } from './SaveView';
import type { SharedView } from './sharedView';
import { type useSharedViews, useShareViews } from './useSharedViews';
import { ViewLines } from './ViewLines';
import { type ListQuery, type SavedView, type ViewSharing, withView } from './views';

interface ViewPanelProps {
  presets: readonly SavedView[];
  views: readonly SavedView[];
  /** The shared views; undefined if the server stores none. */
  shared: ReturnType<typeof useSharedViews>;
  sharing: ViewSharing | undefined;
  active: SavedView | undefined;
  query: ListQuery;
  onChoose: (view: SavedView) => void;
  /** Stores the personal views. */
  onStore: (views: SavedView[]) => void;
}

/** The views to choose from, and a form to save the current query as a new one. Removing a view can be undone. */
export function ViewPanel(props: ViewPanelProps) {
  const { presets, views, shared, sharing, active, query, onChoose, onStore } = props;
  const translate = useTranslate();
  const calls = useShareViews(sharing);
  const [removedView, setRemovedView] = useState<{
    label: string;
    restore: (personalViews: readonly SavedView[], onDone: () => void) => void;
  }>();
  const isSaving = useRef(false);
  const viewOf = (label: string): SavedView => ({
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
            setRemovedView({
              label: view.label,
              restore: (personalViews, onDone) => {
                onStore(withView(personalViews, view, index));
                onDone();
              },
            });
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
              setRemovedView({
                label: view.label,
                restore: (_personalViews, onDone) => calls.share(view, view.roleIds, onDone),
              }),
            )
          }
        />
      ) : null}
      <Box role="status" sx={{ px: 2 }}>
        {removedView ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 1 }}>
            {translate('records.views.removed', { name: removedView.label })}
            <Button
              // The clicked button has disappeared with its line; each removal makes a new button, which takes the
              // focus.
              key={removedView.label}
              ref={takeFocus}
              size="small"
              variant="outlined"
              onClick={() => {
                // Others may have been saved since. After a failure it can be tried again.
                removedView.restore(views, () => setRemovedView(undefined));
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
        // A personal view can still be shared.
        isSaved={active !== undefined && !(shared && views.includes(active))}
        views={views}
        roles={shared && sharing?.roles}
        isBusy={calls.isBusy}
        nameError={calls.nameError}
        onSave={(label) => {
          isSaving.current = true;
          onStore(withView(views, viewOf(label), views.length));
        }}
        onShare={(label, roleIds) => {
          isSaving.current = true;
          calls.share(viewOf(label), roleIds);
        }}
        savedNoteRef={(element) => {
          // The focused form has disappeared; without a focus inside, Escape would not close the panel.
          if (isSaving.current) element?.focus();
          if (element) isSaving.current = false;
        }}
      />
    </>
  );
}

interface SharedViewLinesProps {
  sharing: ViewSharing;
  query: UseGetListHookValue<SharedView>;
  active: SavedView | undefined;
  onChoose: (view: SavedView) => void;
  onRemove: (view: SharedView) => void;
}

/** The shared views, each with its audience and its owner. */
function SharedViewLines({ sharing, query, active, onChoose, onRemove }: SharedViewLinesProps) {
  const translate = useTranslate();
  return (
    <Loaded query={query} failureText={translate('records.views.sharedFailed')}>
      {(views) =>
        views.length === 0 ? null : (
          <ViewLines
            title={translate('records.views.shared')}
            views={views}
            active={active}
            onChoose={onChoose}
            keyOf={({ id }) => id}
            detail={({ roleIds, ownerName }) => (
              <>
                {roleIds.length === 0 ? (
                  translate('records.views.for.everyone')
                ) : (
                  <ReferenceNames
                    reference={sharing.roles}
                    ids={roleIds}
                    caption={translate('records.views.for.roles')}
                  />
                )}
                {ownerName === null ? null : (
                  <>
                    {' · '}
                    <bdi>{ownerName}</bdi>
                  </>
                )}
              </>
            )}
            remover={(view) => (view.canDelete ? () => onRemove(view) : undefined)}
          />
        )
      }
    </Loaded>
  );
}
