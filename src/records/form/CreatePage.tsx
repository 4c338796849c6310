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
import { unguarded } from '../../ui/leave/unguarded';
import { PageHeader } from '../../ui/page/PageHeader';
import type { Values } from './changedFields';
import { RecordForm } from './RecordForm';
import { usePaths } from './usePaths';

interface CreatePageProps<R extends RaRecord> {
  /** 'Create' and the resource's own name in the singular unless said otherwise. */
  headline?: string;
  /** What the form starts with: a value for each field. */
  defaults?: Values;
  /** Tidies the values before they are sent. */
  transform?: (values: Values) => Values;
  /** Where to go with the new record; to the list unless said otherwise. */
  redirect?: (record: R) => string;
  /**
   * Options of react-admin's `useCreate`: `meta`, `mutationFn`, `onError`, `onSettled`; `onSuccess` takes the place of
   * the message. A form waits for its answer, so it is always pessimistic.
   */
  mutationOptions?: Omit<UseCreateOptions<R, Error, R>, 'mutationMode' | 'returnPromise'>;
  /** The caption of the button, 'Create' unless said otherwise. */
  saveLabel?: string;
  /** The fields take the whole width instead of 560 px. */
  wide?: boolean;
  /** The inputs. */
  children: ReactNode;
}

/** The page on which a record of the resource is made; needs the resource's context, as its routes give it. */
export function CreatePage<R extends RaRecord = RaRecord>(props: CreatePageProps<R>) {
  const { headline, defaults, transform, redirect, saveLabel, wide, children } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const resourceLabel = useGetResourceLabel();
  const { resource, list } = usePaths();

  const { meta, ...options } = props.mutationOptions ?? {};
  const [create] = useCreate<R, Error, R>(resource, {}, { ...options, mutationMode: 'pessimistic' });

  const send = async (values: Record<string, unknown>) => {
    // The form knows its fields by their names alone.
    const data = values as Partial<R>;
    const record = await create(resource, { data, meta }, { returnPromise: true });
    // The answer may be as short as an id, so whoever opens the record asks for it.
    queryClient.removeQueries({ queryKey: [resource, 'getOne', { id: String(record?.id) }] });
    void queryClient.invalidateQueries({ queryKey: [resource] });
    if (options.onSuccess === undefined) notify('records.created', { type: 'success' });
    return record ?? {};
  };
  return (
    <>
      <PageHeader
        headline={headline ?? translate('records.createOf', { name: resourceLabel(resource, 1) })}
        back={{ to: list }}
      />
      <RecordForm
        defaults={defaults}
        wide={wide}
        transform={transform}
        onSave={send}
        onSaved={(values) => {
          // What the server has answered is the record; the form has added what was typed.
          const record = values as R;
          navigate(redirect ? redirect(record) : list, { state: unguarded });
        }}
        saveLabel={saveLabel ?? translate('records.create')}
      >
        {children}
      </RecordForm>
    </>
  );
}
