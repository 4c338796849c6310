import { useContext } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { RowMenuContext } from './rowMenu';

interface RowMenuButtonProps {
  record: RaRecord;
  /** The record's name. */
  name: string;
}

/** Opens the menu of a record of the surrounding list; named after the record. Nothing if the list has no menu. */
export function RowMenuButton({ record, name }: RowMenuButtonProps) {
  const open = useContext(RowMenuContext);
  const translate = useTranslate();
  if (open === undefined) return null;
  return (
    <button
      type="button"
      className="row-menu-button"
      aria-label={translate('records.rowMenu', { name })}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => open(record, currentTarget)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="4.5" r="1.7" />
        <circle cx="10" cy="10" r="1.7" />
        <circle cx="10" cy="15.5" r="1.7" />
      </svg>
    </button>
  );
}
