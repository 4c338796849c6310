import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, type UseUpdateOptions, useNotify, useUpdate } from 'react-admin';
import type { Values } from './changedFields';
import { usePaths } from './usePaths';
import type { Save } from './useRecordForm';

/** Sends what the form has to send, with `more` beside it; rejects with an ApiError. */
export type Send = (more?: Readonly<Record<string, unknown>>) => Promise<Values>;

/** How an area alters the way in which a changed record is saved. */
export interface SaveOptions<R extends RaRecord> {
  /**
   * What a save does instead of sending the change at once. It may ask first and then `send`, with a confirmation for
   * instance, or make a call of its own that rejects with the same errors. `change` has the changed fields and the
   * version. It gives the record as it is then, or as much of it as is known; undefined when the person has changed
   * their mind.
   */
  save?: (change: Record<string, unknown>, record: R, send: Send) => Promise<Values | undefined>;
  /**
   * Options of react-admin's `useUpdate`: `meta`, `mutationFn`, `onError`, `onSettled`; `onSuccess` takes the place of
   * the message. A form waits for its answer, so it is always pessimistic.
   */
  mutationOptions?: Omit<UseUpdateOptions<R>, 'mutationMode' | 'returnPromise'>;
}

/**
 * Saves the change of a record by react-admin's `useUpdate`; afterwards every view of the resource has the answer or asks
 * again. Needs the resource's context.
 */
export function useSaveRecord<R extends RaRecord>(
  record: R,
  { save, mutationOptions = {} }: SaveOptions<R> = {},
): Save {
  const { resource } = usePaths();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { meta, ...options } = mutationOptions;
  const [update] = useUpdate<R>(resource, {}, { ...options, mutationMode: 'pessimistic' });
  const { id } = record;

  return async (change) => {
    const send: Send = async (more) => {
      // The form knows its fields by their names alone.
      const data = { ...change, ...more } as Partial<R>;
      const params = { id, data, previousData: record, meta };
      return (await update(resource, params, { returnPromise: true })) ?? {};
    };
    const saved = await (save ? save(change, record, send) : send());
    if (saved === undefined) return undefined;
    // A slower answer to an earlier load must not bring the old record back.
    await queryClient.cancelQueries({ queryKey: [resource] });
    void queryClient.invalidateQueries({ queryKey: [resource] });
    if (options.onSuccess === undefined) notify('records.saved', { type: 'success' });
    return saved;
  };
}
