import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useGetOne, useGetRecordRepresentation } from 'react-admin';
import { useParams } from 'react-router-dom';
import { PageHeader } from '../../ui/page/PageHeader';
import { LoadingState } from '../../ui/state/LoadingState';
import { useRefusedAction } from '../access/useRefusedAction';
import { Loaded } from '../calls/Loaded';
import { GoneRecord } from '../show/GoneRecord';
import type { Values } from './changedFields';
import { DeleteRecord } from './DeleteRecord';
import type { FormatField } from './FormConflict';
import { RecordForm } from './RecordForm';
import { type Need, useArrived } from './useArrived';
import { usePaths } from './usePaths';
import { type SaveOptions, useSaveRecord } from './useSaveRecord';

interface EditPageProps<R extends RaRecord> extends SaveOptions<R> {
  /** The id of the record; that of the address unless said otherwise. */
  id?: string;
  /** How react-admin represents the record unless said otherwise: its name, usually. */
  headline?: (record: R) => string;
  /** The inputs, or what makes them from the record. */
  children: ReactNode | ((record: R) => ReactNode);
  /** What the inputs show beside the record, so that the form appears together with it. */
  needs?: (record: R) => readonly Need[];
  /** Further fields that two versions are compared by. */
  fields?: readonly string[];
  /** Shows a value in the comparison of two versions. */
  formatField?: FormatField;
  /** Tidies the values before they are compared and sent. */
  transform?: (values: Values) => Values;
  /** The fields take the whole width instead of 560 px. */
  wide?: boolean;
  /** In the page's header. */
  actions?: (record: R) => ReactNode;
  /** Offers to delete the record, after a question. */
  canDelete?: boolean;
  /** Why it cannot be deleted, as a sentence: the button is then switched off with it. */
  deleteReason?: (record: R) => string | undefined;
  /** Below the inputs, outside of the form. */
  after?: (record: R) => ReactNode;
}

/**
 * The page on which a record is changed; needs the resource's context, as its routes give it. What is sent is a PUT of
 * the changed fields and of the version that the form was opened with (reading R11: missing fields stay as they are). Who may
 * not edit sees the record and cannot save it.
 */
export function EditPage<R extends RaRecord = RaRecord>(props: EditPageProps<R>) {
  const params = useParams<'id'>();
  const id = props.id ?? params.id ?? '';
  const { resource, list } = usePaths();
  const query = useGetOne<R>(resource, { id });
  const represent = useGetRecordRepresentation(resource);
  return (
    <Loaded query={query} heading="h1" missing={<GoneRecord list={list} />}>
      {(record) => {
        const headline = props.headline?.(record) ?? String(represent(record));
        return (
          <RecordContextProvider value={record}>
            <PageHeader headline={headline} back={{ to: list }}>
              {props.actions?.(record)}
              {props.canDelete ? (
                <DeleteRecord record={record} name={headline} reason={props.deleteReason?.(record)} />
              ) : null}
            </PageHeader>
            <EditForm key={id} {...props} record={record} />
          </RecordContextProvider>
        );
      }}
    </Loaded>
  );
}

function EditForm<R extends RaRecord>({ record, ...props }: EditPageProps<R> & { record: R }) {
  const { children, fields, formatField, transform, after } = props;
  const save = useSaveRecord(record, props);
  const refused = useRefusedAction('edit');
  const inputs = typeof children === 'function' ? children(record) : children;
  if (!useArrived(props.needs?.(record) ?? nothing)) return <LoadingState />;
  return (
    <RecordForm
      record={record}
      wide={props.wide}
      transform={transform}
      fields={fields}
      formatField={formatField}
      onSave={save}
      refused={refused}
      after={after?.(record)}
    >
      {inputs}
    </RecordForm>
  );
}

const nothing: readonly Need[] = [];
