import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, type UseUpdateOptions, useNotify, useUpdate } from 'react-admin';
import type { Values } from './changedFields';
import { useListReturn } from './useListReturn';
import type { Save } from './useRecordForm';

/** Sends the form's change, merged with `more`; rejects with an ApiError. */
export type Send = (extraFields?: Readonly<Record<string, unknown>>) => Promise<Values>;

/** How an area customizes the saving of a record. */
export interface SaveOptions<R extends RaRecord> {
  /**
   * Replaces the plain save: confirms first and then calls `send`, or makes its own call, which rejects with the same
   * errors. `change` holds the changed fields and the version. Returns the new record or a part of it; undefined
   * cancels.
   */
  save?: (change: Record<string, unknown>, record: R, send: Send) => Promise<Values | undefined>;
  /** Options of `useUpdate`; `onSuccess` replaces the message. Saving is always pessimistic. */
  mutationOptions?: Omit<UseUpdateOptions<R>, 'mutationMode' | 'returnPromise'>;
}

/** Saves a changed record with `useUpdate`; afterwards all queries of the resource have the answer or refetch. */
export function useSaveRecord<R extends RaRecord>(
  record: R,
  { save, mutationOptions = {} }: SaveOptions<R> = {},
): Save {
  const { resource } = useListReturn();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { meta, ...options } = mutationOptions;
  const [update] = useUpdate<R>(resource, {}, { ...options, mutationMode: 'pessimistic' });
  const { id } = record;

  return async (change) => {
    const send: Send = async (extraFields) => {
      // The form knows its fields only by name.
      const data = { ...change, ...extraFields } as Partial<R>;
      const params = { id, data, previousData: record, meta };
      return (await update(resource, params, { returnPromise: true })) ?? {};
    };
    const answer = await (save ? save(change, record, send) : send());
    if (answer === undefined) return undefined;
    // A slower answer to an earlier load must not bring back the old record.
    await queryClient.cancelQueries({ queryKey: [resource] });
    void queryClient.invalidateQueries({ queryKey: [resource] });
    if (options.onSuccess === undefined) notify('records.saved', { type: 'success' });
    return answer;
  };
}
