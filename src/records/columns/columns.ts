import { Children, isValidElement, type ReactNode } from 'react';
import { type RaRecord, useResourceContext, useStore, useTranslate } from 'react-admin';
import type { ColumnProps } from './Column';

export interface ListColumn extends ColumnProps<RaRecord> {
  readonly label: string;
}

/** The columns that stand as children in a list page, with their labels. */
export function useColumns(children: ReactNode): ListColumn[] {
  const translate = useTranslate();
  const resource = useResourceContext();
  return Children.toArray(children)
    .filter((child) => isValidElement<ColumnProps<RaRecord>>(child))
    .filter(({ props }) => typeof props.source === 'string')
    .map(({ props }) => ({
      ...props,
      label: props.label ?? translate(`resources.${resource}.fields.${props.source}`, { _: props.source }),
    }));
}

/** Which columns are hidden, kept for the next visit under react-admin's own key. */
export function useHiddenColumns(columns: readonly ListColumn[]) {
  const resource = useResourceContext();
  const usual = columns.filter(({ hidden }) => hidden).map(({ source }) => source);
  const [stored, setHidden] = useStore<string[] | null>(`${resource}.datatable`, null);
  const hidden = Array.isArray(stored) ? stored : usual;
  const shown = columns.filter(({ source }) => !hidden.includes(source));
  return {
    /** Never none: a table without columns would say nothing. */
    shown: shown.length > 0 ? shown : columns.slice(0, 1),
    toggle: (source: string) =>
      setHidden(hidden.includes(source) ? hidden.filter((each) => each !== source) : [...hidden, source]),
    reset: () => setHidden(null),
  };
}

/** What a record holds in a column: the value of its field, which may be one within another (`author.name`). */
export function cellValue(record: RaRecord, source: string): unknown {
  return source.split('.').reduce((part, name) => part?.[name], record);
}
