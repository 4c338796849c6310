import { createContext, type ReactNode } from 'react';

/** What a form knows of a field, for messages and for the comparison of two versions. */
interface FieldDescription {
  readonly label: string;
  /** Absent if the value needs no formatting. */
  readonly format?: (value: unknown) => ReactNode;
}

/** The currently shown fields, in order of appearance. */
export interface FieldRegistry {
  /** Registers a field; the returned function unregisters it. */
  readonly describe: (source: string, description: FieldDescription) => () => void;
  readonly get: (source: string) => FieldDescription | undefined;
  readonly sources: () => string[];
}

/** The registry of the surrounding form; undefined outside of a `RecordForm`. */
export const FieldRegistryContext = createContext<FieldRegistry | undefined>(undefined);

/** The prefix of the sources of inputs within a list entry: `contributors.0`. */
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
