import { memo, type ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useGetOne, useParams, useResourceContext } from 'react-admin';
import { useAfterFirstRender } from '@/ui/loading/useAfterFirstRender';
import type { HeaderTarget } from '@/ui/page/HeaderButton';
import { PageHeader } from '@/ui/page/PageHeader';
import { LoadingState } from '@/ui/state/LoadingState';
import { useRefusalReason } from '../access/useRefusalReason';
import { Loaded } from '../calls/Loaded';
import { WithLastAction } from '../list/FurtherActions';
import { useRecordName } from '../references/useRecordName';
import { GoneRecord } from '../show/GoneRecord';
import type { Values } from './changedFields';
import { DeleteRecord } from './DeleteRecord';
import type { FormatField } from './FormConflict';
import { RecordForm } from './RecordForm';
import type { FormKeeping } from './useFormKeeping';
import { useListReturn } from './useListReturn';
import type { FormShape } from './useRecordForm';
import { type SaveOptions, useSaveRecord } from './useSaveRecord';

interface EditPageProps<R extends RaRecord> extends SaveOptions<R> {
  /** Default: the id in the address. */
  id?: string;
  /** Where the back button leads; default: the resource's list. */
  back?: HeaderTarget;
  /** Default: react-admin's record representation, usually the name. */
  headline?: (record: R) => string;
  children: ReactNode | ((record: R) => ReactNode);
  fields?: readonly string[];
  formatField?: FormatField;
  /** Fields that hold objects: on a conflict their entries are compared one by one. */
  objects?: readonly string[] | ((record: R) => readonly string[]);
  /** Normalizes the values before they are compared and sent. */
  transform?: (values: Values) => Values;
  /** If the form's values differ from the record's; must be a constant. */
  shape?: FormShape;
  /** Where unsaved input outlives the page. */
  keeping?: FormKeeping;
  wide?: boolean;
  /** Beside the headline. */
  status?: (record: R) => ReactNode;
  actions?: (record: R) => ReactNode;
  /** Whether there is a way to delete it, where that is possible at all. */
  canDelete?: boolean | ((record: R) => boolean);
  /** Why it cannot be deleted; disables the button. */
  deleteReason?: (record: R) => string | undefined;
  /** Shown in place of the form of a record that can no longer be changed. */
  instead?: (record: R) => ReactNode;
  /** Why it cannot be changed now; makes the form read-only. */
  editReason?: (record: R) => string | undefined;
  /** Beside the button that saves. */
  buttons?: (record: R) => ReactNode;
  /** Below the inputs, outside the form; rendered after it. */
  after?: (record: R) => ReactNode;
}

/**
 * The page to edit a record; needs a resource context. Sends a PUT with the changed fields and the version that the
 * form opened with (reading R11: the server keeps missing fields). Read-only without the permission to edit.
 */
export function EditPage<R extends RaRecord = RaRecord>(props: EditPageProps<R>) {
  const params = useParams();
  const id = props.id ?? params.id ?? '';
  const resource = useResourceContext() ?? '';
  const query = useGetOne<R>(resource, { id });
  return (
    <Loaded query={query} heading="h1" loading={<LoadingState shape="record" />} missing={<GoneRecord />}>
      {(record) => <RecordPage id={id} page={props} record={record} />}
    </Loaded>
  );
}

interface RecordPageProps<R extends RaRecord> {
  id: string;
  page: EditPageProps<R>;
  record: R;
}

function RecordContent<R extends RaRecord>({ id, page, record }: RecordPageProps<R>) {
  const { resource, back } = useListReturn();
  const nameOf = useRecordName(resource);
  const headline = page.headline?.(record) ?? nameOf(record);
  const canDelete = typeof page.canDelete === 'function' ? page.canDelete(record) : page.canDelete;
  return (
    <RecordContextProvider value={record}>
      <PageHeader headline={headline} back={page.back ?? back} status={page.status?.(record)}>
        {/* The same element with and without it, so that the buttons keep the focus. */}
        <WithLastAction
          action={
            canDelete ? (
              <DeleteRecord record={record} name={headline} reason={page.deleteReason?.(record)} />
            ) : null
          }
        >
          {page.actions?.(record)}
        </WithLastAction>
      </PageHeader>
      <EditForm key={id} {...page} record={record} />
    </RecordContextProvider>
  );
}

/** Memoized, because the answer to the call is often the record that the list has shown. `memo` loses the type parameter. */
const RecordPage = memo(RecordContent) as typeof RecordContent;

function EditForm<R extends RaRecord>({ record, ...props }: EditPageProps<R> & { record: R }) {
  const { children, fields, formatField, transform, after, objects } = props;
  const save = useSaveRecord(record, props);
  const refused = useRefusalReason('edit');
  const isFormShown = useAfterFirstRender();
  return (
    <RecordForm
      record={record}
      wide={props.wide}
      transform={transform}
      shape={props.shape}
      keeping={props.keeping}
      fields={fields}
      formatField={formatField}
      objects={typeof objects === 'function' ? objects(record) : objects}
      buttons={props.buttons?.(record)}
      instead={props.instead?.(record)}
      onSave={save}
      refusal={refused ?? props.editReason?.(record)}
      after={after && (isFormShown ? after(record) : null)}
    >
      <Inputs record={record}>{children}</Inputs>
    </RecordForm>
  );
}

function InputsContent<R extends RaRecord>({
  children,
  record,
}: Pick<EditPageProps<R>, 'children'> & { record: R }) {
  return typeof children === 'function' ? children(record) : children;
}

/** Memoized, because the calls of the form's hooks render it at each change of the address, such as for another tab. */
const Inputs = memo(InputsContent) as typeof InputsContent;
