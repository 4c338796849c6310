import type { UseGetListHookValue } from 'react-admin';
import { useTranslate } from 'react-admin';
import { Loaded } from '../calls/Loaded';
import { ReferenceNames } from '../references/ReferenceNames';
import type { SharedView } from './sharedView';
import { ViewLines } from './ViewLines';
import type { SavedView, ViewSharing } from './views';

interface SharedViewLinesProps {
  sharing: ViewSharing;
  query: UseGetListHookValue<SharedView>;
  active: SavedView | undefined;
  onChoose: (view: SavedView) => void;
  onRemove: (view: SharedView) => void;
}

/** The shared views, each with its audience and its owner. */
export function SharedViewLines({ sharing, query, active, onChoose, onRemove }: SharedViewLinesProps) {
  const translate = useTranslate();
  return (
    <Loaded query={query} failed={translate('records.views.sharedFailed')}>
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
