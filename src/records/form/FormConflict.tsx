import type { ReactNode } from 'react';
import { lazyPart } from '../../ui/loading/LazyPart';
import type { FieldRegistry } from '../inputs/formFields';
import { changedFields } from './changedFields';
import type { RecordFormState } from './useRecordForm';

/** Shows a value of a field; undefined keeps the default. */
export type FormatField = (source: string, value: unknown) => ReactNode;

const ConflictDialog = lazyPart(() => import('./ConflictDialog').then((part) => part.ConflictDialog));

interface FormConflictProps {
  state: RecordFormState;
  registry: FieldRegistry;
  fields?: readonly string[];
  formatField?: FormatField;
}

/** Lets the person choose between two versions when someone else has saved meanwhile; loaded on the first conflict. */
export function FormConflict({ state, registry, fields = [], formatField }: FormConflictProps) {
  const { base, conflict, resolve, cancelConflict } = state;
  if (conflict === undefined) return null;
  const { mine, theirs } = conflict;
  const shown = registry.sources().map((source) => source.split('.')[0] ?? source);
  const compared = new Set([...shown, ...fields, ...Object.keys(changedFields(base, mine))]);
  return (
    <ConflictDialog
      // A further conflict starts with fresh choices.
      key={String(theirs.version)}
      base={base}
      mine={mine}
      theirs={theirs}
      compared={[...compared]}
      labelOf={(source) => registry.get(source)?.label}
      formatField={(source, value) => formatField?.(source, value) ?? registry.get(source)?.format?.(value)}
      onResolve={(values) => void resolve(values)}
      onCancel={cancelConflict}
    />
  );
}
