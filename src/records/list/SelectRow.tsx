import Checkbox from '@mui/material/Checkbox';
import { type Identifier, type RaRecord, useTranslate } from 'react-admin';
import { useRecordName } from '../references/useRecordName';
import { ToSelectionBar } from './ToSelectionBar';

interface SelectRowProps {
  record: RaRecord;
  selected: boolean;
  /** `range` is a click with the shift key. */
  onToggle: (id: Identifier, range: boolean) => void;
}

/** Selects one record for a bulk action; named by the record. */
export function SelectRow({ record, selected, onToggle }: SelectRowProps) {
  const translate = useTranslate();
  const name = useRecordName()(record);
  return (
    <ToSelectionBar active={selected}>
      <Checkbox
        checked={selected}
        onChange={(event) =>
          onToggle(record.id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
        }
        slotProps={{ input: { 'aria-label': translate('records.selectRow', { name }) } }}
      />
    </ToSelectionBar>
  );
}
