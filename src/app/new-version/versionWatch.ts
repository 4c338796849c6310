import * as v from 'valibot';
import { basePath } from '@/config';
import { createStore, type ValueStore } from '@/createStore';
import { isMetered } from '@/ui/loading/isMetered';

const minute = 60_000;
/** Minimum time between checks, in milliseconds: usually, on metered connections, and with a reason for suspicion. */
const pauses = { usual: 30 * minute, metered: 6 * 60 * minute, suspicious: minute };

export interface VersionWatch {
  /** The id of another build on the server; undefined while none is known. */
  readonly otherBuild: Pick<ValueStore<string | undefined>, 'get' | 'subscribe'>;
  /** Checks now and returns the id of another build; undefined if it is the same or unknown. Never rejects. */
  readonly look: () => Promise<string | undefined>;
  /** Checks if the last check is old enough; `suspicious` after a failure that a new version on the server would explain. */
  readonly lookAgain: (reason?: 'suspicious') => void;
}

/** Watches for a new build on the server. Does nothing in development and in the demo, where the page has no build id. */
export function createVersionWatch(): VersionWatch {
  const loadedBuild = readLoadedBuild();
  const otherBuild = createStore<string | undefined>(undefined);
  let checkedAt = Date.now();

  const look = async () => {
    if (loadedBuild === undefined) return undefined;
    checkedAt = Date.now();
    try {
      const build = await fetchBuild();
      if (build === loadedBuild) return undefined;
      otherBuild.set(build);
      return build;
    } catch {
      return undefined;
    }
  };
  return {
    otherBuild,
    look,
    lookAgain(reason) {
      const pause = pauses[reason ?? (isMetered() ? 'metered' : 'usual')];
      if (otherBuild.get() === undefined && Date.now() - checkedAt >= pause) void look();
    },
  };
}

/** Time limit for a check, in milliseconds. */
const answerWithin = 3000;

const schema = v.object({ build: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

/** The build id of this page; undefined in development and in the demo. */
function readLoadedBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
}

/** The id of the build on the server, bypassing caches. Rejects without a usable answer within three seconds. */
async function fetchBuild(): Promise<string> {
  const response = await fetch(`${basePath}version.json`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(answerWithin),
  });
  return v.parse(schema, await response.json()).build;
}
