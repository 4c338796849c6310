import { markReload } from '../preferences/reloadMark';
import type { VersionWatch } from './versionWatch';

interface ReloadOptions {
  /** Whether a reload would lose something that was typed. */
  readonly wouldLose: () => boolean;
  readonly reload?: () => void;
}

/**
 * What to do about a script that did not arrive. When the server has another build by now, the script is gone, and a
 * reload brings the new ones: done at once, but once for each build, and never when something would be lost
 * (cases T221 to T224). Otherwise trying again is enough, also without a connection.
 * @returns `outdated` when a reload is left to the person, `failed` when it would not help; never while reloading
 */
export async function reloadWhenOutdated(
  versions: Pick<VersionWatch, 'look'>,
  { wouldLose, reload = () => location.reload() }: ReloadOptions,
): Promise<'failed' | 'outdated'> {
  const build = await versions.look();
  if (build === undefined) return 'failed';
  if (wouldLose() || !markReload(build)) return 'outdated';
  reload();
  return new Promise(() => {});
}
