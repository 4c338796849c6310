import { type DataProvider, useDataProvider } from 'react-admin';
import type { RecordCalls } from '@/api/records';

/** The data provider with the calls beyond react-admin's nine: bulk changes and the resources' custom verbs. */
export function useRecordCalls() {
  return useDataProvider<DataProvider & RecordCalls>();
}
