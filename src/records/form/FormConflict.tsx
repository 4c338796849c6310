import type { ReactNode } from 'react';
import type { FieldRegistry } from '../inputs/formFields';
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
  /** Fields that hold objects, such as texts by language: their entries are compared one by one. */
  objects?: readonly string[];
}

/** Lets the person choose between two versions after someone else saved the record; loaded on the first conflict. */
export function FormConflict(props: FormConflictProps) {
  const { state, registry, fields = [], formatField, objects = [] } = props;
  const { conflict, resolve, cancelConflict } = state;
  if (conflict === undefined) return null;
  const [base, mine, theirs] = [state.base, conflict.mine, conflict.theirs].map((each) =>
    splitFields(each, objects),
  ) as [Values, Values, Values];
  const visibleFields = registry.sources().map((source) => source.split('.')[0] ?? source);
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
      labelOf={(source) => registry.get(source)?.label}
      formatField={(source, value) => formatField?.(source, value) ?? registry.get(source)?.format?.(value)}
      onResolve={(values) => void resolve(joinFields(values, objects))}
      onCancel={cancelConflict}
    />
  );
}

const partsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** The values with each entry of the named objects as a field of its own, such as `texts.de`. */
function splitFields(values: Values, names: readonly string[]): Values {
  const splitEntries = Object.entries(values).flatMap(([name, value]) =>
    names.includes(name)
      ? partsOf(value).map(([part, each]) => [`${name}.${part}`, each] as const)
      : [[name, value] as const],
  );
  return Object.fromEntries(splitEntries);
}

/** The inverse of `splitFields`. */
function joinFields(values: Values, names: readonly string[]): Values {
  const result: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) {
    const name = names.find((each) => field.startsWith(`${each}.`));
    if (name === undefined) result[field] = value;
    else
      result[name] = { ...Object.fromEntries(partsOf(result[name])), [field.slice(name.length + 1)]: value };
  }
  return result;
}
