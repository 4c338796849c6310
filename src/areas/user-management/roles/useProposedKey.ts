import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { keyOf } from './roleKey';

/** Keeps the key of a new role in step with its name, until somebody writes a key. A role that is there keeps its own. */
export function useProposedKey(): void {
  const { getValues, setValue, formState } = useFormContext();
  const name: unknown = useWatch({ name: 'name' });
  const isNew = formState.defaultValues?.id === undefined;
  const proposed = useRef<string>(undefined);
  useEffect(() => {
    if (!isNew) return;
    const proposal = keyOf(typeof name === 'string' ? name : '');
    const untouched = (getValues('key') ?? '') === (proposed.current ?? proposal);
    if (!untouched) return;
    proposed.current = proposal;
    setValue('key', proposal, { shouldDirty: true });
  }, [isNew, name, getValues, setValue]);
}
