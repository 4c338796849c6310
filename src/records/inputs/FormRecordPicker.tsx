import type { RaRecord, SortPayload } from 'react-admin';
import { idsOf } from '../references/defineReference';
import { RecordPicker } from './RecordPicker';
import { useChosenOptions } from './recordOptions';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormRecordPickerProps<R extends RaRecord> extends FormFieldProps {
  /** `<area>/<resource>`. */
  resource: string;
  labelOf: (record: R) => string;
  /** The field holds an array of ids. */
  multiple?: boolean;
  filter?: Readonly<Record<string, unknown>>;
  /** Default: by name. */
  sort?: SortPayload;
}

/** References to other records, by id. */
export function FormRecordPicker<R extends RaRecord>({
  source,
  label,
  required = false,
  help,
  disabled,
  multiple = false,
  ...picker
}: FormRecordPickerProps<R>) {
  const { resource, labelOf } = picker;
  const format = (value: unknown) => <RecordNames resource={resource} ids={idsOf(value)} labelOf={labelOf} />;
  const empty = multiple ? [] : null;
  const { field, label: caption, error } = useFormField({ source, label, required }, { empty, format });
  const ids = idsOf(field.value);
  const shared = {
    ...picker,
    label: caption,
    required,
    disabled,
    error,
    help,
    inputRef: field.ref,
    onBlur: field.onBlur,
  };
  return multiple ? (
    <RecordPicker {...shared} multiple value={ids} onChange={field.onChange} />
  ) : (
    <RecordPicker {...shared} value={ids[0] ?? null} onChange={field.onChange} />
  );
}

interface RecordNamesProps<R extends RaRecord> {
  resource: string;
  ids: readonly string[];
  labelOf: (record: R) => string;
}

function RecordNames<R extends RaRecord>({ resource, ids, labelOf }: RecordNamesProps<R>) {
  const { options } = useChosenOptions(resource, ids, labelOf);
  return <>{options.map(({ label }) => label).join(', ')}</>;
}
