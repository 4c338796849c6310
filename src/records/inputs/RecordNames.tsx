import { type RaRecord, useTranslate } from 'react-admin';
import { useChosenOptions } from './recordOptions';

interface RecordNamesProps<R extends RaRecord> {
  resource: string;
  ids: readonly string[];
  labelOf: (record: R) => string;
}

/** The names of records, in running text. */
export function RecordNames<R extends RaRecord>({ resource, ids, labelOf }: RecordNamesProps<R>) {
  const translate = useTranslate();
  const { options } = useChosenOptions(resource, ids, labelOf, (id) =>
    translate('records.inputs.unknown', { id }),
  );
  return <>{options.map(({ label }) => label).join(', ')}</>;
}
