import type { Resources } from './crud/createResources';
import type { Settings } from './options';
import type { ServerChanges } from './serverChanges';
import type { Tokens } from './tokens';

/** What a server has changed since its start, to be kept or given to another one with the same start. */
export function createMemory({ names, passwords }: Settings, resources: Resources, tokens: Tokens) {
  return {
    changes: (): Required<ServerChanges> => ({
      records: resources.changes,
      names: names.changes,
      passwords: passwords.changes,
      tokens: tokens.state,
    }),
    takeChanges(): ServerChanges {
      const [newNames, newPasswords] = [names.takeChanges(), passwords.takeChanges()];
      const state = tokens.takeChanges();
      return {
        records: resources.takeChanges(),
        ...(newNames && { names: newNames }),
        ...(newPasswords && { passwords: newPasswords }),
        ...(state && { tokens: state }),
      };
    },
    /** @throws Error for an unknown resource */
    applyChanges(changes: ServerChanges): void {
      resources.apply(changes.records);
      if (changes.names) names.apply(changes.names);
      if (changes.passwords) passwords.apply(changes.passwords);
      if (changes.tokens) tokens.apply(changes.tokens);
    },
    restart(startedAt?: number): void {
      resources.restart(startedAt);
      names.clear();
      passwords.clear();
    },
  };
}
