import { isValidElement, type ReactNode } from 'react';
import { type RaRecord, useGetRecordRepresentation, useResourceContext } from 'react-admin';
import { localText } from '@/ui/localText';
import { visibleText } from '@/ui/visibleText';

/** A title may be a text by language, of which react-admin knows nothing. */
const textOf = (shown: ReactNode) =>
  typeof shown === 'object' && !isValidElement(shown) ? localText(shown) : String(shown);

/**
 * What a record is called in a sentence: react-admin's representation, in the language of the page. Where nothing of that could be
 * seen, the email address or the id.
 * @param resource that of the page by default
 */
export function useRecordName(resource?: string): (record: RaRecord) => string {
  const own = useResourceContext();
  const represent = useGetRecordRepresentation(resource ?? own);
  return (record) =>
    visibleText(textOf(represent(record))) || visibleText(String(record.email ?? '')) || `#${record.id}`;
}
