import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useNotify } from 'react-admin';
import type { Values } from './changedFields';
import { usePaths } from './usePaths';
import type { Save } from './useRecordForm';

/**
 * Saves the change of a record: one PUT, or what the area does instead. Afterwards every view of the resource has the
 * answer or asks again.
 */
export function useSaveRecord<R extends RaRecord>(
  record: R,
  save?: (change: Record<string, unknown>, record: R) => Promise<Values | undefined>,
): Save {
  const { resource } = usePaths();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { id } = record;
  return async (change) => {
    const saved = save
      ? await save(change, record)
      : (await dataProvider.update<R>(resource, { id, data: change, previousData: record })).data;
    if (saved === undefined) return undefined;
    // A slower answer to an earlier load must not bring the old record back.
    await queryClient.cancelQueries({ queryKey: [resource] });
    void queryClient.invalidateQueries({ queryKey: [resource] });
    notify('records.saved', { type: 'success' });
    return saved;
  };
}
