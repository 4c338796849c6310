import { createContext, type ReactNode } from 'react';

/** What a form knows of one of its fields, to speak about it elsewhere: in a message, in the comparison of two versions. */
export interface FieldDescription {
  readonly label: string;
  /** Shows a value of the field; absent where the value speaks for itself. */
  readonly format?: (value: unknown) => ReactNode;
}

/** The fields that a form shows at the moment, in the order in which they appeared. */
export interface FieldRegistry {
  /** Tells the form of a field as long as it is shown; the answer takes it back. */
  readonly describe: (source: string, description: FieldDescription) => () => void;
  readonly get: (source: string) => FieldDescription | undefined;
  readonly sources: () => string[];
}

/** The fields of the form around; undefined outside of a `RecordForm`. */
export const FieldRegistryContext = createContext<FieldRegistry | undefined>(undefined);

/** Keeps what the inputs of one form tell about themselves. */
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
