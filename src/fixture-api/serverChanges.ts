import type { Resources } from './crud/createResources';
import type { Settings } from './options';
import type { StoredRecord } from './store';
import type { TokenState, Tokens } from './tokens';

export interface RecordChange {
  readonly resource: string;
  readonly id: string;
  /** Null when deleted. */
  readonly record: StoredRecord | null;
}

/** The changes of a server since its start, for another one with the same start. */
export interface ServerChanges {
  readonly records: readonly RecordChange[];
  /** All changed names, by email; absent when unchanged. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  /** The digests of all changed passwords, by email; absent when unchanged. */
  readonly passwords?: Readonly<Record<string, string>> | undefined;
  readonly tokens?: TokenState | undefined;
}

/** What the records began with; a new object for each start. */
export interface RecordsStart {
  readonly seed: number;
  readonly counts: Readonly<Record<string, number>>;
  /** The moment that seeds count back from, in milliseconds since 1970; the first access by default. */
  readonly startedAt: number;
}

/** What a server has changed since its start, to be kept or given to another one with the same start. */
export function createChanges({ names, passwords }: Settings, resources: Resources, tokens: Tokens) {
  const fill = (map: Map<string, string>, texts: ServerChanges['names']) => {
    for (const [email, text] of Object.entries(texts ?? {})) map.set(email, text);
  };
  return {
    changes: (): Required<ServerChanges> => ({
      records: resources.changes,
      names: Object.fromEntries(names),
      passwords: Object.fromEntries(passwords),
      tokens: tokens.state,
    }),
    /** @throws Error for an unknown resource */
    applyChanges(changes: ServerChanges): void {
      resources.apply(changes.records);
      fill(names, changes.names);
      fill(passwords, changes.passwords);
      if (changes.tokens) tokens.apply(changes.tokens);
    },
    restart(startedAt?: number): void {
      resources.restart(startedAt);
      names.clear();
      passwords.clear();
    },
  };
}
