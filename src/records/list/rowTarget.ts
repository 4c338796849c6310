import type { MouseEvent } from 'react';
import { type RaRecord, useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin';

/** The path that a row opens; false for none. */
export type RowTarget<R extends RaRecord = RaRecord> = false | ((record: R) => string | false);

/** Returns a function for the path that a row opens: the given target, else the edit page if there is one. */
export function useRowTarget(target: RowTarget | undefined): (record: RaRecord) => string | undefined {
  const resource = useResourceContext();
  const { hasEdit } = useResourceDefinition();
  const createPath = useCreatePath();
  return (record) => {
    if (target === false) return undefined;
    if (target !== undefined) return target(record) || undefined;
    return hasEdit ? createPath({ resource, id: record.id, type: 'edit' }) : undefined;
  };
}

/** False for clicks on a control in the row, and for selecting text. */
export function isRowClick({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  const control = target.closest('a, button, input, label, time, [role=button], [role=checkbox]');
  return control === null && window.getSelection()?.isCollapsed !== false;
}
