import { useReferenceFieldContext, useTranslate } from 'react-admin';

/** What react-admin's `ReferenceField` shows in the place of a record that is no longer there: what a column of the house shows. */
export function GoneReference() {
  const { isPending } = useReferenceFieldContext();
  const translate = useTranslate();
  // Where the field refers to nothing, nothing was asked for.
  return isPending ? null : translate('records.gone');
}
