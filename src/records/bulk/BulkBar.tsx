import { useState } from 'react';
import type { BulkSelection } from '../../api/records';
import { SelectedRecords } from '../list/SelectionBar';
import { useListSelection } from '../list/useListSelection';
import { BulkActions } from './BulkActions';
import { BulkDialog } from './BulkDialog';
import { useBulkText } from './bulk';
import type { BulkDescription, BulkOperation } from './defineBulk';

/** The bar of a list whose records can be changed many at once, and the dialog of the change that is chosen in it. */
export function BulkBar({ bulk }: { bulk: BulkDescription }) {
  const text = useBulkText(bulk);
  const selection = useListSelection();
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
