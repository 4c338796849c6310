import { useState } from 'react';
import type { FieldDescription, FieldRegistry } from '../inputs/formFields';

/** Keeps what the inputs of one form tell about themselves. */
export function useFieldRegistry(): FieldRegistry {
  const [registry] = useState(createFieldRegistry);
  return registry;
}

function createFieldRegistry(): FieldRegistry {
  const fields = new Map<string, FieldDescription>();
  return {
    describe: (source, description) => {
      fields.set(source, description);
      return () => {
        if (fields.get(source) === description) fields.delete(source);
      };
    },
    get: (source) => fields.get(source),
    sources: () => [...fields.keys()],
  };
}
