import { isValidElement, type ReactNode } from 'react';
import {
  type RaRecord,
  type ResourceProps,
  useGetRecordRepresentation,
  useResourceContext,
} from 'react-admin';
import { visibleText } from '@/ui/visibleText';
import { cellValue } from '../columns/columns';
import { localText } from '../values/localText';

/** A title may be an object with a text for each language, which react-admin does not know. */
const textOf = (shown: unknown) =>
  typeof shown === 'object' && !isValidElement(shown) ? localText(shown) : String(shown ?? '');

const nameOf = (shown: ReactNode, record: RaRecord) =>
  visibleText(textOf(shown)) || visibleText(String(record.email ?? '')) || `#${record.id}`;

/**
 * Returns a function for a record's name in a sentence: react-admin's representation in the page's language; if that
 * would be invisible, the email address or the id.
 * @param resource default: the page's
 */
export function useRecordName(resource?: string): (record: RaRecord) => string {
  const contextResource = useResourceContext();
  const represent = useGetRecordRepresentation(resource ?? contextResource);
  return (record) => nameOf(represent(record), record);
}

/** The fields by which react-admin names a record whose resource does not say how. */
const nameFields = ['name', 'title', 'label', 'reference'];

/** The same without a hook, from what the resource says in `area.ts`; an element counts as nothing said. */
export function recordName(said: ResourceProps['recordRepresentation'], record: RaRecord): string {
  if (typeof said === 'function') return nameOf(said(record), record);
  const fields = typeof said === 'string' ? [said] : nameFields;
  const values = fields.map((field) => cellValue(record, field));
  const first = values.find((value) => value !== undefined && value !== null && value !== '');
  // A text, or an object with a text for each language.
  return nameOf(first as ReactNode, record);
}
