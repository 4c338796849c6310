import { useTranslate } from 'react-admin';

/** The caption of a column by its index; one without a caption is named by its place, counted from 1. */
export function useColumnName(columns: readonly string[]): (index: number) => string {
  const translate = useTranslate();
  return (index) =>
    columns[index] || translate('areas.user-management.users.import.columns.unnamed', { number: index + 1 });
}
