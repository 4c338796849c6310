import type { ReactNode } from 'react';
import { type FieldRegistry, isObjectOrNothing, objectsIn } from '../inputs/formFields';
import { ConflictDialog } from './ConflictDialog';
import { changedFields, type Values } from './changedFields';
import type { RecordFormState } from './useRecordForm';

/** Formats a field's value; undefined keeps the default. */
export type FormatField = (source: string, value: unknown) => ReactNode;

interface FormConflictProps {
  state: RecordFormState;
  registry: FieldRegistry;
  fields?: readonly string[];
  formatField?: FormatField;
  /** Fields that hold objects, such as texts by language: their entries are compared one by one, as are those with inputs of their own. */
  objects?: readonly string[];
}

/** Lets the person choose between two versions after someone else saved the record; loaded on the first conflict. */
export function FormConflict(props: FormConflictProps) {
  const { state, registry, fields = [], formatField } = props;
  const { conflict, resolve, cancelConflict } = state;
  if (conflict === undefined) return null;
  const versions = [state.base, conflict.mine, conflict.theirs] as readonly Values[];
  // What the page shows as a whole stays whole.
  const parted = objectsIn(registry).filter((name) =>
    versions.every((each) => isObjectOrNothing(each[name]) && !formatField?.(name, each[name])),
  );
  const objects = [...new Set([...(props.objects ?? []), ...parted])];
  const [base, mine, theirs] = versions.map((each) => splitFields(each, objects)) as [Values, Values, Values];
  const visibleFields = registry.sources().map((source) => source.split('.')[0] ?? source);
  /** With those of the objects around: 'Mail server: Port'. */
  const labelOf = (source: string) => {
    const own = registry.get(source)?.label;
    const around = objects.filter((each) => each.includes('.') && source.startsWith(`${each}.`));
    const labels = around.toSorted((a, b) => a.length - b.length).map((each) => registry.get(each)?.label);
    return own === undefined ? undefined : [...labels, own].filter(Boolean).join(': ');
  };
  const entries = [mine, theirs].flatMap(Object.keys).filter((field) => field.includes('.'));
  const comparedFields = new Set([
    ...[...visibleFields, ...fields].filter((field) => !objects.includes(field)),
    ...entries,
    ...Object.keys(changedFields(base, mine)),
  ]);
  return (
    <ConflictDialog
      // A further conflict starts with fresh choices.
      key={String(theirs.version)}
      base={base}
      mine={mine}
      theirs={theirs}
      comparedFields={[...comparedFields]}
      labelOf={labelOf}
      formatField={(source, value) => formatField?.(source, value) ?? registry.get(source)?.format?.(value)}
      onResolve={(values) => void resolve(joinFields(values, objects))}
      onCancel={cancelConflict}
    />
  );
}

const partsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** The values with each entry of the named objects as a field of its own, such as `texts.de`; an object may be within another. */
function splitFields(values: Values, names: readonly string[], above = ''): Values {
  const splitEntries = Object.entries(values).flatMap(([name, value]) => {
    const path = `${above}${name}`;
    return names.includes(path)
      ? Object.entries(splitFields(Object.fromEntries(partsOf(value)), names, `${path}.`))
      : [[path, value] as const];
  });
  return Object.fromEntries(splitEntries);
}

/** The inverse of `splitFields`. */
function joinFields(values: Values, names: readonly string[]): Values {
  const joined = new Map(Object.entries(values));
  // The innermost first.
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    const parts = [...joined].filter(([field]) => field.startsWith(`${name}.`));
    if (parts.length === 0) continue;
    for (const [field] of parts) joined.delete(field);
    const within = parts.map(([field, value]) => [field.slice(name.length + 1), value]);
    joined.set(name, Object.fromEntries([...partsOf(joined.get(name)), ...within]));
  }
  return Object.fromEntries(joined);
}
