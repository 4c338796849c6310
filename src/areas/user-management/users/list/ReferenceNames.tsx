import { useGetManyAggregate, useTranslate } from 'react-admin';
import { NameList } from './NameList';

interface Named {
  id: string;
  name: string;
}

interface ReferenceNamesProps<R extends Named> {
  resource: string;
  ids: readonly string[];
  /** What they are: 'Groups'. */
  caption: string;
  /** The name with what it takes to tell two of the same name apart; shown on hover and focus. */
  wholeName?: (record: R) => string;
}

/**
 * The names of the records that a row refers to. react-admin asks for those of all rows in one request. Where none can
 * be had, their number stands there, so that it does not look as if there were none.
 */
export function ReferenceNames<R extends Named>(props: ReferenceNamesProps<R>) {
  const { resource, ids, caption, wholeName = ({ name }) => name } = props;
  const translate = useTranslate();
  const { data, isPending } = useGetManyAggregate<R>(
    resource,
    { ids: [...ids] },
    { enabled: ids.length > 0 },
  );
  if (ids.length === 0) return null;
  if (isPending) return '…';
  const found = (data ?? []).filter(Boolean);
  if (found.length === 0) {
    return translate('areas.user-management.users.list.nameless', { smart_count: ids.length });
  }
  const names = found.map((record) => ({ id: record.id, name: record.name, whole: wholeName(record) }));
  return <NameList caption={caption} names={names} />;
}
