import { Children, isValidElement, type ReactNode, useMemo } from 'react';
import { type RaRecord, useResourceContext, useStore, useTranslate } from 'react-admin';
import type { ColumnProps } from './Column';

export interface ListColumn extends ColumnProps<RaRecord> {
  readonly label: string;
}

/** The columns given as children of a list page, with their labels; stable until the page renders again. */
export function useColumns(children: ReactNode): ListColumn[] {
  const translate = useTranslate();
  const resource = useResourceContext();
  return useMemo(
    () =>
      Children.toArray(children)
        .filter((child) => isValidElement<ColumnProps<RaRecord>>(child))
        .filter(({ props }) => typeof props.source === 'string')
        .map(({ props }) => ({
          ...props,
          label:
            props.label ?? translate(`resources.${resource}.fields.${props.source}`, { _: props.source }),
        })),
    [children, translate, resource],
  );
}

/** The visible columns, and how to hide one; remembered under react-admin's own key. */
export function useVisibleColumns(columns: readonly ListColumn[]) {
  const resource = useResourceContext();
  const hiddenByDefault = columns.filter(({ hidden }) => hidden).map(({ source }) => source);
  const [stored, setHidden] = useStore<string[] | null>(`${resource}.datatable`, null);
  const hidden = Array.isArray(stored) ? stored : hiddenByDefault;
  const names = hidden.join('\n');
  const visibleColumns = useMemo(() => {
    const matches = columns.filter(({ source }) => !names.split('\n').includes(source));
    // At least one: a table without columns would be empty.
    return matches.length > 0 ? matches : columns.slice(0, 1);
  }, [columns, names]);
  return {
    visibleColumns,
    toggle: (source: string) =>
      setHidden(hidden.includes(source) ? hidden.filter((each) => each !== source) : [...hidden, source]),
    reset: () => setHidden(null),
  };
}

/** A record's value in a column; a dot reaches into nested fields (`author.name`). */
export function cellValue(record: RaRecord, source: string): unknown {
  return source.split('.').reduce((part, name) => part?.[name], record);
}
