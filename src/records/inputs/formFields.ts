import { createContext, type ReactNode, useSyncExternalStore } from 'react';

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
  /** Calls a function after each change; the function it returns ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The number of changes so far. */
  readonly version: () => number;
}

/** The registry of the surrounding form; undefined outside of a `RecordForm`. */
export const FieldRegistryContext = createContext<FieldRegistry | undefined>(undefined);

/** The prefix of the sources of inputs within a list entry: `contributors.0`. */
export const SourceContext = createContext<string | undefined>(undefined);

export function createFieldRegistry(): FieldRegistry {
  const fields = new Map<string, FieldDescription>();
  const listeners = new Set<() => void>();
  let version = 0;
  function changed(): void {
    version += 1;
    for (const listener of listeners) listener();
  }
  return {
    describe: (source, description) => {
      fields.set(source, description);
      changed();
      return () => {
        if (fields.get(source) !== description) return;
        fields.delete(source);
        changed();
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
    get: (source) => fields.get(source),
    sources: () => [...fields.keys()],
  };
}

/** Whether a value may be split into its fields: an object, or nothing, but no list. */
export const isObjectOrNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'object' && !Array.isArray(value));

/** Objects whose fields have inputs of their own, such as `price` of `price.amount`, and that have none as a whole. */
export function objectsIn({ sources, get }: FieldRegistry): string[] {
  const names = sources().flatMap((source) => /^([^.]+)\.[^.\d][^.]*$/.exec(source)?.[1] ?? []);
  return [...new Set(names)].filter((name) => get(name) === undefined);
}

/** Renders again when a field is named, such as one that only the other of two compared versions has. */
export function useNewFields({ subscribe, version }: FieldRegistry, isFollowed: boolean): void {
  useSyncExternalStore(isFollowed ? subscribe : never, isFollowed ? version : none);
}

const never = () => () => {};
const none = () => 0;
