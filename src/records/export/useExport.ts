import { type RaRecord, useDataProvider, useListContext, useLocaleState } from 'react-admin';
import { createExport } from './createExport';
import type { ExportDescription } from './defineExport';
import { useExportTask } from './useExportTask';

/**
 * Exports records of the list around it.
 * @param chosen the chosen ones; else all that match its filter, in its order, not only the page in sight
 */
export function useExport<R extends RaRecord>(description: ExportDescription<R>, chosen: boolean) {
  const list = useListContext();
  const provider = useDataProvider();
  const [locale] = useLocaleState();

  function prepare() {
    const { resource, filterValues, filter, sort, selectedIds } = list;
    const records = chosen ? { ids: selectedIds } : { filter: { ...filterValues, ...filter }, sort };
    return createExport(provider, description, { resource, records, locale });
  }

  const total = chosen ? list.selectedIds.length : (list.total ?? 0);
  return useExportTask({ total, texts: description.texts, prepare });
}
