import { isMetered } from '../../ui/loading/isMetered';
import { fetchBuild, ownBuild } from './build';

const minute = 60_000;
/** How long nothing is asked after the last answer, in milliseconds: usually, where each byte is paid for, and with a reason. */
const pauses = { usual: 30 * minute, metered: 6 * 60 * minute, suspicious: minute };

/** Knows whether the server delivers another build than the one that is running here. */
export interface VersionWatch {
  /** The id of the other build; undefined while none is known. */
  readonly getSnapshot: () => string | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks now and resolves with the other build's id; undefined when it is the same or cannot be found out. Never rejects. */
  readonly look: () => Promise<string | undefined>;
  /** Asks when the last answer is old enough; `suspicious` after something that a new version on the server would explain. */
  readonly lookAgain: (reason?: 'suspicious') => void;
}

/** Where the page knows no build of its own nothing is ever asked. */
export function createVersionWatch(): VersionWatch {
  const own = ownBuild();
  const listeners = new Set<() => void>();
  let other: string | undefined;
  let asked = Date.now();

  const look = async () => {
    if (own === undefined) return undefined;
    asked = Date.now();
    try {
      const found = await fetchBuild();
      if (found === own || found === other) return found === own ? undefined : other;
      other = found;
      for (const listener of [...listeners]) listener();
      return other;
    } catch {
      return undefined;
    }
  };
  return {
    getSnapshot: () => other,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look,
    lookAgain(reason) {
      const pause = pauses[reason ?? (isMetered() ? 'metered' : 'usual')];
      if (other === undefined && Date.now() - asked >= pause) void look();
    },
  };
}
