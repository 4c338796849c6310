import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type RaRecord, useDataProvider, useGetResourceLabel, useNotify, useTranslate } from 'react-admin';
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
  /** Creates the record instead of a plain POST; undefined means that the person has changed their mind. */
  save?: (values: Record<string, unknown>) => Promise<R | undefined>;
  /** The caption of the button, 'Create' unless said otherwise. */
  saveLabel?: string;
  /** The fields take the whole width instead of 560 px. */
  wide?: boolean;
  /** The inputs. */
  children: ReactNode;
}

/** The page on which a record of the resource is made; needs the resource's context, as its routes give it. */
export function CreatePage<R extends RaRecord = RaRecord>(props: CreatePageProps<R>) {
  const { headline, defaults, transform, redirect, save, saveLabel, wide, children } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const resourceLabel = useGetResourceLabel();
  const { resource, list } = usePaths();

  const create = async (values: Record<string, unknown>) => {
    const record = save
      ? await save(values)
      : (await dataProvider.create<R>(resource, { data: values })).data;
    if (record === undefined) return undefined;
    void queryClient.invalidateQueries({ queryKey: [resource] });
    notify('records.created', { type: 'success' });
    return record;
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
        onSave={create}
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
