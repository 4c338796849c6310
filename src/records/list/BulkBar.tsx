import { useState } from 'react';
import type { BulkSelection } from '@/api/records';
import { useTextsWithOverrides } from '@/ui/useTextsWithOverrides';
import { BulkActions, BulkDialog } from '../bulk/BulkActions';
import type { BulkDescription, BulkOperation } from '../bulk/defineBulk';
import { SelectedRecords } from './SelectionBar';
import { useListSelection } from './useListSelection';

/** The selection bar of a list with bulk changes. */
export function BulkBar({ bulk }: { bulk: BulkDescription }) {
  const text = useTextsWithOverrides('records.bulk', bulk.texts);
  const selection = useListSelection();
  const { rows, count, isAll, offer, select } = selection;
  const [job, setJob] = useState<{ operation: BulkOperation; rows: BulkSelection }>();
  const said = isAll ? 'records.bulk.allSelected' : 'records.bulk.selected';
  return (
    <>
      <SelectedRecords
        selection={selection}
        said={text(said, { smart_count: count })}
        offer={offer === undefined ? undefined : text('records.bulk.selectAll', { smart_count: offer })}
      >
        <BulkActions bulk={bulk} rows={rows} onChoose={(operation) => setJob({ operation, rows })} />
      </SelectedRecords>
      {job ? <BulkDialog {...job} bulk={bulk} onDone={select} onClose={() => setJob(undefined)} /> : null}
    </>
  );
}
