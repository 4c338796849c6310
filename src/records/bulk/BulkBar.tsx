import { useState } from 'react';
import type { BulkSelection } from '../../api/records';
import { lazyPart } from '../../ui/loading/LazyPart';
import { usePreload } from '../../ui/loading/usePreload';
import { SelectedRecords } from '../list/SelectionBar';
import { useListSelection } from '../list/useListSelection';
import { BulkActions } from './BulkActions';
import { useBulkText } from './bulk';
import type { BulkDescription, BulkOperation } from './defineBulk';

const BulkDialog = lazyPart(() => import('./BulkDialog').then((part) => part.BulkDialog));
const next = [BulkDialog];

/** The bar of a list whose records can be changed many at once, and the dialog of the change that is chosen in it. */
export function BulkBar({ bulk }: { bulk: BulkDescription }) {
  const text = useBulkText(bulk);
  const selection = useListSelection();
  usePreload(next);
  const { rows, count, isAll, offer, select } = selection;
  const [job, setJob] = useState<{ operation: BulkOperation; rows: BulkSelection }>();
  return (
    <>
      <SelectedRecords
        selection={selection}
        said={text(isAll ? 'allSelected' : 'selected', { smart_count: count })}
        offer={offer === undefined ? undefined : text('selectAll', { smart_count: offer })}
      >
        <BulkActions bulk={bulk} onChoose={(operation) => setJob({ operation, rows })} />
      </SelectedRecords>
      {job ? (
        <BulkDialog
          {...job}
          bulk={bulk}
          onClose={(failed) => {
            setJob(undefined);
            if (failed) select(failed);
          }}
        />
      ) : null}
    </>
  );
}
