import type { Resources } from './crud/createResources';
import type { Settings } from './options';
import type { StoredRecord } from './store';
import type { TokenState, Tokens } from './tokens';

export interface RecordChange {
  readonly resource: string;
  readonly id: string;
  /** Null if deleted. */
  readonly record: StoredRecord | null;
}

/** A server's changes since its start, applicable to another server with the same start. */
export interface ServerChanges {
  readonly records: readonly RecordChange[];
  /** All changed names by email; undefined if there are none. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  /** The digests of all changed passwords by email; undefined if there are none. */
  readonly passwords?: Readonly<Record<string, string>> | undefined;
  readonly tokens?: TokenState | undefined;
}

/** The start of the records; a new object for each start. */
export interface RecordsStart {
  readonly seed: number;
  readonly counts: Readonly<Record<string, number>>;
  /** The time to which seeded dates are relative, in milliseconds since 1970; default: the first access. */
  readonly startedAt: number;
}

/** Reads and applies a server's changes since its start. */
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
