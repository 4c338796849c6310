import type { RaRecord, SortPayload } from 'react-admin';
import { defineReference, idsOf } from '../references/defineReference';
import { ReferenceNames } from '../references/ReferenceNames';
import { RecordPicker } from './RecordPicker';
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
  /** A hook that returns a function that says why a record cannot be chosen, as a sentence. */
  useReason?: () => (record: RaRecord) => string | undefined;
}

/** References to other records, by id. */
export function FormRecordPicker<R extends RaRecord>(props: FormRecordPickerProps<R>) {
  const { source, label, required, help, disabled, multiple = false, ...picker } = props;
  const { resource, labelOf } = picker;
  const reference = defineReference({ resource, name: labelOf });
  const format = (value: unknown) => (
    <ReferenceNames reference={reference} ids={idsOf(value)} caption={label ?? source} whole />
  );
  const { input } = useFormField(
    { source, label, required, help, disabled },
    { empty: multiple ? [] : null, format },
  );
  const { value, name: _name, ...field } = input;
  const shared = { ...picker, ...field };
  const ids = idsOf(value);
  return multiple ? (
    <RecordPicker {...shared} multiple value={ids} />
  ) : (
    <RecordPicker {...shared} value={ids[0] ?? null} />
  );
}
