import { type Identifier, type RaRecord, useTranslate } from 'react-admin';
import { useRecordName } from '../references/useRecordName';
import { Tick } from './Tick';
import { ToSelectionBar } from './ToSelectionBar';

interface SelectRowProps {
  record: RaRecord;
  selected: boolean;
  /** `range` is true for a click with Shift. */
  onToggle: (id: Identifier, range: boolean) => void;
}

/** The checkbox that selects a record for a bulk action; named after the record. */
export function SelectRow({ record, selected, onToggle }: SelectRowProps) {
  const translate = useTranslate();
  const name = useRecordName()(record);
  return (
    <ToSelectionBar active={selected}>
      <Tick
        checked={selected}
        onChange={(event) =>
          onToggle(record.id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
        }
        aria-label={translate('records.selectRow', { name })}
      />
    </ToSelectionBar>
  );
}
