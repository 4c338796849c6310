import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { cellValue, type ListColumn } from '../columns/columns';
import { idsOf, type Reference } from './defineReference';
import { NameList } from './NameList';
import { type Names, useNames } from './useNames';

/** The names that a list's rows refer to, by resource. */
const RowNamesContext = createContext<ReadonlyMap<string, Names>>(new Map());

interface RowNamesProviderProps {
  columns: readonly ListColumn[];
  children: ReactNode;
}

/** Loads the names of all records that a list's rows refer to: one call for each resource, however many rows. */
export function RowNamesProvider({ columns, children }: RowNamesProviderProps) {
  const resources = new Map<string, { reference: Reference; sources: string[] }>();
  for (const { reference, source } of columns) {
    if (reference === undefined) continue;
    const sources = [...(resources.get(reference.resource)?.sources ?? []), source];
    resources.set(reference.resource, { reference, sources });
  }
  return [...resources.values()].reduceRight<ReactNode>(
    (inner, each) => (
      <NamesOfRows key={each.reference.resource} {...each}>
        {inner}
      </NamesOfRows>
    ),
    children,
  );
}

interface NamesOfRowsProps {
  reference: Reference;
  /** The fields that refer to it. */
  sources: readonly string[];
  children: ReactNode;
}

function NamesOfRows({ reference, sources, children }: NamesOfRowsProps) {
  const { data: rows } = useListContext();
  // Deferred like the rows: until then nothing is known of new ones.
  const data = useDeferredValue(rows);
  const isCurrent = data === rows;
  const ids = (data ?? []).flatMap((row) => sources.flatMap((source) => idsOf(cellValue(row, source))));
  const names = useNames(reference, ids);
  const others = useContext(RowNamesContext);
  const value = useMemo(() => {
    const isComplete = names.isComplete && isCurrent;
    return new Map([...others, [reference.resource, { ...names, isComplete }]]);
  }, [others, reference, names, isCurrent]);
  return <RowNamesContext value={value}>{children}</RowNamesContext>;
}

interface ReferenceNamesProps {
  reference: Reference;
  ids: readonly string[];
  /** What the names stand for: 'Groups'. */
  caption: string;
}

/**
 * The names of the records that a record refers to. Loaded with those of all rows in a list that has a column for them;
 * else on their own.
 */
export function ReferenceNames(props: ReferenceNamesProps) {
  const names = useContext(RowNamesContext).get(props.reference.resource);
  if (props.ids.length === 0) return null;
  return names ? <ShownNames {...props} names={names} /> : <FetchedNames {...props} />;
}

function FetchedNames(props: ReferenceNamesProps) {
  return <ShownNames {...props} names={useNames(props.reference, props.ids)} />;
}

/** If the names cannot be loaded, their number is shown, so that the cell does not look empty. */
function ShownNames({ reference, ids, caption, names }: ReferenceNamesProps & { names: Names }) {
  const translate = useTranslate();
  const found = ids.flatMap((id) => names.found.get(id) ?? []);
  if (!names.isComplete && found.length < ids.length) return '…';
  if (found.length === 0) {
    return names.isFailed
      ? translate('records.references.nameless', { smart_count: ids.length })
      : translate('records.gone');
  }
  const shown = found.map((record) => ({
    id: String(record.id),
    name: reference.nameOf(record),
    whole: reference.labelOf(record),
  }));
  return <NameList caption={caption} names={shown} />;
}
