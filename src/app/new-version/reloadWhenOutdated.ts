import { markReload } from '../preferences/reloadMark';
import type { VersionWatch } from './versionWatch';

interface ReloadOptions {
  readonly wouldLose: () => boolean;
  readonly reload?: () => void;
}

/**
 * Reloads when the server has another build, once for each build and never when something would be lost (cases T221 to T224).
 * @returns `outdated` when the person may reload, `failed` when a retry may help; never while reloading
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
