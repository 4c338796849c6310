import { createContext, type ReactNode } from 'react';

/** What a form knows of a field, for messages and for the comparison of two versions. */
interface FieldDescription {
  readonly label: string;
  /** Absent where the value speaks for itself. */
  readonly format?: (value: unknown) => ReactNode;
}

/** The fields currently shown, in order of appearance. */
export interface FieldRegistry {
  /** Registers a field; the result unregisters it. */
  readonly describe: (source: string, description: FieldDescription) => () => void;
  readonly get: (source: string) => FieldDescription | undefined;
  readonly sources: () => string[];
}

/** The registry of the form around; undefined outside a `RecordForm`. */
export const FieldRegistryContext = createContext<FieldRegistry | undefined>(undefined);

/** What stands before the sources of inputs within an entry of a list: `contributors.0`. */
export const SourceContext = createContext<string | undefined>(undefined);

export function createFieldRegistry(): FieldRegistry {
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
