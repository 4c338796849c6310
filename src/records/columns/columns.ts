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

/**
 * The visible columns, and how to choose them; hidden ones are remembered under react-admin's own key. A column that the
 * person has chosen loses its priority: it stays however narrow the table is.
 */
export function useVisibleColumns(columns: readonly ListColumn[]) {
  const resource = useResourceContext();
  const hiddenByDefault = columns.filter(({ hidden }) => hidden).map(({ source }) => source);
  const [storedHidden, setHidden] = useStore<string[] | null>(`${resource}.datatable`, null);
  const [storedChosen, setChosen] = useStore<string[] | null>(`${resource}.chosenColumns`, null);
  const hidden = Array.isArray(storedHidden) ? storedHidden : hiddenByDefault;
  const chosen = Array.isArray(storedChosen) ? storedChosen : [];
  const names = [hidden, chosen].map((sources) => sources.join('\n')).join('\n\n');
  const visibleColumns = useMemo(() => {
    const [hiddenNames, chosenNames] = names.split('\n\n').map((sources) => sources.split('\n'));
    const matches = columns
      .filter(({ source }) => !hiddenNames?.includes(source))
      .map((column) =>
        column.priority && chosenNames?.includes(column.source)
          ? { ...column, priority: 1 as const }
          : column,
      );
    // At least one: a table without columns would be empty.
    return matches.length > 0 ? matches : columns.slice(0, 1);
  }, [columns, names]);
  const without = (sources: readonly string[], source: string) => sources.filter((each) => each !== source);
  return {
    visibleColumns,
    show: (source: string) => {
      if (hidden.includes(source)) setHidden(without(hidden, source));
      setChosen([...without(chosen, source), source]);
    },
    hide: (source: string) => {
      setHidden([...hidden, source]);
      setChosen(without(chosen, source));
    },
    reset: () => {
      setHidden(null);
      setChosen(null);
    },
  };
}

/** A record's value in a column; a dot reaches into nested fields (`author.name`). */
export function cellValue(record: RaRecord, source: string): unknown {
  return source.split('.').reduce((part, name) => part?.[name], record);
}
