import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSource } from './useFormField';

/**
 * Validates a field that has an error again when another one changes that its validation reads. Beside `useFormField`, not in
 * it: react-hook-form renders all who use its context again once the form is ready.
 */
export function useRevalidation(source: string, dependsOn: string | undefined): void {
  const name = useSource(source);
  const { subscribe, getFieldState, trigger } = useFormContext();
  useEffect(() => {
    if (dependsOn === undefined) return;
    return subscribe({
      formState: { values: true },
      callback({ name: changedName }) {
        if (changedName === dependsOn && getFieldState(name).error?.type === 'validate') void trigger(name);
      },
    });
  }, [subscribe, getFieldState, trigger, name, dependsOn]);
}
