import { isValidElement, type ReactNode } from 'react';
import { type RaRecord, useGetRecordRepresentation, useResourceContext } from 'react-admin';
import { visibleText } from '@/ui/visibleText';
import { localText } from '../values/localText';

/** A title may be an object with a text for each language, which react-admin does not know. */
const textOf = (shown: ReactNode) =>
  typeof shown === 'object' && !isValidElement(shown) ? localText(shown) : String(shown);

/**
 * Returns a function for a record's name in a sentence: react-admin's representation in the page's language; if that
 * would be invisible, the email address or the id.
 * @param resource default: the page's
 */
export function useRecordName(resource?: string): (record: RaRecord) => string {
  const contextResource = useResourceContext();
  const represent = useGetRecordRepresentation(resource ?? contextResource);
  return (record) =>
    visibleText(textOf(represent(record))) || visibleText(String(record.email ?? '')) || `#${record.id}`;
}
