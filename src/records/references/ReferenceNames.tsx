import { useTranslate } from 'react-admin';
import type { Reference } from './defineReference';
import { NameList } from './NameList';
import { useNames } from './useNames';

interface ReferenceNamesProps {
  reference: Reference;
  ids: readonly string[];
  /** What the names stand for: 'Groups'. */
  caption: string;
}

/** The names of the records that a record refers to; nothing if there are none. */
export function ReferenceNames(props: ReferenceNamesProps) {
  return props.ids.length === 0 ? null : <ShownNames {...props} />;
}

/** If the names cannot be loaded, their number is shown, so that the cell does not look empty. */
function ShownNames({ reference, ids, caption }: ReferenceNamesProps) {
  const translate = useTranslate();
  const names = useNames(reference, ids);
  const found = ids.flatMap((id) => names.found.get(id) ?? []);
  if (!names.isComplete && found.length < ids.length) return '…';
  if (found.length === 0) {
    return names.isFailed
      ? translate('records.references.nameless', { smart_count: ids.length })
      : translate('records.gone');
  }
  const shown = found.map((record) => ({
    id: String(record.id),
    name: reference.nameOf(record),
    whole: reference.labelOf(record),
  }));
  return <NameList caption={caption} names={shown} />;
}
