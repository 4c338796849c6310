import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  type RaRecord,
  type UseCreateOptions,
  useCreate,
  useGetResourceLabel,
  useNotify,
  useTranslate,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { unguarded } from '@/ui/leave/unguarded';
import { PageHeader } from '@/ui/page/PageHeader';
import { useRefusalReason } from '../access/useRefusalReason';
import type { Values } from './changedFields';
import { RecordForm } from './RecordForm';
import { useListReturn } from './useListReturn';
import type { FormShape } from './useRecordForm';

interface CreatePageProps<R extends RaRecord> {
  /** Default: 'Create' and the resource's singular name. */
  headline?: string;
  /** The initial value of each field. */
  defaults?: Values;
  transform?: (values: Values) => Values;
  /** If the form's values differ from the record's; must be a constant. */
  shape?: FormShape;
  /** Default: the list. */
  redirect?: (record: R) => string;
  /** Options of `useCreate`; `onSuccess` replaces the message. Saving is always pessimistic. */
  mutationOptions?: Omit<UseCreateOptions<R, Error, R>, 'mutationMode' | 'returnPromise'>;
  /** Default: 'Create'. */
  saveLabel?: string;
  /** Beside the button that saves. */
  buttons?: ReactNode;
  /** The full width instead of 560 px. */
  wide?: boolean;
  children: ReactNode;
}

/** The page to create a record; needs a resource context. */
export function CreatePage<R extends RaRecord = RaRecord>(props: CreatePageProps<R>) {
  const { headline, defaults, transform, redirect, saveLabel, wide, children } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const resourceLabel = useGetResourceLabel();
  const { resource, list, back } = useListReturn();
  const refusal = useRefusalReason('create');

  const { meta, ...options } = props.mutationOptions ?? {};
  const [create] = useCreate<R, Error, R>(resource, {}, { ...options, mutationMode: 'pessimistic' });

  const send = async (values: Record<string, unknown>) => {
    // The form knows its fields only by name.
    const data = values as Partial<R>;
    const record = await create(resource, { data, meta }, { returnPromise: true });
    // The answer may contain only the id, so the record is fetched again when opened.
    queryClient.removeQueries({ queryKey: [resource, 'getOne', { id: String(record?.id) }] });
    void queryClient.invalidateQueries({ queryKey: [resource] });
    if (options.onSuccess === undefined) notify('records.created', { type: 'success' });
    return record ?? {};
  };
  return (
    <>
      <PageHeader
        headline={headline ?? translate('records.createOf', { name: resourceLabel(resource, 1) })}
        back={back}
      />
      <RecordForm
        defaults={defaults}
        wide={wide}
        transform={transform}
        shape={props.shape}
        onSave={send}
        refusal={refusal}
        onSaved={(values) => {
          // The server's answer merged with the typed values is the record.
          const record = values as R;
          navigate(redirect ? redirect(record) : list, { state: unguarded });
        }}
        buttons={props.buttons}
        saveLabel={saveLabel ?? translate('records.create')}
      >
        {children}
      </RecordForm>
    </>
  );
}
