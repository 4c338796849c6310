import { type RaRecord, useGetRecordRepresentation, useResourceContext } from 'react-admin';
import { visibleText } from '../../ui/visibleText';

/**
 * What a record is called in a sentence: react-admin's representation; where nothing of that could be seen, the email address or
 * the id. @param resource that of the page unless told
 */
export function useRecordName(resource?: string): (record: RaRecord) => string {
  const own = useResourceContext();
  const represent = useGetRecordRepresentation(resource ?? own);
  return (record) =>
    visibleText(String(represent(record))) || visibleText(String(record.email ?? '')) || `#${record.id}`;
}
