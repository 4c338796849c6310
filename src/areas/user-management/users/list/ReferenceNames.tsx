import { useTranslate } from 'react-admin';
import { NameList } from './NameList';
import type { Named, Names } from './useNames';

interface ReferenceNamesProps<R extends Named> {
  names: Names<R>;
  ids: readonly string[];
  /** What they are: 'Groups'. */
  caption: string;
  /** The name with what it takes to tell two of the same name apart; shown on hover and focus. */
  wholeName?: (record: R) => string;
}

/**
 * The names of the records that a user refers to. Where none can be had, their number stands there, so that it does not
 * look as if there were none.
 */
export function ReferenceNames<R extends Named>(props: ReferenceNamesProps<R>) {
  const { names, ids, caption, wholeName = ({ name }) => name } = props;
  const translate = useTranslate();
  if (ids.length === 0) return null;
  const found = ids.flatMap((id) => names.found.get(id) ?? []);
  if (!names.isComplete && found.length < ids.length) return '…';
  if (found.length === 0) {
    return translate('areas.user-management.users.list.nameless', { smart_count: ids.length });
  }
  const shown = found.map((record) => ({ id: record.id, name: record.name, whole: wholeName(record) }));
  return <NameList caption={caption} names={shown} />;
}
