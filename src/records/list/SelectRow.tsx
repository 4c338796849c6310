import { type Identifier, useTranslate } from 'react-admin';
import { Tick } from './Tick';
import { ToSelectionBar } from './ToSelectionBar';

interface SelectRowProps {
  id: Identifier;
  /** The record's name. */
  name: string;
  selected: boolean;
  /** `range` is true for a click with Shift. */
  onToggle: (id: Identifier, range: boolean) => void;
}

/** The checkbox that selects a record for a bulk action; named after the record. */
export function SelectRow({ id, name, selected, onToggle }: SelectRowProps) {
  const translate = useTranslate();
  return (
    <ToSelectionBar active={selected}>
      <Tick
        checked={selected}
        onChange={(event) =>
          onToggle(id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
        }
        aria-label={translate('records.selectRow', { name })}
      />
    </ToSelectionBar>
  );
}
