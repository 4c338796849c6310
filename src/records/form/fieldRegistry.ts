import { useCallback, useMemo, useRef } from 'react';
import type { DescribeField, FieldDescription } from '../inputs/formFields';

/** The fields that a form shows at the moment, in the order in which they appeared. */
export interface FieldRegistry {
  readonly describe: DescribeField;
  readonly get: (source: string) => FieldDescription | undefined;
  readonly sources: () => string[];
}

/** Keeps what the inputs of one form tell about themselves. */
export function useFieldRegistry(): FieldRegistry {
  const fields = useRef(new Map<string, FieldDescription>());
  const describe = useCallback<DescribeField>((source, description) => {
    fields.current.set(source, description);
    return () => {
      if (fields.current.get(source) === description) fields.current.delete(source);
    };
  }, []);
  return useMemo(
    () => ({
      describe,
      get: (source) => fields.current.get(source),
      sources: () => [...fields.current.keys()],
    }),
    [describe],
  );
}
